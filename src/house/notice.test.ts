// NOTICE names what the lock file names, and nothing in it forbids what the mall does.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectFile } from '#kit/project/project-file.ts';
import { notice } from './notice.ts';

/** Licences that ask for their text or for an exchangeable library; one that asks for the mall's own source is none of them. */
const FINE =
  /^\(?(0BSD|Apache-2\.0|BlueOak-1\.0\.0|BSD-[23]-Clause|ISC|LGPL-3\.0-or-later|MIT|MIT-0|OFL-1\.1|PostgreSQL|Unlicense|Zlib|CC0-1\.0|Python-2\.0)( (AND|OR) |\)?$)/;

it('is up to date: otherwise run `npm run notice`', () => {
  expect(readFileSync(projectFile('NOTICE'), 'utf8')).toBe(notice());
});

it('knows every licence', () => {
  const odd = notice()
    .split('\n')
    .filter((line) => /^[@\w][^ ]* \d[^ ]*: /.test(line))
    .filter((line) => !FINE.test(line.replace(/^[^:]*: /, '')));
  expect(odd).toEqual([]);
});
