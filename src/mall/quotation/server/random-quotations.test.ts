// Some hundred random events on real quotations: what is refused leaves every row as it was, versions have no gaps, one side has the turn.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { listVersions } from '#kit/document/document-version.ts';
import { listSteps } from '#kit/document/step-log.ts';
import { days } from '#kit/time/duration.ts';
import { anInquiry, aPurchaser, goodsLine, type Purchaser } from '#mall/inquiry/server/inquiry.builders.ts';
import { aSeller } from '#mall/order/server/order.builders.ts';
import { openOrderDesk } from '#mall/order/server/order-desk.builders.ts';
import { quotationProtocol } from '../quotation.protocol.ts';
import { quotationProcess } from '../quotation-process.ts';
import { anOffer } from './quotation.builders.ts';
import { quotation } from './quotation.tables.ts';

const EVENTS = 220;

let mall: TestMall;
let purchaser: Purchaser;

beforeAll(async () => {
  mall = await openTestMall();
  purchaser = await aPurchaser(mall);
});
afterAll(() => mall.close());

/** The same sequence every time. */
function dice(seed: number) {
  let at = seed;
  return (sides: number) => {
    at = (at * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((at / 2_147_483_648) * sides);
  };
}

/** Everything that a quotation is, as text. */
const everything = (inqSn: string) =>
  mall.work(async (work) =>
    JSON.stringify(
      await work.query(
        `SELECT (SELECT json_agg(q ORDER BY quotation_id) FROM quotation q WHERE inq_sn = $1) AS quotations,
          (SELECT json_agg(v ORDER BY version_id) FROM document_version v) AS versions,
          (SELECT json_agg(l ORDER BY log_id) FROM step_log l) AS steps,
          (SELECT json_agg(t ORDER BY timer_id) FROM timer t) AS timers,
          (SELECT json_agg(a ORDER BY award_line_id) FROM award_line a) AS lines,
          (SELECT json_agg(i) FROM inquiry i WHERE inq_sn = $1) AS inquiries`,
        [inqSn],
      ),
    ),
  );

it('keeps its rows, its versions and its turns through any sequence of events', {
  timeout: 120_000,
}, async () => {
  const roll = dice(20_261_121);
  const sellers = [await aSeller(mall), await aSeller(mall)];
  const outcomes = new Map<string, number>();
  for (let round = 0; round < 3; round++) {
    const { inqSn } = await anInquiry(mall, {
      purchaser,
      sellers,
      lines: [goodsLine({ partNo: 'AB-1' })],
      header: { isSealed: round === 2 },
    });
    for (let i = 0; i < EVENTS / 3; i++) {
      const rows = await mall.work((work) => work.tx.select().from(quotation).orderBy(quotation.quotationId));
      const ours = rows.filter((row) => row.inqSn === inqSn);
      const row = ours[roll(ours.length)]!;
      const seller = sellers.find((one) => one.storeId === row.storeId)!;
      const seen = { quoSn: row.quoSn, version: roll(8) === 0 ? row.version + 1 : row.version };
      const offer = anOffer(mall.clock.now(), {
        isBinding: roll(2) === 0,
        lines: [{ lineNo: roll(12) === 0 ? 9 : 1, unitPrice: (1 + roll(50) / 100).toFixed(2) }],
      });
      const price = (0.5 + roll(50) / 100).toFixed(2);
      const line = { lineNo: 1, quoSn: row.quoSn, versionNo: row.standingNo || 1, number: 100 + roll(1_200) };
      const events = [
        ['open', () => mall.ask(quotationProtocol.open, seen, seller)],
        ['submit', () => mall.ask(quotationProtocol.submit, { ...seen, offer }, seller)],
        ['save', () => mall.ask(quotationProtocol.save, { ...seen, draft: { note: String(i) } }, seller)],
        ['decline', () => mall.ask(quotationProtocol.decline, { ...seen, reason: 'price' }, seller)],
        ['replace', () => mall.ask(quotationProtocol.replace, seen, seller)],
        ['dropDraft', () => mall.ask(quotationProtocol.dropDraft, seen, seller)],
        ['offer', () => mall.ask(quotationProtocol.offer, { ...seen, offer }, seller)],
        ['keep', () => mall.ask(quotationProtocol.keep, seen, seller)],
        ['agree', () => mall.ask(quotationProtocol.agree, seen, seller)],
        ['withdraw', () => mall.ask(quotationProtocol.withdraw, seen, seller)],
        ['renew', () => mall.ask(quotationProtocol.renew, { ...seen, offer }, seller)],
        [
          'counter',
          () =>
            mall.ask(
              quotationProtocol.counter,
              { ...seen, lines: [{ lineNo: 1, unitPrice: price }] },
              purchaser,
            ),
        ],
        ['askFinal', () => mall.ask(quotationProtocol.askFinal, { inqSn, quoSns: [row.quoSn] }, purchaser)],
        ['award', () => mall.ask(quotationProtocol.award, { inqSn, lines: [line], reason: '' }, purchaser)],
      ] as const;
      const [name, act] = events[roll(events.length)]!;
      const before = await everything(inqSn);
      const { state } = await act();
      expect([200, 255, 404], name).toContain(state);
      outcomes.set(`${name} ${state}`, (outcomes.get(`${name} ${state}`) ?? 0) + 1);
      if (state !== 200) expect(await everything(inqSn), name).toBe(before);
      if (roll(25) === 0) await openOrderDesk(mall).pass(days(1), purchaser, ...sellers);
    }
    await checkAll(inqSn);
  }
  expect(outcomes.size).toBeGreaterThan(15);
});

/** Versions without gaps, the last step is the state, every step one of the table. */
async function checkAll(inqSn: string): Promise<void> {
  await mall.work(async (work) => {
    const rows = await work.tx.select().from(quotation);
    for (const row of rows.filter((one) => one.inqSn === inqSn)) {
      const versions = await listVersions(work, 'quotation', row.quoSn);
      expect(versions.map((one) => one.versionNo)).toEqual(versions.map((_, i) => i + 1));
      expect(row.versionNo).toBe(versions.length);
      expect(row.standingNo).toBeLessThanOrEqual(row.versionNo);
      const steps = await listSteps(work, [{ docType: 'quotation', docSns: [row.quoSn] }]);
      expect(steps.at(-1)?.toState).toBe(row.state);
      for (const [i, step] of steps.entries()) {
        expect(step.fromState).toBe(i === 0 ? null : steps[i - 1]!.toState);
        expect(Object.keys(quotationProcess)).toContain(step.event);
      }
    }
  });
}
