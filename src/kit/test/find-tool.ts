// Finds a program of Debian that judges what the mall makes; as root on Debian, installs it when there is none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Programs and the packages that they come with. */
const PACKAGES = { pdfsig: 'poppler-utils', xmllint: 'libxml2-utils' } as const;
const asked = new Map<string, string | undefined>();

/** The path of the program, or undefined when there is none and none could be installed: whoever tests says so and steps aside. */
export function findTool(name: keyof typeof PACKAGES): string | undefined {
  if (!asked.has(name)) asked.set(name, look(name));
  return asked.get(name);
}

function look(name: keyof typeof PACKAGES): string | undefined {
  const path = `/usr/bin/${name}`;
  if (!existsSync(path) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const apt = (...args: string[]) =>
      spawnSync('apt-get', args, {
        stdio: 'ignore',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', PACKAGES[name]);
  }
  if (existsSync(path)) return path;
  console.warn(`There is no ${name} (${PACKAGES[name]}): what it would judge is not judged.`);
  return undefined;
}
