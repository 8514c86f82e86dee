// The engine on a small table of its own, and every life that the mall declares: no sequence of steps leaves its table.
import { sql } from 'drizzle-orm';
import { integer, text } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { key, moment, table } from '#kit/db/columns.ts';
import type { Work } from '#kit/db/work.ts';
import { listSteps } from '#kit/document/step-log.ts';
import { errors as refusals } from '#kit/http/refusal.ts';
import { fireDueTimers } from '#kit/jobs/timer.ts';
import { allowedActions, leadsTo, process } from '#kit/process/process.ts';
import { after, hours, minutes } from '#kit/time/duration.ts';
import { life, lives } from './life.ts';

const STATES = ['DRAFT', 'SENT', 'ANSWERED', 'LOST'] as const;
type State = (typeof STATES)[number];

const letter = table('letter', {
  letterId: key(),
  title: text().notNull().unique(),
  body: text().notNull().default(''),
  stamps: integer().notNull().default(1),
  state: text().$type<State>().notNull(),
  version: integer().notNull().default(1),
  sentAt: moment(),
  turn: text(),
  createdAt: moment().notNull(),
  updatedAt: moment().notNull(),
});
type LetterRow = typeof letter.$inferSelect;

const letterProcess = process<State, 'writer' | 'reader' | 'system'>()({
  write: { from: [], to: ['DRAFT', 'SENT'], by: ['writer'] },
  jot: { from: [], to: 'DRAFT', by: ['writer'] },
  type: { from: ['DRAFT'], to: 'same', by: ['writer'] },
  send: { from: ['DRAFT'], to: 'SENT', by: ['writer'] },
  read: { from: ['SENT'], to: 'same', by: ['reader'] },
  answer: { from: ['SENT'], to: ['ANSWERED', 'DRAFT'], by: ['reader'] },
  lose: { from: ['SENT'], to: 'LOST', by: ['system'] },
  remind: { from: ['SENT'], to: 'same', by: ['system'] },
});

const errors = refusals('life', {
  notNow: { zh: '现在不行', en: 'Not now' },
  faster: { zh: '已被修改', en: 'Somebody was faster' },
  there: { zh: '已有同名信件', en: 'There is one of that title' },
});

const told: string[] = [];
const letterLife = life({
  docType: 'letter',
  table: letter,
  key: 'letterId',
  process: letterProcess,
  status: { DRAFT: {}, SENT: {}, ANSWERED: {}, LOST: {} },
  allowed: (row: LetterRow, by) =>
    allowedActions(letterProcess, row.state, by).filter((action) => action !== 'send' || row.stamps > 0),
  notNow: () => errors.notNow(),
  changedMeanwhile: () => errors.faster(),
  alreadyThere: () => errors.there(),
  marks: ({ now }, { to }) => (to === 'SENT' ? { sentAt: now } : {}),
  derived: ({ state }) => ({ turn: state === 'SENT' ? 'reader' : null }),
  timers: ({ now }, { action, row }) => {
    if (action === 'read') return undefined;
    return row.state === 'SENT' ? [{ event: 'lose', dueAt: after(now, hours(1)) }] : [];
  },
  tell: (_work, { action, before, row }) => void told.push(`${before?.state ?? ''} ${action} ${row.state}`),
  quiet: ['jot', 'type'],
  keepsVersion: ['read'],
});

const writer = { by: 'writer', actorId: 7, actorName: '李四' } as const;
const reader = { by: 'reader' } as const;

let mall: TestMall;
let lots = 0;
beforeAll(async () => {
  mall = await openTestMall();
  await mall.work((work) =>
    work.query(`CREATE TABLE letter (
      letter_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, title text NOT NULL UNIQUE, body text NOT NULL DEFAULT '',
      stamps integer NOT NULL DEFAULT 1, state text NOT NULL, version integer NOT NULL DEFAULT 1, sent_at timestamptz,
      turn text, created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL)`),
  );
});
afterAll(() => mall.close());
beforeEach(() => void told.splice(0));

const aLetter = (state: 'DRAFT' | 'SENT' = 'SENT', wish: { title?: string; stamps?: number } = {}) =>
  mall.work((work) => letterLife.begin(work, 'write', { title: `letter ${lots++}`, ...wish, state }, writer));
const stepsOf = (row: LetterRow) =>
  mall.work((work) => listSteps(work, [{ docType: 'letter', docSns: [String(row.letterId)] }]));
const timersOf = (row: LetterRow) =>
  mall.work((work) =>
    work.query<{ event: string; due: Date }>(
      `SELECT event, due_at AS due FROM timer WHERE doc_type = 'letter' AND doc_sn = $1 ORDER BY event`,
      [String(row.letterId)],
    ),
  );
const hold = (work: Work, docSn: string) => letterLife.hold(work, docSn);

describe('a beginning', () => {
  it('writes marks, what is derived, the first log row, timers and news', async () => {
    const row = await aLetter('SENT');
    const now = row.createdAt;
    expect(row).toMatchObject({ state: 'SENT', version: 1, turn: 'reader', sentAt: now, updatedAt: now });
    expect(await stepsOf(row)).toMatchObject([
      {
        fromState: null,
        event: 'write',
        toState: 'SENT',
        actorRole: 'writer',
        actorId: 7,
        actorName: '李四',
      },
    ]);
    expect(await timersOf(row)).toEqual([{ event: 'lose', due: after(now, hours(1)) }]);
    expect(told).toEqual([' write SENT']);
  });

  it('needs to be told where it leads when the process leaves the choice', async () => {
    const unclear = mall.work((work) => letterLife.begin(work, 'write', { title: 'unclear' }, writer));
    await expect(unclear).rejects.toThrow('does not lead');
  });

  it('may be quiet', async () => {
    const row = await mall.work((work) => letterLife.begin(work, 'jot', { title: 'a note' }, writer));
    expect(row.state).toBe('DRAFT');
    expect([await stepsOf(row), await timersOf(row), told]).toEqual([[], [], []]);
  });

  it('is refused where a unique index says that there is one; among several that one is left out', async () => {
    const [first, again] = [{ title: 'once', state: 'DRAFT' } as const, { title: 'again' } as const];
    await aLetter('DRAFT', first);
    await expect(aLetter('DRAFT', first)).rejects.toMatchObject({
      text: { en: 'There is one of that title' },
    });
    const made = await mall.work((work) =>
      letterLife.beginAll(work, 'write', [first, { ...again, state: 'SENT' }], writer),
    );
    expect(made.map(({ title, state }) => [title, state])).toEqual([['again', 'SENT']]);
    expect(await stepsOf(made[0]!)).toHaveLength(1);
    expect(told.at(-1)).toBe(' write SENT');
  });
});

describe('a step', () => {
  it('changes the row, counts its versions, logs, moves timers and tells', async () => {
    const draft = await aLetter('DRAFT');
    mall.clock.pass(minutes(5));
    const row = await mall.work((work) =>
      letterLife.advance(work, draft, 'send', {
        ...writer,
        reason: 'at last',
        detail: { by: 'ship' },
        set: { body: '…' },
      }),
    );
    expect(row).toMatchObject({
      state: 'SENT',
      version: 2,
      body: '…',
      turn: 'reader',
    });
    expect(row.updatedAt.getTime() - draft.updatedAt.getTime()).toBeGreaterThanOrEqual(minutes(5));
    expect((await stepsOf(row)).at(-1)).toMatchObject({
      fromState: 'DRAFT',
      event: 'send',
      toState: 'SENT',
      reason: 'at last',
      detail: { by: 'ship' },
    });
    expect(await timersOf(row)).toHaveLength(1);
    const answered = await mall.work((work) =>
      letterLife.advance(work, row, 'answer', { ...reader, to: 'ANSWERED' }),
    );
    expect(answered).toMatchObject({ state: 'ANSWERED', turn: null });
    expect(await timersOf(row)).toEqual([]);
    expect(told).toEqual([' write DRAFT', 'DRAFT send SENT', 'SENT answer ANSWERED']);
  });

  it('is refused by the process, by the guard, and without a place to go', async () => {
    const [sent, bare] = [await aLetter('SENT'), await aLetter('DRAFT', { stamps: 0 })];
    const step = (row: LetterRow, action: 'send' | 'answer', by: typeof writer | typeof reader) =>
      mall.work((work) => letterLife.advance(work, row, action, by));
    await expect(step(sent, 'send', writer)).rejects.toMatchObject({ text: { en: 'Not now' } });
    await expect(step(sent, 'answer', writer)).rejects.toMatchObject({ text: { en: 'Not now' } });
    await expect(step(bare, 'send', writer)).rejects.toMatchObject({ text: { en: 'Not now' } });
    await expect(step(sent, 'answer', reader)).rejects.toThrow('does not lead');
    expect(letterLife.allowed(bare, 'writer', mall.clock.now())).toEqual(['type']);
    expect(await stepsOf(sent)).toHaveLength(1);
  });

  it('of two at once one wins, the other is told so and leaves nothing', async () => {
    const draft = await aLetter('DRAFT');
    const send = () => mall.work((work) => letterLife.advance(work, draft, 'send', writer));
    const results = await Promise.allSettled([send(), send()]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { text: { en: 'Somebody was faster' } },
    });
    expect(await stepsOf(draft)).toHaveLength(2);
  });

  it('quiet ones only keep what was typed', async () => {
    const draft = await aLetter('DRAFT');
    const row = await mall.work((work) =>
      letterLife.advance(work, draft, 'type', { ...writer, set: { body: 'Dear' } }),
    );
    expect(row).toMatchObject({ body: 'Dear', version: 2 });
    expect(await stepsOf(row)).toHaveLength(1);
    expect(told).toEqual([' write DRAFT']);
  });

  it('may keep the version, and leave the timers as they are', async () => {
    const sent = await aLetter('SENT');
    const before = await timersOf(sent);
    mall.clock.pass(minutes(5));
    const row = await mall.work((work) => letterLife.advance(work, sent, 'read', reader));
    expect(row.version).toBe(1);
    expect(await timersOf(row)).toEqual(before);
    const reminded = await mall.work((work) => letterLife.advance(work, row, 'remind', { by: 'system' }));
    expect(reminded.version).toBe(2);
    expect(await timersOf(row)).toEqual([{ event: 'lose', due: after(reminded.updatedAt, hours(1)) }]);
  });

  it('gives back what the caller knew of the document besides', async () => {
    const draft = { ...(await aLetter('DRAFT')), weight: 20 };
    const row = await mall.work((work) => letterLife.advance(work, draft, 'send', writer));
    expect(row).toMatchObject({ weight: 20, state: 'SENT' });
  });
});

describe('a timer', () => {
  const fire = (handlers: ReturnType<typeof letterLife.onTime>) =>
    fireDueTimers(mall.mall.workshop, handlers, (error) => {
      throw error;
    });

  it('takes its step, or does what more belongs to it', async () => {
    const seen: string[] = [];
    const one = await aLetter('SENT');
    mall.clock.pass(hours(2));
    await fire(letterLife.onTime(hold, { lose: 'advance' }));
    expect(await mall.work((work) => letterLife.hold(work, one.letterId))).toMatchObject({ state: 'LOST' });
    expect((await stepsOf(one)).at(-1)).toMatchObject({ event: 'lose', actorRole: 'system' });
    const two = await aLetter('SENT');
    mall.clock.pass(hours(2));
    await fire(letterLife.onTime(hold, { lose: async (_work, row) => seen.push(row.title) }));
    expect(seen).toEqual([two.title]);
  });

  it('changes nothing when the document has moved on or is gone', async () => {
    const [moved, gone] = [await aLetter('SENT'), await aLetter('SENT')];
    // As if both timers had been taken up at the very moment of the steps.
    await mall.work(async (work) => {
      await work.tx.update(letter).set({ state: 'ANSWERED' }).where(sql`letter_id = ${moved.letterId}`);
      await work.tx.delete(letter).where(sql`letter_id = ${gone.letterId}`);
    });
    mall.clock.pass(hours(2));
    expect(await fire(letterLife.onTime(hold, { lose: 'advance' }))).toBe(2);
    expect(await mall.work((work) => letterLife.hold(work, moved.letterId))).toMatchObject({
      state: 'ANSWERED',
      version: 1,
    });
    expect(await stepsOf(moved)).toHaveLength(1);
  });
});

it('refuses a process with a state that nothing leads to', () => {
  const lost = process<State, 'writer'>()({ write: { from: [], to: 'DRAFT', by: ['writer'] } });
  const status = { DRAFT: {}, SENT: {}, ANSWERED: {}, LOST: {} };
  const [notNow, changedMeanwhile] = [errors.notNow, errors.faster];
  const declare = () =>
    life({
      docType: 'lost',
      table: letter,
      key: 'letterId',
      process: lost,
      status,
      notNow,
      changedMeanwhile,
    });
  expect(declare).toThrow('SENT');
});

describe('every life of the mall', () => {
  const OWN = ['letter', 'lost'];
  const ofMall = () => lives.filter(({ docType }) => !OWN.includes(docType));

  it('is declared once', () => {
    const names = ofMall().map(({ docType }) => docType);
    expect(names.length).toBeGreaterThan(10);
    expect(new Set(names).size).toBe(names.length);
  });

  it('refuses with what the sentence names, never with the row itself', () => {
    let asked = 0;
    for (const { docType, process: steps, status, refusals } of ofMall())
      for (const state of Object.keys(status)) {
        const row = new Proxy({ state, secret: 'not for the reader' } as { state: string }, {
          get: (of, name) => (name in of ? Reflect.get(of, name) : name === 'version' ? 1 : null),
        });
        const { by = [] } = Object.values(steps)[0] ?? {};
        for (const { data } of refusals(row, Object.keys(steps)[0]!, by[0]!, new Date())) {
          expect(JSON.stringify(data), docType).not.toContain('not for the reader');
          asked++;
        }
      }
    expect(asked).toBeGreaterThan(50);
  });

  it('no sequence of steps leaves its table', () => {
    for (const { docType, process: steps, status } of ofMall()) {
      const beginnings = Object.keys(steps).filter((action) => steps[action]?.from.length === 0);
      expect(beginnings, docType).not.toHaveLength(0);
      fc.assert(
        fc.property(
          fc.array(fc.tuple(fc.constantFrom(...Object.keys(steps)), fc.nat()), { maxLength: 40 }),
          fc.constantFrom(...beginnings),
          (sequence, begin) => {
            let [state] = leadsTo(steps, begin, undefined);
            for (const [action, choice] of sequence) {
              const possible = leadsTo(steps, action, state);
              const mayAnybody = steps[action]?.by.some((by) =>
                allowedActions(steps, state ?? '', by).includes(action),
              );
              if (mayAnybody !== possible.length > 0) return false;
              state = possible[choice % possible.length] ?? state;
              if (state === undefined || !Object.hasOwn(status, state)) return false;
            }
            return true;
          },
        ),
        { numRuns: 50 },
      );
    }
  });
});
