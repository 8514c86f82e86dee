// Short ways to write down a family and the segments of its order code.
import type {
  FixedSegment,
  Meaning,
  OptionSegment,
  PartFamily,
  ValueCodec,
  ValueSegment,
} from '../family.ts';
import { fact } from './fact.ts';

type Headed = 'code' | 'brand' | 'series' | 'releasedAt' | 'price';

/** A family: what each has, and the rest. It is active where the rest does not say otherwise. */
export function family(
  code: string,
  brand: string,
  series: string,
  releasedAt: string,
  price: PartFamily['price'],
  rest: Omit<PartFamily, Headed | 'lifecycle'> & Partial<PartFamily>,
): PartFamily {
  return { lifecycle: 'active', ...rest, code, brand, series, releasedAt, price };
}

/** Codes with what each stands for, as `1A=10V 1C=16V 0402`; a code alone stands for itself. */
export function codes(text: string): Record<string, string> {
  return Object.fromEntries(
    text
      .trim()
      .split(/\s+/)
      .map((one) => {
        const [code = '', meant = code] = one.split('=');
        return [code, meant];
      }),
  );
}

/** Characters that every order code of the family has at this place. */
export function fixed(text: string): FixedSegment {
  return { fixed: text };
}

/** A segment that is filled from a list of codes. */
export function oneOf(
  key: string,
  labelZh: string,
  labelEn: string,
  options: Readonly<Record<string, Meaning>>,
): OptionSegment {
  return { key, labelZh, labelEn, options };
}

/** A segment that is filled with an encoded value. */
export function valued(key: string, labelZh: string, labelEn: string, codec: ValueCodec): ValueSegment {
  return { key, labelZh, labelEn, codec };
}

/** A segment whose codes each stand for one printed value of one parameter. */
export function printedAs(
  key: string,
  labelZh: string,
  labelEn: string,
  texts: Readonly<Record<string, string>>,
): OptionSegment {
  const options: Record<string, Meaning> = {};
  for (const [code, text] of Object.entries(texts)) options[code] = { zh: text, facts: [fact(key, text)] };
  return { key, labelZh, labelEn, options };
}

/** The voltage that a capacitor is rated for, by its code. */
export const volts = (texts: Readonly<Record<string, string>>) =>
  printedAs('voltage', '额定电压', 'Rated voltage', texts);

/** The tolerance letters of IEC 60062. */
export function tolerance(letters: string): OptionSegment {
  const texts: Record<string, string> = { B: '±0.1%', C: '±0.25%', D: '±0.5%', F: '±1%', G: '±2%' };
  Object.assign(texts, { J: '±5%', K: '±10%', M: '±20%', N: '±30%' });
  const factors: Record<string, number> = { B: 6, C: 3, D: 2.2, F: 1, G: 1, J: 0.92, K: 1, M: 0.96, N: 0.96 };
  const options: Record<string, Meaning> = {};
  for (const letter of letters) {
    const text = texts[letter]!;
    options[letter] = { zh: text, facts: [fact('tolerance', text)], factor: factors[letter] };
  }
  return { key: 'tolerance', labelZh: '精度', labelEn: 'Tolerance', options };
}

/** The number of ways of a connector, written with `digits` digits (0: no leading zeros). */
export function positions(
  from: number,
  to: number,
  digits = 0,
  step = 1,
  pictures: { picture?: string } = {},
): OptionSegment {
  const options: Record<string, Meaning> = {};
  for (let ways = from; ways <= to; ways += step) {
    options[String(ways).padStart(digits, '0')] = {
      zh: `${ways}P`,
      facts: [fact('positions', `${ways}P`)],
      pins: ways,
      // chosen: a housing costs a fixed share, each way the rest
      factor: 0.4 + 0.3 * ways,
      ...pictures,
    };
  }
  return { key: 'positions', labelZh: '位数', labelEn: 'Positions', options };
}
