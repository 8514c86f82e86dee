// Contracts through HTTP: from an award by text negotiation to both signatures and orders; what ends them, what time does, and what a changed byte gives away.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import { checkVersions } from '#kit/document/document-version.ts';
import { State } from '#kit/http/state.ts';
import { yuan } from '#kit/money/money.ts';
import { days } from '#kit/time/duration.ts';
import { anAddress } from '#mall/address/server/address.builders.ts';
import { approvalProtocol } from '#mall/approval/approval.protocol.ts';
import { aRule } from '#mall/approval/server/approval.builders.ts';
import { storeTaskList } from '#mall/approval/task-lists.ts';
import { aProduct } from '#mall/goods/server/goods.builders.ts';
import { issueTokens } from '#mall/login/server/issue-tokens.ts';
import type { Person } from '#mall/login/server/login.builders.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { aSeller, PAY_PASSWORD } from '#mall/order/server/order.builders.ts';
import { contractProtocol as protocol } from '../contract.protocol.ts';
import { SIGN_AGREEMENT_VERSION } from '../sign-agreement.ts';
import {
  aContract,
  anAward,
  asDraft,
  type BuiltContract,
  bothParties,
  maySign,
  type Parties,
  signAs,
} from './contract.builders.ts';
import { checkContracts } from './contract.ts';

let mall: TestMall;
let parties: Parties;

beforeAll(async () => {
  mall = await openTestMall();
  parties = await bothParties(mall);
});
afterAll(() => mall.close());

/** A login of this moment: after days have passed an old one is over. */
async function again<P extends Person>(person: P): Promise<P> {
  const tokens = await mall.work((work) =>
    issueTokens(work, mall.tokenSecret, person.memberId, { ip: '127.0.0.1', userAgent: 'test' }),
  );
  return { ...person, token: tokens.access_token };
}
const buyers = async ({ contractSn, purchaser }: BuiltContract) =>
  mall.call(protocol.detail, { contractSn }, await again(purchaser));
const sellers = async ({ contractSn, seller }: BuiltContract) =>
  mall.call(protocol.sellerDetail, { contractSn }, await again(seller));
const pass = async (time: number) => {
  mall.clock.pass(time);
  await mall.fireTimers();
};
const bytesOf = async (url: string) => Buffer.from(await (await fetch(mall.origin + url)).arrayBuffer());
async function verify(bytes: Buffer) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), 'contract.pdf');
  const response = await fetch(`${mall.origin}/${protocol.verify.path}`, { method: 'POST', body: form });
  return ((await response.json()) as { data: { result: string; contract: { contractSn: string } | null } })
    .data;
}
const rowOf = (contractSn: string) =>
  mall.work(
    async (work) => (await work.query('SELECT * FROM contract WHERE contract_sn = $1', [contractSn]))[0],
  );

describe('happy', () => {
  it('leads from an award over a changed text and both signatures to the order, at the accepted prices', async () => {
    const { inqSn, quoSn } = await anAward(mall, parties);
    const { purchaser, seller } = parties;
    const made = await mall.call(protocol.sellerDraftFromAward, { inqSn }, seller);
    const { contractSn } = made;
    const of = { ...parties, contractSn, inqSn };
    expect(await mall.call(protocol.sellerDraftFromAward, { inqSn }, seller)).toMatchObject({ contractSn });
    expect((await mall.ask(protocol.detail, { contractSn }, purchaser)).state).toBe(State.notFound);

    const draft = await sellers(of);
    expect(draft).toMatchObject({ isDraft: 1, isLocked: 1, isMyTurn: 1, amount: '1251.56' });
    expect(draft.content.lines).toMatchObject([
      { partNo: 'AB-1', number: 1_000, unitPrice: '1.250000', amount: '1250.00', quotation: { quoSn } },
      { partNo: 'CD-2', number: 500, unitPrice: '0.003120', amount: '1.56' },
    ]);
    expect(draft.content.clauses.length).toBeGreaterThanOrEqual(12);
    const lines = (asDraft(draft.content) as { lines: object[] }).lines;
    const cheaper = asDraft(draft.content, {
      lines: [{ ...lines[0]!, unitPrice: '1.2' }, lines[1]!] as never,
    });
    expect(
      await refusalOf(
        mall.call(protocol.sellerSave, { contractSn, version: draft.version, draft: cheaper }, seller),
      ),
    ).toMatchObject({
      message: '第 1 行（AB-1）的单价来自已接受的报价，不可修改',
    });
    const saved = await mall.call(
      protocol.sellerSave,
      { contractSn, version: draft.version, draft: asDraft(draft.content, { deliveryPlace: '深圳仓' }) },
      seller,
    );
    await mall.call(protocol.sellerSubmit, { contractSn, version: saved.version }, seller);

    const seen = await buyers(of);
    expect(seen).toMatchObject({ state: 'PENDING_CONFIRM', versionNo: 1, isMyTurn: 1 });
    await mall.call(
      protocol.askChanges,
      {
        contractSn,
        version: seen.version,
        comment: '质保期请延长',
        remarks: [
          {
            clauseKey: 'warranty',
            comment: '24 个月',
            proposal: { zh: '质量保证期为二十四个月。', en: 'The warranty period is 24 months.' },
          },
        ],
      },
      purchaser,
    );
    const returned = await sellers(of);
    expect(returned.remarks).toHaveLength(2);
    const clauses = returned.content.clauses.map((one) =>
      one.key === 'warranty'
        ? { ...one, text: { zh: '质量保证期为二十四个月。', en: 'The warranty period is 24 months.' } }
        : one,
    );
    const changed = await mall.call(
      protocol.sellerSave,
      { contractSn, version: returned.version, draft: asDraft(returned.content, { clauses }) },
      seller,
    );
    await mall.call(protocol.sellerRevise, { contractSn, version: changed.version }, seller);
    const { differences } = await mall.call(protocol.differences, { contractSn, from: 1, to: 2 }, purchaser);
    expect(differences.map((one) => one.path)).toEqual(
      expect.arrayContaining([expect.stringContaining('clauses')]),
    );
    const second = await buyers(of);
    expect(
      await refusalOf(mall.call(protocol.confirm, { contractSn, contentHash: seen.contentHash }, purchaser)),
    ).toMatchObject({ state: 255 });
    await mall.call(protocol.confirm, { contractSn, contentHash: second.contentHash }, purchaser);

    expect(await signAs(mall, of, 'supplier')).toMatchObject({ state: 'PARTLY_SIGNED' });
    expect(await signAs(mall, of, 'purchaser')).toMatchObject({ state: 'EFFECTIVE' });
    const done = await buyers(of);
    expect(done.signatures.map((one) => one.what)).toEqual([
      'confirmed',
      'signed',
      'signed',
      'effective',
      'papers',
    ]);
    expect(done.signatures.every((one) => one.isGood === 1)).toBe(true);
    expect(done.orders).toHaveLength(1);
    const order = await mall.call(orderProtocol.detail, { orderSn: done.orders[0]!.orderSn }, purchaser);
    expect(order.lines.map((line) => [line.partNo, line.buyNum, line.unitPrice])).toEqual([
      ['AB-1', 1_000, '1.250000'],
      ['CD-2', 500, '0.003120'],
    ]);
    expect(done.performance.map((line) => line.orderedNum)).toEqual([1_000, 500]);
    const hashes = await mall.work((work) =>
      work.query<{ hash: string }>(
        `SELECT l.line_hash AS hash FROM order_line l WHERE order_sn = $1 ORDER BY order_line_id`,
        [done.orders[0]!.orderSn],
      ),
    );
    expect(hashes.map((one) => one.hash)).toEqual(done.content.lines.map((line) => line.quotation!.lineHash));
  });

  it('a signed paper is recognised, one changed byte is not; an amended one is superseded', async () => {
    const of = await aContract(mall, { parties, state: 'EFFECTIVE' });
    const { contractSn, purchaser } = of;
    const paper = await mall.call(protocol.paper, { contractSn, language: 'both' }, purchaser);
    expect(paper).toMatchObject({ isSigned: 1 });
    expect(await mall.call(protocol.sellerPaper, { contractSn, language: 'both' }, of.seller)).toMatchObject({
      pdfHash: paper.pdfHash,
    });
    const bytes = await bytesOf(paper.file.url);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await verify(bytes)).toMatchObject({ result: 'signed', contract: { contractSn } });
    const forged = Buffer.from(bytes);
    forged[forged.length >> 1]! ^= 1;
    expect(await verify(forged)).toMatchObject({ result: 'unknown', contract: null });
    expect(await mall.call(protocol.verify, { code: paper.code! })).toMatchObject({ result: 'signed' });
    expect(await refusalOf(mall.call(protocol.verify, { code: 'AAAA-BBBB' }))).toMatchObject({ state: 404 });

    const before = await buyers(of);
    await mall.call(
      protocol.proposeChange,
      {
        contractSn,
        version: before.version,
        reason: '改交货地点',
        draft: asDraft(before.content, { deliveryPlace: '广州仓' }),
      },
      purchaser,
    );
    const pending = await sellers(of);
    expect(pending).toMatchObject({ state: 'CHANGE_PENDING', versionNo: 1, changeNo: 2, inForceNo: 1 });
    for (const side of ['supplier', 'purchaser'] as const) {
      const person = side === 'supplier' ? of.seller : of.purchaser;
      const contentHash = pending.versions.find((one) => one.versionNo === 2)!.contentHash;
      await mall.call(
        side === 'supplier' ? protocol.sellerSignChange : protocol.signChange,
        {
          contractSn,
          contentHash,
          sealId: person.sealId,
          agreementVersion: SIGN_AGREEMENT_VERSION,
          payPwd: PAY_PASSWORD,
        },
        person,
      );
    }
    const after = await buyers(of);
    expect(after).toMatchObject({
      state: 'EFFECTIVE',
      inForceNo: 2,
      content: { deliveryPlace: '广州仓', amendmentNo: 1 },
    });
    expect(after.orders).toHaveLength(1);
    expect(await verify(bytes)).toMatchObject({ result: 'superseded' });
  });

  it('a framework is a price list: call-offs at its prices, a renewal before its end, and its end', async () => {
    const of = await aContract(mall, { parties, state: 'EFFECTIVE', isFramework: true });
    const { contractSn, purchaser } = of;
    const { orders, endsOn } = await buyers(of);
    expect(orders).toEqual([]);
    const { addressId } = await mall.work((work) => anAddress(work, purchaser.memberId, {}));
    const wish = { contractSn, addressId, lines: [{ lineNo: 1, number: 2_000 }], requestId: 'once' };
    const placed = await mall.call(protocol.callOff, wish, purchaser);
    expect(await mall.call(protocol.callOff, wish, purchaser)).toEqual(placed);
    expect((await buyers(of)).performance[0]).toMatchObject({ orderedNum: 2_000, number: 1_000 });
    expect(
      await refusalOf(
        mall.call(
          protocol.callOff,
          { ...wish, requestId: 'two', lines: [{ lineNo: 9, number: 1 }] },
          purchaser,
        ),
      ),
    ).toMatchObject({ state: 255 });
    const left = Date.parse(`${endsOn}T23:59:59.999+08:00`) - mall.clock.now().getTime();
    await pass(left - days(29));
    const { renewalSn } = await sellers(of);
    expect(renewalSn).toMatch(/^CT/);
    expect((await buyers(of)).renewalSn).toBeNull();
    await pass(days(30));
    expect(await buyers(of)).toMatchObject({ state: 'COMPLETED' });
  });

  it('ends by agreement, by silence after a notice, or goes on after an objection', async () => {
    const fresh = await bothParties(mall);
    const agreed = await aContract(mall, { parties: fresh, state: 'EFFECTIVE' });
    const open = async (of: BuiltContract) => ({
      contractSn: of.contractSn,
      version: (await buyers(of)).version,
    });
    await mall.call(
      protocol.proposeTermination,
      { ...(await open(agreed)), reason: '项目取消', settlement: '互不追究', payPwd: PAY_PASSWORD },
      await again(fresh.purchaser),
    );
    expect(await sellers(agreed)).toMatchObject({
      state: 'TERMINATING',
      isOnHold: 1,
      isMyTurn: 1,
      standing: { hasPayPwd: 1 },
    });
    await mall.call(
      protocol.sellerAgreeTermination,
      { ...(await open(agreed)), payPwd: PAY_PASSWORD },
      await again(fresh.seller),
    );
    const over = await buyers(agreed);
    expect(over).toMatchObject({ state: 'TERMINATED', isOnHold: 0 });
    expect(over.performance.map((line) => line.orderedNum)).toEqual([0, 0]);

    const alone = await aContract(mall, { parties: fresh, state: 'EFFECTIVE' });
    await mall.call(
      protocol.terminateAlone,
      { ...(await open(alone)), reason: '迟延交货经催告未履行', ground: 'delay', payPwd: PAY_PASSWORD },
      await again(fresh.purchaser),
    );
    expect((await sellers(alone)).allowedActions).toEqual(['refuseTermination']);
    await mall.call(
      protocol.sellerRefuseTermination,
      { ...(await open(alone)), reason: '已按期交货' },
      await again(fresh.seller),
    );
    expect(await buyers(alone)).toMatchObject({ state: 'EFFECTIVE', needsMediation: 1 });
    await mall.call(
      protocol.terminateAlone,
      { ...(await open(alone)), reason: '再次通知解除', ground: 'delay', payPwd: PAY_PASSWORD },
      await again(fresh.purchaser),
    );
    await pass(days(7) + 1);
    expect(await buyers(alone)).toMatchObject({ state: 'TERMINATED' });

    const unanswered = await aContract(mall, {
      parties: { purchaser: await again(fresh.purchaser), seller: await again(fresh.seller) },
      state: 'EFFECTIVE',
    });
    await mall.call(
      protocol.sellerProposeTermination,
      { ...(await open(unanswered)), reason: '停产', settlement: '退还预付款', payPwd: PAY_PASSWORD },
      await again(fresh.seller),
    );
    await pass(days(10) + 1);
    expect(await buyers(unanswered)).toMatchObject({ state: 'EFFECTIVE', needsMediation: 1, isOnHold: 0 });
  });

  it('a paper contract is registered and confirmed, by the other side or by the platform', async () => {
    const fresh = await bothParties(mall);
    const { purchaser, seller } = fresh;
    const [file] = await mall.work((work) =>
      work.query<{ id: number }>(
        `INSERT INTO stored_file (member_id, content_hash, mime_type, file_name, bytes, visibility, purpose)
         VALUES ($1, repeat('a', 64), 'application/pdf', 'scan.pdf', 10, 'private', 'attachment') RETURNING file_id AS id`,
        [purchaser.memberId],
      ),
    );
    const made = await mall.call(
      protocol.register,
      {
        storeId: seller.storeId,
        title: '2026 年度采购协议',
        amount: '50000',
        startsOn: '2026-01-01',
        endsOn: '2026-12-31',
        fileIds: [file!.id],
      },
      purchaser,
    );
    await mall.call(protocol.submit, made, purchaser);
    const { contentHash } = await mall.call(protocol.sellerDetail, { contractSn: made.contractSn }, seller);
    expect(
      await mall.call(protocol.sellerConfirm, { contractSn: made.contractSn, contentHash }, seller),
    ).toMatchObject({ state: 'EFFECTIVE' });
  });
});

describe('refused', () => {
  it('two who sign at once both count; the same side twice does not', async () => {
    const of = await aContract(mall, {
      parties: { purchaser: await again(parties.purchaser), seller: await again(parties.seller) },
      state: 'PENDING_SIGN',
    });
    const replies = await Promise.allSettled([
      signAs(mall, of, 'supplier'),
      signAs(mall, of, 'purchaser'),
      signAs(mall, of, 'purchaser'),
    ]);
    expect(replies.filter((one) => one.status === 'fulfilled')).toHaveLength(2);
    const done = await buyers(of);
    expect(done.state).toBe('EFFECTIVE');
    expect(done.signatures.filter((one) => one.what === 'signed')).toHaveLength(2);
    expect(done.orders).toHaveLength(1);
  });

  it('a signature is withdrawn while the other side has not signed; nobody signs unseen, unproven or unauthorised', async () => {
    const now = { purchaser: await again(parties.purchaser), seller: await again(parties.seller) };
    const of = await aContract(mall, { parties: now, state: 'PARTLY_SIGNED' });
    const { contractSn } = of;
    const { contentHash, version } = await buyers(of);
    const sign = (change: object, person: Person = of.purchaser) =>
      refusalOf(
        mall.call(
          protocol.sign,
          {
            contractSn,
            contentHash,
            sealId: of.purchaser.sealId,
            agreementVersion: SIGN_AGREEMENT_VERSION,
            payPwd: PAY_PASSWORD,
            ...change,
          },
          person,
        ),
      );
    expect(await sign({ contentHash: 'a'.repeat(64) })).toMatchObject({
      message: expect.stringContaining('合同文本已更新'),
    });
    expect(await sign({ payPwd: 'Wrong2026' })).toMatchObject({ state: 255 });
    expect(await sign({ payPwd: undefined })).toMatchObject({
      message: expect.stringContaining('短信验证码或支付密码'),
    });
    expect(await sign({ agreementVersion: '0.9' })).toMatchObject({
      message: expect.stringContaining('签约服务协议'),
    });
    expect(await sign({ sealId: of.seller.sealId })).toMatchObject({ state: 404 });
    await mall.call(
      protocol.sellerWithdrawSignature,
      { contractSn, version, reason: '价格条款有误' },
      of.seller,
    );
    expect(await buyers(of)).toMatchObject({ state: 'PENDING_SIGN', signedBy: null });
    await mall.call(
      protocol.sellerCancel,
      { contractSn, version: (await buyers(of)).version, reason: '重新起草' },
      of.seller,
    );
    expect(await buyers(of)).toMatchObject({ state: 'PENDING_SIGN', isMyTurn: 1 });
    await mall.call(
      protocol.cancel,
      { contractSn, version: (await buyers(of)).version, reason: '同意取消' },
      of.purchaser,
    );
    expect(await buyers(of)).toMatchObject({ state: 'CANCELLED' });
    const stranger = await aSeller(mall);
    expect((await mall.ask(protocol.sellerDetail, { contractSn }, stranger)).state).toBe(State.notFound);
  });

  it('refused, or unanswered for 15 days: the awarded lines are open again', async () => {
    const now = { purchaser: await again(parties.purchaser), seller: await again(parties.seller) };
    const refused = await aContract(mall, { parties: now, state: 'PENDING_CONFIRM' });
    await mall.call(
      protocol.refuse,
      { contractSn: refused.contractSn, version: (await buyers(refused)).version, reason: '条款不可接受' },
      now.purchaser,
    );
    expect(await buyers(refused)).toMatchObject({
      state: 'REJECTED',
      closeReason: '条款不可接受',
      allowedActions: [],
    });
    const late = await aContract(mall, { parties: now, state: 'PARTLY_SIGNED' });
    await pass(days(15) + 1);
    expect(await buyers(late)).toMatchObject({ state: 'EXPIRED' });
    const rows = await mall.work((work) =>
      work.query<{ state: string }>(`SELECT DISTINCT state FROM award_line WHERE doc_sn = ANY($1)`, [
        [refused.contractSn, late.contractSn],
      ]),
    );
    expect(rows).toEqual([{ state: 'ANNULLED' }]);
  });

  it('a refused event leaves the rows as they were', async () => {
    const now = { purchaser: await again(parties.purchaser), seller: await again(parties.seller) };
    const of = await aContract(mall, { parties: now, state: 'PENDING_CONFIRM' });
    const before = await rowOf(of.contractSn);
    const { version } = await buyers(of);
    const { contractSn } = of;
    const reason = 'no reason';
    for (const [endpoint, person] of [
      [protocol.submit, now.purchaser],
      [protocol.sellerRefuse, now.seller],
      [protocol.sellerRevise, now.seller],
      [protocol.withdrawSignature, now.purchaser],
      [protocol.complete, now.purchaser],
      [protocol.refuseChange, now.purchaser],
      [protocol.withdrawTermination, now.purchaser],
    ] as const)
      expect((await mall.ask(endpoint, { contractSn, version, reason }, person)).state, endpoint.path).toBe(
        State.refused,
      );
    expect(
      (await mall.ask(protocol.refuse, { contractSn, version: version + 1, reason }, now.purchaser)).state,
    ).toBe(State.refused);
    expect(await rowOf(contractSn)).toEqual(before);
  });
});

describe('a text that is written anew', () => {
  it('is read by the other side once it is sent, and goes through the own approval where it has become dearer', async () => {
    const now = { purchaser: await again(parties.purchaser), seller: await again(parties.seller) };
    const { purchaser, seller } = now;
    await aContract(mall, { parties: now, state: 'PENDING_CONFIRM' }); // they have dealt with each other
    const ruleId = await mall.work((work) =>
      aRule(
        work,
        { storeId: seller.storeId },
        { docType: 'contract', conditions: { amountFrom: yuan(1_000) } },
      ),
    );
    const { contractSn } = await mall.call(
      protocol.sellerDraftFromTemplate,
      { templateKey: 'PURCHASE', enterpriseId: purchaser.enterpriseId },
      seller,
    );
    const write = async (unitPrice: string) => {
      const { content, version } = await mall.call(protocol.sellerDetail, { contractSn }, seller);
      const lines = [{ lineNo: 1, name: 'a part', number: 10, unitPrice }] as never;
      const [address, phone] = ['深圳市南山区', '13800000000'];
      const party = { address, contact: '周', phone, bank: '', bankAccount: '' };
      const draft = asDraft(content, { lines, purchaser: party, supplier: party, deliveryPlace: address });
      return mall.call(protocol.sellerSave, { contractSn, version, draft }, seller);
    };
    const sent = await write('1.5');
    await mall.call(protocol.sellerSubmit, { contractSn, version: sent.version }, seller);
    const shown = await mall.call(protocol.detail, { contractSn }, purchaser);
    await mall.call(
      protocol.askChanges,
      { contractSn, version: shown.version, comment: '请核对' },
      purchaser,
    );
    const { version } = await write('1000');
    const seen = () => mall.call(protocol.detail, { contractSn }, purchaser);
    expect(await seen()).toMatchObject({ state: 'RETURNED', amount: '15.00' });
    await mall.call(protocol.sellerRevise, { contractSn, version }, seller);
    expect((await mall.call(protocol.sellerDetail, { contractSn }, seller)).state).toBe('PENDING_REVIEW');
    expect(await seen()).toMatchObject({ state: 'RETURNED', amount: '15.00', allowedActions: [] });
    const [task] = (await mall.call(storeTaskList.list, { keyword: contractSn }, seller)).list;
    await mall.call(approvalProtocol.sellerDecide, { taskId: task!.taskId, decision: 'approve' }, seller);
    expect(await seen()).toMatchObject({ state: 'PENDING_CONFIRM', amount: '10000.00' });
    await mall.work((work) =>
      work.query('UPDATE approval_rule SET is_on = false WHERE rule_id = $1', [ruleId]),
    );
  });
});

describe('wrong', () => {
  it('no line names another store’s goods, and a store begins with nobody it has not dealt with', async () => {
    const purchaser = await again(parties.purchaser);
    const [one, other] = [await aSeller(mall), await aSeller(mall)];
    const { productId } = await mall.work((work) => aProduct(work, { storeId: other.storeId }));
    const { contractSn } = await mall.call(
      protocol.draftFromTemplate,
      { templateKey: 'PURCHASE', storeId: one.storeId },
      purchaser,
    );
    const { content, version } = await mall.call(protocol.detail, { contractSn }, purchaser);
    const lines = [{ lineNo: 1, name: 'a part', productId, number: 10, unitPrice: '1.5' }] as never;
    const save = { contractSn, version, draft: asDraft(content, { lines }) };
    expect((await refusalOf(mall.call(protocol.save, save, purchaser, 'en'))).message).toBe(
      'The product of line 1 is not the supplier’s',
    );
    const begin = { templateKey: 'PURCHASE', enterpriseId: purchaser.enterpriseId };
    expect(await mall.ask(protocol.sellerDraftFromTemplate, begin, one)).not.toMatchObject({
      state: State.done,
    });
  });

  it('a version, a row of evidence or a line that somebody edits in the database is found', async () => {
    const now = { purchaser: await again(parties.purchaser), seller: await again(parties.seller) };
    const of = await aContract(mall, { parties: now, state: 'EFFECTIVE' });
    expect(await mall.work((work) => checkVersions(work))).toEqual([]);
    expect(await mall.work((work) => checkContracts(work))).toEqual([]);
    const tamper = (sql: string) =>
      mall.work(async (work) => {
        await work.query('ALTER TABLE document_version DISABLE TRIGGER written_once');
        await work.query('ALTER TABLE contract_evidence DISABLE TRIGGER written_once');
        await work.query(sql, [of.contractSn]);
        await work.query('ALTER TABLE document_version ENABLE TRIGGER written_once');
        await work.query('ALTER TABLE contract_evidence ENABLE TRIGGER written_once');
      });
    await tamper(
      `UPDATE contract_evidence SET signer_name = '别人' WHERE contract_sn = $1 AND what = 'signed' AND side = 'supplier'`,
    );
    expect(await mall.work((work) => checkContracts(work))).toEqual(
      expect.arrayContaining([expect.objectContaining({ contractSn: of.contractSn, wrong: 'evidence' })]),
    );
    expect((await buyers(of)).signatures.some((one) => one.isGood === 0)).toBe(true);
    await tamper(
      `UPDATE document_version SET content = jsonb_set(content, '{deliveryPlace}', '"elsewhere"') WHERE doc_sn = $1`,
    );
    expect(await mall.work((work) => checkVersions(work))).toEqual([
      { docType: 'contract', docSn: of.contractSn, versionNo: 1, wrong: 'content' },
    ]);
    await expect(
      mall.work((work) =>
        work.query('DELETE FROM contract_evidence WHERE contract_sn = $1', [of.contractSn]),
      ),
    ).rejects.toThrow('written once');
  });

  it('a seller of another store who may sign signs nothing here', async () => {
    const stranger = await aSeller(mall);
    await maySign(mall, stranger);
    const of = await aContract(mall, {
      parties: { purchaser: await again(parties.purchaser), seller: await again(parties.seller) },
      state: 'PENDING_SIGN',
    });
    const { contentHash } = await buyers(of);
    const input = {
      contractSn: of.contractSn,
      contentHash,
      sealId: of.seller.sealId,
      agreementVersion: SIGN_AGREEMENT_VERSION,
      payPwd: PAY_PASSWORD,
    };
    expect((await mall.ask(protocol.sellerSign, input, stranger)).state).toBe(State.notFound);
  });
});
