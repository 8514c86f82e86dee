// A value that must be there is handed through, whatever it is; nothing is a fault.
import { expect, it } from 'vitest';
import { required } from './required.ts';

it.each([0, '', false, Number.NaN, 'x'])('%j is there', (value) => {
  expect(required(value)).toBe(value);
});

it.each([undefined, null])('%s is a fault of the program', (value) => {
  expect(() => required(value)).toThrow('a value that must be there is missing');
});
