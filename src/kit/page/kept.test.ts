// A page with pieces that were kept is, to the byte, the page that was rendered whole.
import { createElement, Fragment, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Kept, type KeptBy, KeptContext } from './kept.tsx';
import { KeptMarkup } from './kept-markup.ts';
import { Plain } from './plain.tsx';

let rendered = 0;
const Piece = ({ text }: { text: string }) => {
  rendered++;
  return createElement('p', { id: useId() }, text, ' 电 ', text.length);
};
const kept = (name: string, by: KeptBy | undefined, ...children: React.ReactNode[]) =>
  createElement(Kept, { name, by } as Parameters<typeof Kept>[0], createElement(Fragment, null, ...children));
const page = (...children: React.ReactNode[]) =>
  createElement('html', null, createElement('body', null, 'before', ...children, 'after'));

function write(element: React.ReactElement, isWhole = true): string {
  const markup = new KeptMarkup();
  const html = renderToString(createElement(KeptContext, { value: markup }, element));
  return String(markup.assemble(html, { isWhole }));
}

test('a piece is rendered once for its data, in every page the same', () => {
  const data = {};
  const whole = page(kept('a', data, createElement(Piece, { text: '<one>' })), createElement('hr'));
  const plain = renderToString(whole);
  rendered = 0;
  for (const _ of ['first', 'second', 'third']) expect(write(whole)).toBe(plain);
  expect(rendered).toBe(1);
  expect(write(page(kept('a', {}, createElement(Piece, { text: 'two' }))))).toContain('two');
  expect(write(page(kept('b', data, createElement(Piece, { text: 'three' }))))).toContain('three');
});

test('a text that says all of it does as well as one object', () => {
  const row = (text: string) => page(kept('row', () => text, createElement(Piece, { text })));
  rendered = 0;
  expect(write(row('x'))).toBe(write(row('x')));
  expect(write(row('y'))).toContain('y<!-- --> 电');
  expect(rendered).toBe(2);
});

test('pieces within pieces are whole', () => {
  const [outer, inner] = [{}, {}];
  const nested = page(
    kept(
      'outer',
      outer,
      createElement('i'),
      kept('inner', inner, createElement(Piece, { text: 'in' })),
      createElement('b'),
    ),
    kept('inner', inner, createElement(Piece, { text: 'in' })),
  );
  const first = write(nested);
  expect(first.match(/in<!-- --> 电/g)).toHaveLength(2);
  expect(write(nested)).toBe(first);
  expect(first).not.toContain('kept-');
});

test('nothing is kept without data, nor of a page that React goes on filling', () => {
  const data = {};
  rendered = 0;
  const loose = page(kept('a', undefined, createElement(Piece, { text: 'x' })));
  const unfinished = page(kept('a', data, createElement(Piece, { text: 'x' })));
  for (const _ of ['first', 'second']) {
    write(loose);
    write(unfinished, false);
  }
  expect(rendered).toBe(4);
});

test('bare elements are written where they stand', () => {
  const bare = page(createElement(Plain, null, createElement('ul', { className: 'x' }, 'a', 1, '<')));
  expect(write(bare)).toBe(renderToString(bare));
});
