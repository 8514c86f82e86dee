// The demo's laboratory writes, reviews and approves reports of what it has done; the mall seals those that are approved once it runs.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import { itemRowsOf } from '#mall/bench/server/item-life.ts';
import type { LabMember } from '#mall/member/actor.ts';
import { handIn, writeReport } from '#mall/report/server/prepare-report.ts';
import { report } from '#mall/report/server/report.tables.ts';
import { approve, passReport } from '#mall/report/server/review-report.ts';
import { showReport } from '#mall/report/server/show-report.ts';
import { demoActor } from '../demo-actor.ts';
import { ENGINEERS } from './work-commissions.ts';

/** @param until how far it goes; `issued`: approved */
export async function signDemoReport(
  work: Work,
  serviceSn: string,
  until: 'reviewing' | 'approving' | 'issued',
): Promise<void> {
  const [row] = await work.tx.select().from(report).where(eq(report.serviceSn, serviceSn));
  const { reportId, kind } = required(row);
  const seen = async () => {
    const [now] = await work.tx.select().from(report).where(eq(report.reportId, reportId));
    return { reportId, version: required(now).version };
  };
  const as = async (name: string) => (await demoActor(work, name)) as LabMember;
  const [item] = await itemRowsOf(work, serviceSn);
  const engineer = await as(required(ENGINEERS[required(item).engineerName]));
  const isTest = kind === 'TEST';
  const { proposedZh, proposedEn } = await showReport(work, engineer, reportId);
  await writeReport(work, engineer, {
    ...(await seen()),
    ...{ conclusionZh: proposedZh, conclusionEn: proposedEn },
    deviations: '无',
  });
  await handIn(work, engineer, await seen());
  if (until === 'reviewing') return;
  await passReport(work, await as('lab_rev01'), await seen());
  if (until === 'approving') return;
  // Whoever loads a demo is asked for no password.
  await approve(work, await as(isTest ? 'lab_sig01' : 'lab_sig02'), await seen(), async () => {});
}
