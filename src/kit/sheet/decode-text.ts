// Finds out in which encoding a text was written: byte order marks, UTF-16, UTF-8, GB18030 or cp1252.

const LOOKED_AT = 64 * 1024;

/** The text without its mark; undefined for bytes that are no text. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const [a, b, c] = bytes;
  if (a === 0xff && b === 0xfe) return decode('utf-16le', bytes);
  if (a === 0xfe && b === 0xff) return decode('utf-16be', bytes);
  if (a === 0xef && b === 0xbb && c === 0xbf) return decode('utf-8', bytes);
  const wide = wideOrder(bytes);
  if (wide) return plain(decode(wide, bytes));
  if (!looksLikeText(bytes)) return undefined;
  return (
    decode('utf-8', bytes, true) ??
    (isChinese(bytes) ? decode('gb18030', bytes) : decode('windows-1252', bytes))
  );
}

function decode(encoding: string, bytes: Uint8Array, fatal = false): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** A file that only looks like UTF-16 is full of signs that no text has. */
const plain = (text: string | undefined): string | undefined =>
  text !== undefined && (text.match(STRANGE)?.length ?? 0) <= text.length / 100 ? text : undefined;

/** Control signs but tab, line ends and form feed, and what stands for bytes that mean nothing. */
const STRANGE = /(?![\t\n\r\f])[\p{Cc}\ufffd]/gu;

/** UTF-16 without a mark: commas, tabs, digits and line ends leave a zero at every other place, and only there. */
function wideOrder(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const end = Math.min(bytes.length, LOOKED_AT) & ~1;
  let [even, odd] = [0, 0];
  for (let at = 0; at < end; at += 2) {
    if (bytes[at] === 0) even++;
    if (bytes[at + 1] === 0) odd++;
  }
  const enough = end / 2 / 20;
  if (odd > enough && even <= odd / 50) return 'utf-16le';
  if (even > enough && odd <= even / 50) return 'utf-16be';
  return undefined;
}

function looksLikeText(bytes: Uint8Array): boolean {
  const seen = bytes.subarray(0, LOOKED_AT);
  let strange = 0;
  for (const byte of seen) {
    if (byte === 0) return false;
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13 && byte !== 12) strange++;
  }
  return strange <= seen.length / 100;
}

/** Chinese characters come as pairs of high bytes; accents, µ, Ω and ± of cp1252 stand alone between ASCII letters. */
function isChinese(bytes: Uint8Array): boolean {
  let [pairs, singles] = [0, 0];
  const end = Math.min(bytes.length, LOOKED_AT);
  for (let at = 0; at < end; at++) {
    if ((bytes[at] ?? 0) < 0x81) continue;
    if ((bytes[at + 1] ?? 0) >= 0xa1) {
      pairs++;
      at++;
    } else singles++;
  }
  return pairs > singles;
}
