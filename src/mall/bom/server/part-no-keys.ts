// Finds what may be a part number in what somebody wrote: whole cells, and pieces of `YAGEO CC0402KRX7R7BB104` or `L78M05CDT-TR/DPAK`.
import { required } from '#kit/rules/required.ts';
import { normalPartNo } from '#mall/part/normal-part-no.ts';
import type { WantedLine } from '../bom-line.protocol.ts';
import { designatorsOf, isNumberLike, isPackage, isSupplierCode, isValue } from './cell-kinds.ts';

/** Something to look for, and how far it is to be trusted. */
export interface PartNoKey {
  /** As normalPartNo writes it. */
  key: string;
  /** As written. */
  text: string;
  /** partNo: the whole cell of the part number. piece: a part of it. value: from the value. text: from a description. */
  from: 'partNo' | 'piece' | 'value' | 'text';
}

const SHORTEST = 2;
const MOST = 8;
/** Names of symbols and stand-ins that drawing programs put where a part number would stand. */
const SYMBOL =
  /^(conn[_ ]|jumper|testpoint|mountinghole|sw_|led$|diode$|crystal$|usb[_ -]?[abc]$|c_|r_|l_|d_|q_|any$|dnp$|nc$|tbd$|generic|\?+$)/i;

/** The most trusted first; each key once. */
export function partNoKeysOf(line: WantedLine): PartNoKey[] {
  const keys: PartNoKey[] = [];
  const add = (text: string, from: PartNoKey['from']) => {
    const key = normalPartNo(text);
    if (key.length >= SHORTEST && !keys.some((one) => one.key === key))
      keys.push({ key, text: text.trim(), from });
  };
  const { partNo, value, description } = line;
  const own = new Set(designatorsOf(line.designators));
  if (partNo !== '' && !SYMBOL.test(partNo)) {
    if (!/\p{Script=Han}/u.test(partNo) || !/\s/.test(partNo)) add(partNo, 'partNo');
    // `RS1G/SMA`: a number with its package behind it.
    const packed = /^(\S+)(?:\s+\S{1,3})?\/(\S+)$/.exec(partNo);
    if (packed && isPackage(required(packed[2])) && /\d/.test(required(packed[1])))
      add(required(packed[1]), 'partNo');
    for (const piece of piecesOf(partNo)) if (isLikely(piece) || isName(piece)) add(piece, 'piece');
  }
  if (value !== '' && !SYMBOL.test(value) && value.length <= 80) {
    if ((isLikely(value) || isName(value) || isShort(value) || isSpaced(value)) && !own.has(value))
      add(value, 'value');
    for (const piece of piecesOf(value)) if (isLikely(piece)) add(piece, 'value');
  }
  // `81-GRM155R71C104KA88D`: Mouser puts a number of its own before the maker's.
  const mouser = /^\d{2,4}-([A-Z0-9][A-Z0-9./-]{5,})$/i.exec(line.supplierCode);
  if (mouser && !/-ND$/i.test(line.supplierCode)) add(required(mouser[1]), 'piece');
  for (const piece of description.split(/[\s,;，；/()]+/)) {
    if (piece.length >= 8 && isLikely(piece)) add(piece, 'text');
  }
  return keys.slice(0, MOST);
}

const piecesOf = (text: string): string[] => {
  const pieces = text.split(/[\s,;，；、()（）[\]【】"'\p{Script=Han}]+/u);
  return [...new Set([...pieces, ...pieces.flatMap((piece) => piece.split(/[/|:]/))])].filter(
    (piece) => piece !== text,
  );
};

/** Could be a maker's number: letters and digits, no value, package, designator or rating. */
function isLikely(text: string): boolean {
  return (
    isNumberLike(text) &&
    !isValue(text) &&
    !isSupplierCode(text) &&
    !(isPackage(text) && text.length < 10) &&
    !/^(x5r|x7r|c0g|np0|rohs|\d+(\.\d+)?(mm|mil|w|v|a|mhz|khz|ppm)[x*\d]*)$/i.test(text)
  );
}

/** Short names of well-known parts: `LM358`, `BC817`, `NE555`. */
const isName = (text: string): boolean =>
  (/^[A-Z]{1,4}\d{1,5}[A-Z]{0,3}$/i.test(text) || /^\d[A-Z]{1,2}\d{3,4}[A-Z]{0,2}$/i.test(text)) &&
  text.length >= 4 &&
  !isPackage(text) &&
  !isValue(text);

/** The shortest numbers that parts have: `M7`, `S1M`, `A7`. */
const isShort = (text: string): boolean =>
  /^[A-Z]{1,2}\d[A-Z0-9]?$/i.test(text) && !isPackage(text) && !isValue(text);

/** Numbers of connectors that have blanks and commas in them: `MC 1,5/ 6-ST-3,81`. */
const isSpaced = (text: string): boolean =>
  /^[A-Z]{2,6} ?\d[\dA-Z,./-]* ?[\dA-Z,./ -]*$/i.test(text) &&
  /\s/.test(text) &&
  /\d-[A-Z]|[A-Z]-\d|\d,\d/i.test(text) &&
  !isValue(text);

/** Endings that say in what a part is packed, by their normal spelling; the part itself is the same. */
const PACKINGS = new Set(
  (
    'TR TRG TRPBF PBF TRL TR13 TR7 T R7 R13 RL RL7 REEL REEL7 REEL13 CT CTND ND TP TUBE TRAY 7 13 7F 13F TT1 ' +
    'T1 T1G T3G G TE TE12L L3F LF E3 E3TR NOPB X NOPBX XNOPB ROHS CUTTAPE'
  ).split(' '),
);
/** Endings of which the maker must be known, since elsewhere they mean something else. */
const PACKINGS_OF: readonly (readonly [RegExp, ReadonlySet<string>])[] = [
  [/texas|^ti$|德州/i, new Set(['R', 'RG4', 'G4', 'E4', 'T', 'TG4'])],
  [/microchip|微芯/i, new Set(['T', 'TR'])],
  [/diodes|美台/i, new Set(['7', '13', '7F', '13F'])],
  [/onsemi|on semi|安森美/i, new Set(['G', 'T1G', 'T3G', 'X'])],
  [/murata|村田/i, new Set(['D', 'J', 'L', 'K', 'B'])],
];
/** Endings of one sign that are too common to be taken off without knowing the maker. */
const DOUBTFUL = new Set(['T', 'X', 'G', '7', '13']);

/** Whether an ending is nothing but packing. @param brandName the maker, as far as it is known */
export function isPacking(ending: string, brandName: string): boolean {
  if (ending === '') return true;
  if (PACKINGS_OF.some(([brand, endings]) => brand.test(brandName) && endings.has(ending))) return true;
  return PACKINGS.has(ending) && !DOUBTFUL.has(ending);
}

/** The number without what may be its packing, the shortest last; itself first. Never shorter than five signs. */
export function withoutPacking(key: string): string[] {
  const found = [key];
  for (let cut = 1; cut <= 6 && key.length - cut >= 5; cut++) {
    const ending = key.slice(-cut);
    if (PACKINGS.has(ending) || PACKINGS_OF.some(([, endings]) => endings.has(ending)))
      found.push(key.slice(0, -cut));
  }
  return found;
}

/** Below so many signs a beginning means nothing. */
export const SHORTEST_BEGINNING = 5;

/** Two thirds of a number: where similar ones stand. */
export const roughBeginning = (key: string): string =>
  key.slice(0, Math.max(SHORTEST_BEGINNING, Math.ceil(key.length * 0.67)));

/** `STM32F446RETX`: drawing programs write x for any sign at the end. */
export const beforeWildcard = (key: string): string | undefined => {
  const cut = key.replace(/X+$/, '');
  return cut !== key && cut.length >= 6 ? cut : undefined;
};
