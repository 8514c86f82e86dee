// Markup written beside React is the markup that React writes.
import fc from 'fast-check';
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { markupOf } from './markup-of.ts';

/** React writes some attributes of fields in an order of its own. */
const inOrder = (html: string) =>
  html.replace(
    /<(\w+)((?: [\w-]+="[^"]*")+)/g,
    (_, tag, attributes: string) => `<${tag} ${[...attributes.matchAll(/[\w-]+="[^"]*"/g)].sort().join(' ')}`,
  );

const text = fc.string({ unit: fc.constantFrom('a', ' ', '<', '>', '&', '"', "'", '电', '\u0000', '-') });
const attributes = fc.record(
  {
    className: text,
    title: text,
    href: text.map((one) => `/goods/list?${one}`),
    rel: fc.constant('nofollow'),
    tabIndex: fc.integer(),
    'aria-label': text,
    'aria-current': fc.constantFrom('true', undefined),
    'aria-hidden': fc.boolean(),
    'data-stay': fc.constant(''),
    hidden: fc.boolean(),
  },
  { requiredKeys: [] },
);
const field = fc.record(
  {
    name: text,
    defaultValue: text,
    placeholder: text,
    maxLength: fc.constant(20),
    autoComplete: fc.constant('off'),
  },
  { requiredKeys: [] },
);
const { node } = fc.letrec<{ node: ReactNode }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    text,
    fc.integer(),
    fc.constantFrom(null, false, true, undefined),
    field.map((props) => createElement('input', props)),
    fc
      .tuple(
        fc.constantFrom('div', 'a', 'span', 'small', Fragment),
        attributes,
        fc.array(tie('node') as fc.Arbitrary<ReactNode>, { maxLength: 4 }),
      )
      .map(([type, props, children]) =>
        createElement(type as 'div', type === 'div' ? props : {}, ...children),
      ),
  ),
}));

test('whatever the elements and texts are', () => {
  fc.assert(
    fc.property(node, (one) => {
      const element = createElement('ul', null, one);
      expect(inOrder(markupOf(element))).toBe(inOrder(renderToString(element)));
    }),
    { numRuns: 400 },
  );
});

test('what has to be rendered is refused, and so is an address that leads elsewhere', () => {
  const Piece = () => null;
  expect(() => markupOf(createElement(Piece))).toThrow(TypeError);
  const props = [
    { style: { color: 'red' } },
    { dangerouslySetInnerHTML: { __html: '<b>' } },
    { href: ['javascript', 'alert(1)'].join(':') },
    { href: ' /goods' },
  ];
  for (const one of props) expect(() => markupOf(createElement('a', one as object))).toThrow(TypeError);
});
