// Marked differences of clauses: nothing is lost, and only what differs is marked.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordDifference } from './word-difference.ts';

const marked = (before: string, after: string) =>
  wordDifference(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `[+${text}]` : `[-${text}]`))
    .join('');

test.each([
  ['验收期为 7 日', '验收期为 15 日', '验收期为 [-7][+15] 日'],
  ['买方应付款', '买方应在收货后付款', '买方应[+在收货后]付款'],
  ['Within 7 days', 'Within 15 working days', 'Within [-7][+15 working] days'],
  ['0.05% per day', '0.5% per day', '[-0.05%][+0.5%] per day'],
  ['卖方交付货物', '买方收到货款后付清', '[-卖方交付货物][+买方收到货款后付清]'],
  ['', 'new', '[+new]'],
  ['gone', '', '[-gone]'],
  ['same', 'same', 'same'],
  ['', '', ''],
])('%s → %s', (before, after, wanted) => {
  expect(marked(before, after)).toBe(wanted);
});

test('both texts can be read from the pieces', () => {
  const text = fc.array(
    fc.constantFrom('甲', '乙', '方', ' ', 'the', 'seller', '7', '15', '，', '𠮷', '\n'),
    {
      maxLength: 40,
    },
  );
  fc.assert(
    fc.property(text, text, (a, b) => {
      const [before, after] = [a.join(''), b.join('')];
      const pieces = wordDifference(before, after);
      const without = (kind: string) =>
        pieces
          .filter((piece) => piece.kind !== kind)
          .map((piece) => piece.text)
          .join('');
      expect(without('added')).toBe(before);
      expect(without('removed')).toBe(after);
      expect(pieces.every((piece) => piece.text !== '')).toBe(true);
    }),
  );
});

test('a long text that is wholly different does not hang', () => {
  const [before, after] = ['甲'.repeat(6000), '乙'.repeat(6000)];
  expect(wordDifference(before, after)).toEqual([
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ]);
});
