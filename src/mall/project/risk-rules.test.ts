// Which facts about a part are risks, and how grave.
import { expect, it } from 'vitest';
import { unitPrice } from '#kit/money/money.ts';
import { risksOf, type WatchedPart } from './risk-rules.ts';

const healthy: WatchedPart = {
  partId: 1,
  lifecycle: 'active',
  need: 100,
  available: 100,
  price: unitPrice(1_000_000),
  formerPrice: unitPrice(1_000_000),
};

it.each<[string, Partial<WatchedPart>, string[]]>([
  ['nothing', {}, []],
  ['not for new designs', { lifecycle: 'nrnd' }, ['endOfLife medium']],
  ['announced', { lifecycle: 'eol' }, ['endOfLife high']],
  ['no longer made', { lifecycle: 'obsolete' }, ['endOfLife high']],
  ['one too few', { available: 99 }, ['stockShort medium']],
  ['none left', { available: 0, price: null }, ['stockGone high']],
  ['ten per cent dearer', { price: unitPrice(1_100_000) }, []],
  ['a little more', { price: unitPrice(1_100_001) }, ['priceJump medium']],
  ['thirty per cent', { price: unitPrice(1_300_000) }, ['priceJump high']],
  ['cheaper', { price: unitPrice(500_000) }, []],
  ['never kept', { price: unitPrice(9_000_000), formerPrice: null }, []],
  ['all at once', { lifecycle: 'nrnd', available: 0, price: null }, ['stockGone high', 'endOfLife medium']],
])('%s', (_, facts, risks) => {
  expect(risksOf({ ...healthy, ...facts }).map(({ kind, severity }) => `${kind} ${severity}`)).toEqual(risks);
});

it('says what was found', () => {
  const detail = (facts: Partial<WatchedPart>) =>
    risksOf({ ...healthy, ...facts }).map((risk) => risk.detail);
  expect(detail({ lifecycle: 'eol' })).toEqual([{ need: 100, lifecycle: 'eol' }]);
  expect(detail({ available: -1 })).toEqual([{ need: 100, available: 0 }]);
  expect(detail({ available: 99 })).toEqual([{ need: 100, available: 99 }]);
  expect(detail({ price: unitPrice(1_199_999) })).toEqual([
    { need: 100, from: 1_000_000, to: 1_199_999, percent: 19 },
  ]);
});

it('knows no jump of a price that nobody asks', () => {
  expect(risksOf({ ...healthy, price: null, formerPrice: unitPrice(1) })).toEqual([]);
});

it('puts the gravest first, and leaves the others in their order', () => {
  const all = risksOf({ ...healthy, lifecycle: 'nrnd', available: 5, price: unitPrice(9_000_000) });
  expect(all.map(({ kind }) => kind)).toEqual(['priceJump', 'endOfLife', 'stockShort']);
  const grave = risksOf({ ...healthy, lifecycle: 'eol', available: 0, price: unitPrice(1_200_000) });
  expect(grave.map(({ kind }) => kind)).toEqual(['endOfLife', 'stockGone', 'priceJump']);
});
