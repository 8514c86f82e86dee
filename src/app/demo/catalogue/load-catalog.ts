// The demo's lead, quality and head keep the catalogue: versions in every state, a standard that is to come, a price that waits.
import { demoCatalog } from '#demo/lab-catalog.ts';
import type { Work } from '#kit/db/work.ts';
import { NOTHING } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { dayAfter, dayInChina } from '#kit/time/day-in-china.ts';
import type { CapabilityContent } from '#mall/lab-catalog/capability-content.ts';
import { beginStandard } from '#mall/lab-catalog/server/keep-standards.ts';
import { adoptCapabilities } from '#mall/lab-catalog/server/lab-catalog.ts';
import { submitOne, versionMoves } from '#mall/lab-catalog/server/publish-version.ts';
import { beginVersion } from '#mall/lab-catalog/server/write-version.ts';
import { writePrice } from '#mall/lab-price/server/write-price.ts';
import type { LabMember } from '#mall/member/actor.ts';
import { demoActor } from '../demo-actor.ts';

/** @returns how many versions there are */
export async function loadCatalog(work: Work): Promise<number> {
  const staff = async (memberName: string) => (await demoActor(work, memberName)) as LabMember;
  const [lead, quality, head] = [
    await staff('lab_tech01'),
    await staff('lab_qual01'),
    await staff('lab_head01'),
  ];
  const count = await adoptCapabilities(work, lead.lab.labId);
  const find = async (capNo: string) =>
    required(
      (
        await work.query<{ versionId: number; content: CapabilityContent; capId: number }>(
          `SELECT version_id AS "versionId", content, cap_id AS "capId" FROM capability_version
           WHERE lab_id = $1 AND cap_no = $2 AND state = 'PUBLISHED'`,
          [lead.lab.labId, capNo],
        )
      )[0],
    );
  for (const { capNo, change, isHandedIn } of demoCatalog.versions) {
    const { content } = await find(capNo);
    const draft = await beginVersion(work, lead, capNo, { ...content, ...change });
    if (isHandedIn) await submitOne(work, lead, draft);
  }
  const { capNo, reason } = demoCatalog.suspended;
  const { versionId } = await find(capNo);
  await versionMoves.suspend(work, quality, { versionId: Number(versionId), version: 1, reason });
  await beginStandard(work, lead, demoCatalog.standard);
  const { inDays, ...price } = demoCatalog.onRequest;
  const { capId } = await find(price.capNo);
  await writePrice(work, head, {
    ...{ capId: Number(capId), unit: price.unit, isOnRequest: true, unitPrice: '', requestId: undefined },
    ...{ minCharge: NOTHING, fixture: NOTHING, fromDate: dayAfter(dayInChina(work.now), inDays) },
  });
  return count + demoCatalog.versions.length;
}
