// Shows members their bills of materials: the list, one with its totals, and its lines page by page.
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import type { Member } from '#mall/member/actor.ts';
import type { bomProtocol } from '../bom.protocol.ts';
import { bomErrors } from './bom.errors.ts';
import { showHead, showHeads } from './bom-view.ts';
import { type Bom, type BomHead, type BomLine, findBom, findBomHead, readsBomsOf } from './find-bom.ts';
import { chooseForLines, showLines, statusOf, totalsOf } from './line-view.ts';

type Acts = Actions<typeof bomProtocol>;

/** His own and, where he may see projects, his colleagues'; what was changed last stands first. */
export const listBoms: Acts['list'] = async (work, member, { keyword, current, pageSize }) => {
  const named = keyword ? `%${keyword.replaceAll(/[\\%_]/g, '\\$&')}%` : null;
  const rows = await work.query<BomHead & { total: number }>(
    `SELECT bom_id AS "bomId", member_id AS "memberId", enterprise_id AS "enterpriseId", bom_name AS "bomName",
            file_name AS "fileName", state, boards, attrition, leader_num AS "leaderNum", line_count AS "lineCount",
            matched_count AS "matchedCount", created_at AS "createdAt", updated_at AS "updatedAt",
            count(*) OVER ()::int AS total
     FROM bom WHERE (member_id = $1 OR enterprise_id = $2) AND ($3::text IS NULL OR bom_name ILIKE $3)
     ORDER BY updated_at DESC, bom_id DESC LIMIT $4 OFFSET $5`,
    [member.memberId, readsBomsOf(member), named, pageSize, (current - 1) * pageSize],
    'bom-list',
  );
  return {
    list: await showHeads(work, member, rows),
    pagination: { current, pageSize, total: rows[0]?.total ?? 0 },
  };
};

async function requireBom(work: Work, member: Member, bomId: number): Promise<Bom> {
  const bom = await findBom(work, member, bomId);
  if (!bom) throw bomErrors.notFound();
  return bom;
}

/** @throws bomErrors.notFound */
export const showBom: Acts['detail'] = async (work, member, { bomId }) => {
  const head = await findBomHead(work, member, bomId);
  if (!head) throw bomErrors.notFound();
  const reply = await showHead(work, member, head);
  if (head.state !== 'READY') return { ...reply, totals: null };
  const { lines } = await requireBom(work, member, bomId);
  return { ...reply, totals: await totalsOf(work, lines) };
};

/** @throws bomErrors.notFound */
export const listLines: Acts['lines'] = async (
  work,
  member,
  { bomId, filter, keyword, current, pageSize },
) => {
  const { lines } = await requireBom(work, member, bomId);
  const wanted = keyword?.toLowerCase();
  const said = (line: BomLine) =>
    [line.designators, line.partNo, line.value, line.description, line.brandName, line.matCode, line.note]
      .join(' ')
      .toLowerCase();
  let some = wanted ? lines.filter((line) => said(line).includes(wanted)) : lines;
  if (filter === 'withoutOffer') {
    const without = (await chooseForLines(work, lines)).filter((one) => !one.chosen);
    const ids = new Set(without.map((one) => one.line.lineId));
    some = some.filter((line) => ids.has(line.lineId));
  } else if (filter !== 'all') some = some.filter((line) => statusOf(line) === filter);
  return {
    list: await showLines(work, some.slice((current - 1) * pageSize, current * pageSize), lines),
    pagination: { current, pageSize, total: some.length },
  };
};
