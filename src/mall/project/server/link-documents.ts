// What belongs to a project beside its BOM: orders linked by hand, samples and saved runs that were said to be for it.
import type { Work } from '#kit/db/work.ts';
import { type Listener, listener } from '#kit/events/event.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { looksAfter, type Member, mayDo } from '#mall/member/actor.ts';
import { findMember } from '#mall/member/server/member.ts';
import { runSaved } from '#mall/optimise/server/optimise.events.ts';
import { orderStatus } from '#mall/order/order-status.ts';
import { sampleSubmitted } from '#mall/sample/server/sample.events.ts';
import type { ProjectLink, projectProtocol } from '../project.protocol.ts';
import { type ProjectHead, requireProjectFor } from './find-project.ts';
import { projectErrors } from './project.errors.ts';
import type { LinkKind } from './project.tables.ts';
import { stepProject } from './project-life.ts';

type Acts = Actions<typeof projectProtocol>;

const ADD = `
  INSERT INTO project_link (project_id, kind, doc_sn, member_id, created_at) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT DO NOTHING RETURNING doc_sn`;

/** @throws projectErrors.orderUnknown for what he may not see, and those of a forbidden step */
export const linkOrder: Acts['link'] = async (work, member, { projectId, orderSn }) => {
  const head = await requireProjectFor(work, member, projectId, 'link');
  const found = await visibleOrders(work, member, [orderSn]);
  if (!found.has(orderSn)) throw projectErrors.orderUnknown({ name: 'orderSn' });
  const added = await work.query(ADD, [projectId, 'order', orderSn, member.memberId, work.now]);
  if (added.length === 0) return { projectId, version: head.version };
  return stepProject(work, member, head, 'link', { reason: orderSn });
};

/** Nothing happens to what is not linked. @throws those of a forbidden step */
export const unlinkDocument: Acts['unlink'] = async (work, member, { projectId, kind, docSn }) => {
  const head = await requireProjectFor(work, member, projectId, 'unlink');
  const gone = await work.query(
    'DELETE FROM project_link WHERE project_id = $1 AND kind = $2 AND doc_sn = $3 RETURNING doc_sn',
    [projectId, kind, docSn],
  );
  if (gone.length === 0) return { projectId, version: head.version };
  return stepProject(work, member, head, 'unlink', { reason: docSn });
};

/** The states of those orders that he may see. */
async function visibleOrders(
  work: Work,
  member: Member,
  orderSns: readonly string[],
): Promise<Map<string, string>> {
  if (orderSns.length === 0 || !mayDo(member, 'order.read')) return new Map();
  const rows = await work.query<{ orderSn: string; state: keyof typeof orderStatus }>(
    `SELECT order_sn AS "orderSn", state FROM sub_order
     WHERE order_sn = ANY($1::text[]) AND ((member_id = $2 AND delete_state <> 2) OR enterprise_id = $3)`,
    [orderSns, member.memberId, looksAfter(member)],
    'project-orders',
  );
  return new Map(rows.map((row) => [row.orderSn, orderStatus[row.state][work.language]]));
}

/** All that is linked, the latest first. Only what the reader may see has an address. */
export async function linksOf(work: Work, member: Member, head: ProjectHead): Promise<ProjectLink[]> {
  const rows = await work.query<{
    kind: LinkKind;
    docSn: string;
    memberId: number;
    memberName: string;
    createdAt: Date;
  }>(
    `SELECT l.kind, l.doc_sn AS "docSn", l.member_id AS "memberId", m.member_name AS "memberName",
            l.created_at AS "createdAt"
     FROM project_link l JOIN member m USING (member_id) WHERE l.project_id = $1 ORDER BY l.created_at DESC LIMIT 500`,
    [head.projectId],
    'project-links',
  );
  const orders = await visibleOrders(
    work,
    member,
    rows.filter(({ kind }) => kind === 'order').map(({ docSn }) => docSn),
  );
  const addresses: Record<LinkKind, (docSn: string, isOwn: boolean) => string | null> = {
    order: (docSn) =>
      orders.has(docSn) ? `/member/order/detail?orderSn=${encodeURIComponent(docSn)}` : null,
    sample: (docSn, isOwn) =>
      isOwn ? `/prototype/sample/detail?sampleSn=${encodeURIComponent(docSn)}` : null,
    run: (docSn, isOwn) =>
      isOwn ? `/prototype/optimize/hisDetail?runId=${encodeURIComponent(docSn)}` : null,
  };
  return rows.map(({ kind, docSn, memberId, memberName, createdAt }) => ({
    kind,
    docSn,
    text: kind === 'order' ? (orders.get(docSn) ?? '') : '',
    link: addresses[kind](docSn, memberId === member.memberId),
    memberName,
    createdAt: createdAt.toISOString(),
  }));
}

/**
 * Links what somebody has just made for a project.
 * @throws projectErrors.notFound for a project that he does not work on, or whose enterprise he has left; notNow for one that is archived
 */
async function linkOwn(
  work: Work,
  kind: LinkKind,
  docSn: string,
  memberId: number,
  projectId: number | null,
): Promise<void> {
  if (projectId === null) return;
  const maker = await findMember(work, memberId);
  const [found] = await work.query<{ state: ProjectHead['state'] }>(
    `SELECT p.state FROM project p WHERE p.project_id = $1 AND (p.member_id = $2
       OR EXISTS (SELECT FROM project_member m WHERE m.project_id = p.project_id AND m.member_id = $2 AND (
         EXISTS (SELECT FROM sub_account s WHERE s.member_id = $2 AND s.enterprise_id = p.enterprise_id AND s.state = 'ACTIVE')
         OR EXISTS (SELECT FROM designer d
                    WHERE d.member_id = $2 AND d.enterprise_id = p.enterprise_id AND d.state = 'ACTIVE')))
       OR EXISTS (SELECT FROM enterprise e WHERE e.enterprise_id = p.enterprise_id AND e.main_member_id = $2))`,
    [projectId, memberId],
  );
  if (!maker || !found) throw projectErrors.notFound();
  if (found.state === 'ARCHIVED') throw projectErrors.notNow({ state: found.state });
  await work.query(ADD, [projectId, kind, docSn, memberId, work.now]);
}

export const linkListeners: readonly Listener[] = [
  listener(sampleSubmitted, (work, { sampleSn, memberId, projectId }) =>
    linkOwn(work, 'sample', sampleSn, memberId, projectId),
  ),
  listener(runSaved, (work, { runId, memberId, projectId }) =>
    linkOwn(work, 'run', String(runId), memberId, projectId),
  ),
];
