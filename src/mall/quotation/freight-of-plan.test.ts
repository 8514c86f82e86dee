// Carriage of an award: once per quotation, however often its lines are awarded.
import { describe, expect, it } from 'vitest';
import { askingFreight, freightOfPlan } from './freight-of-plan.ts';
import { anOfferOf } from './quotation-content.builders.ts';

const offer = (quoSn: string, kind: 'included' | 'fixed' | 'collect', fee = '0.00') => ({
  quoSn,
  ...anOfferOf([{}], { freight: { kind, fee } }),
});
const A = offer('A', 'fixed', '80.00');
const B = offer('B', 'fixed', '0.01');
const ALL = [
  A,
  B,
  offer('C', 'included'),
  offer('D', 'collect'),
  offer('E', 'fixed'),
  offer('F', 'included', '9.00'),
];
const linesOf = (...quoSns: string[]) => quoSns.map((quoSn) => ({ quoSn }));
const charge = (chosen: string[], charged: string[]) =>
  freightOfPlan(askingFreight(ALL, linesOf(...chosen)), new Set(charged));

describe('the carriage of an award', () => {
  it.each([
    ['of nobody', [], [], 0],
    ['of one', ['A'], [], 80_00],
    ['of one line after the other of the same quotation', ['A', 'A', 'A'], [], 80_00],
    ['of two', ['A', 'B', 'A'], [], 80_01],
    ['of one that was charged with an earlier award', ['A', 'A'], ['A'], 0],
    ['of two, one of them charged before', ['A', 'B'], ['A'], 1],
    ['of one while another was charged before', ['A'], ['B'], 80_00],
    [
      'included, paid to the carrier, a fee of nothing, a fee of what is included',
      ['C', 'D', 'E', 'F'],
      [],
      0,
    ],
  ])('%s', (_, chosen, charged, fen) => {
    expect(charge(chosen, charged)).toBe(fen);
  });

  it('is asked only by those that are chosen and have a fee', () => {
    expect(askingFreight(ALL, linesOf('B', 'C', 'D', 'E', 'F'))).toEqual([B]);
  });
});
