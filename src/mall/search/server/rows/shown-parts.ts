// What lists and suggestions show of parts: names, picture and values, remembered for as long as their rows stand as they stood.
import type { Work } from '#kit/db/work.ts';
import type { Text } from '#kit/words/text.ts';
import type { CatalogParameter } from '#mall/part/catalog-part.ts';
import { memoryOf } from '../search-memory.ts';

export interface ShownPart {
  title: Text;
  partNo: string;
  /** Capital letters and digits. */
  normal: string;
  /** Address of the picture. */
  picture: string | null;
  packageName: string | null;
  /** Values by the parameter's key. */
  params: ReadonlyMap<string, Text>;
}

/** A part as a statement found it: `version` is PART_VERSION, so that what has changed since is read anew. */
export interface FoundPart {
  partId: number;
  version: string;
}

/** In a statement's columns, where `a` is the part: who changes a row gives it a number of his own. */
export const PART_VERSION = 'a.xmin AS version';

const PARTS = `
  SELECT part_id AS "partId", ${PART_VERSION}, title_zh AS "titleZh", title_en AS "titleEn", part_no AS "partNo",
         normal_part_no AS normal, picture, package_name AS "packageName", params
  FROM part a WHERE part_id = ANY($1::bigint[])`;

interface PartRow extends FoundPart, Omit<ShownPart, 'title' | 'params'> {
  titleZh: string;
  titleEn: string;
  params: CatalogParameter[];
}

/** By part id; a part that has just been removed is not among them. */
export async function findShownParts(
  work: Work,
  found: readonly FoundPart[],
): Promise<Map<number, ShownPart>> {
  const memory = memoryOf(work).parts;
  const shown = new Map<number, ShownPart>();
  const unknown = new Set<number>();
  for (const { partId, version } of found) {
    const known = memory.get(partId);
    if (known?.version === version) shown.set(partId, known);
    else unknown.add(partId);
  }
  if (unknown.size === 0) return shown;
  for (const row of await work.query<PartRow>(PARTS, [[...unknown]], 'search-shown-parts')) {
    const { partId, titleZh, titleEn, params, ...rest } = row;
    const values = params.map(({ key, text, textEn }) => [key, { zh: text, en: textEn ?? text }] as const);
    const part = { ...rest, title: { zh: titleZh, en: titleEn }, params: new Map(values) };
    memory.set(partId, part);
    shown.set(partId, part);
  }
  return shown;
}
