// The lives of inquiries, quotations and contracts, led through the API into every state; prints who may do what where.
import { afterAll, expect, it } from 'vitest';
import type { AnyEndpoint, CallOf, ReplyOf } from '#kit/http/endpoint.ts';
import { allowedActions } from '#kit/process/process.ts';
import { days, minutes } from '#kit/time/duration.ts';
import { approvalProtocol } from '#mall/approval/approval.protocol.ts';
import { approvalProcess, approvalStatus } from '#mall/approval/approval-status.ts';
import { aRule } from '#mall/approval/server/approval.builders.ts';
import { storeTaskList, taskList } from '#mall/approval/task-lists.ts';
import { contractProtocol as contracts } from '#mall/contract/contract.protocol.ts';
import { contractProcess } from '#mall/contract/contract-process.ts';
import { contractStatus } from '#mall/contract/contract-status.ts';
import {
  aContract,
  asDraft,
  bothParties,
  reachable,
  type Seller,
  signAs,
} from '#mall/contract/server/contract.builders.ts';
import { inquiryProtocol as inquiries } from '#mall/inquiry/inquiry.protocol.ts';
import { inquiryProcess } from '#mall/inquiry/inquiry-process.ts';
import { inquiryStatus } from '#mall/inquiry/inquiry-status.ts';
import { anInquiry, aPurchasingEmployee, goodsLine } from '#mall/inquiry/server/inquiry.builders.ts';
import { issueTokens } from '#mall/login/server/issue-tokens.ts';
import type { Person } from '#mall/login/server/login.builders.ts';
import { aSeller, PAY_PASSWORD } from '#mall/order/server/order.builders.ts';
import { quotationProtocol as quotations } from '#mall/quotation/quotation.protocol.ts';
import { quotationProcess } from '#mall/quotation/quotation-process.ts';
import { quotationStatus } from '#mall/quotation/quotation-status.ts';
import { anOffer, aQuotation, itsQuotation } from '#mall/quotation/server/quotation.builders.ts';
import { openTestMall } from './open-test-mall.ts';

const mall = await openTestMall();
afterAll(() => mall.close());

const parties = await bothParties(mall);
const { purchaser, seller } = parties;
const buyer = await aPurchasingEmployee(mall, { enterpriseId: purchaser.enterpriseId });
const [second, third] = [await aSeller(mall), await aSeller(mall)];
const people: Person[] = [purchaser, buyer, seller, second, third];

async function pass(duration: number): Promise<void> {
  mall.clock.pass(duration);
  for (const person of people) {
    const tokens = await mall.work((work) =>
      issueTokens(work, mall.tokenSecret, person.memberId, { ip: '127.0.0.1', userAgent: 'test' }),
    );
    person.token = tokens.access_token;
  }
  await mall.fireTimers();
}

const MACHINES = {
  inquiry: inquiryProcess,
  quotation: quotationProcess,
  contract: contractProcess,
  approval: approvalProcess,
} as const;
const STATES = {
  inquiry: inquiryStatus,
  quotation: quotationStatus,
  contract: contractStatus,
  approval: approvalStatus,
} as const;
type Machine = 'inquiry' | 'quotation' | 'contract';

/** `quotation QUOTED purchaser` and what he was offered there, whenever somebody looked. */
const offered = new Map<string, Set<string>>();

interface Shown {
  state: string;
  allowedActions: readonly string[];
}

/** What stands on somebody's screen is noted; nothing is offered that the table does not know there. */
function note(machine: Machine, who: string, actors: readonly string[], shown: Shown): void {
  const key = `${machine} ${shown.state} ${who}`;
  const table = actors.flatMap((by) => allowedActions(MACHINES[machine], shown.state as never, by as never));
  for (const action of shown.allowedActions) expect(table, key).toContain(action);
  offered.set(key, new Set([...(offered.get(key) ?? []), ...shown.allowedActions]));
}

/** Everybody looks at the inquiry, its quotations and its contract. */
async function look(
  { inqSn, contractSn }: { inqSn?: string; contractSn?: string },
  sellers: readonly Seller[] = [seller],
  author: Person = purchaser,
): Promise<void> {
  if (inqSn) {
    note('inquiry', 'purchaser', ['purchaser'], await mall.call(inquiries.detail, { inqSn }, author));
    for (const store of sellers) {
      const asked = await mall.ask(inquiries.sellerDetail, { inqSn }, store);
      const { state } = await mall.call(inquiries.detail, { inqSn }, author);
      if (asked.state === 200) note('inquiry', 'supplier', ['supplier'], { ...(asked.data as Shown), state });
      const seen = await mall.ask(quotations.sellerDetail, { inqSn }, store);
      if (seen.state !== 200) continue;
      const own = seen.data as ReplyOf<typeof quotations.sellerDetail>;
      note('quotation', 'supplier', ['supplier'], own);
      const bought = await mall.ask(quotations.detail, { quoSn: own.quoSn }, author);
      if (bought.state !== 200) continue;
      note('quotation', 'purchaser', ['purchaser'], bought.data as Shown);
    }
  }
  if (!contractSn) return;
  const sides = [
    ['purchaser', contracts.detail, author],
    ['supplier', contracts.sellerDetail, seller],
  ] as const;
  for (const [who, endpoint, person] of sides) {
    const seen = await mall.ask(endpoint, { contractSn }, person);
    if (seen.state !== 200) continue;
    note('contract', who, ['initiator', 'counterparty'], seen.data as Shown);
  }
}

async function decide(docSn: string, decision: 'approve' | 'return', store?: Seller): Promise<void> {
  const [tasks, act] = store
    ? ([storeTaskList.list, approvalProtocol.sellerDecide] as const)
    : ([taskList.list, approvalProtocol.decide] as const);
  const { list } = await mall.call(tasks, { tab: 'waiting' }, store ?? purchaser);
  const { taskId, docType } = list.find((task) => task.docSn === docSn)!;
  offered.set(`${docType} PENDING_REVIEW approver`, new Set(['approve', 'return']));
  await mall.call(act, { taskId, decision, reason: '请核对' }, store ?? purchaser);
}

/** A step of a quotation by its supplier, with the version on his screen. */
async function quoteStep<E extends AnyEndpoint>(
  endpoint: E,
  store: Seller,
  inqSn: string,
  more: object = {},
) {
  const { quoSn, version } = await itsQuotation(mall, store, inqSn);
  return mall.call(endpoint, { quoSn, version, ...more } as unknown as CallOf<E>, store);
}

async function stepOfContract<E extends AnyEndpoint>(
  endpoint: E,
  isSeller: boolean,
  contractSn: string,
  more: object = {},
) {
  const person = isSeller ? seller : purchaser;
  const shown = isSeller
    ? await mall.call(contracts.sellerDetail, { contractSn }, seller)
    : await mall.call(contracts.detail, { contractSn }, purchaser);
  const input = {
    contractSn,
    version: shown.version,
    contentHash: shown.contentHash,
    reason: '双方协商',
    ...more,
  };
  await mall.call(endpoint, input as unknown as CallOf<E>, person);
  await look({ contractSn });
}

const offer = () => ({ offer: anOffer(mall.clock.now(), { lines: QUOTED }) });
const QUOTED = [{}, { lineNo: 2, partNo: 'CD-2' }];
const LINES = [goodsLine({ partNo: 'AB-1' }), goodsLine({ partNo: 'CD-2' })];

async function awardLine(inqSn: string, lineNo: number, store: Seller): Promise<void> {
  const { quoSn } = await itsQuotation(mall, store, inqSn);
  const { standingNo } = await mall.call(quotations.detail, { quoSn }, purchaser);
  const lines = [{ lineNo, quoSn, versionNo: standingNo, number: 1_000 }];
  await mall.call(quotations.award, { inqSn, reason: '价格合理', lines }, purchaser);
}

async function anApprovedInquiry(): Promise<void> {
  const rule = {
    docType: 'inquiry',
    ruleName: '询价审批',
    conditions: {},
    steps: [{ who: 'main' }],
  } as const;
  await mall.call(approvalProtocol.saveRule, rule as never, purchaser);
  await mall.work((work) => aRule(work, { storeId: third.storeId }, { docType: 'quotation' }));
  const stores = [seller, second, third];
  const of = await anInquiry(mall, { purchaser: buyer, sellers: stores, lines: LINES, isDraft: true });
  const { inqSn } = of;
  const seen = () => look({ inqSn }, stores, buyer);
  await seen();
  await mall.call(inquiries.submit, { inqSn, version: of.version }, buyer);
  await seen();
  await decide(inqSn, 'return');
  await seen();
  const { version } = await mall.call(inquiries.detail, { inqSn }, buyer);
  await mall.call(inquiries.resubmit, { inqSn, version }, buyer);
  await decide(inqSn, 'approve');
  await seen();

  await aQuotation(mall, seller, inqSn, { lines: QUOTED });
  await quoteStep(quotations.decline, second, inqSn, { reason: 'noStock' });
  await seen();
  await quoteStep(quotations.open, second, inqSn);
  await seen();
  await quoteStep(quotations.submit, second, inqSn, offer());
  await quoteStep(quotations.withdraw, second, inqSn);
  await quoteStep(quotations.open, third, inqSn);
  await quoteStep(quotations.submit, third, inqSn, offer());
  await seen();
  const { quoSn } = await itsQuotation(mall, third, inqSn);
  await decide(quoSn, 'return', third);
  await seen();
  await quoteStep(quotations.edit, third, inqSn);
  await quoteStep(quotations.submit, third, inqSn, offer());
  await decide(quoSn, 'approve', third);
  await seen();

  await pass(days(3) + minutes(1));
  await seen();
  const shown = await mall.call(quotations.detail, { quoSn }, buyer);
  await mall.call(
    quotations.counter,
    { quoSn, version: shown.version, lines: [{ lineNo: 1, unitPrice: '0.9' }], note: '量大' } as never,
    buyer,
  );
  await seen();
  await quoteStep(quotations.keep, third, inqSn);
  await awardLine(inqSn, 1, third);
  await look({ inqSn }, stores);
  await awardLine(inqSn, 2, seller);
  await look({ inqSn }, stores);
  for (const store of [seller, third])
    await mall.call(contracts.sellerDraftFromAward, { inqSn, isFramework: false }, store);
  await seen();
}

/** Refused, out of time, awarded to nobody, given up. */
async function otherInquiries(): Promise<void> {
  const stores = [seller, second];
  const refused = await anInquiry(mall, { purchaser, sellers: stores, lines: LINES });
  await mall.call(taskList.list, { tab: 'waiting' }, purchaser);
  await decideIfAsked(refused.inqSn);
  await aQuotation(mall, seller, refused.inqSn, { lines: QUOTED });
  await quoteStep(quotations.decline, second, refused.inqSn, { reason: 'noStock' });
  const { version } = await mall.call(inquiries.detail, { inqSn: refused.inqSn }, purchaser);
  await mall.call(inquiries.close, { inqSn: refused.inqSn, version }, purchaser);
  const quoted = await itsQuotation(mall, seller, refused.inqSn);
  const shown = await mall.call(quotations.detail, { quoSn: quoted.quoSn }, purchaser);
  await mall.call(
    quotations.reject,
    { quoSn: quoted.quoSn, version: shown.version, reason: '价格过高' },
    purchaser,
  );
  await look({ inqSn: refused.inqSn }, stores);

  const cancelled = await anInquiry(mall, { purchaser, sellers: stores, lines: LINES });
  await decideIfAsked(cancelled.inqSn);
  const now = await mall.call(inquiries.detail, { inqSn: cancelled.inqSn }, purchaser);
  await mall.call(
    inquiries.cancel,
    { inqSn: cancelled.inqSn, version: now.version, reason: '项目取消' },
    purchaser,
  );
  await look({ inqSn: cancelled.inqSn }, stores);

  const empty = await anInquiry(mall, { purchaser, sellers: stores, lines: LINES });
  await decideIfAsked(empty.inqSn);
  const late = await anInquiry(mall, { purchaser, sellers: stores, lines: LINES });
  await decideIfAsked(late.inqSn);
  await aQuotation(mall, seller, late.inqSn, { lines: QUOTED });
  await pass(days(11));
  await look({ inqSn: empty.inqSn }, stores);
  await look({ inqSn: late.inqSn }, stores);
}

async function decideIfAsked(inqSn: string): Promise<void> {
  const { state } = await mall.call(inquiries.detail, { inqSn }, purchaser);
  if (state === 'PENDING_REVIEW') await decide(inqSn, 'approve');
}

async function contractsOfAllKinds(): Promise<void> {
  const ruleId = await mall.work((work) => aRule(work, { storeId: seller.storeId }, { docType: 'contract' }));
  const whole = await aContract(mall, { parties });
  const { contractSn } = whole;
  await look({ contractSn });
  await reachable(mall, seller, contractSn);
  await stepOfContract(contracts.sellerSubmit, true, contractSn);
  await decide(contractSn, 'return', seller);
  await look({ contractSn });
  await stepOfContract(contracts.sellerResubmit, true, contractSn);
  await decide(contractSn, 'approve', seller);
  await look({ contractSn });
  await mall.work((work) =>
    work.query('UPDATE approval_rule SET is_on = false WHERE rule_id = $1', [ruleId]),
  );
  await stepOfContract(contracts.askChanges, false, contractSn, { comment: '交货地点有误' });
  await stepOfContract(contracts.sellerRevise, true, contractSn);
  await stepOfContract(contracts.confirm, false, contractSn);
  await signAs(mall, whole, 'supplier');
  await look({ contractSn });
  await signAs(mall, whole, 'purchaser');
  await look({ contractSn });
  const { content } = await mall.call(contracts.detail, { contractSn }, purchaser);
  await stepOfContract(contracts.proposeChange, false, contractSn, {
    draft: asDraft(content, { deliveryPlace: '深圳市宝安区二号库' }),
  });
  await stepOfContract(contracts.sellerRefuseChange, true, contractSn);
  const settlement = '双方互不追究';
  await stepOfContract(contracts.proposeTermination, false, contractSn, {
    settlement,
    payPwd: PAY_PASSWORD,
  });
  await stepOfContract(contracts.sellerAgreeTermination, true, contractSn, { payPwd: PAY_PASSWORD });

  const refused = await aContract(mall, { parties, state: 'PENDING_CONFIRM' });
  await stepOfContract(contracts.refuse, false, refused.contractSn);
  const cancelled = await aContract(mall, { parties });
  await stepOfContract(contracts.sellerCancel, true, cancelled.contractSn);
  const done = await aContract(mall, { parties, state: 'EFFECTIVE' });
  await stepOfContract(contracts.complete, false, done.contractSn);
  await stepOfContract(contracts.sellerComplete, true, done.contractSn);
  const forgotten = await aContract(mall, { parties, state: 'PENDING_CONFIRM' });
  await pass(days(16));
  await look({ contractSn: forgotten.contractSn });
}

/** What was asked of an approver and taken back before he decided. */
async function takenBack(): Promise<void> {
  const of = await anInquiry(mall, { purchaser: buyer, sellers: [second], lines: LINES });
  await mall.call(inquiries.cancel, { inqSn: of.inqSn, version: of.version, reason: '项目取消' }, buyer);
}

it('every state of the tables is reached through the API, and nothing is offered beside them', {
  timeout: 120_000,
}, async () => {
  await contractsOfAllKinds();
  await anApprovedInquiry();
  await otherInquiries();
  await takenBack();

  const reached = await mall.work((work) =>
    work.query<{ doc: string; state: string }>(
      `SELECT DISTINCT doc_type AS doc, to_state AS state FROM step_log
       UNION SELECT 'approval', state FROM approval`,
    ),
  );
  for (const [machine, states] of Object.entries(STATES)) {
    const found = reached.filter(({ doc }) => doc === machine).map(({ state }) => state);
    expect([machine, ...Object.keys(states).filter((state) => !found.includes(state))]).toEqual([machine]);
  }

  const lines = [...offered].map(([key, actions]) => {
    const [machine = '', state = '', who = ''] = key.split(' ');
    return `${machine.padEnd(10)} ${state.padEnd(16)} ${who.padEnd(10)} ${[...actions].sort().join(' ') || '–'}`;
  });
  console.log(`\nWho may do what:\n${lines.sort().join('\n')}`);
  expect(mall.log).toEqual([]);
});
