import { createHash } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { browserHas, ownSha256, sha256 } from "./sha256";

describe("SHA-256", () => {
  // The examples of FIPS 180-2.
  it.each([
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    ["abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"],
  ])("of “%s” is that of the standard", (text, digest) => expect(ownSha256(text)).toBe(digest));

  it("is that of others for every length around a block, and beyond ASCII", () => {
    for (let length = 50; length < 140; ++length) {
      const text = "fondaco-seed Печать ".repeat(10).slice(0, length);
      expect(ownSha256(text), String(length)).toBe(createHash("sha256").update(text).digest("hex"));
    }
  });

  it("is the browser’s where the page has it, else ours, with the same result", async () => {
    const digest = createHash("sha256").update("fondaco-seed 7 ab").digest("hex");
    expect(browserHas()).toBe(true);
    expect(await sha256("fondaco-seed 7 ab")).toBe(digest);
    vi.stubGlobal("crypto", {});
    try {
      expect(browserHas()).toBe(false);
      expect(await sha256("fondaco-seed 7 ab")).toBe(digest);
    } finally {
      vi.unstubAllGlobals();
    }
  });
});
