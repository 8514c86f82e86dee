// docs/security.md points at files that are there, and at tests that are tests.
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const document = readFileSync(new URL('docs/security.md', root), 'utf8');
const rows = document
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) =>
    line
      .slice(1, -1)
      .split(/\s\|(?=\s)/)
      .map((cell) => cell.trim()),
  );

const pathsIn = (text: string) => [...text.matchAll(/`([\w./-]+\.(?:tsx?|md))`/g)].map(([, path]) => path!);
const fileOf = (path: string) => new URL(/^(docs|e2e|bench)\//.test(path) ? path : `src/${path}`, root);

it('names files that are there', () => {
  const named = pathsIn(document);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((path) => !existsSync(fileOf(path)))).toEqual([]);
});

it('answers every requirement, and says so honestly', () => {
  expect(rows.length).toBeGreaterThan(120);
  for (const [number, requirement, standing, where] of rows) {
    expect(['yes', 'partly', 'no', 'spec', 'n/a', 'site'], number).toContain(standing);
    expect(requirement!.length, number).toBeGreaterThan(3);
    if (standing === 'partly' || standing === 'no' || standing === 'spec')
      expect(where!.length, number).toBeGreaterThan(8);
  }
});

it('proves what it claims by tests that are there', () => {
  for (const [number, requirement, standing, , test = ''] of rows) {
    const named = pathsIn(test);
    const claims = standing === 'yes' || standing === 'partly';
    if (claims) expect(named.length, `${number} ${requirement} names no test`).toBeGreaterThan(0);
    for (const path of named) {
      expect(path, number).toMatch(/\.(test|spec)\.ts$/);
      const text = existsSync(fileOf(path)) ? readFileSync(fileOf(path), 'utf8') : '';
      expect(text, `${number}: ${path}`).toMatch(/\b(it|test)[.(]/);
    }
  }
});
