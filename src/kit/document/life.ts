// One engine for every noun with a life: begins it, holds it, takes its steps; nothing else writes a state (domain R1–R4).
import { and, type Column, eq, getColumns, type SQL, sql, type WithSubquery } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '#kit/db/database.ts';
import { prepared } from '#kit/db/prepared.ts';
import type { Work } from '#kit/db/work.ts';
import { newsOf, stepsOf, stepValues } from '#kit/document/step-log.ts';
import { Refusal } from '#kit/http/refusal.ts';
import { replaceTimers, setTimers, type TimerHandler, type WantedTimer } from '#kit/jobs/timer.ts';
import { allowedActions, checkProcess, leadsTo, type Process, type StepBy } from '#kit/process/process.ts';
import { after } from '#kit/time/duration.ts';

/** A row that lives: `state` is one of the process's states; `version` counts the steps where the table has it. */
interface Living {
  state: string;
}
type AnyProcess = Process<string, string>;
type ActionOf<P> = keyof P & string;
type ActorOf<P extends AnyProcess> = P[keyof P]['by'][number];

/** What begins a life; `state` where the process leaves the choice. */
type Beginning<Row extends Living, New> = Omit<New, 'state' | 'createdAt' | 'updatedAt'> & {
  state?: Row['state'];
};
/** Columns that a step may change beside the state. */
type Change<New> = Partial<Omit<New, 'state' | 'version'>>;
type MaybeLater<T> = T | Promise<T>;

/** A step that is being taken. */
export interface Taken<Row extends Living, P extends AnyProcess, Seen extends Row = Row> {
  readonly action: ActionOf<P>;
  /** The document as the caller gave it; undefined for the step that makes it. */
  readonly before: Seen | undefined;
  readonly to: Row['state'];
  readonly mover: StepBy<ActorOf<P>>;
}

/** A step that was taken. */
export interface Done<Row extends Living, P extends AnyProcess, Seen extends Row = Row>
  extends Taken<Row, P, Seen> {
  /** The document as it is afterwards. */
  readonly row: Row;
}

/** `Seen` is the row with whatever else guards and news need to know of it, such as the inquiry of a quotation. */
interface LifeOptions<Row extends Living, New, P extends AnyProcess, Seen extends Row, D extends string> {
  /** The document type of log rows, timers, versions and approvals. */
  docType: D;
  table: PgTable & { readonly $inferSelect: Row; readonly $inferInsert: New };
  /** The unique column that names the document in log and timers: its number, or the key of its row. */
  key: keyof Row & string;
  process: P;
  /** A row for each state; the start refuses a process that does not reach them all. */
  status: Readonly<Record<Row['state'], unknown>>;
  /** What guards leave of the actions that the process allows. Left out: all of them. */
  allowed?(row: Seen, by: ActorOf<P>, now: Date): readonly ActionOf<P>[];
  /** Why a step is not possible now. */
  notNow(row: Seen, action: ActionOf<P>, by: ActorOf<P>, now: Date): Refusal;
  /** Somebody else was faster. */
  changedMeanwhile(row: Seen, by: ActorOf<P>): Refusal;
  /** A second one where only one may be; left out where no unique index speaks of it. */
  alreadyThere?(): Refusal;
  /** Moments and reasons that belong to a step itself; what the caller sets wins over them. */
  marks?(work: Work, step: Taken<Row, P, Seen>): MaybeLater<Change<New>>;
  /** What follows from the row as it will be, such as whose turn it is. */
  derived?(row: Row): Change<New>;
  /** The timers that run after the step, in place of those that ran; undefined leaves them as they are. */
  timers?(work: Work, step: Done<Row, P, Seen>): MaybeLater<readonly WantedTimer[] | undefined>;
  /** Who else learns of it: messages, events, counters. */
  tell?(work: Work, step: Done<Row, P, Seen>): MaybeLater<void>;
  /** Steps that only keep what was typed: no log row, no timers, nobody is told. A beginning may be one too. */
  quiet?: readonly ActionOf<P>[];
  /** Steps that do not get in the way of somebody who works on the version that he sees. */
  keepsVersion?: readonly ActionOf<P>[];
}

/** What a step brings along. */
export type StepOf<Row extends Living, New, P extends AnyProcess> = StepBy<ActorOf<P>> & {
  /** Where it leads, needed where the process leaves the choice. */
  to?: Row['state'];
  set?: Change<New>;
};

/** What happens by itself in a state, and after how many milliseconds. */
export type Clocks<State extends string, Action extends string> = Partial<
  Record<State, readonly [event: Action, time: number]>
>;

/**
 * For `timers`: the clock of the state that a step leads to, in place of those that ran; a step that stays leaves them.
 * @param again steps after which it begins anew although the state stays
 */
export function clockAfter<Row extends Living, P extends AnyProcess>(
  { action, before, row }: Done<Row, P>,
  now: Date,
  clocks: Clocks<Row['state'], ActionOf<P>>,
  again: readonly ActionOf<P>[] = [],
): WantedTimer[] | undefined {
  if (row.state === before?.state && !again.includes(action)) return undefined;
  const clock = clocks[row.state as Row['state']];
  return clock ? [{ event: clock[0], dueAt: after(now, clock[1]) }] : [];
}

export interface Life<
  Row extends Living,
  New,
  P extends AnyProcess,
  Seen extends Row,
  D extends string = string,
> {
  readonly docType: D;
  /** What `by` may do with it now (domain R1). */
  allowed(row: Seen, by: ActorOf<P>, now: Date): readonly ActionOf<P>[];
  /** For actions that do something else before the step. @throws the life's `notNow` when process or guard forbid it */
  require(work: Work, row: Seen, action: ActionOf<P>, by: ActorOf<P>): void;
  /** The document, locked until this work ends; undefined: there is none. @param where more that must hold, such as whose it is */
  hold(work: Work, key: string | number, where?: SQL): Promise<Row | undefined>;
  /** Makes the document with its first log row, timers and news. @throws the life's `alreadyThere` when a unique index says so */
  begin(
    work: Work,
    action: ActionOf<P>,
    values: Beginning<Row, New>,
    mover: StepBy<ActorOf<P>>,
  ): Promise<Row>;
  /** The same for several at once, in their order; what a unique index says is there already is left out. */
  beginAll(
    work: Work,
    action: ActionOf<P>,
    values: readonly Beginning<Row, New>[],
    mover: StepBy<ActorOf<P>>,
  ): Promise<Row[]>;
  /**
   * Takes one step: guard, compare-and-set on state and version, log row, timers, news.
   * @param row as read in this work
   * @returns the same as it is afterwards
   * @throws the life's `notNow` when process or guard forbid it, `changedMeanwhile` when somebody else was faster
   */
  advance(work: Work, row: Seen, action: ActionOf<P>, step: StepOf<Row, New, P>): Promise<Seen>;
  /**
   * What its timers do: each fires only where process and guard still allow the step to the system (domain invariant 18).
   * @param hold the document, locked for the step; undefined: it is gone
   * @param acts where more happens than the step itself
   */
  onTime(
    hold: (work: Work, docSn: string) => Promise<Seen | undefined>,
    acts: Partial<Record<ActionOf<P>, 'advance' | ((work: Work, row: Seen) => Promise<unknown>)>>,
  ): TimerHandler[];
}

const onlyDefined = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** A refusal names the state that is in the way; the row itself is not for whoever asked. */
const withoutRow = (refusal: Refusal, row: Living): Refusal =>
  refusal.data === row
    ? new Refusal(refusal.state, refusal.text, { state: row.state }, refusal.code)
    : refusal;

/** Every life that was declared, for the tests that hold them to the house's rules. */
export const lives: {
  readonly docType: string;
  readonly process: AnyProcess;
  readonly status: Readonly<Record<string, unknown>>;
  /** What is said to whom may not take a step, or was too late for it. */
  refusals(row: Living, action: string, by: string, now: Date): Refusal[];
}[] = [];

/**
 * Declares the life of a noun.
 * @throws Error when the process has states that nothing leads to, or names one that the status table lacks
 */
export function life<
  Row extends Living,
  New,
  const P extends AnyProcess,
  Seen extends Row = Row,
  const D extends string = string,
>(of: LifeOptions<Row, New, P, Seen, D>): Life<Row, New, P, Seen, D> {
  checkProcess(of.docType, of.process, Object.keys(of.status));
  const notNow = (...[row, ...how]: Parameters<typeof of.notNow>) => withoutRow(of.notNow(row, ...how), row);
  const changedMeanwhile = (row: Seen, by: ActorOf<P>) => withoutRow(of.changedMeanwhile(row, by), row);
  lives.push({
    ...of,
    refusals: (row, action, by, now) => [
      notNow(row as Seen, action as ActionOf<P>, by as ActorOf<P>, now),
      changedMeanwhile(row as Seen, by as ActorOf<P>),
    ],
  });
  // The query builder's types do not reach through a table that is a parameter: in here rows are plain records.
  type Fields = Record<string, unknown>;
  const table = of.table as PgTable;
  const columns = getColumns(table);
  const is = (name: string, value: unknown): SQL | undefined => columns[name] && eq(columns[name], value);
  const stamp = (now: Date): Fields => (columns.updatedAt ? { updatedAt: now } : {});
  const fieldOf = (row: Row, name: string): unknown => (row as Fields)[name];

  const allowed = (row: Seen, by: ActorOf<P>, now: Date): readonly ActionOf<P>[] =>
    of.allowed ? of.allowed(row, by, now) : allowedActions(of.process, row.state, by);

  function require(work: Work, row: Seen, action: ActionOf<P>, by: ActorOf<P>): void {
    if (!allowed(row, by, work.now).includes(action)) throw notNow(row, action, by, work.now);
  }

  function destination(action: ActionOf<P>, from?: Row['state'], wanted?: Row['state']): Row['state'] {
    const possible = leadsTo(of.process, action, from);
    const to = wanted ?? (possible.length === 1 ? possible[0] : undefined);
    if (to === undefined || !possible.includes(to))
      throw new Error(`${of.docType}: ${action} does not lead from ${from} to ${wanted}`);
    return to;
  }

  /** What makes or changes rows and writes their steps, in one statement. */
  function withSteps(tx: Tx, change: { returning(): unknown }) {
    const made = tx.$with('made').as(change.returning() as never) as unknown as WithSubquery &
      Record<string, Column>;
    const steps = stepsOf({ rows: made, docSn: made[of.key] as Column, state: made.state as Column });
    const logged = tx.$with('logged', {}).as(steps);
    return tx
      .with(made, logged, tx.$with('told', {}).as(newsOf(logged)))
      .select()
      .from(made);
  }

  const statements = new Map<string, ReturnType<typeof prepared<Fields[], Fields>>>();

  /**
   * The statement that makes or changes a row with these fields, built at its first use.
   * @param change takes placeholders under the fields' names
   */
  function statementFor(
    kind: 'begin' | 'advance',
    fields: Fields,
    isQuiet: boolean,
    change: (tx: Tx, holes: Fields) => { returning(): unknown },
  ) {
    const names = Object.keys(fields).sort();
    const shape = `${kind} ${isQuiet ? 'quietly ' : ''}${names.join(' ')}`;
    let statement = statements.get(shape);
    if (!statement) {
      const holes = Object.fromEntries(names.map((name) => [name, sql.placeholder(name)]));
      statement = prepared(`${of.docType}-${kind}-${statements.size}`, (tx) => {
        const changing = change(tx, holes);
        return (isQuiet ? changing.returning() : withSteps(tx, changing)) as never;
      });
      statements.set(shape, statement);
    }
    return statement;
  }

  const stepOf = (work: Work, { action, before, mover }: Omit<Taken<Row, P, Seen>, 'to'>): Fields =>
    stepValues(work, { ...mover, docType: of.docType, from: before?.state ?? null, event: action });

  async function followUp(work: Work, step: Done<Row, P, Seen>): Promise<void> {
    const timers = await of.timers?.(work, step);
    const docSn = String(fieldOf(step.row, of.key));
    await Promise.all([
      timers && (step.before ? replaceTimers : setTimers)(work, of.docType, docSn, timers),
      of.tell?.(work, step),
    ]);
  }

  async function beginAll(
    work: Work,
    action: ActionOf<P>,
    all: readonly Beginning<Row, New>[],
    mover: StepBy<ActorOf<P>>,
  ): Promise<Row[]> {
    const drafts: Fields[] = [];
    for (const values of all) {
      const to = destination(action, undefined, values.state);
      const marks = await of.marks?.(work, { action, before: undefined, to, mover });
      const draft: Fields = { ...marks, ...values, state: to, ...stamp(work.now) };
      if (columns.createdAt) draft.createdAt = work.now;
      drafts.push({ ...draft, ...of.derived?.(draft as unknown as Row) });
    }
    if (drafts.length === 0) return [];
    const begun = { action, before: undefined, mover };
    const isQuiet = of.quiet?.includes(action) ?? false;
    const inserting = (tx: Tx, values: readonly Fields[]) =>
      tx
        .insert(table)
        .values(values as never)
        .onConflictDoNothing();
    const steps = stepOf(work, begun);
    const [draft = {}, ...others] = drafts.map(onlyDefined);
    const insertOne = () =>
      statementFor('begin', draft, isQuiet, (tx, holes) => inserting(tx, [holes]))(work, {
        ...draft,
        ...steps,
      });
    const insertAll = () => {
      const several = inserting(work.tx, drafts);
      return (isQuiet ? several.returning() : withSteps(work.tx, several)).prepare().execute(steps);
    };
    const rows = (await (others.length === 0 ? insertOne() : insertAll())) as unknown as Row[];
    if (isQuiet) return rows;
    for (const row of rows) await followUp(work, { ...begun, to: row.state, row });
    return rows;
  }

  const made: Life<Row, New, P, Seen, D> = {
    docType: of.docType,
    allowed,
    require,
    beginAll,
    async begin(work, action, values, mover) {
      const [row] = await beginAll(work, action, [values], mover);
      if (!row) throw of.alreadyThere?.() ?? new Error(`${of.docType}: there is one already`);
      return row;
    },
    async hold(work, key, where) {
      const [row] = await work.tx
        .select()
        .from(table)
        .where(and(is(of.key, key), where))
        .for('no key update');
      return row as Row | undefined;
    },
    async advance(work, row, action, { to: wanted, set, ...mover }) {
      require(work, row, action, mover.by);
      const to = destination(action, row.state, wanted);
      const step = { action, before: row, to, mover };
      const version = fieldOf(row, 'version');
      const change: Fields = { ...(await of.marks?.(work, step)), ...set, state: to, ...stamp(work.now) };
      if (typeof version === 'number' && !of.keepsVersion?.includes(action)) change.version = version + 1;
      Object.assign(change, of.derived?.({ ...row, ...change }));
      const isQuiet = of.quiet?.includes(action) ?? false;
      const fields = onlyDefined(change);
      const update = statementFor('advance', fields, isQuiet, (tx, holes) =>
        tx
          .update(table)
          .set(holes as never)
          .where(
            and(
              is(of.key, sql.placeholder('held.key')),
              is('state', sql.placeholder('held.state')),
              is('version', sql.placeholder('held.version')),
            ),
          ),
      );
      const held = { 'held.key': fieldOf(row, of.key), 'held.state': row.state, 'held.version': version };
      const [moved] = await update(work, { ...fields, ...held, ...stepOf(work, step) });
      if (!moved) throw changedMeanwhile(row, mover.by);
      const after: Seen = { ...row, ...moved };
      if (!isQuiet) await followUp(work, { ...step, row: after });
      return after;
    },
    onTime: (hold, acts) =>
      Object.entries(acts).map(([event, act]) => ({
        docType: of.docType,
        event,
        async fire(work, docSn) {
          const row = await hold(work, docSn);
          const system = 'system' as ActorOf<P>;
          if (!row || !allowed(row, system, work.now).includes(event)) return;
          if (typeof act === 'function') await act(work, row);
          else await made.advance(work, row, event, { by: system });
        },
      })),
  };
  return made;
}
