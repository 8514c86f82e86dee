// Reads what a catalogue prints for a parameter as figures that can be compared: 3V~3.6V, ≤18V, 250V@AC;30V@DC, 0.1 µF.
import { remembered } from '#kit/rules/remembered.ts';
import type { CatalogParameter } from './catalog-part.ts';

/** One figure or range of a value, in the base unit. */
export interface Figure {
  lo: number;
  hi: number;
  /** '' where the catalogue leaves it out. */
  unit: string;
  /** For a lone figure that is said to be the most or the least there may be. */
  end: 'most' | 'least' | undefined;
  /** What stands behind an @, or '': the circumstances under which it holds. */
  under: string;
}

const SCALES: Readonly<Record<string, number>> = {
  '': 1, p: 1e-12, n: 1e-9, u: 1e-6, m: 1e-3, c: 1e-2, k: 1e3, K: 1e3, M: 1e6, G: 1e9, T: 1e12,
}; // biome-ignore format: a table reads better in one row
const BINARY: Readonly<Record<string, number>> = { '': 1, K: 2 ** 10, k: 2 ** 10, M: 2 ** 20, G: 2 ** 30 };
/** Units, each with what others call it. */
const UNITS = new Map(
  [
    'Ω ohm ohms R', 'F', 'H', 'V', 'A', 'W', 'Hz', 's sec secs', 'm', 'g', 'J', 'N', 'Pa', 'bps bit/s b/s', 'SPS', 'cd', 'lm',
    'lx', '%', 'ppm ppm/°C', 'dB', 'dBm', 'dBi', '°C', 'K', '°', 'Ah', 'VA', 'P pin pins', 'h hrs hr hours 小时',
    '次 cycles cycle times Times Cycles', 'channels channel ch Channels Channel 通道 路', 'B Byte Bytes', 'bit bits Bit b 位',
  ].flatMap((names) => names.split(' ').map((name, _, [first]) => [name, first!] as const)),
); // biome-ignore format: a table reads better in rows

/** What stands behind a unit and says how it was measured, not how much. */
const MEASURED = /[\s(]*(?:p-?p|rms|r\.m\.s\.?|dc|ac|typ\.?|nom\.?|\(ta\)|\(tj\)|\(tc\))\)?$/i;

function unitOf(text: string): { unit: string; scale: number } | undefined {
  const plain = text.replace(MEASURED, '').replace(MEASURED, '').trim();
  const whole = UNITS.get(plain) ?? (plain === '' ? '' : undefined);
  if (whole !== undefined) return { unit: whole, scale: 1 };
  const slope = /^([munpk]?)V\/([mun]?)s$/.exec(plain);
  if (slope) return { unit: 'V/s', scale: SCALES[slope[1]!]! / SCALES[slope[2]!]! };
  // 10k and 100n leave the unit out.
  if (/^[pnukKMG]$/.test(plain)) return { unit: '', scale: SCALES[plain]! };
  const unit = UNITS.get(plain.slice(1));
  const scale = unit === 'B' || unit === 'bit' ? BINARY[plain[0]!] : SCALES[plain[0]!];
  return unit === undefined || scale === undefined ? undefined : { unit, scale };
}

const WORDS: Readonly<Record<string, number>> = {
  single: 1, one: 1, 单: 1, dual: 2, double: 2, two: 2, 双: 2, triple: 3, three: 3, 三: 3, quad: 4, four: 4, 四: 4,
  hex: 6, six: 6, 六: 6, octal: 8, eight: 8, 八: 8,
}; // biome-ignore format: a table reads better in rows
const NUMBER = String.raw`[-+]?\d+(?:\.\d+)?(?:e[-+]?\d+)?`;
const UNIT = String.raw`[^\d~,;]*?`;
const FIGURE = new RegExp(
  String.raw`^(?<before>[±≤≥<>≦≧=~]*)\s*(?<a>${NUMBER})\s*(?<ua>${UNIT})\s*(?:(?:~|至|to|\.{2,3}|(?<=[\d\w°℃%Ω])\s*-)\s*±?(?<b>${NUMBER})\s*(?<ub>${UNIT}))?$`,
  'i',
);
const MOST = /^(?:max(?:imum)?\.?|最大值?|最高|up\s*to|不超过)\s*|\s*(?:\(?max(?:imum)?\.?\)?|最大)$/i;
const LEAST = /^(?:min(?:imum)?\.?|最小值?|最低|至少)\s*|\s*(?:\(?min(?:imum)?\.?\)?|最小)$/i;
const NOTHING = /^(?:[-—–/\s]*|n\/?a|null|undefined|\?)$/i;

/** Undoes the last-digit noise of a multiplication: 4.7 × 1e-6 stays 0.0000047. */
const exact = (value: number): number => Number(value.toPrecision(12));

function readFigure(piece: string): Figure | undefined {
  const [value = '', ...rest] = piece.split('@');
  const under = rest
    .join('@')
    .replaceAll(/[\s()]/g, '')
    .toLowerCase();
  let text = value.trim();
  let end: Figure['end'];
  if (MOST.test(text)) [end, text] = ['most', text.replace(MOST, '')];
  else if (LEAST.test(text)) [end, text] = ['least', text.replace(LEAST, '')];
  text = text
    .replace(/\s*\([^()]*\)$/, '')
    .replace(/^[ad]c\s+/i, '')
    .replace(/^(\d+)([RkKMGpnu])(\d+)$/, '$1.$3$2');
  const words = /^(\p{L}+?)[\s-]*(?:channels?|路|通道|ports?|组)?$/iu.exec(text)?.[1]?.toLowerCase() ?? '';
  const count = WORDS[words];
  if (count !== undefined) return { lo: count, hi: count, unit: '', end, under };
  const found = FIGURE.exec(text)?.groups;
  if (!found) return undefined;
  const { before = '', a = '', ua = '', b, ub = '' } = found;
  const high = unitOf((b === undefined ? ua : ub || ua).trim());
  const low = b !== undefined && ua.trim() !== '' ? unitOf(ua.trim()) : high;
  if (!high || !low) return undefined;
  if (/[≤<≦]/.test(before)) end = 'most';
  if (/[≥>≧]/.test(before)) end = 'least';
  const first = exact(Number(a) * low.scale);
  const second = b === undefined ? first : exact(Number(b) * high.scale);
  return { lo: Math.min(first, second), hi: Math.max(first, second), unit: high.unit, end, under };
}

/** Semicolons and commas part values; behind an @ a comma parts circumstances, unless another @ follows: 57mΩ@4.5V,3.6A. */
function piecesOf(text: string): string[] {
  return text.split(/[;；、]/).flatMap((part) => {
    const pieces: string[] = [];
    for (const piece of part.split(/[,，](?![^()]*\))/)) {
      const last = pieces.at(-1);
      if (last?.includes('@') && !piece.includes('@')) pieces.splice(-1, 1, `${last},${piece}`);
      else pieces.push(piece);
    }
    return pieces;
  });
}

/** One spelling: full width, both signs for micro, ohm and minus, thousands without commas. */
const spelled = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[μµ]/g, 'u')
    .replaceAll('\u2126', 'Ω')
    .replaceAll(/[−–]/g, '-')
    .replaceAll(/[〜～]/g, '~')
    .replaceAll(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .trim();

/** Whether a text says nothing: a dash, N/A. */
export const saysNothing = (text: string): boolean => NOTHING.test(text.trim());

const readText = remembered((text): readonly Figure[] => {
  const figures = piecesOf(spelled(text)).map(readFigure);
  return figures.every((figure) => figure !== undefined) ? figures : [];
});

/** The figures that a parameter prints, several where it gives a list; none where it is words. */
export function readValue(param: CatalogParameter): readonly Figure[] {
  const printed = readText(param.textEn ?? param.text);
  if (printed.length > 0) return printed;
  const { n, lo, hi, unit = '' } = param;
  if (lo === undefined && hi === undefined && n === undefined) return [];
  const [least, most] = [lo ?? n ?? hi!, hi ?? n ?? lo!];
  return [{ lo: least, hi: most, unit, end: undefined, under: '' }];
}
