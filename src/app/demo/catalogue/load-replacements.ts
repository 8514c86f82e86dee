// Brings the demo's replacement pairs into the mall: published ones, and some that wait for their review.
import { type DemoReplacement, demoReplacements, demoSuggestions } from '#demo/replacements.ts';
import type { Work } from '#kit/db/work.ts';
import { stepBy } from '#mall/member/actor.ts';
import { pairLife } from '#mall/replacement/server/pair-life.ts';
import { demoActor } from '../demo-actor.ts';

/** @returns how many pairs are published. @throws Error naming a part that the demo does not have */
export async function loadReplacements(work: Work): Promise<number> {
  const partIds = await partIdsOf(work, [...demoReplacements, ...demoSuggestions]);
  const idOf = ({ brand, partNo }: DemoReplacement['of']): number => {
    const partId = partIds.get(`${brand}\n${partNo}`);
    if (partId === undefined) throw new Error(`not a part of the demo mall: ${brand} ${partNo}`);
    return partId;
  };
  const pairOf = ({ of, by, evidence, isPinEqual, statement }: DemoReplacement) => ({
    ofPartId: idOf(of),
    byPartId: idOf(by),
    evidence,
    saidEvidence: evidence,
    isPinEqual,
    statement,
  });
  for (const suggestion of demoSuggestions) {
    const member = await demoActor(work, suggestion.memberName);
    const { memberId } = member;
    await pairLife.begin(work, 'suggest', { ...pairOf(suggestion), memberId }, stepBy('member', member));
  }
  const made = await pairLife.beginAll(work, 'vouch', demoReplacements.map(pairOf), { by: 'platform' });
  return made.length;
}

async function partIdsOf(work: Work, pairs: readonly DemoReplacement[]): Promise<Map<string, number>> {
  const named = pairs.flatMap(({ of, by }) => [of, by]);
  const rows = await work.query<{ name: string; partNo: string; partId: number }>(
    `SELECT b.name, a.part_no AS "partNo", a.part_id AS "partId"
     FROM unnest($1::text[], $2::text[]) AS wanted (name, part_no)
     JOIN brand b USING (name) JOIN part a USING (brand_id, part_no)`,
    [named.map(({ brand }) => brand), named.map(({ partNo }) => partNo)],
  );
  return new Map(rows.map(({ name, partNo, partId }) => [`${name}\n${partNo}`, partId]));
}
