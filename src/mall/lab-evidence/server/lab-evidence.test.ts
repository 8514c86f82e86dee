// Verifications of pairs through HTTP (S13, L27): one click asks for samples and orders tests; what the report says is the pair's evidence, or nobody's.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { messageList } from '#mall/message/message-list.ts';
import { objectionProtocol } from '#mall/objection/objection.protocol.ts';
import { aBuyer, type Buyer } from '#mall/order/server/order.builders.ts';
import { replacementProtocol } from '#mall/replacement/replacement.protocol.ts';
import { reportProtocol } from '#mall/report/report.protocol.ts';
import { reportList } from '#mall/report/report-list.ts';
import { approveOne, aReportLab, handInReport, passOne } from '#mall/report/server/report.builders.ts';
import { sampleProtocol } from '#mall/sample/sample.protocol.ts';
import { aDesigner } from '#mall/sample/server/sample.builders.ts';
import { specimenProtocol } from '#mall/specimen/specimen.protocol.ts';
import { testingProtocol } from '#mall/testing/testing.protocol.ts';
import { labEvidenceProtocol as protocol } from '../lab-evidence.protocol.ts';
import {
  anOrderedVerification,
  aPair,
  aPlannedVerification,
  aTestedVerification,
  type BuiltPair,
  sellVerifications,
} from './lab-evidence.builders.ts';

const mall = await openTestMall();
afterAll(() => mall.close());
const lab = await aReportLab(mall);
let categoryId = 0;

beforeAll(async () => {
  ({ categoryId } = await aPair(mall));
  await sellVerifications(mall, categoryId);
});

const pairOf = () => aPair(mall, categoryId);
const ids = ({ of, by }: BuiltPair) => ({ ofPartId: of.partId, byPartId: by.partId });
/** As a guest sees it. */
async function shown({ of, by }: BuiltPair) {
  const { replacements } = await mall.call(replacementProtocol.ofPart, { partId: of.partId });
  return replacements.find(({ part }) => part.partId === by.partId);
}
async function issue(paper: Awaited<ReturnType<typeof aTestedVerification>>) {
  await passOne(mall, lab, paper.reportId);
  const { reportNo, verifyCode } = await approveOne(mall, lab, paper.reportId);
  await mall.fireTimers();
  return { ...paper, reportNo, verifyCode };
}
const anIssued = async (pair: BuiltPair, wish: Parameters<typeof aTestedVerification>[3] = {}) =>
  issue(await aTestedVerification(mall, lab, pair, wish));
const newest = async (buyer: Buyer) =>
  (await mall.call(messageList.list, {}, buyer)).list.find(({ title }) => title === '替代验证结果')?.body;
async function upheld(of: { buyer: Buyer; reportNo: string }, outcome: 'AMEND' | 'VOID') {
  const { objectionId } = await mall.call(
    objectionProtocol.object,
    { reportNo: of.reportNo, wish: 'CORRECT', reason: '样品型号写错' } as never,
    of.buyer,
  );
  const seen = async () => ({
    objectionId,
    version: (await mall.call(objectionProtocol.detail, { objectionId }, lab.quality)).version,
  });
  await mall.call(objectionProtocol.examine, await seen(), lab.quality);
  await mall.call(
    objectionProtocol.uphold,
    { ...(await seen()), finding: '记录有误', outcome, changed: outcome === 'AMEND' ? '样品型号' : '' },
    lab.quality,
  );
}

describe('proposed', () => {
  it('items of the package and of the rules, each with its limits; the lower price counts', async () => {
    const pair = await pairOf();
    const designer = await aDesigner(mall);
    const proposal = await mall.call(protocol.propose, ids(pair), designer);
    expect(proposal).toMatchObject({
      items: [{ item: '绝缘电阻', limits: ['绝缘电阻 ≥ 100MΩ'] }],
      left: ['容值'],
      ...{ alone: '300.00', amount: '200.00', pieces: 5, labName: '研究院', receiver: '深圳市科发路 8 号' },
      sample: { productId: pair.by.productId, amount: '0.00', why: null },
    });
  });

  it('whoever is no designer is told so, and may send specimens himself', async () => {
    const pair = await pairOf();
    const buyer = await aBuyer(mall);
    const proposal = await mall.call(protocol.propose, ids(pair), buyer);
    expect(proposal.sample?.why).toContain('设计师');
    const input = { ...ids(pair), amount: proposal.amount };
    const asked = { ...input, sampleProductId: pair.by.productId };
    expect((await mall.ask(protocol.order, asked as never, buyer)).state).not.toBe(State.done);
    expect((await mall.call(protocol.order, input as never, buyer)).sampleSns).toEqual([]);
  });

  it('two parts that do not replace each other have nothing to verify; another price is refused, and nothing is asked for', async () => {
    const [pair, other] = [await pairOf(), await aPair(mall)];
    const designer = await aDesigner(mall);
    const none = { ofPartId: pair.of.partId, byPartId: pair.of.partId };
    expect((await mall.ask(protocol.propose, none, designer)).state).toBe(State.notFound);
    expect(other.categoryId).not.toBe(categoryId);
    const wrong = { ...ids(pair), amount: '1.00', sampleProductId: pair.by.productId };
    expect((await mall.ask(protocol.order, wrong as never, designer)).code).toBe('labEvidence.priceMoved');
    const samples = await mall.work((work) =>
      work.query('SELECT FROM sample_request WHERE member_id = $1', [designer.memberId]),
    );
    expect(samples).toEqual([]);
  });
});

describe('one click', () => {
  it('asks the store for samples that go to the laboratory, and orders the tests', async () => {
    const pair = await pairOf();
    const { buyer, serviceSn, sampleSns, orderSn } = await anOrderedVerification(mall, pair);
    const [sampleSn = ''] = sampleSns;
    expect(await mall.call(sampleProtocol.detail, { sampleSn }, buyer)).toMatchObject({
      receiver: { detailAddress: '深圳市科发路 8 号', companyName: '研究院' },
      lines: [{ askedNum: 5 }],
    });
    expect(await mall.call(testingProtocol.detail, { serviceSn }, buyer)).toMatchObject({
      ...{ entry: 'PREPAID', kind: 'INSPECTION', amount: '200.00', orderSn, state: 'PENDING_PAYMENT' },
      form: { publishEvidence: true, specimens: [{ model: pair.by.partNo, qty: 5, sampleSn }] },
    });
    const of = await mall.call(protocol.ofService, { serviceSn }, buyer);
    expect(of.verification).toMatchObject({ ofPartNo: pair.of.partNo, outcome: 'OPEN', isPublic: false });
    expect((await mall.ask(protocol.ofService, { serviceSn }, await aBuyer(mall))).state).toBe(
      State.notFound,
    );
  });

  it('what comes is received by the number of the sample request', async () => {
    const { buyer, serviceSn } = await aPlannedVerification(mall, lab, await pairOf());
    const { specimens } = await mall.call(specimenProtocol.ofService, { serviceSn }, buyer);
    expect(specimens).toMatchObject([{ specimenNo: `${serviceSn}-01`, state: 'RECEIVED' }]);
  });

  it('somebody else’s sample request stands in nobody’s form', async () => {
    const { buyer, serviceSn } = await anOrderedVerification(mall, await pairOf());
    const stranger = await aBuyer(mall);
    const { form } = await mall.call(testingProtocol.detail, { serviceSn }, buyer);
    const said = { draftId: 'a-draft-of-a-stranger', form: JSON.stringify(form) };
    expect((await mall.ask(testingProtocol.save, said as never, stranger)).code).toBe('testing.noSample');
  });
});

describe('L27', () => {
  it('issued, all passed, with consent: the pair shows the report to everybody, who can check it', async () => {
    const pair = await pairOf();
    expect(await shown(pair)).toMatchObject({ evidence: 'rules', labReports: [], pairId: null });
    const tested = await aTestedVerification(mall, lab, pair);
    expect(await shown(pair)).toMatchObject({ evidence: 'rules' });
    const { reportNo, verifyCode, buyer, serviceSn } = await issue(tested);
    expect(await shown(pair)).toMatchObject({
      evidence: 'laboratory',
      labReports: [{ reportNo, verifyCode }],
    });
    const checked = await mall.call(reportProtocol.verify, { no: reportNo, code: verifyCode });
    expect(checked).toMatchObject({ state: 'ISSUED', reportNo });
    expect(await newest(buyer)).toContain('公开依据');
    const { verification } = await mall.call(protocol.ofService, { serviceSn }, buyer);
    expect(verification).toMatchObject({ outcome: 'PASSED', isPublic: true });
  });

  it('what has not passed publishes nothing, and its client alone is told', async () => {
    const pair = await pairOf();
    const { buyer, serviceSn } = await anIssued(pair, { value: '50' });
    expect(await shown(pair)).toMatchObject({ evidence: 'rules', labReports: [] });
    expect(await newest(buyer)).toContain('不会公开');
    const { verification } = await mall.call(protocol.ofService, { serviceSn }, buyer);
    expect(verification).toMatchObject({ outcome: 'FAILED', isPublic: false });
  });

  it('without consent nothing is published', async () => {
    const pair = await pairOf();
    const { buyer } = await anIssued(pair, { publishEvidence: false });
    expect(await shown(pair)).toMatchObject({ evidence: 'rules' });
    expect(await newest(buyer)).toContain('未同意公开');
  });

  it('L28: an amendment takes the place of its report; once it is void the pair is what it was without', async () => {
    const pair = await pairOf();
    const first = await anIssued(pair);
    await upheld(first, 'AMEND');
    expect((await shown(pair))?.labReports).toMatchObject([{ reportNo: first.reportNo }]);
    const { list } = await mall.call(reportList.list, { keyword: first.serviceSn } as never, lab.reviewer);
    const reportId = list.find(({ state }) => state === 'DRAFT')?.reportId ?? 0;
    await handInReport(mall, lab, { ...first, reportId });
    const second = await issue({ ...first, reportId });
    expect((await shown(pair))?.labReports).toMatchObject([{ reportNo: `${first.reportNo}-A1` }]);
    await upheld(second, 'VOID');
    expect(await shown(pair)).toMatchObject({ evidence: 'rules', labReports: [], pairId: null });
    const { reportNo } = await anIssued(pair);
    expect(await shown(pair)).toMatchObject({ evidence: 'laboratory', labReports: [{ reportNo }] });
  });

  it('a published pair keeps what else stands behind it', async () => {
    const pair = await pairOf();
    const { pairId } = await mall.work(async (work) => {
      const [made] = await work.query<{ pairId: number }>(
        `INSERT INTO replacement_pair (of_part_id, by_part_id, state, evidence, said_evidence, statement, created_at)
         VALUES ($1, $2, 'PUBLISHED', 'maker', 'maker', '原厂对应', $3) RETURNING pair_id AS "pairId"`,
        [pair.of.partId, pair.by.partId, work.now],
      );
      return made ?? { pairId: 0 };
    });
    const issued = await anIssued(pair);
    expect(await shown(pair)).toMatchObject({ pairId, evidence: 'laboratory' });
    await upheld(issued, 'VOID');
    expect(await shown(pair)).toMatchObject({ pairId, evidence: 'maker', labReports: [] });
  });

  it('nobody says of himself that a laboratory stands behind a pair', async () => {
    const pair = await pairOf();
    const said = { ...ids(pair), evidence: 'laboratory', statement: '我们的实验室做过验证' };
    const reply = await mall.ask(replacementProtocol.suggest, said as never, await aBuyer(mall));
    expect(reply.state).toBe(State.refused);
  });
});
