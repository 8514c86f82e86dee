// Passports of lots through HTTP: anybody sees part, store and reports; nothing about who bought it, and no report about somebody else's goods.
import { afterAll, describe, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { lotCode, readLotCode } from '#mall/goods/lot-code.ts';
import { objectionProtocol } from '#mall/objection/objection.protocol.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { aBuyer, anOrder } from '#mall/order/server/order.builders.ts';
import { anIssuedReport, aReportLab } from '#mall/report/server/report.builders.ts';
import type { EntrustForm } from '#mall/testing/entrust-form.ts';
import { testingProtocol } from '#mall/testing/testing.protocol.ts';
import { labEvidenceProtocol as protocol } from '../lab-evidence.protocol.ts';

const mall = await openTestMall();
afterAll(() => mall.close());
const lab = await aReportLab(mall);

/** Bought and received; its lots as a form begins with them. */
async function bought() {
  const order = await anOrder(mall, { state: 'COMPLETED' });
  const form = await mall.call(testingProtocol.source, { orderSn: order.orderSn } as never, order.buyer);
  const [specimen] = form.specimens;
  if (!specimen?.lotId) throw new Error('no lot');
  return { ...order, specimen, lotId: specimen.lotId, code: lotCode(specimen.lotId) };
}
const passport = (code: string) => mall.call(protocol.passport, { code });
const tested = (of: Awaited<ReturnType<typeof bought>>, wish: Partial<EntrustForm>, buyer = of.buyer) =>
  anIssuedReport(mall, lab, { buyer, specimens: [of.specimen], lotPassport: true, ...wish });

describe('a passport', () => {
  it('says what a lot is and whose, to anybody; a parcel leads to it', async () => {
    const of = await bought();
    const [product] = of.products;
    const { parcels } = await mall.call(orderProtocol.detail, { orderSn: of.orderSn }, of.buyer);
    expect(parcels[0]?.lines).toMatchObject([{ lotId: of.lotId, lotNo: of.specimen.lotNo }]);
    const seen = await passport(of.code.toLowerCase());
    expect(seen).toMatchObject({
      ...{ code: of.code, partNo: product?.partNo, lotNo: of.specimen.lotNo, storeId: of.seller.storeId },
      reports: [],
    });
    expect(seen.qr).toMatch(/^data:image\/png/);
  });

  it.each(['L1', 'L123456789ZZ', 'nonsense'])('%s leads nowhere', async (code) => {
    expect((await mall.ask(protocol.passport, { code })).state).toBe(State.notFound);
    expect(readLotCode(code)).toBeUndefined();
  });

  it('a right code of no lot leads nowhere', async () => {
    expect((await mall.ask(protocol.passport, { code: lotCode(987_654_321) })).state).toBe(State.notFound);
  });
});

describe('a report about a lot', () => {
  it('is named with its client’s consent: by number and what it tests, without value and client', async () => {
    const of = await bought();
    const { reportNo, verifyCode } = await tested(of, {});
    const seen = await passport(of.code);
    expect(seen.reports).toMatchObject([
      { reportNo, verifyCode, labName: '研究院', items: [{ item: '绝缘电阻' }] },
    ]);
    const text = JSON.stringify({ ...seen, qr: '' });
    expect(text).not.toContain('鼎元');
    expect(text).not.toContain('500');
  });

  it('is not named without consent, for a lot that its client never had, or under another lot’s number', async () => {
    const of = await bought();
    await tested(of, { lotPassport: false });
    await tested(of, {}, await aBuyer(mall));
    await tested(of, { specimens: [{ ...of.specimen, lotNo: 'OTHER-1' }] });
    expect((await passport(of.code)).reports).toEqual([]);
  });

  it('L28: is gone once it is void', async () => {
    const of = await bought();
    const { reportNo, buyer } = await tested(of, {});
    const { objectionId } = await mall.call(
      objectionProtocol.object,
      { reportNo, wish: 'CORRECT', reason: '样品弄错' } as never,
      buyer,
    );
    const seen = async () => ({
      objectionId,
      version: (await mall.call(objectionProtocol.detail, { objectionId }, lab.quality)).version,
    });
    await mall.call(objectionProtocol.examine, await seen(), lab.quality);
    const decided = { finding: '样品弄错', outcome: 'VOID' as const, changed: '' };
    await mall.call(objectionProtocol.uphold, { ...(await seen()), ...decided }, lab.quality);
    expect((await passport(of.code)).reports).toEqual([]);
  });
});
