// What waits for an approver, what he has decided, and the same as his turns.
import { inArray, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import { bit } from '#kit/http/wire.ts';
import { withValues } from '#kit/list/server/list-sql.ts';
import { type Key, source } from '#kit/list/server/source.ts';
import { centsToWire } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { type Employee, isEnterprise, type Seller } from '#mall/member/actor.ts';
import type { ApprovalTask, approvalProtocol } from '../approval.protocol.ts';
import { approvalDocs, taskStatus } from '../approval-status.ts';
import { storeTaskList, taskList } from '../task-lists.ts';
import type { Turns } from '../turn.ts';
import { approval, approvalTask } from './approval.tables.ts';
import { approvalPaths } from './approval-view.ts';
import { type Decider, deciderValues, MINE } from './find-tasks.ts';

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
const DECIDED = `t.state IN ('APPROVED', 'RETURNED') AND coalesce(t.actor_id, t.member_id) = $1`;

const tasksOf = (work: Work, decider: Decider) => {
  const values = deciderValues(work, decider);
  const waiting = withValues(WAITING, values);
  const decided = withValues(DECIDED, values);
  return {
    from: sql.raw('approval_task t JOIN approval a USING (approval_id)'),
    key: sql`t.task_id`,
    scope: sql`${withValues('(a.enterprise_id = $2 OR a.store_id = $3)', values)} AND (${waiting} OR ${decided})`,
    columns: {
      docType: sql`a.doc_type`,
      amount: sql`a.amount`,
      since: sql`t.created_at`,
      dueAt: sql`a.due_at`,
      decidedAt: sql`t.decided_at`,
    },
    tab: { waiting, decided },
    search: [sql`a.title`, sql`a.doc_sn`, sql`a.author_name`],
    toRows: (keys: Key[]) => taskReplies(work, decider, keys.map(Number)),
  };
};

export const taskListRoutes = [
  ...source(taskList, ({ work, actor }: { work: Work; actor: Employee }) => tasksOf(work, employee(actor))),
  ...source(storeTaskList, ({ work, actor }: { work: Work; actor: Seller }) =>
    tasksOf(work, operator(actor)),
  ),
];

async function taskReplies(
  work: Work,
  decider: Decider,
  taskIds: readonly number[],
): Promise<ApprovalTask[]> {
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
      notes: row.notes.map((note) => note[language]),
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
