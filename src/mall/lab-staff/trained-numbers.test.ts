// Numbers of capabilities are read however people write lists and ranges.
import { expect, it } from 'vitest';
import { MOST_NUMBERS, readNumbers } from './trained-numbers.ts';

it.each<[string, string[]]>([
  ['', []],
  ['ct001', ['CT001']],
  ['CT001, CT003；CT001', ['CT001', 'CT003']],
  ['CT009-CT011', ['CT009', 'CT010', 'CT011']],
  ['CT009 – 011、JC1', ['CT009', 'CT010', 'CT011', 'JC1']],
  ['CT098 至 CT101', ['CT098', 'CT099', 'CT100', 'CT101']],
])('%s', (typed, numbers) => expect(readNumbers(typed)).toEqual({ numbers }));

it.each(['CT', '17', 'CT5-CT4', 'CT1-JC4', `CT1-CT${MOST_NUMBERS + 1}`, 'CT1-CT2-CT3', 'CT001 x!'])(
  '%s is refused with what is wrong about it',
  (typed) => expect(readNumbers(typed)).toEqual({ wrong: expect.stringMatching(/\S/) }),
);

it('names as many as one act may, and no more', () => {
  expect(readNumbers(`CT1-CT${MOST_NUMBERS}`)).toMatchObject({ numbers: { length: MOST_NUMBERS } });
  expect(readNumbers(`CT1-CT${MOST_NUMBERS} CT900`)).toEqual({ wrong: 'CT900' });
});
