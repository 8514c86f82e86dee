// Brings brands into the catalogue, many at once; what is there already stays as it is.
import type { Work } from '#kit/db/work.ts';

/** A brand from outside. `name` is how its parts name it. */
export interface BrandToTake {
  name: string;
  nameZh?: string | null;
  /** ISO 3166 code. */
  country?: string | null;
  isDomestic?: boolean;
  website?: string | null;
}

const TAKE = `
  INSERT INTO brand (name, name_zh, country, is_domestic, website, letter)
  SELECT name, "nameZh", country, coalesce("isDomestic", false), website, letter
  FROM json_to_recordset($1) AS one (name text, "nameZh" text, country text, "isDomestic" boolean, website text, letter text)
  ORDER BY name
  ON CONFLICT (name) DO NOTHING`;

/** Makes the missing ones. */
export async function takeBrands(work: Work, brands: readonly BrandToTake[]): Promise<void> {
  const rows = brands.map((brand) => ({ ...brand, letter: brandLetter(brand.name) }));
  await work.query(TAKE, [JSON.stringify(rows)]);
}

/** Where a brand stands in the list: the first letter of its Latin name, `国巨(YAGEO)` under Y; '#' without one. */
export function brandLetter(name: string): string {
  const latin = /[A-Za-z]/.exec(name.normalize('NFD'))?.[0];
  return /^\d/.test(name) || !latin ? '#' : latin.toUpperCase();
}

/** The ids of brands by name. */
export async function brandIds(work: Work, names: readonly string[]): Promise<Map<string, number>> {
  const rows = await work.query<{ name: string; id: number }>(
    'SELECT name, brand_id AS id FROM brand WHERE name = ANY($1::text[])',
    [names],
  );
  return new Map(rows.map((row) => [row.name, row.id]));
}
