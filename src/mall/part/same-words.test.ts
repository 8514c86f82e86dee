// Words of catalogues: those that mean the same are one, in both languages, and nothing else is.
import { expect, it } from 'vitest';
import { meaningOf, wordsLike } from './same-words.ts';

it.each([
  ['Fixed', '固定'],
  ['1 N-channel', 'N沟道'],
  ['Step-down type', 'Buck'],
  ['降压型', 'buck'],
  ['串联', '1 Pair Series Connection'],
  ['half duplex', '半双工'],
  ['74HC Series', 'HC'],
  ['IIC', 'I²C'],
  ['  Through Hole ', '直插'],
  ['unheard of', 'Unheard-Of'],
])('%s and %s mean the same', (one, other) => expect(meaningOf(one)).toBe(meaningOf(other)));

it.each([
  ['N-Channel', 'P-Channel'],
  ['Series', 'Common cathode'],
  ['Series', ''],
  ['Cortex-M0', 'Cortex-M0+'],
  ['Fixed', 'Adjustable'],
  ['Active Low', 'Active High'],
])('%s and %s do not', (one, other) => expect(meaningOf(one)).not.toBe(meaningOf(other)));

it('all words of one meaning are found, the asked one first', () => {
  expect(wordsLike('固定').slice(0, 2)).toEqual(['固定', 'Fixed']);
  expect(wordsLike('unheard')).toEqual(['unheard']);
});

it('every word stands in one group only', () => {
  for (const word of ['Open Collector', 'Series', 'Buck', 'SPDT', 'Red', 'CMOS']) {
    expect(wordsLike(word).map(meaningOf)).toEqual(wordsLike(word).map(() => meaningOf(word)));
  }
});
