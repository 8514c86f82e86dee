// Numbers of standards in the writings that people use.
import { describe, expect, it } from 'vitest';
import { readSearch, readStandardNumber } from './standard-number.ts';

describe('one standard, many writings', () => {
  it.each([
    [
      'GB2423.1',
      ['GB/T 2423.1-2008', 'gbt2423.1', 'GB／T2423.1－2008', 'GB/T2423.1', 'gb 2423.1', 'GB/T 2423.1—2008'],
    ],
    ['IEC60068-2-1', ['IEC 60068-2-1', 'iec60068-2-1:2007', 'IEC60068-2-1-2007']],
    ['GJB548B', ['GJB 548B-2005', 'gjb548b', 'GJB-548B']],
    ['MILSTD883', ['MIL-STD-883', 'mil std 883', 'MILSTD883']],
    ['JESD22A104', ['JESD22-A104', 'jesd22a104']],
    ['AECQ100', ['AEC-Q100', 'aecq100', 'AEC Q100']],
  ])('%s', (family, writings) => {
    for (const writing of writings) expect(readStandardNumber(writing)?.family, writing).toBe(family);
  });

  it('keeps the year apart, and no other number', () => {
    expect(readStandardNumber('GB/T 2423.1-2008')).toEqual({ family: 'GB2423.1', edition: 2008 });
    expect(readStandardNumber('IEC 60068-2-78')).toEqual({ family: 'IEC60068-2-78', edition: null });
    expect(readStandardNumber('高温试验')).toBeUndefined();
  });
});

describe('a search is numbers and words', () => {
  it.each<[string, string[], string[]]>([
    ['GB/T 2423.1 低温', ['GB2423.1'], ['低温']],
    ['GJB548B 1010', ['GJB548B'], ['1010']],
    ['IEC60068-2-1', ['IEC60068-2-1'], []],
    ['GB/T2423.1—2008', ['GB2423.1'], []],
    ['GB/T2423.1–2008 低温', ['GB2423.1'], ['低温']],
    ['2423.1-2001', ['2423.1'], []],
    ['EN 60068-2-1', ['EN60068-2-1'], []],
    ['集成电路 高温', [], ['集成电路', '高温']],
    ['oscilloscope, 500 MHz', [], ['oscilloscope', '500', 'MHz']],
    ['AEC-Q100 HTOL', ['AECQ100'], ['HTOL']],
    ['JESD22-A104温度循环', ['JESD22A104'], ['温度循环']],
    ['MIL-STD-883 method 1010', ['MILSTD883'], ['method', '1010']],
  ])('%s', (text, families, words) => {
    expect(readSearch(text)).toEqual({
      numbers: families.map((family) => expect.objectContaining({ family })),
      words,
    });
  });
});
