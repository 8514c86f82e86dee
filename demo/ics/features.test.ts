// Every feature of the demo is some part's, and numbers of distributors are one part's each.
import { expect, it } from 'vitest';
import { demoParts } from '../catalog.ts';
import { featuredNumbers } from './features.ts';

const parts = [...demoParts()];

it('is told of parts that there are', () => {
  const isMade = (number: string) => parts.some(({ partNo }) => partNo.startsWith(number));
  expect(featuredNumbers.filter((number) => !isMade(number))).toEqual([]);
});

it('gives each part a number that no real part has', () => {
  expect(new Set(parts.map(({ supplierNo }) => supplierNo)).size).toBe(parts.length);
  expect(parts.filter(({ supplierNo }) => !/^C9\d{8}$/.test(supplierNo ?? ''))).toEqual([]);
});
