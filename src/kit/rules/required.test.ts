// A value that is there is given back as it is, and only what is missing is a fault.
import { expect, it } from 'vitest';
import { required } from './required.ts';

it.each([0, '', false, Number.NaN, [], 'x'])('%j is there', (value) => {
  expect(required(value)).toBe(value);
});

it.each([undefined, null])('%s is missing', (value) => {
  expect(() => required(value)).toThrow('missing');
});
