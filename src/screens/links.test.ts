// No link of the mall is dead: every address that a screen, a part or a piece of the frame names has a screen, and every later screen says what it will be.
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LINK_TYPES, linkTarget } from '#mall/deco/link-target.ts';
import { adminScreens } from './admin/routes.ts';
import { labScreens } from './lab/routes.ts';
import { laterPages } from './later-pages.ts';
import { memberScreens } from './member/routes.ts';
import { isLater, type Screen } from './screen.ts';
import { sellerScreens } from './seller/routes.ts';
import { storefrontScreens } from './storefront/routes.ts';

const screens: readonly Screen[] = [
  ...storefrontScreens,
  ...memberScreens,
  ...sellerScreens,
  ...labScreens,
  ...adminScreens,
];
const urls = new Set(screens.map(({ url }) => url));

/** Answered by the server without a screen. */
const NO_SCREEN = /^\/(v3|file|pictures|assets|dev)\//;

/** Where the words of a file may hold addresses. */
const files = globSync('src/{screens,mall/*/parts,kit/ui}/**/*.{ts,tsx}')
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !path.endsWith('.test.ts') && !/(^|\/)(routes|screen)\.ts$/.test(path));

/** Texts that begin like an address of this site, up to what is put into them. */
const named = files.flatMap((path) => {
  const source = readFileSync(path, 'utf8')
    .replaceAll(/^\s*(\/\/|\/?\*).*$/gm, '')
    // What else belongs to an entry of a menu are beginnings of addresses.
    .replaceAll(/\balso: \[[^\]]*\]/g, '');
  // Both sides of an inquiry have the same pages.
  const sides = /\$\{side\}/.test(source)
    ? ['purchaser', 'supplier'].map((side) => source.replaceAll(/\$\{side\}/g, side))
    : [source];
  return [...sides.join('\n').matchAll(/(["'`])(\/[a-zA-Z][^"'`\s]*|\/)\1/g)].map((match) => ({
    path,
    address: match[2]!,
    screen: match[2]!.split(/[?#]|\$\{/, 1)[0]!,
  }));
});

it('the mall has links', () => expect(named.length).toBeGreaterThan(150));

it('every address that is named has a screen', () => {
  const dead = named.filter(({ screen }) => !urls.has(screen) && !NO_SCREEN.test(screen));
  expect(dead.map(({ path, address }) => `${path}: ${address}`)).toEqual([]);
});

it('every link type leads to a screen', () => {
  const info = { defaultProductId: 1, goodsId: 1, categoryId: 1, decoId: 1, informationId: 1 };
  const dead = LINK_TYPES.filter((type) => type !== 'url').flatMap((type) =>
    [0, 3].flatMap((storeId) => {
      const href = linkTarget({ link_type: type, link_value: 'x', info, storeId })!.href;
      return urls.has(href.split('?', 1)[0]!) ? [] : [href];
    }),
  );
  expect(dead).toEqual([]);
});

it('every later screen has a name and says what it will be good for', () => {
  expect(screens.filter(isLater).flatMap(({ url }) => (laterPages[url] ? [] : [url]))).toEqual([]);
});

it('what has come is no longer announced', () => {
  const later = new Set(screens.filter(isLater).map(({ url }) => url));
  expect(Object.keys(laterPages).filter((url) => !later.has(url))).toEqual([]);
});
