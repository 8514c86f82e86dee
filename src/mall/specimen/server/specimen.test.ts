// Specimens through HTTP: numbered, labelled, sent, received; and what nobody may do with them.
import { afterAll, describe, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { aBuyer, type Buyer } from '#mall/order/server/order.builders.ts';
import { deliverReports } from '#mall/order/server/order.ts';
import { aForm, aSubmittedForm, aTestingLab } from '#mall/testing/server/testing.builders.ts';
import { tellStand } from '#mall/testing/server/testing.ts';
import { testingProtocol } from '#mall/testing/testing.protocol.ts';
import { specimenProtocol as protocol } from '../specimen.protocol.ts';
import { specimenList } from '../specimen-list.ts';
import { aPaidCommission, aReceivedCommission, receiveOne } from './specimen.builders.ts';

const mall = await openTestMall();
afterAll(() => mall.close());
const lab = await aTestingLab(mall);

const service = (buyer: Buyer, serviceSn: string) => mall.call(testingProtocol.detail, { serviceSn }, buyer);
const specimensOf = (buyer: Buyer, serviceSn: string) => mall.call(protocol.ofService, { serviceSn }, buyer);

describe('received', () => {
  it('numbered with the acceptance, labelled once paid, in work with the first, promised with the last', async () => {
    const { buyer, serviceSn } = await aPaidCommission(mall, lab);
    const { specimens } = await specimensOf(buyer, serviceSn);
    expect(specimens.map(({ specimenNo, state }) => [specimenNo, state])).toEqual([
      [`${serviceSn}-01`, 'LABELLED'],
      [`${serviceSn}-02`, 'LABELLED'],
    ]);
    const labels = await mall.call(protocol.labels, { serviceSn }, buyer);
    expect(Buffer.from(labels.bytes, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    const { version } = await service(buyer, serviceSn);
    const how = { serviceSn, version, carrier: '顺丰', trackingNo: 'SF1' };
    await mall.call(testingProtocol.sent, how, buyer);
    expect((await specimensOf(buyer, serviceSn)).specimens.map(({ state }) => state)).toEqual([
      'IN_TRANSIT',
      'IN_TRANSIT',
    ]);

    expect((await receiveOne(mall, lab, `${serviceSn}-02`)).data).toMatchObject({
      ...{ state: 'RECEIVED', serviceState: 'SAMPLE_RECEIVED', waiting: 1 },
    });
    expect((await service(buyer, serviceSn)).receivedAt).toBeNull();
    expect((await receiveOne(mall, lab, `${serviceSn}-01`)).data).toMatchObject({ waiting: 0 });
    const received = await service(buyer, serviceSn);
    expect(received).toMatchObject({ state: 'SAMPLE_RECEIVED', allowedActions: [] });
    expect(received.receivedAt).not.toBeNull();
    const { custody } = await specimensOf(buyer, serviceSn);
    expect(custody.map(({ specimenNo, place, isIntact }) => [specimenNo, place, isIntact])).toEqual([
      [`${serviceSn}-01`, 'A-01', true],
      [`${serviceSn}-02`, 'A-01', true],
    ]);
    expect(custody[0]?.photos).toHaveLength(1);
    expect(await mall.call(protocol.atDesk, { serviceSn }, lab.acceptance)).toMatchObject({
      specimens: [{ place: 'A-01' }, { place: 'A-01' }],
    });
  });

  it('by two scans at once it is one row', async () => {
    const { buyer, serviceSn } = await aPaidCommission(mall, lab);
    const scans = await Promise.all(
      [1, 2].map(() => receiveOne(mall, lab, `${serviceSn}-01`, { scanId: 'scan-twice-01' })),
    );
    expect(scans.map(({ state }) => state)).toEqual([State.done, State.done]);
    expect((await specimensOf(buyer, serviceSn)).custody).toHaveLength(1);
  });
});

describe('with its commission', () => {
  it('is expected no more when the commission is cancelled', async () => {
    const { buyer, serviceSn } = await aPaidCommission(mall, lab);
    const { version } = await service(buyer, serviceSn);
    await mall.call(testingProtocol.cancel, { serviceSn, version, reason: '不测了' }, buyer);
    expect((await specimensOf(buyer, serviceSn)).specimens.map(({ state }) => state)).toEqual([
      'CANCELLED',
      'CANCELLED',
    ]);
  });

  it('once one is received the commission cannot be cancelled, by nobody', async () => {
    const { buyer, serviceSn, orderSn } = await aPaidCommission(mall, lab);
    await receiveOne(mall, lab, `${serviceSn}-01`);
    const { version } = await service(buyer, serviceSn);
    const cancelled = await mall.ask(testingProtocol.cancel, { serviceSn, version, reason: '' }, buyer, 'en');
    expect([cancelled.state, cancelled.msg.slice(0, 29)]).toEqual([
      State.refused,
      'Specimens have been received:',
    ]);
    const byStore = await mall.ask(
      orderProtocol.storeCancel,
      { orderSn, reason: '不做了' } as never,
      lab.seller,
    );
    expect(byStore.state).toBe(State.refused);
    expect((await service(buyer, serviceSn)).state).toBe('SAMPLE_RECEIVED');
  });

  it('a report that is delivered and accepted on the order ends the commission', async () => {
    const { buyer, serviceSn, orderSn } = await aReceivedCommission(mall, lab, {
      specimens: aForm(lab).specimens.slice(0, 1),
    });
    await mall.work(async (work) => {
      const part = { items: { REPORTED: 2 }, reports: { ISSUED: 1 } };
      await tellStand(work, serviceSn, part, { by: 'system' });
      await deliverReports(work, { orderSn });
    });
    expect((await service(buyer, serviceSn)).state).toBe('REPORT_ISSUED');
    await mall.call(orderProtocol.receive, { orderSn }, buyer);
    expect((await service(buyer, serviceSn)).state).toBe('COMPLETED');
  });
});

describe('refused', () => {
  it('specimens without a photo, before they are paid for, twice, or to whom they are no business', async () => {
    const { buyer, serviceSn } = await aSubmittedForm(mall, lab);
    const { version, contentHash } = await mall.call(
      testingProtocol.deskDetail,
      { serviceSn },
      lab.acceptance,
    );
    await mall.call(testingProtocol.accept, { serviceSn, version, hash: contentHash }, lab.acceptance);
    expect((await receiveOne(mall, lab, `${serviceSn}-01`)).state).toBe(State.refused);
    expect((await mall.ask(protocol.labels, { serviceSn }, buyer)).state).toBe(State.refused);

    const paid = await aPaidCommission(mall, lab);
    const first = `${paid.serviceSn}-01`;
    expect((await receiveOne(mall, lab, first, { photoIds: '[]' })).msg).toBe('请至少拍一张照片');
    await receiveOne(mall, lab, first, { scanId: 'scan-first-01' });
    expect((await receiveOne(mall, lab, first, { scanId: 'scan-second-1' })).state).toBe(State.refused);
    const look = (specimenNo: string, who: Parameters<typeof mall.ask>[2]) =>
      mall.ask(protocol.specimenDetail, { specimenNo }, who);
    expect((await look('TS1-01', lab.clerk)).state).toBe(State.notFound);
    expect((await look(first, await aLogin(mall))).state).toBe(State.notAllowed);
    expect((await mall.ask(specimenList.list, {}, lab.acceptance)).state).toBe(State.notAllowed);
    const other = await aBuyer(mall);
    for (const ask of [protocol.ofService, protocol.labels])
      expect((await mall.ask(ask, { serviceSn: paid.serviceSn }, other)).state).toBe(State.notFound);
  });
});
