// The reasons of after-sale: which fit what, and whose the carriage is.
import { expect, it } from 'vitest';
import { bearerOf, CASE_REASONS, reasonsFor } from './after-sale-terms.ts';

it('each reason fits undelivered goods, delivered ones, or both', () => {
  expect(reasonsFor('U', 3)).toEqual(['R01', 'R09', 'R10', 'R14', 'R15']);
  expect(reasonsFor('D', 3)).toEqual([
    'R02',
    'R03',
    'R04',
    'R05',
    'R06',
    'R07',
    'R08',
    'R10',
    'R11',
    'R15',
    'R16',
  ]);
  expect(new Set([...reasonsFor('U', 3), ...reasonsFor('D', 3)])).toEqual(new Set(CASE_REASONS));
});

it('what is lost or missing cannot be sent back', () => {
  expect(reasonsFor('D', 1)).toEqual(['R01', 'R02', 'R03', 'R05', 'R06', 'R07', 'R08', 'R10', 'R15', 'R16']);
  expect(reasonsFor('D', 2)).toEqual(reasonsFor('D', 1).filter((reason) => reason !== 'R01'));
});

it('the carriage is the buyer’s where the reason is', () => {
  expect(CASE_REASONS.filter((reason) => bearerOf(reason) === 'buyer')).toEqual(['R01', 'R10', 'R14', 'R15']);
});
