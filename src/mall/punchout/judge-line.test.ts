// Each way in which a line may stray from its price key has a sentence of its own.
import { expect, it } from 'vitest';
import { unitPrice } from '#kit/money/money.ts';
import { judgeLine, type OrderedLine, type PromisedPrice } from './judge-line.ts';

const now = new Date('2026-01-08T00:00:00Z');
const line: OrderedLine = {
  productId: 1,
  number: 100,
  priceKey: 'k',
  unitPrice: unitPrice(1_200_000),
  currency: 'CNY',
};
const promised: PromisedPrice = {
  productId: 1,
  left: 100,
  fromNum: 100,
  unitPrice: unitPrice(1_200_000),
  until: new Date(now.getTime() + 1),
};

it.each<[string, Partial<OrderedLine>, Partial<PromisedPrice> | undefined, string | undefined]>([
  ['all is well', {}, {}, undefined],
  ['no key', {}, undefined, '价格密钥不存在'],
  ['over', {}, { until: now }, '价格密钥已过期，请重新选购'],
  ['another product', { productId: 2 }, {}, '价格密钥属于其他商品'],
  ['another price', { unitPrice: unitPrice(1_200_001) }, {}, '单价应为 CNY 1.200000'],
  ['no price', { unitPrice: undefined }, {}, '单价应为 CNY 1.200000'],
  ['another currency', { currency: 'EUR' }, {}, '单价应为 CNY 1.200000'],
  ['used up', {}, { left: 0 }, '价格密钥已用完'],
  ['too many', { number: 101 }, {}, '价格密钥只余 100 件'],
  ['too few', { number: 99 }, {}, '该单价 100 件起'],
  ['a part of it', { number: 100 }, { left: 300 }, undefined],
])('%s', (_what, ordered, kept, said) =>
  expect(judgeLine({ ...line, ...ordered }, kept && { ...promised, ...kept }, now)?.zh).toBe(said),
);
