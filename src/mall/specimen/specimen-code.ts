// What codes on labels of specimens and shelves mean: a wrong or misread one is found without asking anybody (domain-lab §6).
import { checkSigns } from '#kit/rules/check-signs.ts';

/** A shelf's code: its place as it is written on it, behind its address or its letter. Undefined: it is none, or was misread. */
export function readShelfCode(scanned: string): string | undefined {
  const said = decoded(scanned.normalize('NFKC').trim());
  const [, code] = /(?:\/q\/|^)P\/(.{3,62})$/i.exec(said) ?? [];
  const place = code?.slice(0, -2);
  return place && checkSigns(place) === code?.slice(-2).toUpperCase() ? place : undefined;
}

/** What stands behind `/q/P/` for a place. */
export const shelfCode = (place: string): string => `${encodeURIComponent(place)}${checkSigns(place)}`;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What a scanned text means: the number of a specimen, from its code's address, with its signs, or typed, or of the sample request that it came with; undefined: neither. */
export function readSpecimenCode(scanned: string): string | undefined {
  const said = scanned.normalize('NFKC').trim().toUpperCase();
  if (/^SP\d{14,18}$/.test(said)) return said;
  const code = said.split('/Q/S/').at(1) ?? (/^TS\d+-\d{2,3}[0-9A-Z]{2}$/.test(said) ? said : undefined);
  if (code === undefined) return /^TS\d+-\d{2,3}$/.test(said) ? said : undefined;
  const number = code.slice(0, -2);
  return /^TS\d+-\d{2,3}$/.test(number) && checkSigns(number) === code.slice(-2) ? number : undefined;
}
