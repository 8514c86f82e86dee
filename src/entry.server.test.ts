// A page is whole before it leaves, also when pieces of it are loaded only as it is rendered.
import { createElement, lazy, Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { renderWhole } from './entry.server.tsx';

const page = (piece: Parameters<typeof createElement>[0]) =>
  createElement(
    'html',
    null,
    createElement('body', null, createElement(Suspense, { fallback: 'waiting' }, createElement(piece))),
  );

test('a piece that is loaded on demand stands in the very first page', async () => {
  const Piece = lazy(async () => ({ default: () => createElement('p', null, 'the piece') }));
  for (const _ of ['first', 'second']) {
    const html = String(await renderWhole(page(Piece), 'mark'));
    expect(html).toMatch(/^<!DOCTYPE html><html>/);
    expect(html).toContain('<p>the piece</p>');
    expect(html).not.toContain('waiting');
  }
});

test('a piece that fails breaks neither the page nor the process', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Piece = lazy<() => null>(() => Promise.reject(new Error('not there')));
  expect(String(await renderWhole(page(Piece), 'mark'))).toContain('waiting');
});
