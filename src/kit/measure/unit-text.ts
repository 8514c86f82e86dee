// How a unit is written for people: measured values carry UCUM codes.

const PLAIN: Readonly<Record<string, string>> = {
  Cel: '℃',
  '10*-6': '×10⁻⁶',
  '10*-3': '×10⁻³',
  '[ppm]': 'ppm',
  '1': '',
};

/** `MOhm` is MΩ, `uA` µA, `Cel` ℃; whatever is not known stays as it is. @param unit UCUM, case sensitive */
export const unitText = (unit: string): string =>
  PLAIN[unit] ??
  unit
    .replaceAll('Ohm', 'Ω')
    .replace(/^u(?=[A-Za-zΩ])/, 'µ')
    .replaceAll('Cel', '℃')
    .replaceAll('.', '·');
