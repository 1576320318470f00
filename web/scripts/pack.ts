// The built page as one file that the server holds: a list of files, then their bytes, compressed as they will be sent.
//
//   fondaco-page 1
//   PATH SIZE GZIP-SIZE BROTLI-SIZE      a line for each file; 0: not worth compressing
//                                        an empty line
//   bytes of the first file, of its gzip, of its brotli, of the second file…

import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { type Plugin } from "vite";

function filesBelow(folder: string): string[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? filesBelow(path) : [path];
    });
}

export function pack(folder: string): Buffer {
  const lines: string[] = [];
  const bytes: Buffer[] = [];
  for (const file of filesBelow(folder)) {
    const plain = readFileSync(file);
    const worth = (small: Buffer) => (small.length < plain.length * 0.95 ? small : Buffer.alloc(0));
    const gzip = worth(gzipSync(plain, { level: 9 }));
    const brotli = worth(brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    lines.push(`/${relative(folder, file)} ${plain.length} ${gzip.length} ${brotli.length}`);
    bytes.push(plain, gzip, brotli);
  }
  return Buffer.concat([Buffer.from(`fondaco-page 1\n${lines.join("\n")}\n\n`), ...bytes]);
}

/** Packs the built page into `file`, if one is named. */
export function packed(file: string | undefined): Plugin {
  let folder = "";
  return {
    name: "fondaco-pack",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      if (file !== undefined) writeFileSync(file, pack(folder));
    },
  };
}
