// Changes of running commissions and their early end through HTTP: what stays owed, what goes back, who must agree.
import { afterAll, describe, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { benchProtocol } from '#mall/bench/bench.protocol.ts';
import { aBench, aPlannedCommission, workOn } from '#mall/bench/server/bench.builders.ts';
import { aColleague } from '#mall/lab-staff/server/lab-staff.builders.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { type Buyer, PAY_PASSWORD } from '#mall/order/server/order.builders.ts';
import { paymentProtocol } from '#mall/payment/payment.protocol.ts';
import { aPaidCommission, aReceivedCommission } from '#mall/specimen/server/specimen.builders.ts';
import { specimenProtocol } from '#mall/specimen/specimen.protocol.ts';
import { anItem, aSubmittedForm } from '#mall/testing/server/testing.builders.ts';
import { testingProtocol } from '#mall/testing/testing.protocol.ts';
import { serviceChangeProtocol as protocol } from '../service-change.protocol.ts';

const mall = await openTestMall();
afterAll(() => mall.close());
const lab = await aBench(mall);

const changes = (buyer: Buyer, serviceSn: string) => mall.call(protocol.ofService, { serviceSn }, buyer);
const atDesk = (serviceSn: string) => mall.call(protocol.deskOfService, { serviceSn }, lab.acceptance);
const service = (buyer: Buyer, serviceSn: string) => mall.call(testingProtocol.detail, { serviceSn }, buyer);
const order = (buyer: Buyer, orderSn: string) => mall.call(orderProtocol.detail, { orderSn }, buyer);
const bill = async (orderSn: string) => {
  const [row] = await mall.work((work) =>
    work.query<{ state: string; payable: number; refunded: number }>(
      'SELECT state, payable::int AS payable, refunded::int AS refunded FROM sub_order WHERE order_sn = $1',
      [orderSn],
    ),
  );
  return { state: row!.state, payable: row!.payable / 100, refunded: row!.refunded / 100 };
};
const askEnd = async (buyer: Buyer, serviceSn: string, reason = '项目取消') => {
  const { endNow } = await changes(buyer, serviceSn);
  return mall.call(protocol.askEnd, { serviceSn, reason, fee: endNow!.fee } as never, buyer);
};
const agreeAtDesk = (one: { changeId: number; version: number }, who: Person = lab.acceptance) =>
  mall.call(protocol.deskAgree, { changeId: one.changeId, version: one.version }, who);
const json = JSON.stringify;

describe('the end', () => {
  it('at 84 of 168 hours costs half of the run and what is done; the rest goes back, the order is delivered and complete', async () => {
    const { buyer, serviceSn, orderSn, itemIds } = await aPlannedCommission(mall, lab);
    const [heat = 0, resistance = 0] = itemIds;
    await workOn(mall, lab, resistance);
    const { version, engineerId } = await mall.call(benchProtocol.detail, { itemId: heat }, lab.planner);
    const engineer = engineerId === lab.other.memberId ? lab.other : lab.engineer;
    await mall.call(benchProtocol.start, { itemId: heat, version, equipIds: '[]' } as never, engineer);
    await mall.work((work) =>
      work.query(
        `UPDATE service_item SET started_at = $2::timestamptz - interval '84 hours' WHERE item_id = $1`,
        [heat, work.now],
      ),
    );
    const { endNow } = await changes(buyer, serviceSn);
    // 8,400 × 84 ÷ 168, 300 done, 25 to send back
    expect(endNow).toMatchObject({ fee: '4525.00', back: '4200.00' });
    const asked = await askEnd(buyer, serviceSn);
    expect((await atDesk(serviceSn)).changes[0]).toMatchObject({
      ...{ kind: 'END', side: 'customer', state: 'ASKED', fee: '4525.00', back: '4200.00' },
      allowedActions: ['agree', 'decline'],
    });
    expect((await service(buyer, serviceSn)).stops).toMatchObject([{ reason: '变更待确认', to: null }]);
    expect((await agreeAtDesk(asked)).state).toBe('AGREED');
    const ended = await service(buyer, serviceSn);
    expect(ended).toMatchObject({ state: 'TERMINATED', closeReason: '项目取消' });
    expect(await bill(orderSn)).toEqual({ state: 'COMPLETED', payable: 8_725, refunded: 4_200 });
    expect((await changes(buyer, serviceSn)).mayEnd).toBe(0);
  });

  it('before anything came gives all of it back, and closes the order', async () => {
    const { buyer, serviceSn, orderSn } = await aPaidCommission(mall, lab);
    const { endNow } = await changes(buyer, serviceSn);
    expect(endNow).toMatchObject({ fee: '0.00', back: '8725.00' });
    await agreeAtDesk(await askEnd(buyer, serviceSn));
    expect((await service(buyer, serviceSn)).state).toBe('TERMINATED');
    expect(await bill(orderSn)).toEqual({ state: 'CLOSED', payable: 8_725, refunded: 8_725 });
  });

  it('after specimens came for nothing costs handling and their way back', async () => {
    const { buyer, serviceSn, orderSn } = await aReceivedCommission(mall, lab);
    expect((await changes(buyer, serviceSn)).endNow).toMatchObject({ fee: '125.00', back: '8600.00' });
    await agreeAtDesk(await askEnd(buyer, serviceSn));
    expect(await bill(orderSn)).toEqual({ state: 'COMPLETED', payable: 8_725, refunded: 8_600 });
  });

  it('by the laboratory’s own fault costs nothing, once the customer agrees', async () => {
    const { buyer, serviceSn, orderSn, itemIds } = await aPlannedCommission(mall, lab);
    await workOn(mall, lab, itemIds[1] ?? 0);
    await mall.call(protocol.offerEnd, { serviceSn, reason: '试验箱故障' }, lab.acceptance);
    const [offered] = (await changes(buyer, serviceSn)).changes;
    expect(offered).toMatchObject({ side: 'lab', isFault: 1, fee: '0.00', back: '8725.00' });
    await mall.call(protocol.agree, { changeId: offered!.changeId, version: offered!.version }, buyer);
    expect(await bill(orderSn)).toEqual({ state: 'CLOSED', payable: 8_725, refunded: 8_725 });
  });

  it('is not what was shown any more once work has gone on', async () => {
    const { buyer, serviceSn, itemIds } = await aPlannedCommission(mall, lab);
    const asked = await askEnd(buyer, serviceSn);
    await workOn(mall, lab, itemIds[1] ?? 0);
    const refused = await mall.ask(
      protocol.deskAgree,
      { changeId: asked.changeId, version: asked.version },
      lab.acceptance,
    );
    expect(refused.code).toBe('serviceChange.movedOn');
    expect((await service(buyer, serviceSn)).state).toBe('IN_TEST');
  });

  it('alone is the laboratory’s only for safety, or where no specimen came for 30 days', async () => {
    const { buyer, serviceSn, orderSn } = await aPaidCommission(mall, lab);
    expect((await atDesk(serviceSn)).alone).toEqual(['SAFETY']);
    const alone = (why: string) =>
      mall.ask(protocol.endAlone, { serviceSn, why, reason: '逾期未送样' } as never, lab.acceptance);
    expect((await alone('NO_SPECIMEN')).code).toBe('serviceChange.notAlone');
    await mall.work((work) =>
      work.query(
        `UPDATE service_order SET accepted_at = $2::timestamptz - interval '31 days' WHERE service_sn = $1`,
        [serviceSn, work.now],
      ),
    );
    expect((await alone('NO_SPECIMEN')).state).toBe(State.done);
    expect((await service(buyer, serviceSn)).state).toBe('TERMINATED');
    expect(await bill(orderSn)).toMatchObject({ state: 'CLOSED', refunded: 8_725 });
  });
});

describe('items', () => {
  it('of a specimen that goes back untested give back what they cost; with the last one all ends (S4)', async () => {
    const { buyer, serviceSn, orderSn, specimenNos } = await aReceivedCommission(mall, lab);
    const photoIds = await mall.work(async (work) => {
      const rows = await work.query<{ fileId: number }>(
        'SELECT unnest(photo_ids) AS "fileId" FROM custody WHERE specimen_no = $1 LIMIT 1',
        [specimenNos[0]],
      );
      return rows.map(({ fileId }) => Number(fileId));
    });
    for (const specimenNo of specimenNos) {
      const found = {
        ...{ specimenNo, scanId: `abnormal-${specimenNo}`, deviceAt: mall.clock.now().toISOString() },
        ...{ abnormality: 'DAMAGED', words: '外壳破裂', place: 'X-01', photoIds: json(photoIds) },
      };
      await mall.call(specimenProtocol.findAbnormal, found as never, lab.clerk);
    }
    const { specimens } = await mall.call(specimenProtocol.ofService, { serviceSn }, buyer);
    for (const { specimenNo, version } of specimens)
      await mall.call(specimenProtocol.decide, { specimenNo, version, decision: 'RETURN' } as never, buyer);
    await mall.fireTimers();
    expect((await service(buyer, serviceSn)).state).toBe('TERMINATED');
    // handling ¥100 and ¥25 to send them back stay
    expect(await bill(orderSn)).toEqual({ state: 'COMPLETED', payable: 8_725, refunded: 8_600 });
  });

  it('may be left out: what is planned costs a tenth, the rest goes back, the others go on', async () => {
    const { buyer, serviceSn, orderSn } = await aPlannedCommission(mall, lab);
    const wish = { serviceSn, drop: json([1]), add: '[]' };
    expect(await mall.call(protocol.preview, wish as never, buyer)).toEqual({
      ...{ fee: '840.00', back: '7560.00', extra: '0.00' },
    });
    const asked = await mall.call(protocol.askChange, { ...wish, reason: '湿热不做了' } as never, buyer);
    await agreeAtDesk(asked);
    const changed = await service(buyer, serviceSn);
    expect(changed).toMatchObject({ state: 'SCHEDULED', amount: '1165.00' });
    expect(changed.versions[0]!.content.parts.map(({ amount }) => amount)).toEqual([
      '840.00',
      '300.00',
      '25.00',
    ]);
    expect(await bill(orderSn)).toEqual({ state: 'PENDING_DELIVERY', payable: 8_725, refunded: 7_560 });
    await mall.fireTimers();
    expect((await bill(orderSn)).refunded).toBe(7_560);
  });

  it('may be added: what they cost is billed, and the clock stops where it is not paid in three days', async () => {
    const { buyer, serviceSn, orderSn } = await aPlannedCommission(mall, lab, {
      items: [{ ...anItem(lab, 'T1'), units: 168 }],
    });
    const add = json([{ capNo: 'T2', specimens: [1], units: 2, conditions: '500 V' }]);
    const asked = await mall.call(
      protocol.deskAskChange,
      { serviceSn, drop: '[]', add, reason: '客户要求加测' } as never,
      lab.acceptance,
    );
    const [shown] = (await changes(buyer, serviceSn)).changes;
    expect(shown).toMatchObject({ side: 'lab', extra: '300.00', back: '0.00', added: ['T2 绝缘电阻'] });
    await mall.call(protocol.agree, { changeId: asked.changeId, version: asked.version }, buyer);
    expect(await service(buyer, serviceSn)).toMatchObject({ amount: '8725.00', itemCount: 2 });
    expect(await bill(orderSn)).toMatchObject({ payable: 8_725, refunded: 0 });
    const { stages } = await order(buyer, orderSn);
    const extra = stages.at(-1)!;
    expect(extra).toMatchObject({ amount: '300.00' });
    await mall.work((work) => work.query(`UPDATE timer SET due_at = $1 WHERE event = 'unpaid'`, [work.now]));
    await mall.fireTimers();
    const standing = async () => (await service(buyer, serviceSn)).stops.filter(({ to }) => to === null);
    expect(await standing()).toMatchObject([{ reason: '等待付款' }]);
    await mall.call(
      paymentProtocol.doPay,
      { paySn: extra.paySn, method: 'BALANCE', payPwd: PAY_PASSWORD } as never,
      buyer,
    );
    expect(await standing()).toEqual([]);
  });

  it('exchanged for others cost the difference alone', async () => {
    const { buyer, serviceSn, orderSn } = await aReceivedCommission(mall, lab);
    const add = json([{ capNo: 'T1', specimens: [1], units: 24 }]);
    // resistance out (300 back), 24 h of damp heat in (1,200)
    const asked = await mall.call(
      protocol.askChange,
      { serviceSn, drop: json([2]), add, reason: '改做 24 小时' } as never,
      buyer,
    );
    expect((await changes(buyer, serviceSn)).changes[0]).toMatchObject({ extra: '900.00', back: '0.00' });
    await agreeAtDesk(asked);
    expect(await bill(orderSn)).toMatchObject({ payable: 9_625, refunded: 0 });
    expect((await service(buyer, serviceSn)).amount).toBe('9625.00');
  });
});

describe('refused', () => {
  it('the side that has asked does not answer itself, nor does anybody else', async () => {
    const { buyer, serviceSn } = await aReceivedCommission(mall, lab);
    const asked = await askEnd(buyer, serviceSn);
    const seen = { changeId: asked.changeId, version: asked.version };
    expect((await mall.ask(protocol.agree, seen, buyer)).code).toBe('serviceChange.notNow');
    const stranger = await aLogin(mall);
    expect((await mall.ask(protocol.withdraw, seen, stranger)).state).toBe(State.notFound);
    expect((await mall.ask(protocol.deskAgree, seen, lab.clerk)).state).toBe(State.notAllowed);
    const second = await mall.ask(
      protocol.askEnd,
      { serviceSn, reason: '再次', fee: '125.00' } as never,
      buyer,
    );
    expect(second.code).toBe('serviceChange.oneAtATime');
    expect((await mall.call(protocol.withdraw, seen, buyer)).state).toBe('WITHDRAWN');
  });

  it('another fee than the one that was shown', async () => {
    const { buyer, serviceSn } = await aReceivedCommission(mall, lab);
    const asked = await mall.ask(protocol.askEnd, { serviceSn, reason: '取消', fee: '0.00' } as never, buyer);
    expect(asked.code).toBe('serviceChange.feeMoved');
    expect(asked.msg).toContain('125.00');
  });

  it('items that are done, unknown, all of them, or none', async () => {
    const { buyer, serviceSn, itemIds } = await aPlannedCommission(mall, lab);
    await workOn(mall, lab, itemIds[1] ?? 0);
    const code = async (drop: number[], add: object[] = []) =>
      (await mall.ask(protocol.preview, { serviceSn, drop: json(drop), add: json(add) } as never, buyer))
        .code;
    expect(await code([])).toBe('serviceChange.nothingChanged');
    expect(await code([2])).toBe('serviceChange.unknownItem');
    expect(await code([9])).toBe('serviceChange.unknownItem');
    expect(await code([], [{ capNo: 'XX' }])).toBe('serviceChange.unknownCapability');
    expect(await code([], [{ capNo: 'T3' }])).toBe('serviceChange.onRequest');
    expect(await code([], [{ capNo: 'T2', specimens: [7] }])).toBe('serviceChange.unknownSpecimen');
    const whole = await aReceivedCommission(mall, lab);
    const all = { serviceSn: whole.serviceSn, drop: json([1, 2]), add: '[]' };
    expect((await mall.ask(protocol.preview, all as never, whole.buyer)).code).toBe(
      'serviceChange.allDropped',
    );
  });

  it('what is not paid yet, and the laboratory’s people for their own', async () => {
    const unpaid = await aSubmittedForm(mall, lab);
    const asked = { serviceSn: unpaid.serviceSn, reason: '不做了', fee: '0.00' };
    expect((await mall.ask(protocol.askEnd, asked as never, unpaid.buyer)).code).toBe(
      'serviceChange.notRunning',
    );
    const { buyer, serviceSn } = await aPaidCommission(mall, lab);
    const colleague = buyer as unknown as Person;
    await mall.work((work) => aColleague(work, colleague.memberId, ['acceptance'], { labId: lab.labId }));
    const end = await askEnd(buyer, serviceSn);
    const own = await mall.ask(
      protocol.deskAgree,
      { changeId: end.changeId, version: end.version },
      colleague,
    );
    expect(own.state).toBe(State.notFound);
  });

  it('two at once: one wins', async () => {
    const { buyer, serviceSn } = await aReceivedCommission(mall, lab);
    const asked = await askEnd(buyer, serviceSn);
    const seen = { changeId: asked.changeId, version: asked.version };
    const outcomes = await Promise.all([
      mall.ask(protocol.deskAgree, seen, lab.acceptance),
      mall.ask(protocol.withdraw, seen, buyer),
      mall.ask(protocol.deskAgree, seen, lab.acceptance),
    ]);
    expect(outcomes.filter(({ state }) => state === State.done)).toHaveLength(1);
  });
});
