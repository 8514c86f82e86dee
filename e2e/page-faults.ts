// What no page may have: findings of axe that keep somebody out, more scripts or bytes than a slow line bears, ways to pages that are still to come.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { laterPages } from '#screens/later-pages.ts';

const MOST_SCRIPTS = 20;
const MOST_BYTES = 420 * 1024;
/** chosen: the head of a reply. */
const HEAD_BYTES = 300;
/** What the browser keeps for good. */
const FILE = /^\/(assets|pictures)\//;

/** Rows behind the first of a table or a list: what is wrong with one is wrong with all, and axe is slow. */
const ALIKE = ['tbody > tr:nth-child(n + 6)', 'li:nth-child(n + 9)', 'article:nth-of-type(n + 4)'];

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Pages that bring axe along wherever they go: compiled once instead of sent and read anew. */
const prepared = new WeakSet<Page>();

/** Findings of axe that are critical or serious, a line each. Rules that find less than that are not asked. */
export async function barriers(page: Page): Promise<string[]> {
  if (!prepared.has(page)) {
    prepared.add(page);
    await page.addInitScript(AXE);
    await page.evaluate(AXE);
  }
  // What is still fading in has no colours of its own yet.
  await page.evaluate(() => {
    const ends = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
      .map(({ finished }) => finished);
    return Promise.race([Promise.allSettled(ends), new Promise((done) => setTimeout(done, 1_000))]);
  });
  const found = await page.evaluate(async (alike) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe & { _audit: { rules: Rule[] } } };
    type Rule = { id: string; impact: axe.ImpactValue };
    const isGrave = ({ impact }: { impact?: axe.ImpactValue }) =>
      impact === 'critical' || impact === 'serious';
    const mild = inPage._audit.rules.filter((rule) => !isGrave(rule));
    const { violations } = await inPage.run(
      { exclude: alike.map((one) => [one]) },
      {
        resultTypes: ['violations'],
        preload: false,
        rules: Object.fromEntries(mild.map(({ id }) => [id, { enabled: false }])),
      },
    );
    return violations.filter(isGrave).map(({ id, nodes }) => {
      const some = nodes.slice(0, 3);
      return `${id}: ${some.map(({ html, any }) => `${html.slice(0, 140)} ${any[0]?.message ?? ''}`).join(' | ')}`;
    });
  }, ALIKE);
  const where = `${new URL(page.url()).pathname} at ${page.viewportSize()!.width}`;
  return found.map((one) => `${where} ${one}`);
}

/** What is too much for a first visit: scripts, and all bytes as they are sent, also of what the browser has kept from a page before. */
export async function burdens(page: Page): Promise<string[]> {
  const fetched = await page.evaluate(() =>
    ['navigation', 'resource'].flatMap((kind) =>
      (performance.getEntriesByType(kind) as PerformanceResourceTiming[]).map(
        ({ name, encodedBodySize }) => ({
          path: new URL(name).pathname,
          bytes: encodedBodySize,
        }),
      ),
    ),
  );
  const where = new URL(page.url()).pathname;
  const scripts = fetched.filter(({ path }) => path.endsWith('.js')).length;
  // A file that a page names twice is sent once.
  const sent = fetched.filter(
    ({ path }, at) => !FILE.test(path) || fetched.findIndex((one) => one.path === path) === at,
  );
  const bytes = sent.reduce((sum, one) => sum + one.bytes + HEAD_BYTES, 0);
  return [
    ...(scripts > MOST_SCRIPTS ? [`${where} fetches ${scripts} scripts`] : []),
    ...(bytes > MOST_BYTES ? [`${where} fetches ${Math.round(bytes / 1024)} KB`] : []),
  ];
}

/** Links to pages that only say that their feature is still to come. */
export async function emptyPromises(page: Page): Promise<string[]> {
  const own = new URL(page.url()).pathname;
  const paths = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter((link) => link.origin === location.origin)
      .map((link) => link.pathname),
  );
  return [...new Set(paths)]
    .filter((path) => path !== own && path in laterPages)
    .map((path) => `${own} leads to ${path}`);
}

/** Pages that are headed by whoever is looking at them. */
const PERSONAL = new Set(['/member/index', '/member/info', '/seller/index', '/lab/index', '/admin/index']);

/** Where the menu calls the page it stands on by another name than the page's heading and the browser's tab do. */
export async function misnamed(page: Page): Promise<string[]> {
  const { pathname } = new URL(page.url());
  if (!/^\/(member|msg|seller|admin)\//.test(pathname) || PERSONAL.has(pathname)) return [];
  const name = await page.evaluate((here) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('nav a[aria-current="page"]')];
    return links.find((link) => link.pathname === here && !link.closest('main'))?.textContent?.trim();
  }, pathname);
  if (name === undefined) return [];
  const heading = page.locator('main h1').first();
  // How many there are may stand behind the name.
  const shown = (await heading.textContent())!.replace(/\s*\(\d+\)$/, '').trim();
  const tab = (await page.title()).split(/ - | · /, 1)[0]!.trim();
  const wrong = new Set([tab, shown].filter((one) => one !== name));
  return [...wrong].map((one) => `${pathname} is ${name} in the menu and ${one} on the page`);
}
