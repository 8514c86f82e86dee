// Every parameter of every category of the demo is headed, shown and typed in the units that people read.
import { describe, expect, it } from 'vitest';
import { demoParts } from '#demo/catalog.ts';
import { demoParameters } from '#demo/parameters.ts';
import { readTypedValue } from '../typed-range.ts';
import { showSize, unitOver, unitToTell } from './show-size.ts';

const printed = new Map<string, { text: string; ends: number[] }[]>();
for (const { params } of demoParts())
  for (const { key, text, n, lo, hi } of params) {
    const ends = [n, lo, hi].filter((end) => end !== undefined);
    printed.set(key, [...(printed.get(key) ?? []), { text, ends }].slice(0, 400));
  }

/** The unit behind a number as it is written, with one letter for micro. */
const unitOf = (text: string): string =>
  (/[^\d.~±≤≥+-][^~]*$/.exec(text)?.[0] ?? '')
    .trim()
    .normalize('NFKC')
    .replaceAll('μ', 'u')
    .replace('Kb', 'kb');

/** 700mV and 0.7V are one unit to a reader; V/s and V/µs are not. */
const withoutPrefix = (written: string, unit: string): string =>
  written.endsWith(unit) && /^[pnumkKMG]?$/.test(written.slice(0, -unit.length)) ? unit : written;

describe.each(demoParameters.map((one) => [one.key, one] as const))('%s', (key, { unit, zh }) => {
  const values = printed.get(key) ?? [];

  it('has no unit in its heading where its values have one', () => {
    const said = new Set(values.map(({ text }) => unitOf(text)));
    const head = unitOver({ unit: unit || null, values });
    if (head !== null) expect([...said, unit], zh).toContain('');
    if (![...said].includes('')) expect(head, zh).toBeNull();
  });

  it('shows the ends of a range as its parts are printed, and reads them back', () => {
    const said = new Set(values.filter(({ ends }) => ends.length > 0).map(({ text }) => unitOf(text)));
    for (const { ends } of values)
      for (const end of ends.filter(() => unit !== '')) {
        const text = showSize(end, unit);
        expect(text, zh).toMatch(/^-?\d{1,6}(?:\.\d+)?\D/);
        expect(readTypedValue(text, unitToTell(unit)), `${zh} ${text}`).toBeCloseTo(end, 12);
        const shown = withoutPrefix(unitOf(text), unit);
        if (end !== 0)
          expect(
            [...said].map((one) => withoutPrefix(one, unit)),
            text,
          ).toContain(shown);
      }
  });
});
