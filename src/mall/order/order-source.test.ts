// Which orders were negotiated, and that every source and way of delivery has its words.
import { expect, it } from 'vitest';
import { DELIVERY_WAYS, deliveryWays, isAgreedSource, ORDER_SOURCES, orderSources } from './order-source.ts';

it('what comes of a quotation, a contract or a form was agreed', () => {
  expect(ORDER_SOURCES.filter(isAgreedSource)).toEqual(['quote', 'contract', 'service', 'authen']);
  expect(ORDER_SOURCES.filter((source) => !isAgreedSource(source))).toEqual(['cart', 'buyNow', 'punchout']);
});

it('every source and every way of delivery is called something', () => {
  for (const words of [
    ...ORDER_SOURCES.map((one) => orderSources[one]),
    ...DELIVERY_WAYS.map((one) => deliveryWays[one]),
  ])
    expect([words.zh, words.en]).not.toContain('');
  expect([...DELIVERY_WAYS]).toEqual(['carrier', 'electronic', 'onSite']);
});
