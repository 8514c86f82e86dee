// Brings parameters' names and kinds into the catalogue, many at once; what is there already stays as it is.
import type { Work } from '#kit/db/work.ts';

/** What a parameter is called and how its values compare. */
export interface ParameterToTake {
  key: string;
  nameZh: string;
  nameEn: string;
  unit: string | null;
  kind: 'number' | 'range' | 'option' | 'text';
  /** Whether the goods list offers it as a filter. */
  isFacet: boolean;
  sort: number;
}

const TAKE = `
  INSERT INTO parameter (key, name_zh, name_en, unit, kind, is_facet, sort)
  SELECT key, "nameZh", "nameEn", unit, kind, "isFacet", sort
  FROM json_to_recordset($1) AS one (key text, "nameZh" text, "nameEn" text, unit text, kind text, "isFacet" boolean, sort int)
  ON CONFLICT (key) DO NOTHING`;

/** Makes the missing ones. Keys are unique in the list. */
export async function takeParameters(work: Work, parameters: readonly ParameterToTake[]): Promise<void> {
  await work.query(TAKE, [JSON.stringify(parameters)]);
}
