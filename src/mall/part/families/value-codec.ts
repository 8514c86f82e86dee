// The codes in which makers print resistance, capacitance, inductance, voltage and frequency.
import type { ValueCodec } from '../family.ts';
import { fact, printed } from './fact.ts';

const E24 = [10, 11, 12, 13, 15, 16, 18, 20, 22, 24, 27, 30, 33, 36, 39, 43, 47, 51, 56, 62, 68, 75, 82, 91];
const E96 = Array.from({ length: 96 }, (_, step) => Math.round(100 * 10 ** (step / 96)));

/** Whether a value has a mantissa of E-24 (two digits), or with `three` one of E-96 or E-24. */
function isPreferred(value: number, three: boolean): boolean {
  if (value <= 0) return value === 0;
  const mantissa = value / 10 ** (Math.floor(Math.log10(value) + 1e-9) - 2);
  const rounded = Math.round(mantissa);
  if (Math.abs(mantissa - rounded) > 1e-6) return false;
  if (rounded % 10 === 0 && E24.includes(rounded / 10)) return true;
  return three && E96.includes(rounded);
}

function clean(value: number): number {
  return Number(value.toPrecision(9));
}

/**
 * A codec over a pure pair of functions.
 * Only canonical codes are read: the code must be the one that `write` gives for its value.
 */
function codec(
  key: string,
  unit: string,
  maxLength: number,
  readValue: (code: string) => number | undefined,
  writeValue: (value: number) => string | undefined,
): ValueCodec {
  return {
    maxLength,
    read(code) {
      if (code.length > maxLength) return undefined;
      const value = readValue(code);
      if (value === undefined || writeValue(value) !== code) return undefined;
      const text = printed(value, unit);
      return { zh: text, facts: [{ ...fact(key, text), n: value, unit }] };
    },
  };
}

/** `digits` significant digits and one for the zeros; R marks the point below: 103, 4R7, R47, 1002, 49R9. */
function digitCode(value: number, digits: number): string | undefined {
  if (value === 0) return '0'.repeat(digits + 1);
  if (value < 1) {
    const decimals = clean(value * 10 ** digits);
    return Number.isInteger(decimals) ? `R${String(decimals).padStart(digits, '0')}` : undefined;
  }
  if (value < 10 ** (digits - 1)) {
    const text = clean(value).toFixed(value < 10 ? digits - 1 : digits - 2);
    return Number(text) === clean(value) ? text.replace('.', 'R') : undefined;
  }
  const zeros = Math.floor(Math.log10(value) + 1e-9) - (digits - 1);
  const head = clean(value / 10 ** zeros);
  return Number.isInteger(head) && zeros <= 9 ? `${head}${zeros}` : undefined;
}

function readDigitCode(code: string, digits: number): number | undefined {
  if (code.length !== digits + 1) return undefined;
  if (/^\d+$/.test(code)) return clean(Number(code.slice(0, digits)) * 10 ** Number(code[digits]));
  if (!/^\d*R\d+$/.test(code)) return undefined;
  return clean(Number(code.replace('R', '.')));
}

/** Two digits and zeros, in Ω: 103 is 10kΩ, 4R7 4.7Ω. E-24 only. */
export const ohms3 = codec(
  'resistance',
  'Ω',
  3,
  (code) => readDigitCode(code, 2),
  (value) => (isPreferred(value, false) ? digitCode(value, 2) : undefined),
);

/** Three digits and zeros, in Ω: 1002 is 10kΩ, 49R9 49.9Ω. E-96 and E-24. */
export const ohms4 = codec(
  'resistance',
  'Ω',
  4,
  (code) => readDigitCode(code, 3),
  (value) => (isPreferred(value, true) ? digitCode(value, 3) : undefined),
);

/** Three digits and zeros with J for ×0.1 and K for ×0.01: 1002 is 10kΩ, 470J 47Ω, 100K 1Ω. */
export const ohms4WithLetters = codec(
  'resistance',
  'Ω',
  4,
  (code) => {
    const found = /^(\d{3})([0-7JK])$/.exec(code);
    if (!found) return undefined;
    const power = found[2] === 'J' ? -1 : found[2] === 'K' ? -2 : Number(found[2]);
    return clean(Number(found[1]) * 10 ** power);
  },
  (value) => {
    if (!isPreferred(value, true) || value < 1) return undefined;
    const power = Math.floor(Math.log10(value) + 1e-9) - 2;
    return `${clean(value / 10 ** power)}${power === -1 ? 'J' : power === -2 ? 'K' : power}`;
  },
);

/** A zero, two digits and zeros, J for ×0.1: 0103 is 10kΩ, 010J 1Ω, 0000 a bridge. */
export const ohms03 = codec(
  'resistance',
  'Ω',
  4,
  (code) => {
    const found = /^0(\d{2})([0-7J])$/.exec(code);
    if (!found) return undefined;
    return clean(Number(found[1]) * 10 ** (found[2] === 'J' ? -1 : Number(found[2])));
  },
  (value) => {
    if (value === 0) return '0000';
    if (!isPreferred(value, false) || value < 1) return undefined;
    const power = Math.floor(Math.log10(value) + 1e-9) - 1;
    return `0${clean(value / 10 ** power)}${power === -1 ? 'J' : power}`;
  },
);

/** The letter stands where the point would be, without padding: 10K, 4K7, 100R, 0R1, 1M. */
export const ohmsLetter = codec(
  'resistance',
  'Ω',
  5,
  (code) => {
    const found = /^(\d+)([RKM])(\d*)$/.exec(code);
    if (!found) return undefined;
    const scale = found[2] === 'R' ? 1 : found[2] === 'K' ? 1e3 : 1e6;
    return clean(Number(`${found[1]}.${found[3] || '0'}`) * scale);
  },
  (value) => {
    // below 1Ω makers also build round values such as 50mΩ
    if (value >= 1 && !isPreferred(value, true)) return undefined;
    const [letter, scale] = value >= 1e6 ? ['M', 1e6] : value >= 1e3 ? ['K', 1e3] : ['R', 1];
    const [whole, part = ''] = String(clean(value / Number(scale))).split('.');
    return `${whole}${letter}${part}`;
  },
);

/** Four characters with the letter as the point: 10K0, 4K70, 100R, 1M00. */
export const ohmsLetter4 = codec(
  'resistance',
  'Ω',
  4,
  (code) => {
    const found = /^(\d+)([RKM])(\d*)$/.exec(code);
    if (!found || code.length !== 4) return undefined;
    const scale = found[2] === 'R' ? 1 : found[2] === 'K' ? 1e3 : 1e6;
    return clean(Number(`${found[1]}.${found[3] || '0'}`) * scale);
  },
  (value) => {
    if (!isPreferred(value, true) || value < 1) return undefined;
    const [letter, scale] = value >= 1e6 ? ['M', 1e6] : value >= 1e3 ? ['K', 1e3] : ['R', 1];
    const head = clean(value / Number(scale));
    const whole = String(Math.floor(head));
    const decimals = 3 - whole.length;
    const part = decimals > 0 ? head.toFixed(decimals).split('.')[1]! : '';
    return `${whole}${letter}${part}`;
  },
);

/** Small resistances with R as the point and four digits after it: R0100 is 10mΩ, R1000 100mΩ. */
export const ohmsR4 = codec(
  'resistance',
  'Ω',
  5,
  (code) => (/^R\d{4}$/.test(code) ? Number(code.replace('R', '0.')) : undefined),
  (value) => {
    const parts = clean(value * 1e4);
    return value > 0 && value < 1 && Number.isInteger(parts)
      ? `R${String(parts).padStart(4, '0')}`
      : undefined;
  },
);

function scaledDigitCode(key: string, unit: string, scale: number) {
  return codec(
    key,
    unit,
    3,
    (code) => {
      const value = readDigitCode(code, 2);
      return value === undefined || value === 0 ? undefined : clean(value * scale);
    },
    (value) => digitCode(clean(value / scale), 2),
  );
}

/** Two digits and zeros, in pF: 104 is 100nF, 4R7 4.7pF. */
export const picofarads3 = scaledDigitCode('capacitance', 'F', 1e-12);

/** Two digits and zeros, in µF: 101 is 100µF, 4R7 4.7µF, R47 0.47µF. */
export const microfarads3 = scaledDigitCode('capacitance', 'F', 1e-6);

/** Plain microfarads: 100, 4.7, 0.47. */
export const microfaradsPlain = codec(
  'capacitance',
  'F',
  5,
  (code) => (/^\d+(\.\d+)?$/.test(code) && Number(code) > 0 ? clean(Number(code) * 1e-6) : undefined),
  (value) => String(clean(value / 1e-6)),
);

/** Two digits and zeros, in µH: 100 is 10µH, 4R7 4.7µH, R47 0.47µH. */
export const microhenries3 = scaledDigitCode('inductance', 'H', 1e-6);

/** Two digits and zeros, in nH: 103 is 10µH. */
export const nanohenries3 = scaledDigitCode('inductance', 'H', 1e-9);

/** Nanohenries with N as the point, then R as the point of microhenries: 4N7, 10N, R10. */
export const nanohenriesN = codec(
  'inductance',
  'H',
  3,
  (code) => {
    if (/^\dN\d$/.test(code)) return clean(Number(code.replace('N', '.')) * 1e-9);
    if (/^[1-9]\dN$/.test(code)) return clean(Number(code.slice(0, 2)) * 1e-9);
    return /^R\d\d$/.test(code) ? clean(Number(code.slice(1)) * 1e-8) : undefined;
  },
  (value) => {
    const nano = clean(value / 1e-9);
    if (nano < 10) return nano.toFixed(1).replace('.', 'N');
    if (nano < 100) return Number.isInteger(nano) ? `${nano}N` : undefined;
    const tens = clean(nano / 10);
    return Number.isInteger(tens) && tens < 100 ? `R${tens}` : undefined;
  },
);

/** Impedance at 100MHz in two digits and zeros, in Ω: 601 is 600Ω. */
export const impedance3 = codec(
  'impedance',
  'Ω',
  3,
  (code) => (/^[1-9]\d\d$/.test(code) ? readDigitCode(code, 2) : undefined),
  (value) => digitCode(value, 2),
);

/** Volts with V as the point: 5V1, 12, 3V3; from ten volts on without a fraction. */
export const voltsV = codec(
  'zenerVoltage',
  'V',
  3,
  (code) => (/^(\dV\d|[1-9]\d)$/.test(code) ? Number(code.replace('V', '.')) : undefined),
  (value) =>
    value < 10 ? value.toFixed(1).replace('.', 'V') : Number.isInteger(value) ? String(value) : undefined,
);

/** Megahertz with a fixed number of decimals: 25.000. */
export function megahertz(decimals: number): ValueCodec {
  return codec(
    'frequency',
    'Hz',
    4 + decimals,
    (code) => (/^\d{1,3}\.\d+$/.test(code) && Number(code) > 0 ? Math.round(Number(code) * 1e6) : undefined),
    (value) => (value / 1e6).toFixed(decimals),
  );
}

/** Plain megahertz: 8, 11.0592, 25. */
export const megahertzPlain = codec(
  'frequency',
  'Hz',
  8,
  (code) => (/^\d{1,3}(\.\d+)?$/.test(code) && Number(code) > 0 ? Math.round(Number(code) * 1e6) : undefined),
  (value) => String(value / 1e6),
);
