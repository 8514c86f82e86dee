// Writes and reads the log of steps: every transition of a document leaves one row in the transaction that makes it (domain R3).
import { asc, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { cents, centsToWire } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import type { StepBy } from '#kit/process/process.ts';
import type { LogEntry, StepReply } from '#kit/process/step-reply.ts';
import type { Text } from '#kit/words/text.ts';
import { stepLog, stepNews } from './step-log.tables.ts';

export interface Step extends StepBy {
  docType: string;
  docSn: string;
  /** Null for the step that makes the document. */
  from: string | null;
  event: string;
  to: string;
}

export type StepRow = typeof stepLog.$inferSelect;

/** To be called by the one writer of a state, with the change itself. */
export async function writeStep(work: Work, step: Step): Promise<void> {
  await work.tx.insert(stepLog).values(rowOf(work, step));
}

const rowOf = (work: Work, step: Step) => ({
  docType: step.docType,
  docSn: step.docSn,
  fromState: step.from,
  event: step.event,
  toState: step.to,
  actorRole: step.by,
  actorId: step.actorId ?? null,
  actorName: step.actorName ?? '',
  reason: step.reason ?? '',
  detail: step.detail ?? {},
  createdAt: work.now,
});

/**
 * What writes one step of each row of `made` as a part of the statement that makes or changes them, with the placeholders of `stepValues`.
 * @param made by the names of its columns: the document's number and the state it has come to
 */
export function stepsOf(made: { rows: SQLWrapper; docSn: SQLWrapper; state: SQLWrapper }): SQL {
  const step = (name: keyof ReturnType<typeof rowOf>) => sql.placeholder(`step.${name}`);
  return sql`INSERT INTO ${stepLog} (doc_type, doc_sn, from_state, event, to_state, actor_role, actor_id, actor_name, reason, detail, created_at)
    SELECT ${step('docType')}, ${made.docSn}::text, ${step('fromState')}::text, ${step('event')}, ${made.state}, ${step('actorRole')},
      ${step('actorId')}::bigint, ${step('actorName')}, ${step('reason')}, ${step('detail')}::jsonb, ${step('createdAt')}::timestamptz
    FROM ${made.rows} RETURNING log_id`;
}

/** What notes them as news for the world outside, in the same statement. @param logged what `stepsOf` has written */
export const newsOf = (logged: SQLWrapper): SQL =>
  sql`INSERT INTO ${stepNews} (log_id) SELECT log_id FROM ${logged}`;

/** The values of a step that `stepsOf` writes. */
export const stepValues = (work: Work, step: Omit<Step, 'docSn' | 'to'>): Record<string, unknown> => {
  const { detail, ...row } = rowOf(work, { ...step, docSn: '', to: '' });
  const values = { ...row, detail: JSON.stringify(detail) };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`step.${name}`, value]));
};

const MOST_AT_ONCE = 2_000; // a statement takes 65,535 values

/** Like `writeStep`, for many documents at once. */
export async function writeSteps(work: Work, steps: readonly Step[]): Promise<void> {
  for (let from = 0; from < steps.length; from += MOST_AT_ONCE) {
    await work.tx
      .insert(stepLog)
      .values(steps.slice(from, from + MOST_AT_ONCE).map((step) => rowOf(work, step)));
  }
}

/** The steps of these documents together, oldest first. */
export async function listSteps(
  work: Work,
  documents: readonly { docType: string; docSns: readonly string[] }[],
): Promise<StepRow[]> {
  const meant = documents
    .filter(({ docSns }) => docSns.length > 0)
    .map(
      ({ docType, docSns }) =>
        sql`${stepLog.docType} = ${docType} AND ${inArray(stepLog.docSn, [...docSns])}`,
    );
  if (meant.length === 0) return [];
  return work.tx
    .select()
    .from(stepLog)
    .where(or(...meant))
    .orderBy(asc(stepLog.logId));
}

/** What a step is called; one that this version does not know goes by the name of its event. */
const titleOf = ({ language }: Work, event: string, titles: Readonly<Record<string, Text | undefined>>) =>
  titles[event]?.[language] ?? event;

/** Where a step's reason is the mall's own and no person's, its detail keeps it in both languages, as `reasonText`. */
export const reasonOf = ({ language }: Pick<Work, 'language'>, { reason, detail }: StepRow): string =>
  (detail.reasonText as Text | undefined)?.[language] ?? reason;

/** A step for its reader. @param titles by event @param state what the state that it came to is called */
export const stepReply = (
  work: Work,
  step: StepRow,
  titles: Readonly<Record<string, Text | undefined>>,
  state: Text | undefined,
): StepReply => ({
  event: step.event,
  title: titleOf(work, step.event, titles),
  stateName: state?.[work.language] ?? '',
  actorName: step.actorName,
  reason: reasonOf(work, step),
  time: step.createdAt.toISOString(),
});

/** The steps of one document for its reader, the newest first. @param states by their keys */
export async function stepReplies(
  work: Work,
  docType: string,
  docSn: string,
  titles: Readonly<Record<string, Text | undefined>>,
  states: Readonly<Record<string, Text | undefined>>,
): Promise<(StepReply & Pick<StepRow, 'detail'>)[]> {
  const steps = await listSteps(work, [{ docType, docSns: [docSn] }]);
  return steps
    .reverse()
    .map((step) => ({ ...stepReply(work, step, titles, states[step.toState]), detail: step.detail }));
}

/** A step for its reader, with the amounts of its detail, in fen, before its reason; nothing of what is 0 or none. */
export function withAmounts(
  { detail, reason, ...step }: StepReply & Pick<StepRow, 'detail'>,
  ...names: readonly string[]
): StepReply {
  const amounts = names.map((name) => detail[name]).filter((one) => typeof one === 'number' && one !== 0);
  const shown = amounts.map((one) => showAmount(centsToWire(cents(Number(one)))));
  return { ...step, reason: [shown.join(' + '), reason].filter(Boolean).join(' · ') };
}

/** A line of a time line. @param isNamed whether the reader learns who took the step */
export const logEntry = (
  work: Work,
  step: StepRow,
  titles: Readonly<Record<string, Text | undefined>>,
  isNamed = true,
): LogEntry => ({
  logId: step.logId,
  event: step.event,
  title: titleOf(work, step.event, titles),
  actorName: isNamed ? step.actorName : '',
  reason: reasonOf(work, step),
  createdAt: step.createdAt.toISOString(),
});
