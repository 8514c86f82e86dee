// The life of a version of a capability on the server: what is published, suspended or retired becomes so for everybody at once.
import { eq, type SQL } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { life } from '#kit/document/life.ts';
import type { LabMember } from '#mall/member/actor.ts';
import { capabilityProcess } from '../capability-process.ts';
import { capabilityStatus } from '../capability-status.ts';
import { labCatalogErrors } from './lab-catalog.errors.ts';
import { capabilityVersion } from './lab-catalog.tables.ts';

export type CapabilityVersion = typeof capabilityVersion.$inferSelect;

export const capabilityLife = life({
  docType: 'capability',
  table: capabilityVersion,
  key: 'versionId',
  process: capabilityProcess,
  status: capabilityStatus,
  notNow: ({ state }) => labCatalogErrors.notNow({ state }),
  changedMeanwhile: () => labCatalogErrors.changedMeanwhile(),
  alreadyThere: () => labCatalogErrors.writtenAlready(),
});

/** His laboratory's. */
export const ofLab = ({ lab }: LabMember): SQL => eq(capabilityVersion.labId, lab.labId);

/** Locked, as it was when its page was drawn. @throws labCatalogErrors.notFound, also for another laboratory's; changedMeanwhile */
export async function holdVersion(
  work: Work,
  member: LabMember,
  { versionId, version }: { versionId: number; version: number },
): Promise<CapabilityVersion> {
  const row = await capabilityLife.hold(work, versionId, ofLab(member));
  if (!row) throw labCatalogErrors.notFound();
  if (row.version !== version) throw labCatalogErrors.changedMeanwhile();
  return row;
}
