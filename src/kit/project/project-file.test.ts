// Where the project's files are found.
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { isAbsolute } from 'node:path';
import { expect, it } from 'vitest';
import { projectFile } from './project-file.ts';

it('finds a file of the project from its root', () => {
  expect(JSON.parse(readFileSync(projectFile('package.json'), 'utf8')).name).toBe('yuancai');
  expect(readFileSync(projectFile('src/kit/project/project-file.ts'), 'utf8')).toContain('projectFile');
});

it('says where a file would be that is not there yet', () => {
  expect(isAbsolute(projectFile('build/none'))).toBe(true);
});

it('is how every piece of the mall finds its files: the address of a built piece is the build’s', async () => {
  const wrong: string[] = [];
  for await (const path of glob('src/**/*.{ts,tsx}', { cwd: projectFile('.') })) {
    const text = readFileSync(projectFile(path), 'utf8');
    if (/(?<!createRequire\()import\.meta\.url/.test(text) && !path.endsWith('.test.ts')) wrong.push(path);
  }
  expect(wrong).toEqual([]);
});
