// What is wrong with a visit, and what it adds to a price.
import { expect, it } from 'vitest';
import { type SiteVisit, siteFault, travelOf } from './on-site.ts';

const site: SiteVisit = { address: '深圳市', days: '', rules: '', manDays: 2, km: 30, nights: 1 };

it('a form without a visit is right, and travels nowhere', () => {
  expect(siteFault('INSPECTION', null)).toBeUndefined();
  expect(travelOf(undefined)).toEqual({ manDays: 0, km: 0, nights: 0 });
});

it.each([
  ['INSPECTION', site, 'site'],
  ['METERING', { ...site, address: ' ' }, 'siteAddress'],
  ['METERING', { ...site, manDays: 0 }, 'manDays'],
  ['METERING', site, undefined],
] as const)('a form of %s with %o: %s', (kind, one, at) => expect(siteFault(kind, one)?.at).toBe(at));

it('man-days, the road and nights are paid for', () =>
  expect(travelOf(site)).toEqual({ manDays: 2, km: 30, nights: 1 }));
