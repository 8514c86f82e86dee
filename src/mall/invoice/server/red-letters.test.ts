// Red letters through the mall's doors: asked for by either side, confirmed by the other where the invoice is in use.
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { hours, minutes } from '#kit/time/duration.ts';
import { openOrderDesk } from '#mall/order/server/order-desk.builders.ts';
import { invoiceProtocol as P } from '../invoice.protocol.ts';
import { openInvoiceDesk, type Person } from './invoice-desk.builders.ts';

let mall: TestMall;
let desk: ReturnType<typeof openOrderDesk>;
let of: ReturnType<typeof openInvoiceDesk>;

beforeAll(async () => {
  mall = await openTestMall();
  desk = openOrderDesk(mall);
  of = openInvoiceDesk(mall);
});
afterEach(async () => {
  expect(await of.broken()).toEqual([]);
});
afterAll(async () => {
  expect(mall.log).toEqual([]);
  await mall.close();
});

const done = async () => {
  const { buyer, seller, bill } = await of.aShop();
  await bill([{ due: 11_300 }]);
  const { invoiceSn } = await of.applied(buyer);
  await of.issued(buyer, seller, invoiceSn);
  const ask = async (who: Person, call: typeof P.askRed | typeof P.storeAskRed, more = {}) => {
    const { sheets, version } = await of.show(buyer, invoiceSn);
    const wish = { invoiceSn, version, sheetId: sheets[0]!.sheetId, reasonCode: '01' as const, ...more };
    return mall.ask(call, wish, who);
  };
  return { buyer, seller, invoiceSn, ask };
};

it('for a wrong invoice takes all of it back, and it may be applied for again', async () => {
  const { buyer, seller, invoiceSn, ask } = await done();
  expect((await ask(buyer, P.askRed)).state).toBe(State.done);
  const { version } = await of.show(buyer, invoiceSn);
  await mall.call(P.issueRed, { invoiceSn, version, number: of.nextNumber() }, seller);
  expect(await of.show(buyer, invoiceSn)).toMatchObject({
    state: 'RED_ISSUED',
    reds: [{ net: '100.00', tax: '13.00' }],
  });
  expect(await of.rowIdsOf(buyer)).toHaveLength(1);
});

it('of a booked invoice needs the buyer’s yes: refused, lapsed after 72 hours, or confirmed', async () => {
  const { buyer, seller, invoiceSn, ask } = await done();
  await mall.call(P.note, { ...(await of.seen(buyer, invoiceSn)), what: 'markUsed' }, buyer);
  const answer = async (
    who: Person,
    call: typeof P.answerRed | typeof P.storeAnswerRed,
    said: 'confirm' | 'refuse',
  ) => mall.ask(call, { ...(await of.seen(buyer, invoiceSn)), answer: said }, who);
  await ask(seller, P.storeAskRed);
  expect((await answer(seller, P.storeAnswerRed, 'confirm')).state).not.toBe(State.done);
  expect((await of.show(buyer, invoiceSn)).allowedActions).toEqual(['confirmRed', 'refuseRed']);
  await answer(buyer, P.answerRed, 'refuse');
  expect(await of.show(buyer, invoiceSn)).toMatchObject({ state: 'COMPLETED', reds: [{ state: 'REFUSED' }] });
  await ask(seller, P.storeAskRed);
  await desk.pass(hours(72) + minutes(1), buyer, seller);
  expect((await of.show(buyer, invoiceSn)).reds.map(({ state }) => state)).toEqual(['REFUSED', 'LAPSED']);
  const line = (await of.show(buyer, invoiceSn)).sheets[0]!.lines[0]!;
  const tooMuch = JSON.stringify([{ sheetLineId: line.sheetLineId, amount: '113.01' }]);
  expect((await ask(seller, P.storeAskRed, { lines: tooMuch })).state).not.toBe(State.done);
  const part = JSON.stringify([{ sheetLineId: line.sheetLineId, amount: '13.00' }]);
  await ask(seller, P.storeAskRed, { lines: part, reasonCode: '04' });
  await answer(buyer, P.answerRed, 'confirm');
  const { version } = await of.show(buyer, invoiceSn);
  await mall.call(P.issueRed, { invoiceSn, version, number: of.nextNumber() }, seller);
  expect(await of.show(buyer, invoiceSn)).toMatchObject({
    state: 'COMPLETED',
    isPartlyRed: 1,
    sheets: [{ lines: [{ redLeft: '100.00' }] }],
  });
});
