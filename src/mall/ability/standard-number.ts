// Numbers of standards as people write them: what is the same standard whatever blanks, strokes and years stand in it.

/** A number taken apart. */
export interface StandardNumber {
  /** Capitals, digits and what parts numbers: `GB2423.1`, `IEC60068-2-1`, `GJB548B`; the same for all writings. */
  family: string;
  /** The year at its end; null where none is said. */
  edition: number | null;
}

/** Recommended national and trade standards of China are called with and without their T. */
const RECOMMENDED = /^(GB|JB|SJ|YD|QJ|HB|DL|HG)T(?=\d)/;
const YEAR = /[-—–:：](19\d\d|20\d\d)$/;

/**
 * @param text `GB/T 2423.1-2008`, `gbt2423.1`, `IEC60068-2-1`, `MIL-STD-883`
 * @returns undefined where there is no digit in it
 */
export function readStandardNumber(text: string): StandardNumber | undefined {
  const plain = text.normalize('NFKC').trim().toUpperCase();
  const edition = YEAR.exec(plain)?.[1];
  const family = plain
    .replace(YEAR, '')
    .replace(/[—–－]/g, '-')
    .replace(/[^A-Z0-9.-]/g, '')
    .replace(/-(?=[A-Z])|(?<=[A-Z])-/g, '')
    .replace(/^[.-]+|[.-]+$/g, '')
    .replace(RECOMMENDED, '$1');
  if (!/\d/.test(family)) return undefined;
  return { family, edition: edition === undefined ? null : Number(edition) };
}

/** What begins like the number of a standard. */
const NAMED =
  /(?:ANSI\/?|ESDA\/?|JEDEC ?)*\b(?:GJB|GB\s?\/?\s?T?|JJF|JJG|JESD|J-?STD|JS|IEC|ISO|CISPR|MIL[\s-]?STD|AEC[\s-]?Q|IPC-?(?:TM-?|A-?)?|SAE ?AS|IEEE ?(?:STD)?|EN|JB\/?T?|SJ\/?T?|JIS ?Z|UN)[\s-]*\d[\dA-Z.]*(?:-[\dA-Z.]+)*(?:[:：](?:19|20)\d\d)?/giu;

/** A number with its year, and nobody says of what: `2423.1-2001`. */
const BARE = /(?<![\w.-])\d{3,6}(?:\.\d+)*-(?:19|20)\d\d(?![\w.-])/gu;

/**
 * Takes a search apart: numbers of standards, whatever blanks are in them, and the other words.
 * @param text what somebody has typed
 */
export function readSearch(text: string): { numbers: StandardNumber[]; words: string[] } {
  const plain = text.normalize('NFKC').replace(/[‐‑‒–—―−]/g, '-');
  const numbers = [NAMED, BARE].flatMap((kind) =>
    [...(kind === NAMED ? plain : plain.replace(NAMED, ' ')).matchAll(kind)].flatMap(
      ([one]) => readStandardNumber(one) ?? [],
    ),
  );
  const words = plain
    .replace(NAMED, ' ')
    .replace(BARE, ' ')
    .split(/[\s,，、;；]+/)
    .filter((word) => word !== '');
  return { numbers, words };
}
