// Published inquiries as purchasers and suppliers meet them: through HTTP, on a real database, with a clock moved by hand.
import { afterAll, describe, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import { State } from '#kit/http/state.ts';
import { after, days, hours, minutes } from '#kit/time/duration.ts';
import { approvalProtocol } from '#mall/approval/approval.protocol.ts';
import { taskList } from '#mall/approval/task-lists.ts';
import { subAccountProtocol } from '#mall/company/sub-account.protocol.ts';
import { issueTokens } from '#mall/login/server/issue-tokens.ts';
import type { Person } from '#mall/login/server/login.builders.ts';
import { aSeller } from '#mall/order/server/order.builders.ts';
import { inquiryProtocol as inquiries } from '../inquiry.protocol.ts';
import type { HeaderInput } from '../inquiry-draft.protocol.ts';
import { invitationList } from '../inquiry-lists.ts';
import { anInquiry, aPurchaser, aPurchasingEmployee, goodsLine } from './inquiry.builders.ts';
import { countQuotations, findInquiry, noteAnnulment, noteAward, noteConversion } from './inquiry.ts';

const mall = await openTestMall();
afterAll(() => mall.close());

const purchaser = await aPurchaser(mall);
const [one, two, three] = [await aSeller(mall), await aSeller(mall), await aSeller(mall)];
const sellers = [one, two, three];
/** Everybody whose login must outlast the days that pass. */
const people: Person[] = [purchaser, ...sellers];

/** Lets time pass: logins end with it and are made anew, and what is due fires. */
async function pass(duration: number): Promise<void> {
  mall.clock.pass(duration);
  await mall.work(async (work) => {
    for (const person of people) {
      const caller = { ip: '127.0.0.1', userAgent: 'test' };
      const tokens = await issueTokens(work, mall.tokenSecret, person.memberId, caller);
      Object.assign(person, { token: tokens.access_token });
    }
  });
  await mall.fireTimers();
}

const detail = (inqSn: string) => mall.call(inquiries.detail, { inqSn }, purchaser);
const seenBy = (seller: { token: string }, inqSn: string) =>
  mall.call(inquiries.sellerDetail, { inqSn }, seller);
const versionOf = async (inqSn: string) => (await detail(inqSn)).version;
const count = (inqSn: string, quotedNum: number) =>
  mall.work((work) => countQuotations(work, inqSn, { quotedNum, declinedNum: 0 }));
const published = (header: Partial<HeaderInput> = {}, lines = LINES) =>
  anInquiry(mall, { purchaser, sellers, header, lines });
const LINES = [
  goodsLine({ partNo: 'L-1', brandName: 'ACME', targetPrice: '1.23', matCode: 'M-1' }),
  goodsLine({ partNo: 'L-2' }, { qty: 200 }),
];
const inHours = (number: number) => after(mall.clock.now(), hours(number)).toISOString();

/** Lets time pass until the deadline and a minute more. */
async function passDeadline({ inqSn }: { inqSn: string }): Promise<void> {
  const { deadline } = await detail(inqSn);
  await pass(new Date(deadline!).getTime() - mall.clock.now().getTime() + minutes(1));
}

const messagesOf = (memberId: number, inqSn: string) =>
  mall.work(async (work) =>
    (
      await work.query<{ title: string; body: string }>(
        `SELECT title_zh AS title, body_zh AS body FROM site_message WHERE member_id = $1 AND link LIKE '%' || $2 ORDER BY 1`,
        [memberId, inqSn],
      )
    ).map(({ title }) => title),
  );

describe('a supplier', () => {
  it('reads his invitation and nothing of rivals, counts or what the purchaser keeps to himself', async () => {
    const { inqSn } = await published({ closing: 'OR', wantedNum: 2, note: '请报含税价' });
    const seen = await seenBy(one, inqSn);
    expect(seen).toMatchObject({ header: { note: '请报含税价' }, contact: null, mayCloseEarly: 1 });
    expect(seen.lines[0]!.wish).toMatchObject({ partNo: 'L-1', matCode: 'M-1', targetPrice: '' });
    const { list } = await mall.call(invitationList.list, { keyword: 'L-1' }, one);
    for (const text of [JSON.stringify(seen), JSON.stringify(list)]) {
      for (const word of ['invitedNum', 'quotedNum', 'wantedNum', 'internalNote', 'contentHash', '1.23'])
        expect(text).not.toContain(word);
    }
    expect(JSON.stringify(await detail(inqSn))).toContain('1.23');
    expect(list.map((card) => card.inqSn)).toContain(inqSn);
  });

  it('is shown target price and contact where the purchaser wants it', async () => {
    const { inqSn } = await published({ showsTarget: true, hidesContact: false });
    const seen = await seenBy(one, inqSn);
    expect(seen.lines[0]!.wish).toMatchObject({ targetPrice: '1.23' });
    expect(seen.contact).toMatchObject({ mobile: expect.stringMatching(/^137/) });
  });

  it('asks without being named; everybody invited reads question and answer', async () => {
    const { inqSn } = await published();
    const version = await versionOf(inqSn);
    const { questionId } = await mall.call(inquiries.ask, { inqSn, question: '接受散料吗？' }, one);
    expect((await mall.call(inquiries.turns, {}, purchaser)).turns).toMatchObject([
      { docSn: inqSn, what: { zh: '答复 1 个澄清问题' } },
    ]);
    await mall.call(inquiries.answer, { inqSn, questionId, answer: '接受，需同批次' }, purchaser);
    const own = await detail(inqSn);
    expect(own.version).toBe(version);
    expect(own.steps.filter(({ event }) => event === 'ask')).toMatchObject([{ actorName: '' }]);
    const [asker, rival] = [await seenBy(one, inqSn), await seenBy(two, inqSn)];
    expect(asker.questions).toMatchObject([{ question: '接受散料吗？', answer: '接受，需同批次', isOwn: 1 }]);
    expect(rival.questions).toMatchObject([{ question: '接受散料吗？', answer: '接受，需同批次', isOwn: 0 }]);
    for (const text of [JSON.stringify(own), JSON.stringify(rival)])
      expect(text).not.toContain(one.memberName);
    expect(await messagesOf(purchaser.memberId, inqSn)).toEqual(['供应商对询价提出问题']);
    expect(await messagesOf(two.memberId, inqSn)).toEqual(['收到新的询价', '采购方答复了澄清问题']);
  });

  it('learns of an end without quotations, and of an award, no more than that it is closed', async () => {
    const empty = await published();
    await passDeadline(empty);
    const awarded = await published({ isSealed: false });
    await count(awarded.inqSn, 1);
    const found = await mall.work((work) => findInquiry(work, awarded.inqSn));
    await mall.work((work) =>
      noteAward(work, awarded.inqSn, [{ inqLineId: found!.lines[0]!.inqLineId, number: 1_000 }], {
        by: 'purchaser',
        actorId: purchaser.memberId,
        actorName: purchaser.memberName,
      }),
    );
    for (const { inqSn } of [empty, awarded]) {
      const seen = await seenBy(one, inqSn);
      expect(seen).toMatchObject({ state: 'CLOSED', stateName: '报价已截止', allowedActions: [] });
      expect(seen.steps.map(({ event }) => event)).not.toContain('award');
      expect(seen.steps.map(({ event }) => event)).not.toContain('closeEmpty');
    }
    const late = mall.call(inquiries.ask, { inqSn: empty.inqSn, question: '还能报吗？' }, one);
    expect((await refusalOf(late)).message).toContain('报价已截止');
  });
});

describe('an amendment', () => {
  it('is another version, gives suppliers a day, and shows what differs', async () => {
    const { inqSn } = await published({ deadline: inHours(6) });
    const before = await detail(inqSn);
    const { kind: _kind, ...header } = before.header;
    const lines = before.lines.map(({ lineNo, qty, unit, wish }) => ({
      lineNo,
      qty,
      unit,
      partId: null,
      wish,
    }));
    const reply = await mall.call(
      inquiries.amend,
      {
        inqSn,
        version: before.version,
        header: { ...header, note: '改为含运费' },
        lines: [{ ...lines[0]!, qty: 1_500 }, goodsLine({ partNo: 'L-3' })],
        reason: '产量调整',
      },
      purchaser,
    );
    expect(reply).toMatchObject({ versionNo: 2, isDeadlineMoved: true, state: 'QUOTING' });
    const left = new Date(reply.deadline).getTime() - mall.clock.now().getTime();
    expect(left).toBeGreaterThan(hours(23.9));
    const now = await detail(inqSn);
    expect(now.lines.map(({ lineNo, title, qty }) => [lineNo, title, qty])).toEqual([
      [1, 'L-1', 1_500],
      [3, 'L-3', 1_000],
    ]);
    expect(now.versions).toMatchObject([{ versionNo: 2, reason: '产量调整' }, { versionNo: 1 }]);
    const past = await mall.call(inquiries.detail, { inqSn, versionNo: 1 }, purchaser);
    expect(past).toMatchObject({ isCurrent: 0, header: { note: '' } });
    expect(past.lines.map(({ title }) => title)).toEqual(['L-1', 'L-2']);
    const { list } = await mall.call(inquiries.differences, { inqSn, from: 1, to: 2 }, purchaser);
    expect(list).toContainEqual(
      expect.objectContaining({ lineNo: 1, label: '数量', before: '1000', after: '1500' }),
    );
    expect(await seenBy(one, inqSn)).toMatchObject({ versionNo: 2, isAmended: 1 });
    const theirs = await mall.call(inquiries.sellerDifferences, { inqSn, from: 1, to: 2 }, one);
    expect(JSON.stringify(theirs)).not.toMatch(/(?<!\d)1\.23/);
    expect(await messagesOf(one.memberId, inqSn)).toContain('询价有变更，请重新确认报价');
  });

  it('never brings a number back, and is refused where nothing or too much changes', async () => {
    const { inqSn } = await published();
    const { header: before, lines: first, version } = await detail(inqSn);
    const { kind: _kind, ...header } = before;
    const lines = first.map(({ lineNo, qty, unit, wish }) => ({ lineNo, qty, unit, partId: null, wish }));
    const amend = (input: object) =>
      mall.call(inquiries.amend, { inqSn, version, header, lines, reason: '调整', ...input }, purchaser);
    expect((await refusalOf(amend({}))).message).toContain('没有变化');
    expect((await refusalOf(amend({ header: { ...header, isSealed: false } }))).message).toContain(
      '不能变更',
    );
    expect((await refusalOf(amend({ header: { ...header, deadline: inHours(5) } }))).message).toContain(
      '晚于',
    );
    expect((await refusalOf(amend({ lines: [] }))).message).toContain('至少添加一行');
    expect((await refusalOf(amend({ lines: [{ ...lines[0]!, lineNo: 9 }] }))).state).toBe(State.notFound);
    expect((await detail(inqSn)).versionNo).toBe(1);
    const second = await amend({ lines: lines.slice(0, 1) });
    const third = await amend({ version: second.version, lines: [lines[0]!, goodsLine({ partNo: 'L-4' })] });
    expect(third.versionNo).toBe(3);
    expect((await detail(inqSn)).lines.map(({ lineNo }) => lineNo)).toEqual([1, 3]);
  });

  it('of two colleagues at once succeeds for one; the other is told', async () => {
    const { inqSn } = await published();
    const { header: before, lines: first, version } = await detail(inqSn);
    const { kind: _kind, ...header } = before;
    const lines = first.map(({ lineNo, qty, unit, wish }) => ({ lineNo, qty, unit, partId: null, wish }));
    const outcomes = await Promise.all(
      ['甲', '乙'].map((note) =>
        mall.ask(
          inquiries.amend,
          { inqSn, version, header: { ...header, note }, lines, reason: '调整' },
          purchaser,
        ),
      ),
    );
    expect(outcomes.map(({ state }) => state).sort()).toEqual([State.done, State.refused]);
    expect(outcomes.find(({ state }) => state !== State.done)!.msg).toContain('当前状态：报价中');
    expect((await detail(inqSn)).versions).toHaveLength(2);
  });
});

describe('time', () => {
  it('is moved to later moments only, for all', async () => {
    const { inqSn, version } = await published({ deadline: inHours(10) });
    const extend = (number: number) =>
      mall.call(
        inquiries.extend,
        { inqSn, version, deadline: inHours(number), reason: '供应商要求' },
        purchaser,
      );
    expect((await refusalOf(extend(9))).message).toContain('晚于');
    expect((await refusalOf(extend(24 * 61))).message).toContain('60 天');
    await extend(30);
    expect(await seenBy(two, inqSn)).toMatchObject({ versionNo: 2, isAmended: 0 });
    await pass(hours(11));
    expect((await detail(inqSn)).state).toBe('QUOTING');
    expect(await messagesOf(two.memberId, inqSn)).toContain('询价截止时间已延长');
  });

  it('runs out without a quotation: no award, and the next round goes on from there', async () => {
    const made = await published();
    await passDeadline(made);
    expect(await detail(made.inqSn)).toMatchObject({ state: 'EXPIRED', allowedActions: [] });
    const { inqSn } = await mall.call(
      inquiries.create,
      { origin: { from: 'nextRound', inqSn: made.inqSn, storeIds: [three.storeId] } },
      purchaser,
    );
    expect(await detail(inqSn)).toMatchObject({
      formerInqSn: made.inqSn,
      wanted: [{ storeId: three.storeId }],
      lines: [{ title: 'L-1' }, { title: 'L-2' }],
    });
    expect(await detail(made.inqSn)).toMatchObject({ nextInqSn: inqSn });
    const running = await published();
    const tooEarly = mall.call(
      inquiries.create,
      { origin: { from: 'nextRound', inqSn: running.inqSn } },
      purchaser,
    );
    expect((await refusalOf(tooEarly)).message).toContain('下一轮');
  });

  it('after the close runs out as well: 30 days', async () => {
    const made = await published();
    await count(made.inqSn, 1);
    await passDeadline(made);
    expect(await detail(made.inqSn)).toMatchObject({ state: 'EVALUATING', turnText: '定标（1 份报价）' });
    await pass(days(30));
    expect(await detail(made.inqSn)).toMatchObject({ state: 'EXPIRED' });
  });

  it('fires a timer twice without effect', async () => {
    const made = await published();
    await count(made.inqSn, 1);
    await passDeadline(made);
    const before = await detail(made.inqSn);
    const { inquiryTimers } = await import('./inquiry-timers.ts');
    const close = inquiryTimers.find(({ event }) => event === 'close')!;
    await mall.work((work) => close.fire(work, made.inqSn));
    expect(await detail(made.inqSn)).toEqual(before);
  });
});

describe('quoting closes', () => {
  const stateOf = async (inqSn: string) => (await detail(inqSn)).state;

  it('by time', async () => {
    const made = await published({ closing: 'BY_TIME' });
    await count(made.inqSn, 3);
    expect(await stateOf(made.inqSn)).toBe('QUOTING');
    await passDeadline(made);
    expect(await stateOf(made.inqSn)).toBe('EVALUATING');
  });

  it('by count, however late', async () => {
    const made = await published({ closing: 'BY_COUNT', wantedNum: 2 });
    await count(made.inqSn, 1);
    await passDeadline(made);
    expect(await stateOf(made.inqSn)).toBe('QUOTING');
    await count(made.inqSn, 2);
    expect(await stateOf(made.inqSn)).toBe('EVALUATING');
  });

  it('by count, after 60 days with what there is', async () => {
    const made = await published({ closing: 'BY_COUNT', wantedNum: 2 });
    await count(made.inqSn, 1);
    await pass(days(60));
    expect(await stateOf(made.inqSn)).toBe('EVALUATING');
  });

  it('by the first of both', async () => {
    const early = await published({ closing: 'OR', wantedNum: 2 });
    await count(early.inqSn, 2);
    expect(await stateOf(early.inqSn)).toBe('EVALUATING');
    const late = await published({ closing: 'OR', wantedNum: 2 });
    await count(late.inqSn, 1);
    await passDeadline(late);
    expect(await stateOf(late.inqSn)).toBe('EVALUATING');
  });

  it('by the second of both', async () => {
    const made = await published({ closing: 'AND', wantedNum: 2 });
    await count(made.inqSn, 2);
    expect(await stateOf(made.inqSn)).toBe('QUOTING');
    await passDeadline(made);
    expect(await stateOf(made.inqSn)).toBe('EVALUATING');
    const other = await published({ closing: 'AND', wantedNum: 2 });
    await count(other.inqSn, 1);
    await passDeadline(other);
    expect(await stateOf(other.inqSn)).toBe('QUOTING');
    await count(other.inqSn, 2);
    expect(await stateOf(other.inqSn)).toBe('EVALUATING');
  });

  it('early by its purchaser; a sealed one only when all have quoted, and the reveal is kept', async () => {
    const { inqSn, version } = await published();
    const close = () => mall.call(inquiries.close, { inqSn, version }, purchaser);
    expect((await refusalOf(close())).message).toContain('还没有供应商报价');
    await count(inqSn, 2);
    expect((await refusalOf(close())).message).toContain('全部受邀供应商');
    expect(JSON.stringify(await detail(inqSn))).not.toContain('unitPrice');
    await count(inqSn, 3);
    await close();
    const { state, why, steps } = await detail(inqSn);
    expect(state).toBe('EVALUATING');
    expect(why).toContainEqual(
      expect.objectContaining({ about: 'prices', text: expect.stringContaining('公开') }),
    );
    expect(steps.at(-1)).toMatchObject({ event: 'close', actorName: '采购员' });
    const [row] = await mall.work((work) =>
      work.query<{ detail: object }>(`SELECT detail FROM step_log WHERE doc_sn = $1 AND event = 'close'`, [
        inqSn,
      ]),
    );
    expect(row!.detail).toMatchObject({ revealed: true, quotedNum: 3, how: 'early' });
  });
});

describe('an end', () => {
  it('by cancelling needs a reason, which suppliers are told', async () => {
    const { inqSn, version } = await published();
    const cancel = (reason: string) => mall.call(inquiries.cancel, { inqSn, version, reason }, purchaser);
    expect((await refusalOf(cancel(''))).message).toContain('请填写原因');
    await cancel('项目暂停');
    expect(await detail(inqSn)).toMatchObject({ state: 'CANCELLED', closeReason: '项目暂停' });
    expect(await messagesOf(one.memberId, inqSn)).toContain('询价已取消');
    expect((await seenBy(one, inqSn)).why).toMatchObject([{ text: '取消原因：项目暂停' }]);
  });

  it('comes line by line: awarded, converted, annulled, the rest closed', async () => {
    const made = await published();
    await count(made.inqSn, 2);
    await passDeadline(made);
    const { inqSn } = made;
    const ids = (await detail(inqSn)).lines.map(({ inqLineId }) => inqLineId!);
    const by = { by: 'purchaser', actorId: purchaser.memberId, actorName: purchaser.memberName } as const;
    const award = (inqLineId: number, number: number, reason?: string) =>
      mall.work((work) => noteAward(work, inqSn, [{ inqLineId, number }], { ...by, reason }));
    const line = (at: number) => ids[at]!;
    expect((await award(line(0), 600)).state).toBe('PARTLY_AWARDED');
    await expect(award(line(0), 500)).rejects.toThrow('400 of line 1');
    expect((await award(line(0), 500, '安全库存')).state).toBe('PARTLY_AWARDED');
    const convert = (number: number) =>
      mall.work((work) => noteConversion(work, inqSn, [{ inqLineId: line(0), number }], { by: 'system' }));
    expect((await convert(1_100)).state).toBe('PARTLY_AWARDED');
    await expect(convert(1)).rejects.toThrow('More than was awarded');
    const { version } = await detail(inqSn);
    const rest = await mall.call(inquiries.closeRest, { inqSn, version, reason: '改自制' }, purchaser);
    expect(rest.state).toBe('COMPLETED');
    const annulled = await mall.work((work) =>
      noteAnnulment(work, inqSn, [{ inqLineId: line(0), number: 1_100, wasConverted: true }], {
        by: 'system',
        reason: '合同被拒',
      }),
    );
    expect(annulled).toMatchObject({ state: 'EVALUATING', finishedAt: null });
    await expect(award(line(1), 1)).rejects.toThrow('Nothing more of line 2');
    expect((await award(line(0), 1_000)).state).toBe('AWARDED');
    const { state, steps } = await detail(inqSn);
    expect([state, steps.length]).toEqual(['AWARDED', 9]);
  });
});

describe('approval', () => {
  it('comes first where a rule of the enterprise asks for it; sent back, it is corrected within 7 days', async () => {
    const main = await aPurchaser(mall);
    const buyer = await aPurchasingEmployee(mall, { enterpriseId: main.enterpriseId });
    people.push(main, buyer);
    await mall.call(
      approvalProtocol.saveRule,
      {
        docType: 'inquiry',
        ruleName: '询价都要审批',
        conditions: {},
        steps: [{ who: 'main' }],
      },
      main,
    );
    const made = await anInquiry(mall, { purchaser: buyer, sellers: [one], lines: LINES, isDraft: true });
    const { inqSn } = made;
    const way = await mall.call(inquiries.previewApproval, { inqSn }, buyer);
    expect(way).toMatchObject({ isNeeded: true });
    await mall.call(inquiries.submit, { inqSn, version: made.version }, buyer);
    const own = () => mall.call(inquiries.detail, { inqSn }, buyer);
    expect(await own()).toMatchObject({ state: 'PENDING_REVIEW', approval: { state: 'PENDING' } });
    expect(await mall.ask(inquiries.sellerDetail, { inqSn }, one)).toMatchObject({ state: State.notFound });
    const decide = async (decision: 'approve' | 'return') => {
      const taskId = (await mall.call(taskList.list, { tab: 'waiting' }, main)).list[0]!.taskId;
      await mall.call(approvalProtocol.decide, { taskId, decision, reason: '请补充交期' }, main);
    };
    await decide('return');
    const back = await own();
    expect(back).toMatchObject({ state: 'REVIEW_REJECTED', turnText: '修改后重新提交' });
    await mall.call(inquiries.resubmit, { inqSn, version: back.version }, buyer);
    // The deadline is near when it is approved at last: it moves.
    await pass(days(3) - hours(1));
    await decide('approve');
    const live = await own();
    expect(live).toMatchObject({ state: 'QUOTING', versionNo: 1, invitedNum: 1 });
    expect(new Date(live.deadline!).getTime()).toBeGreaterThan(mall.clock.now().getTime() + hours(23));
    expect(live.why.map(({ about }) => about)).toContain('deadline');
  });

  it('sent back and forgotten is cancelled after 7 days', async () => {
    const { inqSn } = await anInquiry(mall, { purchaser, sellers: [one], isDraft: true });
    await mall.work((work) =>
      work.query(`UPDATE inquiry SET state = 'PENDING_REVIEW' WHERE inq_sn = $1`, [inqSn]),
    );
    const { inquiryLife } = await import('./inquiry-life.ts');
    await mall.work(async (work) =>
      inquiryLife.advance(work, (await inquiryLife.hold(work, inqSn))!, 'sendBack', {
        by: 'system',
        reason: '超时',
      }),
    );
    await pass(days(7) + minutes(1));
    expect((await detail(inqSn)).state).toBe('CANCELLED');
  });
});

it('a leaver’s inquiries are looked after by his successor', async () => {
  const main = await aPurchaser(mall);
  const leaver = await aPurchasingEmployee(mall, { enterpriseId: main.enterpriseId });
  const heir = await aPurchasingEmployee(mall, { enterpriseId: main.enterpriseId });
  const { inqSn } = await anInquiry(mall, { purchaser: leaver, sellers: [one], lines: LINES });
  expect(await mall.ask(inquiries.detail, { inqSn }, heir)).toMatchObject({ state: State.notFound });
  await mall.call(
    subAccountProtocol.leave,
    { memberId: leaver.memberId, successorId: heir.memberId, reason: '离职' },
    main,
  );
  expect(await mall.call(inquiries.detail, { inqSn }, heir)).toMatchObject({ isOwn: 1 });
});
