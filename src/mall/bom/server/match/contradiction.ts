// What a line says besides a part number, held against the part that has this number: another package, another value.
import type { Text } from '#kit/words/text.ts';
import type { WantedLine } from '../../bom-line.protocol.ts';
import type { FoundPart } from '../find-by-number.ts';
import { VALUE_KEYS } from '../find-by-spec.ts';
import { matchSays } from '../match-words.ts';
import { type PassiveKind, readSpec } from '../read-spec.ts';
import { samePackage } from './package-class.ts';

/** As far as lines speak of parts. */
type DescribedPart = Pick<FoundPart, 'packageName' | 'params'>;

type Line = Pick<WantedLine, 'designators' | 'packageName' | 'value'>;

const LETTERS: Readonly<Partial<Record<PassiveKind, string>>> = {
  resistor: 'R1',
  capacitor: 'C1',
  inductor: 'L1',
};
const KINDS = (Object.entries(VALUE_KEYS) as [PassiveKind, string][]).filter(([kind]) => kind in LETTERS);

/** @returns the sentence that asks; undefined where nothing the line says speaks against the part */
export function contradictionOf(line: Line, part: DescribedPart): Text | undefined {
  if (samePackage(line.packageName, part.packageName) === false)
    return matchSays.otherPackage(line.packageName, part.packageName ?? '');
  const has = otherValueOf(line, part);
  return has === undefined ? undefined : matchSays.otherValue(line.value.trim(), has);
}

/** Only what stands as the value counts: descriptions and notes speak of much else. @returns what the part has instead */
function otherValueOf({ value, packageName, designators }: Line, part: DescribedPart): string | undefined {
  if (value.trim() === '') return undefined;
  const parameterOf = (...keys: string[]) =>
    part.params.find((one) => keys.includes(one.key) && one.n !== undefined);
  // Its part says what a bare 10k or 100n is of.
  const kinds = KINDS.filter(([, key]) => parameterOf(key));
  const [kind, key] = kinds[0] ?? [];
  if (kinds.length === 0) {
    const frequency = parameterOf('frequency', 'frequency_nominal');
    if (frequency && frequency.unit === 'Hz') {
      const said = frequencyIn(value);
      return said !== undefined && isOther(said, frequency.n ?? 0) ? frequency.text : undefined;
    }
    return undefined;
  }
  if (kind === undefined || key === undefined || kinds.length > 1) return undefined;
  const line = {
    value,
    packageName,
    designators: designators || (LETTERS[kind] ?? ''),
    partNo: '',
    description: '',
    note: '',
  };
  const spec = readSpec(line) ?? readSpec({ ...line, designators: LETTERS[kind] ?? '' });
  const own = parameterOf(key);
  if (spec?.kind !== kind || own?.n === undefined) return undefined;
  if (isOther(spec.value, own.n)) return own.text;
  if (packageName === '' && spec.size !== undefined && samePackage(spec.size, part.packageName) === false)
    return part.packageName ?? '';
  const rated = parameterOf('voltage', 'voltage_rated');
  if (kind === 'capacitor' && spec.volts !== undefined && (rated?.n ?? spec.volts) < spec.volts)
    return rated?.text;
  return undefined;
}

/** chosen: rounded values differ by less. */
const ROUNDED = 0.01;

const isOther = (said: number, has: number): boolean => Math.abs(has - said) > Math.abs(said) * ROUNDED;

const SCALE: Readonly<Record<string, number>> = { K: 1e3, M: 1e6, G: 1e9 };

/** `12MHz`, `crystal 32.768 kHz`, and `25M` where nothing else is said; in Hz. */
function frequencyIn(text: string): number | undefined {
  const plain = text.normalize('NFKC').trim();
  const [, number, prefix = ''] =
    /(?<![\w.])(\d+(?:\.\d+)?) ?([kMG])Hz(?![A-Za-z0-9])/i.exec(plain) ??
    /^(\d+(?:\.\d+)?) ?([kMG])$/i.exec(plain) ??
    [];
  return number === undefined ? undefined : Number(number) * (SCALE[prefix.toUpperCase()] ?? 1);
}
