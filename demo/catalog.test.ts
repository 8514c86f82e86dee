// The demo mall is large enough, complete in both languages, and its offers obey the rules of ordering.
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { starterAgreements } from '#starter/agreements.ts';
import { demoBrands } from './brands.ts';
import { demoOffers, demoParts } from './catalog.ts';
import { demoCategories } from './categories.ts';
import { everyListedPart } from './ics/every-listed-part.ts';
import { demoColumns, demoParameters } from './parameters.ts';
import { demoReviews } from './reviews.ts';
import { demoStores } from './stores.ts';

const parts = [...demoParts()];
const offers = parts.flatMap((part) =>
  demoOffers(part).map(({ storeKey, offer }) => ({ part, storeKey, offer })),
);
const parents = new Set(demoCategories.map((category) => category.parent));
const leaves = demoCategories.filter((category) => !parents.has(category.code));
const hasPicture = (id: string | null | undefined) =>
  id !== undefined && id !== null && existsSync(new URL(`./pictures/${id}.webp`, import.meta.url));

describe('parts', () => {
  it('are many, in many categories, and some are written out', () => {
    expect(parts.length).toBeGreaterThanOrEqual(5500);
    expect(leaves.length).toBeGreaterThanOrEqual(105);
    expect(everyListedPart.length).toBeGreaterThanOrEqual(300);
    expect(demoCategories.filter((category) => category.parent === null).length).toBeGreaterThanOrEqual(12);
  });

  it('are unique by brand and part number', () => {
    expect(new Set(parts.map((part) => `${part.brand}\n${part.partNo}`)).size).toBe(parts.length);
  });

  it('fill every leaf, and only leaves', () => {
    const used = new Set(parts.map((part) => part.categoryCode));
    expect([...used].sort()).toEqual(leaves.map((leaf) => leaf.code).sort());
  });

  it('have a title in both languages and a picture that exists', () => {
    const faulty = parts.filter(
      (part) =>
        !/\p{Script=Han}|[A-Z]/u.test(part.titleZh) ||
        /\p{Script=Han}|undefined|\{/u.test(part.titleEn) ||
        part.titleEn.length < 5 ||
        !hasPicture(part.picture),
    );
    expect(faulty.map((part) => `${part.partNo} ${part.titleEn} ${part.picture}`)).toEqual([]);
  });

  it('have English texts wherever a parameter is Chinese', () => {
    const faulty = parts.flatMap((part) =>
      part.params.filter(
        (param) =>
          /\p{Script=Han}/u.test(param.text) && (!param.textEn || /\p{Script=Han}/u.test(param.textEn)),
      ),
    );
    expect(faulty).toEqual([]);
  });

  it('use defined parameters in the defined unit, once each', () => {
    const defined = new Map(demoParameters.map((parameter) => [parameter.key, parameter]));
    expect(defined.size).toBe(demoParameters.length);
    for (const part of parts) {
      expect(new Set(part.params.map((param) => param.key)).size, part.partNo).toBe(part.params.length);
      for (const param of part.params) {
        const parameter = defined.get(param.key);
        expect(parameter, `${part.partNo} ${param.key}`).toBeDefined();
        if (parameter?.kind === 'number' && (param.n !== undefined || param.lo !== undefined))
          expect(param.unit ?? '', `${part.partNo} ${param.key}`).toBe(parameter.unit);
      }
    }
  });

  it('weigh something plausible where their package is a usual one', () => {
    const grams = (partNo: string) =>
      parts.find((part) => part.partNo === partNo)?.params.find(({ key }) => key === 'weight')?.n;
    expect(grams('RC0402FR-0710KL')).toBe(0.0006);
    expect(grams('STM32F103C8T6')).toBe(0.25);
    const weighed = parts.flatMap(({ params }) => params.filter(({ key }) => key === 'weight'));
    expect(weighed.length / parts.length).toBeGreaterThan(0.6);
    expect(weighed.every(({ n = 0 }) => n > 0 && n < 200)).toBe(true);
  });

  it('are of known brands, and every brand makes something', () => {
    expect([...new Set(parts.map((part) => part.brand))].sort()).toEqual(
      demoBrands.map((brand) => brand.name).sort(),
    );
  });

  it('come in the same order every time', () => {
    expect([...demoParts()].map((part) => part.partNo)).toEqual(parts.map((part) => part.partNo));
  });
});

describe('categories', () => {
  it('are a tree of three levels with both names and pictures that exist', () => {
    const byCode = new Map(demoCategories.map((category) => [category.code, category]));
    expect(byCode.size).toBe(demoCategories.length);
    for (const leaf of leaves) {
      const second = byCode.get(leaf.parent ?? '');
      const first = byCode.get(second?.parent ?? '');
      expect(first?.parent, leaf.code).toBeNull();
      expect(hasPicture(leaf.picture), leaf.code).toBe(true);
    }
    for (const category of demoCategories)
      expect(category.zh && category.en && !/\p{Script=Han}/u.test(category.en), category.code).toBe(true);
  });

  it('show columns that their parts have', () => {
    for (const leaf of leaves) {
      const columns = demoColumns.get(leaf.code) ?? [];
      expect(columns.length, leaf.code).toBeGreaterThanOrEqual(2);
      expect(columns.length, leaf.code).toBeLessThanOrEqual(5);
      const keys = new Set(
        parts
          .filter((part) => part.categoryCode === leaf.code)
          .flatMap((part) => part.params.map((param) => param.key)),
      );
      for (const column of columns) expect(keys.has(column), `${leaf.code} ${column}`).toBe(true);
    }
    expect(demoColumns.size).toBe(leaves.length);
  });
});

describe('offers', () => {
  it('come from one to three stores for every part, and are the same every time', () => {
    for (const part of parts) {
      const found = demoOffers(part);
      const stores = new Set(found.map((one) => one.storeKey));
      expect(stores.size, part.partNo).toBeGreaterThanOrEqual(1);
      expect(stores.size, part.partNo).toBeLessThanOrEqual(3);
      expect(new Set(found.map((one) => `${one.storeKey} ${one.offer.packing}`)).size).toBe(found.length);
    }
    expect(parts.slice(0, 200).map(demoOffers)).toEqual(parts.slice(0, 200).map(demoOffers));
    for (const store of demoStores) expect(offers.some((one) => one.storeKey === store.key)).toBe(true);
  });

  it('have one to six breaks, more pieces and a lower price each time', () => {
    for (const { part, offer } of offers) {
      expect(offer.tiers.length, part.partNo).toBeGreaterThanOrEqual(1);
      expect(offer.tiers.length, part.partNo).toBeLessThanOrEqual(6);
      offer.tiers.forEach((tier, at) => {
        const before = offer.tiers[at - 1];
        expect(Number.isInteger(tier.unitPrice) && tier.unitPrice > 0, part.partNo).toBe(true);
        expect(tier.minNum % offer.multiple, part.partNo).toBe(0);
        if (before)
          expect(tier.minNum > before.minNum && tier.unitPrice < before.unitPrice, part.partNo).toBe(true);
      });
      expect(offer.tiers[0]?.minNum, part.partNo).toBe(offer.minBuyNum);
      expect(offer.minBuyNum % offer.multiple, part.partNo).toBe(0);
    }
  });

  it('hold stock in at most three lots with real date codes; some hold none, some little', () => {
    for (const { part, offer } of offers) {
      expect(offer.lots.length, part.partNo).toBeLessThanOrEqual(3);
      for (const lot of offer.lots) {
        expect(lot.dateCode).toMatch(/^2[4-6](0[1-9]|[1-4]\d|5[0-2])$/);
        expect(lot.onHand, part.partNo).toBeGreaterThan(0);
      }
    }
    const empty = offers.filter(({ offer }) => offer.lots.length === 0).length / offers.length;
    expect(empty).toBeGreaterThan(0.02);
    expect(empty).toBeLessThan(0.07);
    expect(offers.some(({ offer }) => offer.lots.length === 1 && offer.lots[0]!.onHand <= 3)).toBe(true);
  });

  it.each([
    ['RC0402FR-0710KL', 0.0036, 0.012],
    ['CC0603KRX7R9BB104', 0.008, 0.06],
    ['SN74HC595DR', 0.6, 1.8],
    ['STM32F103C8T6', 6, 11],
  ])('%s costs between ¥%d and ¥%d', (partNo, low, high) => {
    const found = offers.filter((one) => one.part.partNo === partNo).flatMap((one) => one.offer.tiers);
    expect(found.length).toBeGreaterThan(0);
    for (const tier of found) {
      expect(tier.unitPrice).toBeGreaterThanOrEqual(low * 1_000_000);
      expect(tier.unitPrice).toBeLessThanOrEqual(high * 1_000_000);
    }
  });

  it('refuses a part that is not the demo mall’s', () => {
    expect(() => demoOffers({ ...parts[0]!, partNo: 'NO-SUCH-PART' })).toThrow('not a part');
  });
});

describe('words', () => {
  it('are there in both languages', () => {
    expect(demoReviews.length).toBeGreaterThanOrEqual(55);
    for (const review of demoReviews) expect(review.zh && review.en).toBeTruthy();
    for (const agreement of starterAgreements) {
      expect(agreement.bodyZh.split('\n\n').length).toBe(agreement.bodyEn.split('\n\n').length);
    }
    for (const store of demoStores) {
      expect(store.logo === null || hasPicture(store.logo)).toBe(true);
      for (const brand of store.brands)
        expect(
          demoBrands.some((known) => known.name === brand),
          brand,
        ).toBe(true);
    }
  });
});
