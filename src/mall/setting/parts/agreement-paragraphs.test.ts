// Paragraphs of an agreement and their heads, in both languages.
import { expect, it } from 'vitest';
import { paragraphsOf } from './agreement-paragraphs.ts';

it('sets the head of a numbered paragraph apart, and only there', () => {
  const body = '我们依法处理。\n\n一、总则。您同意。\n \n1. General. You agree. 2. No head.\n\n\n';
  expect(paragraphsOf(body).map(({ head, text }) => [head, text])).toEqual([
    ['', '我们依法处理。'],
    ['一、总则。', '您同意。'],
    ['1. General.', ' You agree. 2. No head.'],
  ]);
  expect(paragraphsOf('')).toEqual([]);
});
