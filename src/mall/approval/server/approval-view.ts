// Approvals → replies: the way of a document, and what an approver sees of it.
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { bit } from '#kit/http/wire.ts';
import type { ApprovalPath } from '../approval.protocol.ts';
import { type ApprovalDoc, approvalStatus, taskStatus } from '../approval-status.ts';
import { approval, approvalTask, type PathStep } from './approval.tables.ts';
import type { ApprovalCase, ApprovalScope } from './approval-case.ts';
import type { TaskRow } from './find-tasks.ts';
import { planPath } from './plan-path.ts';

type Row = typeof approval.$inferSelect;
type PathReplyStep = ApprovalPath['steps'][number];

/** Before submitting: nobody has been asked. No steps where no approval is needed. */
export async function previewApprovalPath(work: Work, of: ApprovalCase): Promise<ApprovalPath> {
  const path = await planPath(work, of);
  const said =
    path.length === 0
      ? { zh: '无需审批', en: 'No approval needed' }
      : { zh: '提交后需要审批', en: 'Needs approval once submitted' };
  return {
    state: null,
    stateName: said[work.language],
    tone: 'neutral',
    steps: path.map((step, i) => ({ ...stepReply(work, step, i), progress: 'todo' })),
  };
}

/**
 * As far as a document has come with its last approval; null when none was ever needed. For its own side only: where both
 * sides may have asked their people, `scope` says whose way it is.
 */
export async function findApprovalPath(
  work: Work,
  docType: ApprovalDoc,
  docSn: string,
  scope?: ApprovalScope,
): Promise<ApprovalPath | null> {
  const [row] = await work.tx
    .select()
    .from(approval)
    .where(and(eq(approval.docType, docType), eq(approval.docSn, docSn), scope && isOf(scope)))
    .orderBy(desc(approval.approvalId))
    .limit(1);
  if (!row) return null;
  return (await approvalPaths(work, [row])).get(row.approvalId) ?? null;
}

const isOf = (scope: ApprovalScope) =>
  'enterpriseId' in scope
    ? eq(approval.enterpriseId, scope.enterpriseId)
    : eq(approval.storeId, scope.storeId);

/** The ways of several approvals, by their ids. */
export async function approvalPaths(work: Work, rows: readonly Row[]): Promise<Map<number, ApprovalPath>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ approvalId }) => approvalId);
  const tasks = await work.tx
    .select()
    .from(approvalTask)
    .where(inArray(approvalTask.approvalId, ids))
    .orderBy(asc(approvalTask.taskId));
  const byApproval = Map.groupBy(tasks, ({ approvalId }) => approvalId);
  return new Map(
    rows.map((row) => [row.approvalId, pathReply(work, row, byApproval.get(row.approvalId) ?? [])]),
  );
}

function pathReply(work: Work, row: Row, tasks: readonly TaskRow[]): ApprovalPath {
  const { [work.language]: stateName, tone } = approvalStatus[row.state];
  return {
    state: row.state,
    stateName,
    tone,
    steps: row.path.map((step, i) => {
      const own = tasks.filter(({ stepNo }) => stepNo === i + 1);
      const reply = stepReply(work, step, i);
      return {
        ...reply,
        progress: progressOf(row, i + 1),
        dueAt: row.stepNo === i + 1 ? (row.dueAt?.toISOString() ?? null) : null,
        people: own.length > 0 ? own.map((task) => personReply(work, task)) : reply.people,
      };
    }),
  };
}

function progressOf({ state, stepNo }: Row, at: number): PathReplyStep['progress'] {
  if (at < stepNo || state === 'APPROVED') return 'done';
  if (at > stepNo) return 'todo';
  return state === 'PENDING' ? 'current' : state === 'RETURNED' ? 'refused' : 'todo';
}

const stepReply = (work: Work, step: PathStep, i: number): PathReplyStep => ({
  stepNo: i + 1,
  rule: step.rule[work.language],
  mode: step.mode,
  progress: 'todo',
  dueAt: null,
  isSelf: bit(step.isSelf),
  people: step.approvers.map(({ name }) => ({
    name,
    state: null,
    stateName: '',
    tone: 'neutral',
    actorName: '',
    reason: '',
    decidedAt: null,
  })),
});

const personReply = (work: Work, task: TaskRow): PathReplyStep['people'][number] => ({
  name: task.memberName,
  state: task.state,
  stateName: taskStatus[task.state][work.language],
  tone: taskStatus[task.state].tone,
  actorName: task.actorName,
  reason: task.reason,
  decidedAt: task.decidedAt?.toISOString() ?? null,
});
