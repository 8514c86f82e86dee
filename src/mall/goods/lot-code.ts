// The code by which anybody looks up the passport of a lot: on labels, in links and behind `/q/L/`.
import { checkSigns } from '#kit/rules/check-signs.ts';

/** `L12345` with two check signs. */
export const lotCode = (lotId: number): string => `L${lotId}${checkSigns(`L${lotId}`)}`;

/** The page of its passport. */
export const passportOf = (lotId: number): string => `/lot?code=${lotCode(lotId)}`;

/** From a code, an address with `/q/L/` before it, or as it was typed; undefined: it is none, or was misread. */
export function readLotCode(said: string): number | undefined {
  const [, number, signs] =
    /(?:^|\/)L?(\d{1,15})([0-9A-Z]{2})$/.exec(said.normalize('NFKC').trim().toUpperCase()) ?? [];
  return number && checkSigns(`L${number}`) === signs ? Number(number) : undefined;
}
