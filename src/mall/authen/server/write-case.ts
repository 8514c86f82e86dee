// The customer's side of a case: applied for, handed in, cancelled; what was asked for, the type test, the visit, the findings, the appeal.
import { and, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { centsToWire, NOTHING } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { dayAfter, dayInChina } from '#kit/time/day-in-china.ts';
import { findUsualPlace } from '#mall/address/server/address.ts';
import { findEnterprise } from '#mall/company/server/company.ts';
import { requireFiles } from '#mall/file/server/file.ts';
import { type Member, stepBy } from '#mall/member/actor.ts';
import { findMember } from '#mall/member/server/member.ts';
import { splitByPlan } from '#mall/order/payment-plan.ts';
import { closeAgreedOrders } from '#mall/order/server/order.ts';
import { findOwnService } from '#mall/testing/server/testing.ts';
import type { authenProtocol, TypeTest } from '../authen.protocol.ts';
import { type AuthenForm, emptyApplication, faultsOf } from '../authen-form.ts';
import { feesOf, planOf, totalOf } from '../authen-price.ts';
import { SCHEMES, schemes, TEST_DAYS } from '../authen-terms.ts';
import { authenErrors } from './authen.errors.ts';
import { authenCase } from './authen.tables.ts';
import {
  type CaseRow,
  caseLife,
  done,
  enterpriseOf,
  holdOwnCase,
  mayEnd,
  ownCases,
  requireSeen,
} from './authen-life.ts';
import { authenRules } from './authen-rules.ts';

type Acts = Actions<typeof authenProtocol>;

/** Why an order ends whose customer says nothing of it. */
const CANCELLED = '客户取消认证申请';

export const applicationSource: Acts['source'] = async (work, member) => {
  const house = await findEnterprise(work, required(enterpriseOf(member)));
  const place = await findUsualPlace(work, member);
  const known = await findMember(work, member.memberId);
  const address = place ? `${place.regionName} ${place.detailAddress}`.trim() : '';
  const applicant = { name: house?.name ?? '', uscc: house?.uscc ?? '', address };
  const rules = await authenRules.find(work);
  return {
    form: {
      ...emptyApplication(),
      applicant,
      contact: place?.receiverName ?? '',
      mobile: place?.mobile ?? known?.mobile ?? '',
      email: known?.email ?? '',
      invoiceTitle: applicant.name,
      taxNo: applicant.uscc,
    },
    fees: SCHEMES.map((scheme) => {
      const { manDays } = schemes[scheme];
      const fees = feesOf({ kind: 'INITIAL', manDays, travel: NOTHING }, rules);
      const [first] = splitByPlan(totalOf(fees), planOf(fees));
      return { scheme, first: centsToWire(required(first)), total: centsToWire(totalOf(fees)) };
    }),
  };
};

const titleOf = ({ product, series }: AuthenForm) => [product, series].filter(Boolean).join(' · ');

/** Files that are new in it are his own; what was there before was somebody's of his enterprise. @throws the file room's refusals */
async function requireOwnFiles(
  work: Work,
  member: Member,
  form: AuthenForm,
  before?: CaseRow,
): Promise<void> {
  const known = new Set(before?.form.files.map(({ fileId }) => fileId));
  const added = form.files.map(({ fileId }) => fileId).filter((fileId) => !known.has(fileId));
  await requireFiles(work, member.memberId, added, { kinds: 'attachments' });
}

/**
 * The same draft is the same application, whoever sends it how often.
 * @throws authenErrors.notFound, notNow, changedMeanwhile; the file room's refusals
 */
export const saveCase: Acts['save'] = async (work, member, { draftId, authenSn, form, version }) => {
  const set = { form, scheme: form.scheme, title: titleOf(form) };
  const savedAt = work.now.toISOString();
  const known = authenSn === '' ? await findDraft(work, member, draftId) : authenSn;
  if (known === undefined) {
    await requireOwnFiles(work, member, form);
    const row = await caseLife.begin(
      work,
      'open',
      {
        ...{ ...set, authenSn: await nextDocumentNumber(work, 'AC'), draftId, kind: 'INITIAL' as const },
        ...{ memberId: member.memberId, enterpriseId: required(enterpriseOf(member)) },
      },
      stepBy('customer', member),
    );
    return { authenSn: row.authenSn, version: row.version, savedAt };
  }
  const row = await caseLife.hold(work, known, ownCases(member));
  if (!row) throw authenErrors.notFound();
  if (version > 0) requireSeen(row, version);
  await requireOwnFiles(work, member, form, row);
  const fixed =
    row.kind === 'SURVEILLANCE' ? { form: { ...form, scheme: row.scheme }, title: set.title } : set;
  const kept = await caseLife.advance(work, row, 'keep', { ...stepBy('customer', member), set: fixed });
  return { authenSn: kept.authenSn, version: kept.version, savedAt };
};

async function findDraft(work: Work, { memberId }: Member, draftId: string): Promise<string | undefined> {
  await work.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `authen draft ${draftId} of ${memberId}`,
  ]);
  const [found] = await work.tx
    .select({ authenSn: authenCase.authenSn })
    .from(authenCase)
    .where(and(eq(authenCase.memberId, memberId), eq(authenCase.draftId, draftId)));
  return found?.authenSn;
}

/** @throws authenErrors.notFound, notNow, changedMeanwhile, incomplete, noLaboratory */
export const submitCase: Acts['submit'] = async (work, member, input) => {
  const row = await holdOwnCase(work, member, input);
  caseLife.require(work, row, 'submit', 'customer');
  const [fault] = faultsOf(row.form);
  if (fault) throw authenErrors.incomplete({ name: fault.at, text: fault.text });
  const [lab] = await work.query<{ labId: number }>(
    'SELECT lab_id AS "labId" FROM laboratory WHERE store_id IS NOT NULL ORDER BY lab_id LIMIT 1',
  );
  if (!lab) throw authenErrors.noLaboratory();
  const set = { labId: row.labId ?? lab.labId };
  return done(await caseLife.advance(work, row, 'submit', { ...stepBy('customer', member), set }));
};

/**
 * Before its order it ends by itself; with its order while nothing is paid, and until the documents are passed with all that
 * was paid. The order is held first, as payments come.
 * @throws authenErrors.notFound, notNow, changedMeanwhile, underWay
 */
export const cancelCase: Acts['cancel'] = async (work, member, { authenSn, version, reason }) => {
  const [found] = await work.tx
    .select()
    .from(authenCase)
    .where(and(eq(authenCase.authenSn, authenSn), ownCases(member)));
  if (!found) throw authenErrors.notFound();
  requireSeen(found, version);
  if (found.orderSn === null) {
    const row = await holdOwnCase(work, member, { authenSn, version });
    const set = { closeReason: reason };
    return done(await caseLife.advance(work, row, 'cancel', { ...stepBy('customer', member, reason), set }));
  }
  if (!mayEnd(found, work.now)) throw authenErrors.underWay();
  await closeAgreedOrders(work, { source: 'authen', sourceSn: authenSn }, reason || CANCELLED);
  return done(required(await caseLife.hold(work, authenSn)));
};

/** @throws authenErrors.notFound, notNow, changedMeanwhile, noFinding, findingNotNow, needsEvidence; the file room's refusals */
export const answerCase: Acts['answer'] = async (work, member, { findingNo, answer, fileIds, ...which }) => {
  const row = await holdOwnCase(work, member, which);
  await requireFiles(work, member.memberId, fileIds, { kinds: 'attachments' });
  const mover = stepBy('customer', member);
  const said = { answer, fileIds };
  if (findingNo === 0) {
    const rounds = row.rounds.map((one, at) =>
      at === row.rounds.length - 1 ? { ...one, ...said, answeredAt: work.now.toISOString() } : one,
    );
    return done(await caseLife.advance(work, row, 'supplement', { ...mover, set: { rounds } }));
  }
  caseLife.require(work, row, 'answer', 'customer');
  const asked = row.findings.find(({ no }) => no === findingNo);
  if (!asked) throw authenErrors.noFinding();
  if (asked.state !== 'OPEN') throw authenErrors.findingNotNow();
  if (asked.kind === 'MAJOR' && fileIds.length === 0) throw authenErrors.needsEvidence();
  const findings = row.findings.map((one) =>
    one.no === findingNo ? { ...one, ...said, state: 'ANSWERED' as const } : one,
  );
  return done(await caseLife.advance(work, row, 'answer', { ...mover, set: { findings } }));
};

/** @throws authenErrors.notFound, notNow, changedMeanwhile, noTest, noSuchTest, oldTest; testingErrors.notFound; the file room's refusals */
export const handInTest: Acts['handInTest'] = async (work, member, input) => {
  const { authenSn, version, fileIds = [], mark = null, issuedOn = '', ...said } = input;
  const row = await holdOwnCase(work, member, { authenSn, version });
  caseLife.require(work, row, 'handInTest', 'customer');
  await requireFiles(work, member.memberId, fileIds, { kinds: 'attachments' });
  const test: TypeTest = { ...said, mark, issuedOn, fileIds, state: 'HANDED_IN', remark: '' };
  if (test.serviceSn === '') {
    if (!test.reportNo || !test.laboratory || !mark || !issuedOn || fileIds.length === 0)
      throw authenErrors.noTest();
    const today = dayInChina(work.now);
    if (issuedOn > today || issuedOn < dayAfter(today, -TEST_DAYS)) throw authenErrors.oldTest();
  } else {
    const { kind, state } = await findOwnService(work, member, test.serviceSn);
    if (kind !== 'INSPECTION' || (state !== 'REPORT_ISSUED' && state !== 'COMPLETED'))
      throw authenErrors.noSuchTest({ serviceSn: test.serviceSn });
  }
  return done(
    await caseLife.advance(work, row, 'handInTest', { ...stepBy('customer', member), set: { test } }),
  );
};

/** @throws authenErrors.notFound, notNow, changedMeanwhile, needsReason */
export const answerVisit: Acts['answerVisit'] = async (work, member, { isAgreed, note, ...which }) => {
  const row = await holdOwnCase(work, member, which);
  if (!isAgreed && note.length < 2) throw authenErrors.needsReason();
  const visits = row.visits.map((one, at) =>
    at === row.visits.length - 1
      ? { ...one, note, state: isAgreed ? ('AGREED' as const) : ('DECLINED' as const) }
      : one,
  );
  return done(
    await caseLife.advance(work, row, isAgreed ? 'agreeVisit' : 'declineVisit', {
      ...stepBy('customer', member, note),
      set: { visits },
    }),
  );
};

/** @throws authenErrors.notFound, notNow, changedMeanwhile */
export const appealCase: Acts['appeal'] = async (work, member, { reason, ...which }) => {
  const row = await holdOwnCase(work, member, which);
  const set = { isAppealed: true };
  return done(await caseLife.advance(work, row, 'appeal', { ...stepBy('customer', member, reason), set }));
};
