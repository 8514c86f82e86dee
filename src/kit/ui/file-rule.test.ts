// Which files may be picked.
import { expect, test } from 'vitest';
import { fileFault, showBytes } from './file-rule.ts';

const rule = { types: ['jpg', 'png'], maxBytes: 4 * 1024 * 1024 };

test.each([
  ['a.jpg', 10, null],
  ['A.JPG', 4 * 1024 * 1024, null],
  ['a.jpg', 4 * 1024 * 1024 + 1, 'fileTooLarge'],
  ['a.jpg', 0, 'fileEmpty'],
  ['a.jpg.exe', 10, 'fileWrongType'],
  ['jpg', 10, 'fileWrongType'],
])('%s of %i bytes', (name, size, fault) => {
  expect(fileFault({ name, size }, rule)).toBe(fault);
});

test('sizes', () => {
  expect([500, 2048, 1024 * 1024, 4.5 * 1024 * 1024].map(showBytes)).toEqual([
    '500B',
    '2KB',
    '1.0MB',
    '4.5MB',
  ]);
});
