// Loads the demo's projects with their BOM versions, some days of cost, and what the watch has found of them.

import { demoCostCourse, demoProjects } from '#demo/projects.ts';
import type { Work } from '#kit/db/work.ts';
import { cents } from '#kit/money/money.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { after, days } from '#kit/time/duration.ts';
import type { Text } from '#kit/words/text.ts';
import { findOffers } from '#mall/goods/server/goods.ts';
import { stepBy } from '#mall/member/actor.ts';
import { writeVersion } from '#mall/project/server/bom-versions.ts';
import { requireProject } from '#mall/project/server/find-project.ts';
import { bestPrice, keepCost, needsOf } from '#mall/project/server/project-cost.ts';
import { projectLife, stepProject } from '#mall/project/server/project-life.ts';
import { findActiveProject } from '#mall/project/server/project-timers.ts';
import { watchRisks } from '#mall/project/server/watch-risks.ts';
import { demoActor } from './demo-actor.ts';

/** Members and goods of the demo are there already. @returns how many projects */
export async function loadProjects(work: Work): Promise<number> {
  for (const wish of demoProjects) {
    const member = await demoActor(work, wish.memberName);
    const { projectId } = await projectLife.begin(
      work,
      'create',
      {
        memberId: member.memberId,
        enterpriseId: member.memberType === 3 ? member.enterpriseId : null,
        projectName: inBoth(wish.name, ' '),
        projectCode: wish.code,
        stage: wish.stage,
        startOn: '',
        endOn: '',
        buildNum: wish.buildNum,
        budget: wish.budget === null ? null : cents(wish.budget),
        note: inBoth(wish.note, '\n'),
      },
      stepBy('owner', member),
    );
    for (const { note, lines } of wish.versions) {
      const head = await requireProject(work, member, projectId);
      const known = await knownParts(
        work,
        lines.map(([partNo]) => partNo),
      );
      const bomVersion = await writeVersion(work, member, head, {
        bomName: inBoth(wish.name, ' '),
        note: inBoth(note, ' · '),
        lines: lines.map(([partNo, qty, designators]) => ({
          partId: known.get(partNo)?.partId ?? null,
          partNo,
          brandName: known.get(partNo)?.brandName ?? '',
          value: '',
          packageName: '',
          matCode: '',
          designators,
          qty,
          note: '',
        })),
      });
      await stepProject(work, member, head, 'addBom', { set: { bomVersion }, reason: `V${bomVersion}` });
    }
    await keepCourse(work, projectId, wish.buildNum);
    const watched = await findActiveProject(work, projectId);
    if (watched) await watchRisks(work, watched);
  }
  return demoProjects.length;
}

/** Members write one text; the demo's is for readers of either language. */
const inBoth = ({ zh, en }: Text, between: string): string => [zh, en].filter(Boolean).join(between);

async function knownParts(work: Work, partNos: readonly string[]) {
  const rows = await work.query<{ partId: number; partNo: string; brandName: string }>(
    `SELECT a.part_id AS "partId", a.part_no AS "partNo", b.name AS "brandName"
     FROM part a JOIN brand b USING (brand_id) WHERE a.part_no = ANY($1::text[])`,
    [partNos],
  );
  return new Map(rows.map((row) => [row.partNo, row]));
}

/** The days before today: sums somewhat above today's, a course to look at; the first part was cheaper, a jump to watch. */
async function keepCourse(work: Work, projectId: number, buildNum: number): Promise<void> {
  const watched = await findActiveProject(work, projectId);
  if (watched?.bomVersion == null) return;
  const needs = await needsOf(work, watched, buildNum);
  const offers = await findOffers(work, [...needs.keys()]);
  const prices = [...needs].map(([partId, need]) => ({
    partId,
    need,
    price: bestPrice(offers.get(partId) ?? [], need),
  }));
  const goods = prices.reduce((sum, { price, need }) => sum + Math.round(((price ?? 0) * need) / 10_000), 0);
  for (const [i, percent] of demoCostCourse.entries()) {
    const at = after(work.now, -days(demoCostCourse.length - i));
    const total = cents(Math.round((goods * (100 + percent)) / 100));
    await keepCost(work, {
      projectId,
      day: dayInChina(at),
      bomVersion: watched.bomVersion,
      buildNum,
      total,
      freight: cents(0),
      bound: total,
      lines: needs.size,
      unserved: prices.filter(({ price }) => price === null).length,
      prices: prices.map(({ partId, price }, nth) => ({
        partId,
        price: nth === 0 && price !== null ? Math.round(price * 0.85) : price,
      })),
      computedAt: at,
      isOptimal: true,
    });
  }
}
