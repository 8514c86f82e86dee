// Agreements that meet: two people award the same lines, both sides sign while one steps back, an order and the end of its contract. Two processes, one database.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { State } from '#kit/http/state.ts';
import { anAddress } from '#mall/address/server/address.builders.ts';
import { contractProtocol } from '#mall/contract/contract.protocol.ts';
import { aContract, anAward, bothParties, type Parties } from '#mall/contract/server/contract.builders.ts';
import { checkContracts } from '#mall/contract/server/contract.ts';
import { SIGN_AGREEMENT_VERSION } from '#mall/contract/sign-agreement.ts';
import { inquiryProtocol } from '#mall/inquiry/inquiry.protocol.ts';
import {
  anInquiry,
  aPurchaser,
  aPurchasingEmployee,
  goodsLine,
  type Purchaser,
} from '#mall/inquiry/server/inquiry.builders.ts';
import { aSeller, PAY_PASSWORD } from '#mall/order/server/order.builders.ts';
import { quotationProtocol } from '#mall/quotation/quotation.protocol.ts';
import { aQuotation } from '#mall/quotation/server/quotation.builders.ts';
import { openTestMall, type TestMall } from './open-test-mall.ts';

let mall: TestMall;
let beside: TestMall;
let purchaser: Purchaser;
let colleague: Purchaser;
let stores: Awaited<ReturnType<typeof aSeller>>[];
let parties: Parties;

beforeAll(async () => {
  mall = await openTestMall();
  beside = await openTestMall({ beside: mall });
  purchaser = await aPurchaser(mall);
  const { enterpriseId } = purchaser;
  colleague = await aPurchasingEmployee(mall, {
    enterpriseId,
    roles: ['administrator'],
    permissions: ['rfq.award', 'quote.read', 'order.price'],
  });
  stores = [await aSeller(mall), await aSeller(mall)];
  parties = await bothParties(mall);
});
afterAll(async () => {
  await beside.close();
  await mall.close();
});

const at = (n: number) => (n % 2 ? mall : beside);
const done = <R extends { state: number }>(replies: readonly R[]) =>
  replies.filter(({ state }) => state === State.done);
/** Everybody else heard a sentence, and nothing broke. @param also what may be said beside 255 */
const refusedOnly = (replies: readonly { state: number; msg: string }[], also: readonly number[] = []) => {
  for (const { state } of replies) expect([State.done, 255, ...also]).toContain(state);
  expect([...mall.log, ...beside.log]).toEqual([]);
};

/** An inquiry for 1,000 pieces, closed, with an offer of each store. */
async function evaluated() {
  const { inqSn } = await anInquiry(mall, {
    purchaser,
    sellers: stores,
    lines: [goodsLine({ partNo: 'AB-1' })],
  });
  const quotations: Awaited<ReturnType<typeof aQuotation>>[] = [];
  for (const seller of stores) quotations.push(await aQuotation(mall, seller, inqSn));
  const { version } = await mall.call(inquiryProtocol.detail, { inqSn }, purchaser);
  await mall.call(inquiryProtocol.close, { inqSn, version }, purchaser);
  const award = (n: number, number: number, person = n % 2 ? purchaser : colleague) => ({
    inqSn,
    reason: '',
    lines: [{ lineNo: 1, quoSn: quotations[n % 2]!.quoSn, versionNo: 1, number }],
    person,
  });
  return { inqSn, quotations, award };
}
const awardedOf = (inqSn: string) =>
  mall.work((work) =>
    work.query<{ quoSn: string; number: number; state: string }>(
      `SELECT l.quo_sn AS "quoSn", l.number::int AS number, l.state FROM award_line l JOIN award a USING (award_id)
       WHERE a.inq_sn = $1 ORDER BY l.award_line_id`,
      [inqSn],
    ),
  );

describe('an award', () => {
  it('of the same lines to two stores, by two people at once, goes to one of them', async () => {
    const { inqSn, quotations, award } = await evaluated();
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, n) => {
        const { person, ...input } = award(n, 1_000);
        return at(n).ask(quotationProtocol.award, input, person);
      }),
    );
    expect(done(replies)).toHaveLength(1);
    refusedOnly(replies);
    const lines = await awardedOf(inqSn);
    expect(lines).toMatchObject([{ number: 1_000, state: 'AWARDED' }]);
    const states = await Promise.all(
      quotations.map(({ quoSn }) => mall.call(quotationProtocol.detail, { quoSn }, purchaser)),
    );
    expect(states.map(({ quoSn, state }) => state === 'ACCEPTED' && quoSn).filter(Boolean)).toEqual([
      lines[0]!.quoSn,
    ]);
  });

  it('in parts at once never comes to more than was asked for', async () => {
    const { inqSn, award } = await evaluated();
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, n) => {
        const { person, ...input } = award(n, 300);
        return at(n >> 1).ask(quotationProtocol.award, input, person);
      }),
    );
    refusedOnly(replies);
    expect(done(replies)).toHaveLength(3);
    expect((await awardedOf(inqSn)).map(({ number }) => number)).toEqual([300, 300, 300]);
  });

  it('and the end of the inquiry at once: one of them counts', async () => {
    const { inqSn, award } = await evaluated();
    const { version } = await mall.call(inquiryProtocol.detail, { inqSn }, purchaser);
    const { person, ...input } = award(0, 1_000);
    const replies = await Promise.all([
      mall.ask(quotationProtocol.award, input, person),
      beside.ask(inquiryProtocol.cancel, { inqSn, version, reason: 'no need' }, purchaser),
    ]);
    refusedOnly(replies);
    const { state } = await mall.call(inquiryProtocol.detail, { inqSn }, purchaser);
    const awarded = await awardedOf(inqSn);
    if (replies[0].state === State.done) expect([state, awarded.length]).not.toEqual(['CANCELLED', 1]);
    else expect([state, awarded]).toEqual(['CANCELLED', []]);
    expect(done(replies)).toHaveLength(1);
  });

  it('becomes an order or a contract once, however many make one of it at once', async () => {
    const { seller } = parties;
    const buyer = parties.purchaser;
    const { inqSn } = await anAward(mall, parties);
    const { addressId } = await mall.work((work) => anAddress(work, buyer.memberId));
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        n < 3
          ? at(n).ask(quotationProtocol.toOrder, { inqSn, storeId: seller.storeId, addressId }, buyer)
          : at(n).ask(contractProtocol.sellerDraftFromAward, { inqSn }, seller),
      ),
    );
    refusedOnly(replies, [State.notFound]); // who drafts after the order finds nothing left to draft
    // Who drafts again is led to the draft that there is.
    const made = done(replies).map(({ data }) => Object.values(data as object)[0]);
    expect(new Set(made.map(String)).size).toBe(1);
    const documents = await mall.work((work) =>
      work.query('SELECT DISTINCT doc_sn FROM award_line JOIN award USING (award_id) WHERE inq_sn = $1', [
        inqSn,
      ]),
    );
    expect(documents).toHaveLength(1);
    const [counted] = await mall.work((work) =>
      work.query(
        `SELECT (SELECT count(*) FROM contract WHERE inq_sn = $1) + (SELECT count(*) FROM trade WHERE inq_sn = $1) AS n`,
        [inqSn],
      ),
    );
    expect(counted).toEqual({ n: 1 });
  });
});

describe('a signature', () => {
  type Led = Awaited<ReturnType<typeof aContract>>;
  const textOf = (of: Led) => mall.call(contractProtocol.detail, { contractSn: of.contractSn }, of.purchaser);
  const signing = (of: Led, contentHash: string, side: 'purchaser' | 'seller') => ({
    contractSn: of.contractSn,
    contentHash,
    sealId: of[side].sealId,
    agreementVersion: SIGN_AGREEMENT_VERSION,
    payPwd: PAY_PASSWORD,
  });
  const ordersOf = async ({ contractSn }: Led) => {
    const [row] = await mall.work((work) =>
      work.query<{ n: number }>('SELECT count(*)::int AS n FROM trade WHERE source_sn = $1', [contractSn]),
    );
    return row!.n;
  };
  const signed = (shown: Awaited<ReturnType<typeof textOf>>) =>
    shown.signatures.filter((one) => one.what === 'signed').map((one) => one.side);

  it('of both sides, three times each and all at once, is given once by each: one order, one chain', async () => {
    const of = await aContract(mall, { parties, state: 'PENDING_SIGN' });
    const { contentHash } = await textOf(of);
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        n % 2
          ? at(n >> 1).ask(contractProtocol.sign, signing(of, contentHash, 'purchaser'), of.purchaser)
          : at(n >> 1).ask(contractProtocol.sellerSign, signing(of, contentHash, 'seller'), of.seller),
      ),
    );
    refusedOnly(replies);
    expect(done(replies)).toHaveLength(2);
    const shown = await textOf(of);
    expect([shown.state, signed(shown).toSorted()]).toEqual(['EFFECTIVE', ['purchaser', 'supplier']]);
    expect(await ordersOf(of)).toBe(1);
    expect(await mall.work((work) => checkContracts(work))).toEqual([]);
  });

  it('and the other side’s withdrawing its own at once: both or neither are bound', async () => {
    const of = await aContract(mall, { parties, state: 'PARTLY_SIGNED' });
    const { contentHash, version, contractSn } = await textOf(of);
    const [mine, theirs] = await Promise.all([
      mall.ask(contractProtocol.sign, signing(of, contentHash, 'purchaser'), of.purchaser),
      beside.ask(
        contractProtocol.sellerWithdrawSignature,
        { contractSn, version, reason: 'a wrong price' },
        of.seller,
      ),
    ]);
    refusedOnly([mine, theirs]);
    const { state } = await textOf(of);
    const isBound = state === 'EFFECTIVE';
    expect([isBound, await ordersOf(of)]).toEqual([isBound, isBound ? 1 : 0]);
    if (theirs.state === State.done) expect(isBound).toBe(false);
    else expect(isBound).toBe(true);
    expect(await mall.work((work) => checkContracts(work))).toEqual([]);
  });

  it('and the contract’s cancelling by both at once: it is signed or cancelled, never both', async () => {
    const of = await aContract(mall, { parties, state: 'PENDING_SIGN' });
    const { contentHash, version, contractSn } = await textOf(of);
    const reason = 'no need';
    const replies = await Promise.all([
      mall.ask(contractProtocol.cancel, { contractSn, version, reason }, of.purchaser),
      mall.ask(contractProtocol.sign, signing(of, contentHash, 'purchaser'), of.purchaser),
      beside.ask(contractProtocol.sellerCancel, { contractSn, version, reason }, of.seller),
    ]);
    refusedOnly(replies);
    const shown = await textOf(of);
    if (replies[1].state === State.done)
      expect([shown.state, signed(shown)]).toEqual(['PARTLY_SIGNED', ['purchaser']]);
    else expect([shown.state, signed(shown)]).toEqual([expect.stringMatching(/CANCELLED|PENDING_SIGN/), []]);
    expect(await mall.work((work) => checkContracts(work))).toEqual([]);
  });

  it('under the end of a framework at once: no order outlives the contract that it was made under', async () => {
    const of = await aContract(mall, { parties, state: 'EFFECTIVE', isFramework: true });
    const { contractSn, purchaser: buyer } = of;
    const { addressId } = await mall.work((work) => anAddress(work, buyer.memberId));
    await mall.call(
      contractProtocol.proposeTermination,
      {
        contractSn,
        version: (await textOf(of)).version,
        reason: 'over',
        settlement: 'none owed',
        payPwd: PAY_PASSWORD,
      },
      buyer,
    );
    const { version } = await textOf(of);
    const callOff = { contractSn, addressId, lines: [{ lineNo: 1, number: 2_000 }] };
    const replies = await Promise.all([
      mall.ask(contractProtocol.callOff, callOff, buyer),
      beside.ask(
        contractProtocol.sellerAgreeTermination,
        { contractSn, version, payPwd: PAY_PASSWORD },
        of.seller,
      ),
      beside.ask(contractProtocol.callOff, callOff, buyer),
    ]);
    refusedOnly(replies);
    expect(replies[1].state).toBe(State.done);
    const alive = await mall.work((work) =>
      work.query(
        `SELECT o.state FROM sub_order o JOIN trade t USING (parent_sn) WHERE t.source_sn = $1 AND o.state NOT IN ('CANCELLED')`,
        [contractSn],
      ),
    );
    expect(alive).toEqual([]);
    expect((await textOf(of)).state).toBe('TERMINATED');
  });
});
