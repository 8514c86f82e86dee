// Filters of one name can be told apart.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distinctNames } from './facet-names.ts';

const facet = (key: string, zh: string, en: string, unit: string | null = null) => ({
  key,
  name: { zh, en },
  unit,
});

it.each([
  [
    'leaves names as they are',
    [facet('a', '容值', 'Capacitance'), facet('b', '电压', 'Voltage')],
    ['容值', '电压'],
  ],
  [
    'says the unit of those that are alike',
    [
      facet('a', '阻抗', 'Impedance', 'Ω'),
      facet('b', '阻抗', 'Impedance', 'dB'),
      facet('c', '电压', 'Voltage', 'V'),
    ],
    ['阻抗 (Ω)', '阻抗 (dB)', '电压'],
  ],
  [
    'says the other language where units are alike',
    [facet('a', '工作温度', 'Operating temperature', '℃'), facet('b', '工作温度', 'Temperature range', '℃')],
    ['工作温度 (Operating temperature)', '工作温度 (Temperature range)'],
  ],
  [
    'says the key where nothing else tells',
    [facet('temperature', '工作温度', 'Temperature'), facet('op_temp', '工作温度', 'Temperature')],
    ['工作温度 (temperature)', '工作温度 (op_temp)'],
  ],
])('%s', (_, facets, names) => {
  expect(distinctNames(facets, 'zh')).toEqual(names);
});

it('never gives two facets one name', () => {
  const word = fc.constantFrom('A', 'B', 'C');
  const one = fc.record({ name: fc.record({ zh: word, en: word }), unit: fc.constantFrom('V', 'A', null) });
  fc.assert(
    fc.property(
      fc.array(one, { maxLength: 8 }),
      fc.constantFrom('zh' as const, 'en' as const),
      (some, language) => {
        const names = distinctNames(
          some.map((each, at) => ({ ...each, key: `key${at}` })),
          language,
        );
        expect(new Set(names).size).toBe(names.length);
      },
    ),
  );
});
