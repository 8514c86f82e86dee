// The whole life of specimens through HTTP: tested, kept, sent back, destroyed; abnormal ones; scans without a network; and random acts.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { leadsTo } from '#kit/process/process.ts';
import { days, minutes } from '#kit/time/duration.ts';
import { aFile } from '#mall/file/server/file.builders.ts';
import { aColleague } from '#mall/lab-staff/server/lab-staff.builders.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import type { LabRole } from '#mall/member/lab-roles.ts';
import { aBuyer, type Buyer } from '#mall/order/server/order.builders.ts';
import { newSpecimen } from '#mall/testing/entrust-form.ts';
import { aForm, aTestingLab, type BuiltLab } from '#mall/testing/server/testing.builders.ts';
import { testingProtocol } from '#mall/testing/testing.protocol.ts';
import { SPECIMEN_ACTS, type SpecimenAct } from '../allowed-acts.ts';
import { specimenProtocol as protocol } from '../specimen.protocol.ts';
import { specimenList } from '../specimen-list.ts';
import { specimenProcess } from '../specimen-process.ts';
import { DECISIONS, type Decision } from '../specimen-terms.ts';
import { aPaidCommission, aReceivedCommission } from './specimen.builders.ts';
import { abnormalOpen, checkCustody, keepFrom, takeForTest, useUp } from './specimen.ts';

const mall = await openTestMall();
afterAll(() => mall.close());

let lab: BuiltLab;
let engineer: Person;
let second: Person;
let scans = 0;

const colleague = async (...roles: LabRole[]) => {
  const person = await aLogin(mall);
  await mall.work((work) => aColleague(work, person.memberId, roles, { labId: lab.labId, name: '检测员' }));
  return person;
};

beforeAll(async () => {
  lab = await aTestingLab(mall);
  engineer = await colleague('engineer');
  second = await colleague('engineer', 'clerk');
});

const photoOf = (who: Person) =>
  mall.work(async (work) => (await aFile(work, who.memberId, { purpose: 'attachment' })).fileId);

/** What each act says besides. */
async function saidFor(act: SpecimenAct, who: Person): Promise<object> {
  const photoIds = async () => JSON.stringify([await photoOf(who)]);
  switch (act) {
    case 'receive':
      return { qty: 1, condition: '完好', place: 'A-01', photoIds: await photoIds() };
    case 'findAbnormal':
      return { abnormality: 'DAMAGED', words: '外壳开裂', place: 'X-01', photoIds: await photoIds() };
    case 'proposeDestroy':
      return { words: '粉碎', photoIds: await photoIds() };
    case 'returnIt':
      return { carrier: '顺丰', trackingNo: 'SF9', isWaived: 1 };
    case 'take':
    case 'destroy':
      return {};
    default:
      return { place: 'B-02' };
  }
}

async function ask(act: SpecimenAct, specimenNo: string, who: Person, more: object = {}) {
  const said = { specimenNo, scanId: `scan-${++scans}-of-a-test`, ...(await saidFor(act, who)), ...more };
  return mall.ask(protocol[act], said as never, who);
}
async function act(name: SpecimenAct, specimenNo: string, who: Person, more: object = {}) {
  const reply = await ask(name, specimenNo, who, more);
  if (reply.state !== State.done) throw new Error(`${name}: ${reply.msg}`);
  return reply.data as { state: string; allowedActions: string[]; serviceState: string; waiting: number };
}
const look = (specimenNo: string, who: Person = lab.clerk) =>
  mall.call(protocol.specimenDetail, { specimenNo }, who);
const owned = (buyer: Buyer, serviceSn: string) => mall.call(protocol.ofService, { serviceSn }, buyer);
const service = (buyer: Buyer, serviceSn: string) => mall.call(testingProtocol.detail, { serviceSn }, buyer);
async function decide(buyer: Buyer, serviceSn: string, specimenNo: string, decision: Decision) {
  const { specimens } = await owned(buyer, serviceSn);
  const { version } = specimens.find((one) => one.specimenNo === specimenNo)!;
  return mall.ask(protocol.decide, { specimenNo, version, decision }, buyer);
}
const oneSpecimen = () => ({ specimens: aForm(lab).specimens.slice(0, 1) });
/** Two specimens, of which only the first is tested: with the other anything may be done. */
const withSpare = () => ({ items: aForm(lab).items.map((one) => ({ ...one, specimens: [1] })) });
const spareOf = ({ specimenNos }: { specimenNos: string[] }) => specimenNos[1]!;

describe('tested', () => {
  it('taken by an engineer, handed to another, given back, kept; each act stands in the chain', async () => {
    const commission = await aReceivedCommission(mall, lab, withSpare());
    const { buyer, serviceSn } = commission;
    const no = spareOf(commission);
    expect((await look(no, engineer)).allowedActions).toEqual(['take', 'move', 'findAbnormal']);
    await act('take', no, engineer, { place: '环境室 2' });
    expect(await look(no)).toMatchObject({ state: 'IN_TEST', place: '环境室 2', needsWaiver: false });
    expect((await ask('take', no, engineer)).msg).toBe('该样品已由您领用');
    await act('take', no, second);
    await act('giveBack', no, second, { place: 'A-02', condition: '引脚氧化' });
    const kept = await act('keep', no, lab.clerk, { place: 'K-01' });
    expect(kept.state).toBe('RETAINED');
    const shown = await look(no);
    expect(shown).toMatchObject({ place: 'K-01', holderName: '', needsWaiver: true });
    expect(shown.custody.map(({ act: one, isIntact }) => [one, isIntact])).toEqual(
      ['RECEIVE', 'TAKE', 'TAKE', 'GIVE_BACK', 'KEEP'].map((one) => [one, true]),
    );
    expect((await owned(buyer, serviceSn)).custody).toHaveLength(6);
    const due = await mall.call(specimenList.list, { f_due: undefined, place: 'k-' } as never, lab.clerk);
    expect(due.list.map(({ specimenNo }) => specimenNo)).toEqual([no]);
    await mall.work(async (work) =>
      work.query(`UPDATE custody SET place = 'Z' WHERE specimen_no = $1 AND seq = 3`, [no]),
    );
    expect((await look(no)).custody.map(({ isIntact }) => isIntact)).toEqual([true, true, false, true, true]);
    const broken = await mall.work((work) => checkCustody(work, () => undefined));
    expect(broken).toEqual([{ specimenNo: no, wrong: 'content', seq: 3 }]);
  });

  it('goes back to its customer, who says so; early only where he wants it', async () => {
    const commission = await aReceivedCommission(mall, lab, withSpare());
    const { buyer, serviceSn } = commission;
    const no = spareOf(commission);
    await act('take', no, engineer);
    await act('giveBack', no, engineer);
    expect((await ask('returnIt', no, lab.clerk, { isWaived: 0 })).msg).toContain('异议期未满');
    await act('returnIt', no, lab.clerk);
    const { specimens } = await owned(buyer, serviceSn);
    expect(specimens[1]).toMatchObject({ state: 'RETURNING', place: '', allowedActions: ['gotBack'] });
    expect((await look(no)).allowedActions).toEqual([]);
    const { version } = specimens[1]!;
    await mall.call(protocol.gotBack, { specimenNo: no, version }, buyer);
    expect((await owned(buyer, serviceSn)).custody.at(-1)).toMatchObject({ act: 'GOT_BACK', isIntact: true });
    expect((await mall.ask(protocol.gotBack, { specimenNo: no, version }, buyer)).state).toBe(State.refused);
  });

  it('an item takes what lies there and may use it up', async () => {
    const commission = await aReceivedCommission(mall, lab, withSpare());
    const { buyer, serviceSn } = commission;
    const specimenNos = [spareOf(commission), commission.specimenNos[0]!];
    const staff = { memberId: engineer.memberId, shownName: '李锐', lab: { labId: lab.labId } } as never;
    await act('take', specimenNos[1]!, second);
    await mall.work((work) => takeForTest(work, staff, specimenNos));
    expect((await look(specimenNos[0]!)).holderName).toBe('李锐');
    expect((await look(specimenNos[1]!)).holderName).not.toBe('李锐');
    await mall.work((work) => useUp(work, staff, [specimenNos[0]!]));
    const { specimens, custody } = await owned(buyer, serviceSn);
    expect(specimens.map(({ state }) => state)).toEqual(['IN_TEST', 'DESTROYED']);
    expect(custody.filter(({ isIntact }) => !isIntact)).toEqual([]);
    expect((await ask('move', specimenNos[0]!, lab.clerk)).state).toBe(State.refused);
  });
});

describe('abnormal', () => {
  it('fewer than declared are not received as if all were there', async () => {
    const specimens = aForm(lab).specimens.map((one) => ({ ...one, qty: 10 }));
    const { serviceSn } = await aPaidCommission(mall, lab, { specimens });
    const no = `${serviceSn}-01`;
    expect((await ask('receive', no, lab.clerk, { qty: 9 })).msg).toContain('申报 10 件，实收不足');
    expect((await look(no)).state).not.toBe('RECEIVED');
    const words = { abnormality: 'TOO_FEW', words: '只有 9 件' };
    expect(await act('findAbnormal', no, lab.clerk, words)).toMatchObject({ state: 'ABNORMAL' });
  });

  it('tested anyway: it is received, the words stay, and the promised period begins', async () => {
    const { buyer, serviceSn } = await aPaidCommission(mall, lab, oneSpecimen());
    const no = `${serviceSn}-01`;
    expect(await act('findAbnormal', no, lab.clerk)).toMatchObject({ state: 'ABNORMAL', waiting: 1 });
    const waiting = (await owned(buyer, serviceSn)).specimens[0]!;
    expect(waiting).toMatchObject({
      abnormalName: '破损',
      abnormalText: '外壳开裂',
      allowedActions: ['decide'],
    });
    expect((await service(buyer, serviceSn)).receivedAt).toBeNull();
    await mall.work(async (work) => {
      expect(await abnormalOpen(work, serviceSn)).toHaveLength(1);
      const told = await work.query<{ body: string }>(
        `SELECT body_zh AS body FROM site_message WHERE member_id = $1 AND title_zh LIKE '样品%'`,
        [buyer.memberId],
      );
      expect(told[0]?.body).toContain('逾期未答复将退回');
    });
    expect((await decide(buyer, serviceSn, no, 'TEST_ANYWAY')).data).toMatchObject({ state: 'RECEIVED' });
    const after = await service(buyer, serviceSn);
    expect(after.state).toBe('SAMPLE_RECEIVED');
    expect(after.receivedAt).not.toBeNull();
    expect(await look(no)).toMatchObject({ abnormalName: '破损', decisionName: '照常检测，报告中注明' });
  });

  it('another is sent: it has a number and a label of its own, and the first goes back', async () => {
    const { buyer, serviceSn, specimenNos } = await aReceivedCommission(mall, lab, oneSpecimen());
    const no = specimenNos[0]!;
    await act('findAbnormal', no, engineer, { abnormality: 'TOO_FEW' });
    const decided = await decide(buyer, serviceSn, no, 'SEND_MORE');
    expect(decided.data).toMatchObject({ state: 'RETURNING', replacedBy: `${serviceSn}-02` });
    expect((await decide(buyer, serviceSn, no, 'RETURN')).state).toBe(State.refused);
    expect((await mall.call(protocol.labels, { serviceSn }, buyer)).fileName).toBe(`${serviceSn}.pdf`);
    expect(await act('receive', `${serviceSn}-02`, lab.clerk)).toMatchObject({ state: 'RECEIVED' });
    expect((await look(no)).allowedActions).toEqual(['returnIt', 'move', 'findAbnormal'].slice(0, 2));
    expect((await act('returnIt', no, lab.clerk)).state).toBe('RETURNING');
  });
});

describe('its items', () => {
  const itemsOf = (serviceSn: string) =>
    mall.work((work) =>
      work.query<{ state: string; nos: string[] }>(
        `SELECT state, specimen_nos AS nos FROM service_item WHERE service_sn = $1 ORDER BY item_id`,
        [serviceSn],
      ),
    );
  it.each([
    ['SEND_MORE', 'WAITING', ['03', '02']],
    ['RETURN', 'WAITING', ['02']],
  ] as const)('after %s go on, each %s', async (decision, state, left) => {
    const { buyer, serviceSn, specimenNos } = await aReceivedCommission(mall, lab);
    await act('findAbnormal', specimenNos[0]!, lab.clerk);
    expect((await service(buyer, serviceSn)).state).toBe('SAMPLE_ABNORMAL');
    expect((await decide(buyer, serviceSn, specimenNos[0]!, decision)).state).toBe(State.done);
    const nos = left.map((no) => `${serviceSn}-${no}`);
    expect(await itemsOf(serviceSn)).toEqual([
      { state, nos },
      { state, nos },
    ]);
    expect((await service(buyer, serviceSn)).state).toBe('SAMPLE_RECEIVED');
  });
  it('that were only for one that goes back are over', async () => {
    const { buyer, serviceSn, specimenNos } = await aReceivedCommission(mall, lab, oneSpecimen());
    await act('findAbnormal', specimenNos[0]!, lab.clerk);
    await decide(buyer, serviceSn, specimenNos[0]!, 'RETURN');
    expect((await itemsOf(serviceSn)).map((one) => one.state)).toEqual(['CANCELLED', 'CANCELLED']);
  });
});

describe('scans', () => {
  it('thirty made without a network and sent twice are thirty rows', async () => {
    const { buyer, serviceSn } = await aPaidCommission(mall, lab, {
      specimens: Array.from({ length: 15 }, (_, at) => ({ ...newSpecimen(), name: `样品 ${at + 1}` })),
    });
    const at = (n: number) => new Date(mall.clock.now().getTime() - minutes(20) + n * 1_000).toISOString();
    const nos = Array.from({ length: 15 }, (_, n) => `${serviceSn}-${String(n + 1).padStart(2, '0')}`);
    const queue: (readonly [SpecimenAct, string, object])[] = [];
    for (const [n, no] of nos.entries()) {
      const said = await saidFor('receive', lab.clerk);
      queue.push(['receive', no, { ...said, scanId: `off-r-${no}`, deviceAt: at(n) }]);
      queue.push(['move', no, { place: `C-${n}`, scanId: `off-m-${no}`, deviceAt: at(20 + n) }]);
    }
    for (let times = 0; times < 2; times++)
      for (const [name, no, said] of queue) await act(name, no, lab.clerk, said);
    const { custody, specimens } = await owned(buyer, serviceSn);
    expect(custody).toHaveLength(30);
    expect(custody.every(({ isIntact, deviceAt }) => isIntact && deviceAt !== null)).toBe(true);
    expect(specimens.map(({ place }) => place)).toEqual(nos.map((_, n) => `C-${n}`));
    expect((await ask('move', nos[1]!, lab.clerk, { scanId: `off-m-${nos[0]}` })).msg).toContain('另一样品');
  });

  it('too old, or of an order that has ended meanwhile, is refused with a sentence', async () => {
    const { buyer, serviceSn } = await aPaidCommission(mall, lab);
    const { version } = await service(buyer, serviceSn);
    const no = `${serviceSn}-01`;
    const old = new Date(mall.clock.now().getTime() - minutes(31)).toISOString();
    expect((await ask('receive', no, lab.clerk, { deviceAt: old })).msg).toContain('30 分钟');
    expect((await ask('receive', no, lab.clerk, { deviceAt: '2130-01-01T00:00:00Z' })).msg).toContain(
      '晚于现在',
    );
    await mall.call(testingProtocol.cancel, { serviceSn, version, reason: '不测了' }, buyer);
    const late = new Date(mall.clock.now().getTime() - minutes(5)).toISOString();
    const refused = await ask('receive', no, lab.clerk, { deviceAt: late });
    expect([refused.state, refused.msg]).toEqual([State.refused, '样品已取消，不能进行此操作']);
    expect((await owned(buyer, serviceSn)).custody).toEqual([]);
  });

  it('are not for everybody', async () => {
    const { buyer, serviceSn, specimenNos } = await aReceivedCommission(mall, lab, oneSpecimen());
    const no = specimenNos[0]!;
    expect((await ask('keep', no, engineer)).state).toBe(State.notAllowed);
    expect((await ask('take', no, lab.clerk)).state).toBe(State.notAllowed);
    expect((await ask('move', no, lab.acceptance)).msg).toContain('“样品收发与流转”或“检测与原始记录”');
    expect((await ask('findAbnormal', no, lab.clerk, { photoIds: '[]' })).msg).toBe('请至少拍一张照片');
    await act('findAbnormal', no, lab.clerk);
    const { version } = (await owned(buyer, serviceSn)).specimens[0]!;
    const other = await aBuyer(mall);
    const decision = { specimenNo: no, version, decision: 'RETURN' } as const;
    expect((await mall.ask(protocol.decide, decision, other)).state).toBe(State.notFound);
    expect((await mall.ask(protocol.decide, { ...decision, version: version + 1 }, buyer)).state).toBe(
      State.refused,
    );
    await mall.work((work) => aColleague(work, buyer.memberId, ['clerk'], { labId: lab.labId }));
    expect((await look(no, buyer)).allowedActions).toEqual([]);
    expect((await ask('move', no, buyer)).msg).toContain('不能处理本人');
  });

  it('of shelves print labels', async () => {
    const { bytes } = await mall.call(protocol.shelfLabels, { places: ['A-01', 'K-02'] }, lab.clerk);
    expect(Buffer.from(bytes, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  });
});

it('whatever is scanned in whatever order, what is offered is done and what is not is refused', async () => {
  const people = () => [lab.clerk, engineer, second];
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.tuple(
          fc.constantFrom<SpecimenAct | 'decide' | 'gotBack'>(...SPECIMEN_ACTS, 'decide', 'gotBack'),
          fc.nat(2),
        ),
        { minLength: 25, maxLength: 25 },
      ),
      async (events) => {
        const { buyer, serviceSn } = await aPaidCommission(mall, lab, withSpare());
        const no = `${serviceSn}-02`;
        for (const [name, n] of events) {
          const who = people()[n]!;
          const before = await look(no, who);
          const mine = (await owned(buyer, serviceSn)).specimens[1]!;
          let reply: { state: number; data?: unknown };
          let isOffered: boolean;
          if (name === 'decide' || name === 'gotBack') {
            const { version } = mine;
            isOffered = mine.allowedActions.includes(name);
            reply =
              name === 'decide'
                ? await mall.ask(protocol.decide, { specimenNo: no, version, decision: DECISIONS[n]! }, buyer)
                : await mall.ask(protocol.gotBack, { specimenNo: no, version }, buyer);
          } else {
            isOffered = before.allowedActions.includes(name);
            reply = await ask(name, no, who);
          }
          const after = await look(no);
          expect([name, reply.state === State.done]).toEqual([name, isOffered]);
          if (!isOffered)
            expect([after.state, after.custody.length]).toEqual([before.state, before.custody.length]);
          else if (name !== 'decide' && name !== 'gotBack')
            expect(
              leadsTo(
                specimenProcess,
                name === 'take' && before.state === 'IN_TEST' ? 'handOver' : name,
                before.state,
              ),
            ).toContain(after.state);
          expect(after.custody.map(({ seq }) => seq)).toEqual(after.custody.map((_, at) => at + 1));
          expect(after.custody.every(({ isIntact }) => isIntact)).toBe(true);
          expect(after.holderName !== '').toBe(after.state === 'IN_TEST');
        }
        const broken = await mall.work((work) => checkCustody(work, () => undefined));
        expect(broken.filter(({ specimenNo }) => specimenNo === no)).toEqual([]);
      },
    ),
    { numRuns: 5 },
  );
}, 120_000);

// Last: logins end when so many days pass.
describe('by itself', () => {
  it('silence sends it back, what was sent back has come, and what is kept long enough two people destroy', async () => {
    const silent = await aReceivedCommission(mall, lab, oneSpecimen());
    const returned = await aReceivedCommission(mall, lab, withSpare());
    const kept = await aReceivedCommission(mall, lab, withSpare());
    const reported = await aReceivedCommission(mall, lab, withSpare());
    const noOf = (of: { specimenNos: string[] }) => of.specimenNos.at(-1)!;
    await act('findAbnormal', noOf(silent), lab.clerk);
    await act('returnIt', noOf(returned), lab.clerk);
    await act('keep', noOf(kept), lab.clerk);
    await act('keep', noOf(reported), lab.clerk);
    expect((await ask('proposeDestroy', noOf(kept), lab.clerk)).msg).toBe('留样期未满，不能处置');
    mall.clock.pass(days(12));
    await mall.fireTimers();
    const clerk = await colleague('clerk');
    expect(await look(noOf(silent), clerk)).toMatchObject({
      state: 'RETURNING',
      allowedActions: ['returnIt', 'move'],
    });
    expect(await look(noOf(returned), clerk)).toMatchObject({ state: 'RETURNED' });
    await mall.work((work) => keepFrom(work, reported.serviceSn, work.now));
    mall.clock.pass(days(79));
    const [first, other] = [await colleague('clerk'), await colleague('engineer')];
    expect((await ask('proposeDestroy', noOf(reported), first)).msg).toBe('留样期未满，不能处置');
    await act('proposeDestroy', noOf(kept), first);
    expect((await ask('destroy', noOf(kept), first)).msg).toContain('须由两人办理');
    expect((await act('destroy', noOf(kept), other)).state).toBe('DESTROYED');
    expect((await look(noOf(kept), first)).custody.map(({ act: one }) => one)).toEqual([
      ...['RECEIVE', 'KEEP', 'PROPOSE', 'DESTROY'],
    ]);
  });
});
