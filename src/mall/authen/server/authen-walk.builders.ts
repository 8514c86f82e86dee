// A certification walked step by step through HTTP, for tests: each step by whom it falls to.
import { dayAfter, dayInChina } from '#kit/time/day-in-china.ts';
import { days } from '#kit/time/duration.ts';
import type { Person } from '#mall/login/server/login.builders.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { type MallToOrderIn, PAY_PASSWORD } from '#mall/order/server/order.builders.ts';
import { openOrderDesk } from '#mall/order/server/order-desk.builders.ts';
import { paymentProtocol } from '#mall/payment/payment.protocol.ts';
import { authenProtocol as protocol } from '../authen.protocol.ts';
import type { AuthenForm } from '../authen-form.ts';
import { aCertifier, anApplicant, anApplication, aPaper, type House } from './authen.builders.ts';

type Mall = MallToOrderIn & Parameters<typeof openOrderDesk>[0] & { clock: { now(): Date } };

export interface Begun {
  house: House;
  authenSn: string;
}

/** One for each mall of a test. */
export async function aWalk(mall: Mall) {
  const { labId, seller, people } = await aCertifier(mall);
  const desk = openOrderDesk(mall);
  /** Logs everybody in anew; what is due fires, however much it is. */
  async function pass(time: number, ...who: Person[]) {
    await desk.pass(time, seller, ...Object.values(people), ...who);
    while ((await mall.fireTimers()) > 0);
  }
  const today = () => dayInChina(mall.clock.now());
  const own = (house: House, authenSn: string) => mall.call(protocol.detail, { authenSn }, house);
  const atDesk = (authenSn: string, who: Person) => mall.call(protocol.deskDetail, { authenSn }, who);
  const seen = ({ authenSn, version }: { authenSn: string; version: number }) => ({ authenSn, version });
  const paper = (house: House) => mall.work((work) => aPaper(work, house.memberId));
  const ids = async (house: House) => JSON.stringify([await paper(house)]) as never;
  /** As it stands now. */
  const now = async (house: House, authenSn: string) => seen(await own(house, authenSn));

  let drafts = 0;
  async function submitted(wish: Partial<AuthenForm> = {}, who?: House) {
    const house = who ?? (await anApplicant(mall));
    const form = await mall.work((work) => anApplication(work, house.memberId, wish));
    const draftId = `authen-draft-${String(++drafts).padStart(5, '0')}`;
    const kept = await mall.call(protocol.save, { draftId, form: JSON.stringify(form) } as never, house);
    await mall.call(protocol.submit, seen(kept), house);
    return { house, authenSn: kept.authenSn };
  }

  const accept = async ({ house, authenSn }: Begun, manDays = 2, travel = '1200.00') =>
    mall.call(protocol.accept, { ...(await now(house, authenSn)), manDays, travel }, people.acceptance);
  const pay = (house: House, paySn: string) =>
    mall.call(paymentProtocol.doPay, { paySn, method: 'BALANCE', payPwd: PAY_PASSWORD }, house);
  async function paid(wish: Partial<AuthenForm> = {}, manDays = 2, travel = '1200.00') {
    const begun = await submitted(wish);
    await accept(begun, manDays, travel);
    const { order } = await own(begun.house, begun.authenSn);
    await pay(begun.house, order!.paySn);
    return { ...begun, orderSn: order!.orderSn };
  }
  /** Documents and type test are through. */
  async function tested(begun: Begun) {
    const { house, authenSn } = begun;
    await mall.call(protocol.pass, await now(house, authenSn), people.reviewer);
    const report = {
      ...{ reportNo: 'R-1', laboratory: '省所', mark: 'CNAS' as const, issuedOn: dayAfter(today(), -30) },
    };
    await mall.call(
      protocol.handInTest,
      { ...(await now(house, authenSn)), ...report, fileIds: await ids(house) },
      house,
    );
    return mall.call(
      protocol.judgeTest,
      { ...(await now(house, authenSn)), isAccepted: 1 as never, remark: '' },
      people.reviewer,
    );
  }
  /** The factory was seen, on the day that both agreed on. */
  async function inspected(begun: Begun, findings: object[] = []) {
    const { house, authenSn } = begun;
    const date = dayAfter(today(), 3);
    await mall.call(
      protocol.planVisit,
      { ...(await now(house, authenSn)), date, people: '蒋川' },
      people.inspector,
    );
    await mall.call(protocol.answerVisit, { ...(await now(house, authenSn)), isAgreed: 1 as never }, house);
    await pass(days(4), house);
    return mall.call(
      protocol.inspect,
      {
        ...(await now(house, authenSn)),
        ...{ hasAccess: 1 as never, note: '现场检查', findings: JSON.stringify(findings) as never },
      },
      people.inspector,
    );
  }
  const decide = async ({ house, authenSn }: Begun, isGranted: 0 | 1, who = people.decider) =>
    mall.call(
      protocol.decide,
      {
        ...(await now(house, authenSn)),
        isGranted: isGranted as never,
        reason: isGranted ? '符合' : '不符合要求',
      },
      who,
    );
  const MAJOR = { kind: 'MAJOR', text: '关键元器件与清单不一致', needsVisit: false };
  const MINOR = { kind: 'MINOR', text: '检验记录缺签名', needsVisit: false };
  const stagesOf = async (house: House, orderSn: string) =>
    (await mall.call(orderProtocol.detail, { orderSn }, house)).stages.map(({ trigger, amount, state }) => [
      trigger,
      amount,
      state,
    ]);
  return {
    labId,
    seller,
    people,
    pass,
    today,
    own,
    atDesk,
    seen,
    paper,
    ids,
    now,
    submitted,
    accept,
    pay,
    paid,
    tested,
    inspected,
    decide,
    MAJOR,
    MINOR,
    stagesOf,
  };
}
