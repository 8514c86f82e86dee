// The life of an impact on the server, and how it begins: equipment fell out of use, and what it did since its last good calibration is listed.
import { and, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { life } from '#kit/document/life.ts';
import { doneWith } from '#mall/bench/server/bench.ts';
import type { EquipmentFell } from '#mall/equipment/server/equipment.ts';
import { colleaguesWith } from '#mall/lab-staff/server/lab-staff.ts';
import type { LabMember } from '#mall/member/actor.ts';
import { tellOfDocument } from '#mall/message/server/message.ts';
import { impactProcess } from '../impact-process.ts';
import { causeNames, impactStatus } from '../impact-status.ts';
import { impactErrors } from './impact.errors.ts';
import { equipmentImpact } from './impact.tables.ts';

export type ImpactInDatabase = typeof equipmentImpact.$inferSelect;

export const impactLife = life({
  docType: 'impact',
  table: equipmentImpact,
  key: 'impactId',
  process: impactProcess,
  status: impactStatus,
  notNow: ({ state }: ImpactInDatabase) => impactErrors.notNow({ state }),
  changedMeanwhile: () => impactErrors.changedMeanwhile(),
});

/** Of this member's laboratory. @throws impactErrors.notFound */
export async function findImpact(
  work: Work,
  { lab }: Pick<LabMember, 'lab'>,
  impactId: number,
): Promise<ImpactInDatabase> {
  const [row] = await work.tx
    .select()
    .from(equipmentImpact)
    .where(and(eq(equipmentImpact.impactId, impactId), eq(equipmentImpact.labId, lab.labId)));
  if (!row) throw impactErrors.notFound();
  return row;
}

/** What is listed and not decided yet is not listed twice. */
export async function listImpacts(work: Work, fell: EquipmentFell): Promise<void> {
  const { labId, equipId, equipNo, name, cause, reason, since } = fell;
  const waiting = await work.tx
    .select({ serviceSn: equipmentImpact.serviceSn, reportKey: equipmentImpact.reportKey })
    .from(equipmentImpact)
    .where(and(eq(equipmentImpact.equipId, equipId), eq(equipmentImpact.state, 'UNDECIDED')));
  const keyOf = (one: { serviceSn: string; reportKey: string }) => `${one.serviceSn} ${one.reportKey}`;
  const there = new Set(waiting.map(keyOf));
  const found = (await doneWith(work, equipId, since)).filter((one) => !there.has(keyOf(one)));
  for (const one of found)
    await impactLife.begin(
      work,
      'find',
      { labId, equipId, cause, reason, since, ...one, foundAt: work.now },
      { by: 'system' },
    );
  if (found.length === 0) return;
  const people = await colleaguesWith(work, { labId, role: 'quality' });
  await tellOfDocument(
    work,
    people.map(({ memberId }) => memberId),
    {
      title: { zh: '设备失准，待评估影响', en: 'Equipment proved unfit' },
      text: {
        zh: `有 ${found.length} 份报告或在检项目用过它，请逐一评估。`,
        en: `${found.length} reports or items in work were done with it: please decide about each.`,
      },
    },
    {
      kind: 'service',
      name: {
        zh: `设备 ${equipNo} ${name}（${causeNames[cause].zh}）`,
        en: `Equipment ${equipNo} ${name} (${causeNames[cause].en})`,
      },
      reason,
      link: `/lab/impact/list?keyword=${encodeURIComponent(equipNo)}`,
    },
  );
}
