// Inquiries before they are published, as purchasers meet them: through HTTP, on a real database.
import { afterAll, describe, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import { checkVersions } from '#kit/document/document-version.ts';
import type { CallOf } from '#kit/http/endpoint.ts';
import { State } from '#kit/http/state.ts';
import { after, days, hours } from '#kit/time/duration.ts';
import { bomProtocol } from '#mall/bom/bom.protocol.ts';
import { cartProtocol } from '#mall/cart/cart.protocol.ts';
import { aLoggedInEmployee } from '#mall/company/server/company.builders.ts';
import { aFile } from '#mall/file/server/file.builders.ts';
import { aProduct } from '#mall/goods/server/goods.builders.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { handInFile } from '#mall/mat-code/server/mat-code.builders.ts';
import { aSeller } from '#mall/order/server/order.builders.ts';
import { projectProtocol } from '#mall/project/project.protocol.ts';
import { inquiryProtocol as inquiries } from '../inquiry.protocol.ts';
import { invitationList, ownInquiryList } from '../inquiry-lists.ts';
import { anInquiry, aPurchaser, aPurchasingEmployee, goodsLine, SERVICE_LINES } from './inquiry.builders.ts';

const mall = await openTestMall();
afterAll(() => mall.close());

const purchaser = await aPurchaser(mall);
const seller = await aSeller(mall);
const product = await mall.work((work) => aProduct(work, { storeId: seller.storeId, partNo: 'INQ-4700' }));

const detail = (inqSn: string, person: { token: string } = purchaser) =>
  mall.call(inquiries.detail, { inqSn }, person);
const aDraft = (input: CallOf<typeof inquiries.create> = {}) => mall.call(inquiries.create, input, purchaser);

describe('who may inquire', () => {
  const codes = async (person: { token: string }) =>
    (await mall.call(inquiries.conditionCheck, {}, person)).conditions
      .filter(({ pass }) => !pass)
      .map(({ code }) => code);

  it('guests are asked to log in', async () => {
    expect(await mall.ask(inquiries.conditionCheck, {})).toMatchObject({ state: State.notLoggedIn });
  });

  it('an enterprise that has everything', async () => {
    const { conditions, pass } = await mall.call(inquiries.conditionCheck, {}, purchaser);
    expect(conditions.map(({ code }) => code)).toEqual(['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8']);
    expect(pass).toBe(true);
  });

  it('an individual lacks the enterprise, and is shown the way to it', async () => {
    const person = await aLogin(mall);
    expect(await codes(person)).toEqual(['C1', 'C2', 'C3', 'C4', 'C5', 'C7']);
    const { conditions } = await mall.call(inquiries.conditionCheck, {}, person, 'en');
    expect(conditions[0]).toMatchObject({
      description: 'Enterprise certification passed',
      fixUrl: '/member/authen',
    });
    const refused = await refusalOf(mall.call(inquiries.create, {}, person));
    expect(refused.message).toContain('已完成企业认证');
  });

  it('are those that the platform has chosen, for everybody and at once', async () => {
    const operator = await aLogin(mall, { roles: ['operator'] });
    const person = await aLogin(mall);
    const chosen = await mall.call(inquiries.chooseConditions, { codes: ['C2', 'C8'] }, operator);
    expect(chosen.conditions.filter(({ isAsked }) => isAsked).map(({ code }) => code)).toEqual(['C2', 'C8']);
    expect(
      (await mall.call(inquiries.conditionCheck, {}, person)).conditions.map(({ code }) => code),
    ).toEqual(['C2', 'C8']);
    expect(await mall.ask(inquiries.chooseConditions, { codes: [] }, purchaser)).toMatchObject({
      state: State.notAllowed,
    });
    const all = chosen.conditions.map(({ code }) => code);
    await mall.call(inquiries.chooseConditions, { codes: all }, operator);
    expect(await codes(person)).toEqual(['C1', 'C2', 'C3', 'C4', 'C5', 'C7']);
  });

  it('an employee without the permission is sent to his administrator', async () => {
    const viewer = await aLoggedInEmployee(mall, { enterpriseId: purchaser.enterpriseId, roles: ['viewer'] });
    expect(await codes(viewer)).toContain('C7');
    const { conditions } = await mall.call(inquiries.conditionCheck, {}, viewer);
    expect(conditions[6]).toMatchObject({
      fixUrl: null,
      hint: expect.stringContaining(purchaser.memberName),
    });
    expect(await mall.ask(inquiries.create, {}, viewer)).toMatchObject({ state: State.notAllowed });
  });

  it('an employed designer with the permission may; a licence that is over stops everybody', async () => {
    const designer = await aPurchasingEmployee(mall, {
      enterpriseId: purchaser.enterpriseId,
      type: 2,
      permissions: ['rfq.create', 'rfq.read'],
    });
    expect(await codes(designer)).toEqual([]);
    const late = await aPurchaser(mall);
    await mall.work((work) =>
      work.query(`UPDATE enterprise SET licence_until = '2020-01-01' WHERE enterprise_id = $1`, [
        late.enterpriseId,
      ]),
    );
    expect(await codes(late)).toEqual(['C1', 'C5']);
  });

  it('no more than fifty are open at once', async () => {
    const busy = await aPurchaser(mall);
    await mall.work((work) =>
      work.query(
        `INSERT INTO inquiry (inq_sn, member_id, enterprise_id, kind, state, header, title, created_at, updated_at)
         SELECT 'RQ-BUSY-' || n, $1, $2, 'GOODS', 'QUOTING', '{}', '', $3, $3 FROM generate_series(1, 50) n`,
        [busy.memberId, busy.enterpriseId, work.now],
      ),
    );
    expect(await codes(busy)).toEqual(['C8']);
  });
});

describe('a draft', () => {
  it('is saved as it is typed, half-typed too, and says what is missing', async () => {
    const { inqSn, version } = await aDraft();
    const saved = await mall.call(
      inquiries.save,
      { inqSn, version, header: {}, lines: [goodsLine({ description: '10k 0603 1%' }), goodsLine({})] },
      purchaser,
    );
    expect(saved.problems.map(({ path, lineNo }) => [path, lineNo])).toEqual([
      ['title', null],
      ['deadline', null],
      ['stores', null],
      ['wish.partNo', 2],
    ]);
    expect(saved.lines).toEqual([
      { lineNo: 1, title: '10k 0603 1%' },
      { lineNo: 2, title: '' },
    ]);
    const again = await mall.call(
      inquiries.save,
      { inqSn, version: saved.version, internalNote: '预算紧' },
      purchaser,
    );
    expect(again.lines).toHaveLength(2);
    expect(await detail(inqSn)).toMatchObject({ internalNote: '预算紧', state: 'DRAFT', versionNo: 0 });
    const refused = await refusalOf(
      mall.call(inquiries.submit, { inqSn, version: again.version }, purchaser),
    );
    expect(refused.state).toBe(State.refused);
    expect(refused.data).toMatchObject({ count: 4 });
    expect((await detail(inqSn)).state).toBe('DRAFT');
  });

  it('saved in another tab meanwhile, is not overwritten', async () => {
    const { inqSn, version } = await aDraft();
    const first = { inqSn, version, header: { title: '第一个页面' } };
    await mall.call(inquiries.save, first, purchaser);
    const refused = await refusalOf(
      mall.call(inquiries.save, { inqSn, version, header: { title: '第二个页面' } }, purchaser),
    );
    expect(refused.message).toContain('在另一个页面或由同事保存');
    expect((await detail(inqSn)).title).toBe('第一个页面');
  });

  it('of two clicks at once only one submits', async () => {
    const { inqSn, version } = await anInquiry(mall, { purchaser, sellers: [seller], isDraft: true });
    const outcomes = await Promise.all(
      [1, 2].map(() => mall.ask(inquiries.submit, { inqSn, version }, purchaser)),
    );
    expect(outcomes.map(({ state }) => state).sort()).toEqual([State.done, State.refused]);
    expect(outcomes.find(({ state }) => state === State.refused)!.msg).toContain('报价中');
    expect((await detail(inqSn)).versions).toHaveLength(1);
  });

  it('made twice by one click is one', async () => {
    const input = { requestId: 'click-1' };
    const [one, two] = [await aDraft(input), await aDraft(input)];
    expect(two.inqSn).toBe(one.inqSn);
  });

  it.each(Object.entries(SERVICE_LINES))('of the kind %s asks its own questions', async (kind, line) => {
    const institute = await aSeller(mall, { isSelfOperated: true });
    const made = await anInquiry(mall, {
      purchaser,
      sellers: [institute],
      kind: kind as keyof typeof SERVICE_LINES,
      lines: [line],
    });
    expect(await detail(made.inqSn)).toMatchObject({ kind, state: 'QUOTING', lines: [{ wish: line.wish }] });
    const { version } = await aDraft({ kind: kind as keyof typeof SERVICE_LINES }).then(({ inqSn }) =>
      mall
        .call(inquiries.save, { inqSn, version: 1, storeIds: [institute.storeId] }, purchaser)
        .then(async (saved) => {
          const other = mall.call(
            inquiries.save,
            { inqSn, version: saved.version, storeIds: [seller.storeId] },
            purchaser,
          );
          expect((await refusalOf(other)).message).toContain('自营实验室');
          return saved;
        }),
    );
    expect(version).toBe(2);
  });

  it('takes files of its author only', async () => {
    const { inqSn, version } = await aDraft();
    const mine = await mall.work((work) => aFile(work, purchaser.memberId, { purpose: 'attachment' }));
    const theirs = await mall.work((work) => aFile(work, seller.memberId, { purpose: 'attachment' }));
    const save = (fileId: number) =>
      mall.call(inquiries.save, { inqSn, version, header: { fileIds: [fileId] } }, purchaser);
    expect((await refusalOf(save(theirs.fileId))).state).toBe(State.notFound);
    await save(mine.fileId);
    expect((await detail(inqSn)).files).toMatchObject([{ fileId: mine.fileId }]);
  });

  it('of 500 lines is saved, published and read; 501 are too many', { timeout: 30_000 }, async () => {
    const lines = Array.from({ length: 500 }, (_, n) => goodsLine({ partNo: `P-${n}`, brandName: 'ACME' }));
    const begin = performance.now();
    const made = await anInquiry(mall, { purchaser, sellers: [seller], lines });
    expect((await detail(made.inqSn)).lines).toHaveLength(500);
    expect(performance.now() - begin).toBeLessThan(10_000);
    const more = [...lines, goodsLine({ partNo: 'P-501' })];
    const { inqSn, version } = await aDraft();
    expect((await mall.ask(inquiries.save, { inqSn, version, lines: more }, purchaser)).state).toBe(
      State.refused,
    );
  });

  it('is cancelled without a reason', async () => {
    const { inqSn, version } = await aDraft();
    await mall.call(inquiries.cancel, { inqSn, version }, purchaser);
    expect(await detail(inqSn)).toMatchObject({ state: 'CANCELLED', allowedActions: [] });
  });
});

describe('lines come', () => {
  const linesOf = async (inqSn: string) =>
    (await detail(inqSn)).lines.map(({ title, qty, part }) => [title, qty, part?.partId ?? null]);

  it('from a goods page', async () => {
    const { inqSn } = await aDraft({
      origin: { from: 'lines', lines: [{ productId: product.productId, qty: 300 }] },
    });
    expect(await linesOf(inqSn)).toEqual([['INQ-4700', 300, product.partId]]);
  });

  it('from the cart, which keeps them', async () => {
    await mall.call(cartProtocol.add, { productId: product.productId, number: 200 }, purchaser);
    const { inqSn } = await aDraft({ origin: { from: 'cart' } });
    expect(await linesOf(inqSn)).toEqual([['INQ-4700', 200, product.partId]]);
    expect((await mall.call(cartProtocol.cartList, {}, purchaser)).availableCartNum).toBe(1);
    const poor = await aPurchaser(mall);
    const refused = await refusalOf(mall.call(inquiries.create, { origin: { from: 'cart' } }, poor));
    expect(refused.message).toContain('没有可询价的明细');
  });

  it('from a bill of materials, matched or in its own words', async () => {
    const { bomId } = await mall.call(
      bomProtocol.create,
      { text: 'INQ-4700, 2\nNOBODY-HAS-THIS, 3' },
      purchaser,
    );
    await mall.fireTimers();
    const { inqSn } = await aDraft({ origin: { from: 'bom', bomId } });
    expect(await linesOf(inqSn)).toEqual([
      ['INQ-4700', 2, product.partId],
      ['NOBODY-HAS-THIS', 3, null],
    ]);
    const other = await aPurchaser(mall);
    expect(
      (await refusalOf(mall.call(inquiries.create, { origin: { from: 'bom', bomId } }, other))).state,
    ).toBe(State.notFound);
  });

  it('from a project, times the boards; it belongs to the project then', async () => {
    const { bomId } = await mall.call(bomProtocol.create, { text: 'INQ-4700, 2' }, purchaser);
    await mall.fireTimers();
    const { projectId } = await mall.call(
      projectProtocol.addBom,
      { bomId, projectName: '温控器二代' },
      purchaser,
    );
    const { inqSn } = await aDraft({ origin: { from: 'project', projectId, buildNum: 500 } });
    expect(await linesOf(inqSn)).toEqual([['INQ-4700', 1_000, product.partId]]);
    expect(await detail(inqSn)).toMatchObject({ projectId, projectName: '温控器二代', title: '温控器二代' });
    const list = await mall.call(ownInquiryList.list, { projectId }, purchaser);
    expect(list.list.map((one) => one.inqSn)).toEqual([inqSn]);
  });

  it('and more come behind those that are there', async () => {
    const { inqSn, version } = await aDraft({ origin: { from: 'lines', lines: [{ partNo: 'A-1' }] } });
    const saved = await mall.call(
      inquiries.addLines,
      { inqSn, version, source: { from: 'lines', lines: [{ partNo: 'A-2' }, { partNo: 'A-3' }] } },
      purchaser,
    );
    expect(saved.lines.map(({ lineNo, title }) => `${lineNo} ${title}`)).toEqual(['1 A-1', '2 A-2', '3 A-3']);
  });

  it('from an inquiry before, as a copy without its deadline', async () => {
    const former = await anInquiry(mall, { purchaser, sellers: [seller] });
    const { inqSn } = await aDraft({ origin: { from: 'copy', inqSn: former.inqSn } });
    expect(await detail(inqSn)).toMatchObject({
      title: '温控器物料',
      deadline: null,
      formerInqSn: null,
      wanted: [{ storeId: seller.storeId }],
    });
  });
});

describe('suppliers', () => {
  it('who sell the very part stand first, with the reason; the own store is not among them', async () => {
    const rival = await aSeller(mall);
    await mall.work((work) =>
      aProduct(work, { storeId: rival.storeId, categoryId: product.categoryId, partNo: 'INQ-4701' }),
    );
    const own = await aSeller(mall);
    await mall.work((work) =>
      work.query('UPDATE store_operator SET member_id = $1 WHERE store_id = $2', [
        purchaser.memberId,
        own.storeId,
      ]),
    );
    const { inqSn, version } = await aDraft({
      origin: { from: 'lines', lines: [{ productId: product.productId }] },
    });
    const { list, broadcastNum } = await mall.call(inquiries.suppliers, { inqSn }, purchaser);
    expect(list.slice(0, 2).map(({ storeId, reasons }) => [storeId, reasons[0]])).toEqual([
      [seller.storeId, '在售 1/1 行的型号'],
      [rival.storeId, '经营 1 行的同类产品'],
    ]);
    expect(broadcastNum).toBe(2);
    expect(list.map(({ storeId }) => storeId)).not.toContain(own.storeId);
    const wanted = mall.call(inquiries.save, { inqSn, version, storeIds: [own.storeId] }, purchaser);
    expect((await refusalOf(wanted)).message).toContain('本企业');
  });

  it('of a broadcast are all who sell something of the kind', async () => {
    const made = await anInquiry(mall, {
      purchaser,
      sellers: [],
      header: { mode: 'BROADCAST' },
      lines: [goodsLine({ partNo: 'INQ-4700' }, { partId: product.partId })],
    });
    const { invited, invitedNum } = await detail(made.inqSn);
    expect(invited.every(({ source }) => source === 'broadcast')).toBe(true);
    expect(invited.map(({ storeId }) => storeId)).toContain(seller.storeId);
    expect(invitedNum).toBe(2);
  });
});

describe('what is published', () => {
  it('is a version that cannot be edited unseen, and the suppliers are told', async () => {
    const { inqSn } = await anInquiry(mall, { purchaser, sellers: [seller] });
    const { versions, steps, why } = await detail(inqSn);
    expect(versions).toMatchObject([{ versionNo: 1, contentHash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    expect(steps.map(({ event }) => event)).toEqual(['create', 'submit']);
    expect(why.map(({ about }) => about)).toContain('prices');
    const [told] = await mall.work((work) =>
      work.query<{ n: number }>(
        `SELECT count(*)::int AS n FROM site_message WHERE member_id = $1 AND link LIKE '%' || $2`,
        [seller.memberId, inqSn],
      ),
    );
    expect(told!.n).toBe(1);
    expect(await mall.work((work) => checkVersions(work))).toEqual([]);
  });

  it.each([
    [hours(3), false],
    [hours(5), true],
    [days(61), false],
  ])('has a deadline from 4 hours to 60 days ahead (%i)', async (ahead, isRight) => {
    const made = anInquiry(mall, {
      purchaser,
      sellers: [seller],
      header: { deadline: after(mall.clock.now(), ahead).toISOString() },
    });
    if (isRight) await made;
    else expect((await refusalOf(made)).message).toContain('截止时间');
  });
});

describe('somebody else', () => {
  it('finds nothing, whatever he tries', async () => {
    const { inqSn, version } = await anInquiry(mall, { purchaser, sellers: [seller] });
    const [stranger, notInvited] = [await aPurchaser(mall), await aSeller(mall)];
    const tried = [
      mall.ask(inquiries.detail, { inqSn }, stranger),
      mall.ask(inquiries.versions, { inqSn }, stranger),
      mall.ask(inquiries.suppliers, { inqSn }, stranger),
      mall.ask(inquiries.previewApproval, { inqSn }, stranger),
      mall.ask(inquiries.cancel, { inqSn, version, reason: 'x' }, stranger),
      mall.ask(inquiries.create, { origin: { from: 'copy', inqSn } }, stranger),
      mall.ask(inquiries.sellerDetail, { inqSn }, notInvited),
      mall.ask(inquiries.sellerDifferences, { inqSn, from: 1, to: 1 }, notInvited),
      mall.ask(inquiries.ask, { inqSn, question: '?' }, notInvited),
    ];
    expect((await Promise.all(tried)).map(({ state }) => state)).toEqual(tried.map(() => State.notFound));
    expect((await mall.call(invitationList.list, {}, notInvited)).list).toEqual([]);
  });

  it('of the enterprise reads it where he looks after colleagues’ documents', async () => {
    const { inqSn } = await anInquiry(mall, { purchaser, sellers: [seller] });
    const buyer = await aPurchasingEmployee(mall, { enterpriseId: purchaser.enterpriseId });
    const approver = await aPurchasingEmployee(mall, {
      enterpriseId: purchaser.enterpriseId,
      roles: ['approver'],
    });
    expect(await mall.ask(inquiries.detail, { inqSn }, buyer)).toMatchObject({ state: State.notFound });
    expect(await detail(inqSn, approver)).toMatchObject({ isOwn: 0, allowedActions: [] });
  });
});

it("a purchaser's table is read into rows, and nothing of it is kept", async () => {
  const read = (text: string) =>
    handInFile(mall, inquiries.readSheet, Buffer.from(text), { fileName: 'a.csv' }, purchaser);
  expect((await read('采购清单,\n,\n型号,数量\n LM358DR ,500\n')).data).toEqual({
    rows: [
      ['采购清单', ''],
      ['型号', '数量'],
      ['LM358DR', '500'],
    ],
    dropped: 0,
  });
  const many = await read(`a,b\n${'x,1\n'.repeat(600)}`);
  expect(many.data).toMatchObject({ dropped: 71 });
  expect((await read('')).state).toBe(State.refused);
});

it('a part number that was typed is linked to the only part that has it, of the brand that is named', async () => {
  const { inqSn, version } = await aDraft();
  const typed = (partNo: string, brandName = '') => ({ qty: 5, wish: { partNo, brandName } });
  const lines = [typed('inq 4700'), typed('INQ-4700', 'Nobody Ever'), typed('UNKNOWN-1')];
  await mall.call(inquiries.save, { inqSn, version, lines: lines as never }, purchaser);
  const { lines: kept } = await detail(inqSn);
  expect(kept.map(({ part }) => part?.productId ?? null)).toEqual([product.productId, null, null]);
});
