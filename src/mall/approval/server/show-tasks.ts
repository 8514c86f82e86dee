// What waits for an approver, what he has decided, and the same as his turns.
import { inArray } from 'drizzle-orm';
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import type { InputOf, ReplyOf } from '#kit/http/endpoint.ts';
import { bit } from '#kit/http/wire.ts';
import { centsToWire } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { type Employee, isEnterprise, type Seller } from '#mall/member/actor.ts';
import type { ApprovalTask, approvalProtocol } from '../approval.protocol.ts';
import { approvalDocs, taskStatus } from '../approval-status.ts';
import type { Turns } from '../turn.ts';
import { approval, approvalTask } from './approval.tables.ts';
import { approvalPaths } from './approval-view.ts';
import { type Decider, deciderValues, MINE } from './find-tasks.ts';

type Asked = InputOf<typeof approvalProtocol.tasks>;
type Tasks = ReplyOf<typeof approvalProtocol.tasks>;

const employee = (actor: Employee): Decider => ({
  memberId: actor.memberId,
  isMain: isEnterprise(actor) && actor.sub === null,
  scope: { enterpriseId: actor.enterpriseId },
});
const operator = (seller: Seller): Decider => ({
  memberId: seller.memberId,
  isMain: false,
  scope: { storeId: seller.storeId },
});

export const listTasks = (work: Work, actor: Employee, input: Asked): Promise<Tasks> =>
  list(work, employee(actor), input);
export const listStoresTasks = (work: Work, seller: Seller, input: Asked): Promise<Tasks> =>
  list(work, operator(seller), input);
export const listTurns = (
  work: Work,
  actor: Employee,
  { pageSize }: InputOf<typeof approvalProtocol.turns>,
): Promise<Turns> => turns(work, employee(actor), pageSize);
export const listStoresTurns = (
  work: Work,
  seller: Seller,
  { pageSize }: InputOf<typeof approvalProtocol.turns>,
): Promise<Turns> => turns(work, operator(seller), pageSize);

const FROM = 'FROM approval_task t JOIN approval a USING (approval_id)';
const WAITING = `t.state = 'PENDING' AND a.state = 'PENDING' AND ${MINE}`;
/** What he has decided himself, for himself or for another. */
const DECIDED = `(a.enterprise_id = $2 OR a.store_id = $3) AND t.state IN ('APPROVED', 'RETURNED')
  AND coalesce(t.actor_id, t.member_id) = $1 AND $4 <> '' AND $5::boolean IS NOT NULL`;
const FOUND = `($6::text IS NULL OR a.title ILIKE $6 OR a.doc_sn ILIKE $6 OR a.author_name ILIKE $6)`;

async function list(
  work: Work,
  decider: Decider,
  { tab, keyword, current, pageSize }: Asked,
): Promise<Tasks> {
  const pattern = keyword ? `%${keyword.replace(/[\\%_]/g, '\\$&')}%` : null;
  const values = [...deciderValues(work, decider), pattern];
  const counted = only(
    await work.query<{ waiting: number; decided: number }>(
      `SELECT count(*) FILTER (WHERE ${WAITING}) AS waiting, count(*) FILTER (WHERE ${DECIDED}) AS decided
     ${FROM} WHERE (a.enterprise_id = $2 OR a.store_id = $3) AND ${FOUND}`,
      values,
      'approval-task-counts',
    ),
  );
  const found = await work.query<{ taskId: number }>(
    `SELECT t.task_id AS "taskId" ${FROM} WHERE ${tab === 'waiting' ? WAITING : DECIDED} AND ${FOUND}
     ORDER BY ${tab === 'waiting' ? 'a.due_at NULLS LAST, t.task_id' : 't.decided_at DESC, t.task_id DESC'}
     LIMIT $7 OFFSET $8`,
    [...values, pageSize, (current - 1) * pageSize],
    `approval-tasks-${tab}`,
  );
  return {
    list: await taskReplies(
      work,
      decider,
      found.map(({ taskId }) => taskId),
    ),
    pagination: { current, pageSize, total: counted[tab] },
    counts: counted,
  };
}

/** In the order of the ids. */
async function taskReplies(
  work: Work,
  decider: Decider,
  taskIds: readonly number[],
): Promise<ApprovalTask[]> {
  if (taskIds.length === 0) return [];
  const tasks = await work.tx
    .select()
    .from(approvalTask)
    .where(inArray(approvalTask.taskId, [...taskIds]));
  const rows = await work.tx
    .select()
    .from(approval)
    .where(
      inArray(
        approval.approvalId,
        tasks.map(({ approvalId }) => approvalId),
      ),
    );
  const paths = await approvalPaths(work, rows);
  const { language } = work;
  return taskIds.map((taskId) => {
    const task = required(tasks.find((one) => one.taskId === taskId));
    const row = required(rows.find((one) => one.approvalId === task.approvalId));
    const step = required(row.path[task.stepNo - 1]);
    return {
      taskId,
      docType: row.docType,
      docTypeName: approvalDocs[row.docType][language],
      docSn: row.docSn,
      title: row.title,
      url: row.url,
      amount: centsToWire(row.amount),
      authorName: row.authorName,
      costCentre: row.costCentre,
      rule: step.rule[language],
      insteadOf: task.memberId === decider.memberId ? '' : task.memberName,
      isSelf: bit(step.isSelf),
      state: task.state,
      stateName: taskStatus[task.state][language],
      tone: taskStatus[task.state].tone,
      reason: task.reason,
      since: task.createdAt.toISOString(),
      dueAt: task.state === 'PENDING' ? (row.dueAt?.toISOString() ?? null) : null,
      decidedAt: task.decidedAt?.toISOString() ?? null,
      path: required(paths.get(row.approvalId)),
    };
  });
}

async function turns(work: Work, decider: Decider, pageSize: number): Promise<Turns> {
  const rows = await work.query<{
    title: string;
    docType: keyof typeof approvalDocs;
    docSn: string;
    authorName: string;
    since: Date;
    dueAt: Date | null;
    total: number;
  }>(
    `SELECT a.title, a.doc_type AS "docType", a.doc_sn AS "docSn", a.author_name AS "authorName",
            t.created_at AS since, a.due_at AS "dueAt", count(*) OVER () AS total
     ${FROM} WHERE ${WAITING} ORDER BY a.due_at NULLS LAST, t.task_id LIMIT $6`,
    [...deciderValues(work, decider), pageSize],
    'approval-turns',
  );
  const page = 'enterpriseId' in decider.scope ? '/member/approval' : '/seller/approval';
  return {
    turns: rows.map((row) => ({
      docType: 'approval' as const,
      docSn: row.docSn,
      title: row.title,
      what: {
        zh: `审批${approvalDocs[row.docType].zh}（${row.authorName} 提交）`,
        en: `Approve: ${approvalDocs[row.docType].en.toLowerCase()} by ${row.authorName}`,
      },
      since: row.since.toISOString(),
      dueAt: row.dueAt?.toISOString() ?? null,
      url: `${page}?keyword=${encodeURIComponent(row.docSn)}`,
    })),
    total: rows[0]?.total ?? 0,
  };
}
