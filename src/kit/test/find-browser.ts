// Finds a Chromium for the browser tests; as root on Debian, installs it when there is none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The one without windows first: it draws the same pages with much less work. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** The path of the program, or undefined when there is none and none could be installed. */
export function findBrowser(log: (line: string) => void): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  const found = () => PLACES.find((path) => existsSync(path));
  const hasFont = spawnSync('fc-list', [':lang=zh', 'family']).stdout?.toString().trim() !== '';
  if (found() && hasFont) return found();
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    log('Installing Chromium and a Chinese font (apt-get) …');
    const apt = (...args: string[]) =>
      spawnSync('apt-get', args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell', 'fonts-noto-cjk');
    if (!found()) apt('install', '-y', '-qq', '--no-install-recommends', 'chromium');
  }
  return found();
}
