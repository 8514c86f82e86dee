// docs/access.md is what the code says, and covers every route of the specification.
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { AnyEndpoint } from '#kit/http/endpoint.ts';
import { adminScreens } from '#screens/admin/routes.ts';
import { labScreens } from '#screens/lab/routes.ts';
import { memberScreens } from '#screens/member/routes.ts';
import { sellerScreens } from '#screens/seller/routes.ts';
import { storefrontScreens } from '#screens/storefront/routes.ts';
import { accessTable } from './access-table.ts';
import type { Facilities } from './facilities.ts';
import { roomRoutes } from './rooms.ts';

const document = readFileSync(new URL('../../docs/access.md', import.meta.url), 'utf8');
const screens = [...storefrontScreens, ...memberScreens, ...sellerScreens, ...labScreens, ...adminScreens];
const endpoints = roomRoutes({} as Facilities).map((route) => route.endpoint);

it('the written table is up to date: otherwise run `npm run access-table`', () => {
  expect(accessTable(screens, endpoints)).toBe(document);
});

const ROUTES = new URL('../../../shared/spec/routes.json', import.meta.url);

it.runIf(existsSync(ROUTES))('says of every route of the specification who may enter', () => {
  const { routes } = JSON.parse(readFileSync(ROUTES, 'utf8')) as {
    routes: { path: string; login: boolean }[];
  };
  expect(routes.length).toBeGreaterThan(100);
  for (const { path, login } of routes) {
    const line = document.split('\n').find((one) => one.startsWith(`| \`${path}\` |`));
    expect(line, path).toBeDefined();
    expect(line!.split('|')[2]!.trim(), path).toBe(login ? '–' : '✓');
  }
});

it('does not write about a door that it does not know', () => {
  const odd = { method: 'GET', path: 'v3/x', access: { name: 'the back door' } } as unknown as AnyEndpoint;
  expect(() => accessTable(screens, [odd])).toThrow('the back door');
});
