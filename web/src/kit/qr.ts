// A text as a QR code, for cameras.

/** The code as the path of an SVG of so many units a side: a rectangle for each dark run of a row. The library comes only when it is wanted. */
export async function qrPath(text: string): Promise<{ size: number; path: string }> {
  const { generate } = await import("lean-qr");
  const code = generate(text);
  let path = "";
  for (let y = 0; y < code.size; ++y) {
    for (let x = 0; x < code.size; ++x) {
      let run = 0;
      while (x + run < code.size && code.get(x + run, y)) ++run;
      if (run > 0) path += `M${x} ${y}h${run}v1h-${run}z`;
      x += run;
    }
  }
  return { size: code.size, path };
}
