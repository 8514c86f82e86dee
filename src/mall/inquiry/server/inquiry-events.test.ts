// Events at random on the real database: no inquiry leaves its table, a refused event leaves every row as it was, each step has its log row.
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { checkVersions } from '#kit/document/document-version.ts';
import { State } from '#kit/http/state.ts';
import { leadsTo } from '#kit/process/process.ts';
import { after, days } from '#kit/time/duration.ts';
import { aSeller } from '#mall/order/server/order.builders.ts';
import { inquiryProtocol as inquiries } from '../inquiry.protocol.ts';
import { inquiryActions, inquiryProcess } from '../inquiry-process.ts';
import { anInquiry, aPurchaser, goodsLine } from './inquiry.builders.ts';
import { countQuotations, noteAnnulment, noteAward, noteConversion } from './inquiry.ts';
import { inquiryTimers } from './inquiry-timers.ts';

const mall = await openTestMall();
afterAll(() => mall.close());

const purchaser = await aPurchaser(mall);
const sellers = [await aSeller(mall), await aSeller(mall)];
const more = await aSeller(mall);

/** Everything that is kept of one inquiry, as text. */
const rowsOf = (inqSn: string) =>
  mall.work(async (work) => {
    const own = `(SELECT inquiry_id FROM inquiry WHERE inq_sn = $1)`;
    const parts = await Promise.all(
      [
        'SELECT i AS row FROM inquiry i WHERE inq_sn = $1',
        `SELECT l AS row FROM inquiry_line l WHERE inquiry_id = ${own} ORDER BY line_no`,
        `SELECT v AS row FROM inquiry_invitation v WHERE inquiry_id = ${own} ORDER BY store_id`,
        `SELECT w AS row FROM inquiry_wanted w WHERE inquiry_id = ${own} ORDER BY store_id`,
        `SELECT q AS row FROM inquiry_question q WHERE inquiry_id = ${own} ORDER BY question_id`,
        'SELECT v AS row FROM document_version v WHERE doc_sn = $1 ORDER BY version_no',
        'SELECT s AS row FROM step_log s WHERE doc_sn = $1 ORDER BY log_id',
        'SELECT t AS row FROM timer t WHERE doc_sn = $1 ORDER BY event',
      ].map((query) => work.query<{ row: string }>(query.replace(' AS row', '::text AS row'), [inqSn])),
    );
    return parts.map((rows) => rows.map(({ row }) => row));
  });

interface Seen {
  inqSn: string;
  version: number;
  ids: number[];
}

const by = { by: 'purchaser', actorId: purchaser.memberId, actorName: purchaser.memberName } as const;
const asked = async (reply: Promise<{ state: number }>) => (await reply).state;
/** Straight at the front door: refused when it throws. */
const told = (action: () => Promise<unknown>) =>
  action().then(
    () => State.done as number,
    () => State.refused as number,
  );
const fire = (event: string, inqSn: string) =>
  told(() => mall.work((work) => inquiryTimers.find((one) => one.event === event)!.fire(work, inqSn)));

/** Every event that can reach an inquiry, from every side; `number` makes them differ. */
const EVENTS: Record<string, (seen: Seen, number: number) => Promise<number>> = {
  save: ({ inqSn, version }, number) =>
    asked(mall.ask(inquiries.save, { inqSn, version, internalNote: `备注 ${number}` }, purchaser)),
  submit: ({ inqSn, version }) => asked(mall.ask(inquiries.submit, { inqSn, version }, purchaser)),
  stale: ({ inqSn, version }) =>
    asked(mall.ask(inquiries.cancel, { inqSn, version: version + 1, reason: 'x' }, purchaser)),
  resubmit: ({ inqSn, version }) => asked(mall.ask(inquiries.resubmit, { inqSn, version }, purchaser)),
  abandon: ({ inqSn, version }) => asked(mall.ask(inquiries.abandon, { inqSn, version }, purchaser)),
  cancel: ({ inqSn, version }, number) =>
    asked(
      mall.ask(inquiries.cancel, { inqSn, version, reason: number % 4 === 0 ? '不需要了' : '' }, purchaser),
    ),
  ask: ({ inqSn }, number) =>
    asked(mall.ask(inquiries.ask, { inqSn, question: `问 ${number}` }, sellers[number % 2])),
  askUninvited: ({ inqSn }) => asked(mall.ask(inquiries.ask, { inqSn, question: '?' }, more)),
  extend: ({ inqSn, version }, number) =>
    asked(
      mall.ask(
        inquiries.extend,
        { inqSn, version, deadline: after(mall.clock.now(), days(number % 70)).toISOString() },
        purchaser,
      ),
    ),
  invite: ({ inqSn, version }, number) =>
    asked(
      mall.ask(
        inquiries.invite,
        { inqSn, version, storeIds: [number % 2 === 0 ? more.storeId : sellers[0]!.storeId] },
        purchaser,
      ),
    ),
  close: ({ inqSn, version }) => asked(mall.ask(inquiries.close, { inqSn, version }, purchaser)),
  closeRest: ({ inqSn, version }) =>
    asked(mall.ask(inquiries.closeRest, { inqSn, version, reason: '够了' }, purchaser)),
  count: ({ inqSn }, number) =>
    told(() => mall.work((work) => countQuotations(work, inqSn, { quotedNum: number % 4, declinedNum: 0 }))),
  award: ({ inqSn, ids }, number) =>
    told(() =>
      mall.work((work) =>
        noteAward(work, inqSn, [{ inqLineId: ids[number % ids.length]!, number: 1 + (number % 900) }], by),
      ),
    ),
  awardFar: ({ inqSn, ids }) =>
    told(() => mall.work((work) => noteAward(work, inqSn, [{ inqLineId: ids[0]!, number: 99_999 }], by))),
  convert: ({ inqSn, ids }, number) =>
    told(() =>
      mall.work((work) =>
        noteConversion(
          work,
          inqSn,
          [{ inqLineId: ids[number % ids.length]!, number: 1 + (number % 500) }],
          by,
        ),
      ),
    ),
  annul: ({ inqSn, ids }, number) =>
    told(() =>
      mall.work((work) =>
        noteAnnulment(
          work,
          inqSn,
          [
            {
              inqLineId: ids[number % ids.length]!,
              number: 1 + (number % 300),
              wasConverted: number % 2 === 0,
            },
          ],
          { by: 'system' },
        ),
      ),
    ),
  closeTimer: ({ inqSn }) => fire('close', inqSn),
  evaluationTimer: ({ inqSn }) => fire('evaluationTimeout', inqSn),
  abandonTimer: ({ inqSn }) => fire('abandon', inqSn),
};

it('hundreds of events never break anything', { timeout: 120_000 }, async () => {
  const names = Object.keys(EVENTS);
  let done = 0;
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...names), fc.nat({ max: 999 })), { minLength: 30, maxLength: 30 }),
      fc.boolean(),
      async (events, isSealed) => {
        const made = await anInquiry(mall, {
          purchaser,
          sellers,
          isDraft: events[0]![1] % 3 === 0,
          header: { isSealed, closing: 'OR', wantedNum: 2 },
          lines: [goodsLine({ partNo: 'E-1' }), goodsLine({ partNo: 'E-2' })],
        });
        const { inqSn } = made;
        for (const [name, number] of events) {
          const before = await rowsOf(inqSn);
          const [seen] = await mall.work((work) =>
            work.query<{ version: number; state: string; ids: number[] }>(
              `SELECT version, state, (SELECT array_agg(inq_line_id::float8 ORDER BY line_no) FROM inquiry_line l
                 WHERE l.inquiry_id = i.inquiry_id) AS ids FROM inquiry i WHERE inq_sn = $1`,
              [inqSn],
            ),
          );
          const state = await EVENTS[name]!({ inqSn, ...seen! }, number);
          const after = await rowsOf(inqSn);
          if (state !== State.done) {
            refused++;
            expect(state, name).toBeLessThan(State.broken);
            expect(after, `${name} was refused`).toEqual(before);
            continue;
          }
          done++;
          const [logBefore, logAfter] = [before[6]!, after[6]!];
          const hasStep = logAfter.length > logBefore.length;
          expect(logAfter.length - logBefore.length, name).toBeLessThanOrEqual(1);
          const [now] = await mall.work((work) =>
            work.query<{ state: string; event: string; from: string; to: string }>(
              `SELECT i.state, s.event, s.from_state AS from, s.to_state AS to
               FROM inquiry i JOIN step_log s ON s.doc_sn = i.inq_sn AND s.doc_type = 'inquiry'
               WHERE i.inq_sn = $1 ORDER BY s.log_id DESC LIMIT 1`,
              [inqSn],
            ),
          );
          expect(now!.to).toBe(now!.state);
          if (hasStep) expect(leadsTo(inquiryProcess, now!.event, now!.from)).toContain(now!.to);
          else expect(now!.state, name).toBe(seen!.state);
        }
      },
    ),
    { numRuns: 12 },
  );
  expect(done).toBeGreaterThan(40);
  expect(refused).toBeGreaterThan(40);
  expect(await mall.work((work) => checkVersions(work))).toEqual([]);
});

it('what the detail allows is what the calls take', async () => {
  const { inqSn } = await anInquiry(mall, { purchaser, sellers, lines: [goodsLine({ partNo: 'E-3' })] });
  const { allowedActions, isSealed, invitedNum, quotedNum } = await mall.call(
    inquiries.detail,
    { inqSn },
    purchaser,
  );
  const guarded = { state: 'QUOTING', isSealed, invitedNum, quotedNum, declinedNum: 0 } as const;
  expect(allowedActions).toEqual(inquiryActions(guarded, 'purchaser'));
});
