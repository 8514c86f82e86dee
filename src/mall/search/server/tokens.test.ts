// What goods are found by: values in every spelling, part numbers and their beginnings, Chinese and Latin words.
import { describe, expect, test } from 'vitest';
import { partNoTokens, readKeyword, textTokens, toTsquery } from './tokens.ts';

describe('values are one, however they are written', () => {
  test.each([
    [['100nF', '0.1uF', '100NF', '0.1μF', '100 nF', '0.1µF'], '100nf'],
    [['10kΩ', '10KΩ', '10kohm', '10000Ω'], '10kohm'],
    [['10k', '10K', '10kΩ'], '10k'],
    [['4.7kΩ', '4K7', '4k7', '4.7K'], '4.7k'],
    [['1MΩ', '1M'], '1meg'],
    [['10mΩ', 'R010', '0.01Ω'], '10mohm'],
    [['4R7', '4.7Ω', '4.7R'], '4.7ohm'],
    [['1/4W', '250mW', '0.25W'], '250mw'],
    [['3V3', '3.3V'], '3.3v'],
    [['16MHz', '16mhz', '16000kHz'], '16meghz'],
    [['±1%', '1%', '+1%'], '1%'],
    [['2.2uH', '2200nH', '2.2μH'], '2.2uh'],
    [['85℃', '85°C', '+85℃'], '85c'],
    [['１００ｎＦ', '100nF'], '100nf'],
  ])('%j → %s', (spellings, token) => {
    for (const spelling of spellings) expect(textTokens(spelling), spelling).toContain(token);
  });

  test.each([
    ['4.7kΩ', '47kohm'],
    ['4.7kΩ', '47k'],
    ['10mΩ', '10megohm'],
    ['1N4148', '1.4148n'],
    ['0402', '402'],
  ])('%s is not %s', (text, token) => {
    expect(textTokens(text)).not.toContain(token);
  });

  test('several values in one text are all found', () => {
    expect(textTokens('100nF/16V ±10% X7R')).toEqual(expect.arrayContaining(['100nf', '16v', '10%', 'x7r']));
    expect(textTokens('-40℃~+85℃')).toEqual(expect.arrayContaining(['40c', '85c']));
  });
});

test('Chinese is found by pairs of characters', () => {
  expect(textTokens('贴片电容 MLCC')).toEqual(['贴片', '片电', '电容', 'mlcc']);
});

test('a part number is found whole, by its pieces and from changes between letters and digits on', () => {
  const tokens = partNoTokens('RC0402FR-0710KL');
  expect(tokens).toEqual(expect.arrayContaining(['=rc0402fr0710kl', 'rc0402fr0710kl', 'rc0402fr', '0710kl']));
  expect(partNoTokens('STM32F103C8T6')).toEqual(expect.arrayContaining(['=stm32f103c8t6', 'f103c8t6']));
  expect(partNoTokens('---')).toEqual([]);
});

describe('keywords', () => {
  test.each([
    ['STM32F103', "'stm32f103':*", 'STM32F103'],
    ['贴片电容 村田', "'贴片' & '电容' & '村田'", undefined],
    ['三极管', "'三极' & '极管'", undefined],
    ['阻', "'阻':*", undefined],
    ['0.1uF', "'100nf' | '=01uf':*", '01UF'],
    ['0402', "'0402' | '=0402':*", '0402'],
    ['X7', "'x7'", undefined],
    ['resistors', "'resistors':* | 'resistor'", 'RESISTORS'],
  ])('%s', (keyword, tsquery, partNo) => {
    const read = readKeyword(keyword)!;
    expect([toTsquery(read.words), read.partNo]).toEqual([tsquery, partNo]);
  });

  test('all words must match, or the whole is the beginning of a part number', () => {
    expect(toTsquery(readKeyword('RC0402FR 0710')!.words)).toBe(
      "('rc0402fr':* & ('0710' | '=0710':*)) | '=rc0402fr0710':*",
    );
  });

  test.each(['', '   ', '!!!', '-- / ..', '\\\'":*&|()', '，。'])('%j looks for nothing', (keyword) => {
    expect(readKeyword(keyword)).toBeUndefined();
  });

  test('no sign of the query language gets through', () => {
    const tsquery = toTsquery(readKeyword(`a'b\\c & d:* | !(e) <-> f'`)!.words);
    expect(tsquery.replaceAll(/'[^']*'(:\*)?/g, '').replaceAll(/[ ()&|]/g, '')).toBe('');
  });

  test('a very long keyword asks for a bounded number of words', () => {
    const words = Array.from({ length: 50 }, (_, n) => `w${n}x`).join(' ');
    expect(toTsquery(readKeyword(words)!.words).split('&').length).toBeLessThanOrEqual(12);
  });
});
