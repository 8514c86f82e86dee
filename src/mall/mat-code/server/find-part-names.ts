// How parts are called, for whoever names them beside a material code.

import type { Work } from '#kit/db/work.ts';
import { findParts } from '#mall/part/server/part.ts';

export interface PartName {
  partId: number;
  partNo: string;
  /** The brand's own name, e.g. `YAGEO`. */
  brand: string;
  packageName: string | null;
}

/** The parts by id; unknown ids are left out. */
export async function findPartNames(work: Work, partIds: readonly number[]): Promise<Map<number, PartName>> {
  const parts = await findParts(work, partIds);
  return new Map(
    [...parts].map(([partId, { partNo, brandName, packageName }]) => [
      partId,
      { partId, partNo, brand: brandName, packageName },
    ]),
  );
}
