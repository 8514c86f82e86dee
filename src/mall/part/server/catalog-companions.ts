// The files beside a catalogue that say what its categories, brands and parameters are called.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { BrandToTake } from './take-brands.ts';
import type { CategoryToTake } from './take-categories.ts';
import type { ParameterToTake } from './take-parameters.ts';

/** What is known about a catalogue's words; everything may be empty. */
export interface CatalogCompanions {
  categories: Map<string, CategoryToTake>;
  brands: Map<string, BrandToTake>;
  parameters: Map<string, ParameterToTake>;
  /** In what the catalogue gives the numbers of each parameter. */
  units: Map<string, string>;
  /** English values of parameters and what they are called in Chinese, and back. */
  zhOf: Map<string, string>;
  enOf: Map<string, string>;
}

const Categories = z.array(
  z.object({
    code: z.string().min(1),
    parent: z.string().nullish(),
    zh: z.string().min(1),
    en: z.string().min(1),
    sort: z.number().int().default(0),
  }),
);

const Brand = z.object({
  name: z.string().min(1),
  zh: z.string().nullish(),
  country: z.string().nullish(),
  domestic: z.boolean().nullish(),
  web: z.string().nullish(),
});
const Brands = z.union([
  z.array(Brand),
  z.object({ brands: z.array(Brand) }).transform(({ brands }) => brands),
]);

const Parameters = z.object({
  parameters: z.array(
    z.object({
      key: z.string().min(1),
      zh: z.string().nullish(),
      en: z.string().nullish(),
      unit: z.string().nullish(),
      type: z.string(),
      canonical: z.boolean().default(false),
    }),
  ),
  /** What parts of a category have, the most common first. */
  facetsByCategory: z.record(z.string(), z.array(z.object({ key: z.string() }))).default({}),
});

const Values = z.array(z.object({ zh: z.string(), en: z.string() }));

const KINDS: Readonly<Record<string, ParameterToTake['kind']>> = {
  num: 'number',
  range: 'range',
  enum: 'option',
};
const MOST_COLUMNS = 4; // chosen: more do not fit beside part number, stock and price

/** The unit in which the mall keeps what a catalogue gives in `unit`, and what to multiply by: lengths are in m. */
export function baseUnit(unit: string | undefined): { unit: string | undefined; times: number } {
  if (unit === 'mm') return { unit: 'm', times: 1e-3 };
  return { unit: unit?.replace('°C', '℃') || undefined, times: 1 };
}

/**
 * Reads `categories.json`, `brands.json`, `parameters.json` and `param-values-zh.json` from the catalogue's folder;
 * a file that is not there says nothing.
 * @throws Error naming the file that is not right
 */
export function readCompanions(catalogFile: string): CatalogCompanions {
  const folder = dirname(catalogFile);
  const parameters = readBeside(folder, 'parameters.json', Parameters);
  const values = readBeside(folder, 'param-values-zh.json', Values) ?? [];
  return {
    categories: new Map(
      (readBeside(folder, 'categories.json', Categories) ?? []).map(({ code, parent, zh, en, sort }) => [
        code,
        {
          code,
          parent: parent ?? null,
          nameZh: zh,
          nameEn: en,
          sort,
          columns: columnsOf(parameters?.facetsByCategory[code]),
        },
      ]),
    ),
    brands: new Map(
      (readBeside(folder, 'brands.json', Brands) ?? []).map(({ name, zh, country, domestic, web }) => [
        name,
        { name, nameZh: zh, country, isDomestic: domestic ?? false, website: web },
      ]),
    ),
    parameters: new Map(
      (parameters?.parameters ?? []).map(({ key, zh, en, unit, type, canonical }, sort) => [
        key,
        {
          key,
          nameZh: zh || en || key,
          nameEn: en || key,
          unit: baseUnit(unit ?? undefined).unit ?? null,
          kind: KINDS[type] ?? 'text',
          isFacet: canonical && type in KINDS,
          sort: 1_000 + sort,
        },
      ]),
    ),
    units: new Map((parameters?.parameters ?? []).flatMap(({ key, unit }) => (unit ? [[key, unit]] : []))),
    zhOf: new Map(values.map(({ zh, en }) => [en, zh])),
    enOf: new Map(values.map(({ zh, en }) => [zh, en])),
  };
}

function columnsOf(facets: readonly { key: string }[] | undefined): string[] {
  return (facets ?? []).slice(0, MOST_COLUMNS).map(({ key }) => key);
}

function readBeside<S extends z.ZodType>(folder: string, name: string, shape: S): z.output<S> | undefined {
  const path = join(folder, name);
  if (!existsSync(path)) return undefined;
  try {
    return shape.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    const why =
      error instanceof z.ZodError ? z.prettifyError(error).split('\n').slice(0, 4).join(' ') : String(error);
    throw new Error(`${path} is not right: ${why}`);
  }
}
