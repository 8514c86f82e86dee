// Rows of cases and certificates → replies: the only mapper. What a reader may do follows from the side he stands on.
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { readVersion } from '#kit/document/document-version.ts';
import { listSteps, logEntry } from '#kit/document/step-log.ts';
import { sameFields } from '#kit/http/same-fields.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { centsToWire, NOTHING } from '#kit/money/money.ts';
import { findLaboratory } from '#mall/ability/server/ability.ts';
import type { FileReply } from '#mall/file/file.protocol.ts';
import { fileReplies } from '#mall/file/server/file.ts';
import { type LabMember, type Member, mayDo, mayInLab } from '#mall/member/actor.ts';
import { listAgreedOrders } from '#mall/order/server/order.ts';
import { type authenProtocol, type CaseButton, CaseCard, type CaseDetail } from '../authen.protocol.ts';
import { type Fee, feesOf, totalOf } from '../authen-price.ts';
import type { CaseAction, CaseActor } from '../authen-process.ts';
import {
  caseStatus,
  caseSteps,
  certificateStatus,
  findingStatus,
  surveillanceStatus,
  visitStatus,
} from '../authen-status.ts';
import { caseKinds, schemes } from '../authen-terms.ts';
import { CertificateCard } from '../certificate.protocol.ts';
import { authenErrors } from './authen.errors.ts';
import { authenCase, authenCertificate, surveillanceTask } from './authen.tables.ts';
import {
  type CaseRow,
  caseLife,
  isTheirOwn,
  mayEnd,
  mayTakePart,
  ownCases,
  type Part,
} from './authen-life.ts';
import { authenRules } from './authen-rules.ts';
import { type CertificateRow, certificateLife } from './certificate-life.ts';

type Acts = Actions<typeof authenProtocol>;

/** With whose eyes a case is seen. */
export type Eyes = { side: 'customer'; member: Member } | { side: 'lab'; member: LabMember };

/** The laboratory's buttons: each with its step, who takes it, and the point that it needs. */
const AT_DESK = [
  ['accept', 'accept', 'acceptance', 'lab.accept'],
  ['sendBack', 'sendBack', 'acceptance', 'lab.accept'],
  ['refuse', 'refuse', 'acceptance', 'lab.accept'],
  ['pass', 'pass', 'reviewer', 'lab.authen.review'],
  ['ask', 'ask', 'reviewer', 'lab.authen.review'],
  ['judgeTest', 'acceptTest', 'reviewer', 'lab.authen.review'],
  ['inspect', 'inspect', 'inspector', 'lab.authen.inspect'],
  ['judge', 'judge', 'inspector', 'lab.authen.inspect'],
  ['planVisit', 'planVisit', 'inspector', 'lab.authen.inspect'],
  ['decide', 'grant', 'decider', 'lab.authen.decide'],
] as const satisfies readonly (readonly [CaseButton, CaseAction, CaseActor, `lab.${string}`])[];

const FRONT = [
  ['edit', 'keep'],
  ['submit', 'submit'],
  ['supplement', 'supplement'],
  ['handInTest', 'handInTest'],
  ['answerVisit', 'agreeVisit'],
  ['answer', 'answer'],
  ['appeal', 'appeal'],
] as const satisfies readonly (readonly [CaseButton, CaseAction])[];

function buttonsOf(work: Work, row: CaseRow, eyes: Eyes): CaseButton[] {
  const { now } = work;
  if (eyes.side === 'lab') {
    const { member } = eyes;
    if (isTheirOwn(row, member)) return [];
    return AT_DESK.filter(
      ([, step, by, point]) =>
        mayInLab(member, point) &&
        caseLife.allowed(row, by, now).includes(step) &&
        (by === 'acceptance' || mayTakePart(row, by satisfies Part, member.memberId)),
    ).map(([button]) => button);
  }
  if (!mayDo(eyes.member, 'service.submit')) return [];
  const may = caseLife.allowed(row, 'customer', now);
  const buttons: CaseButton[] = FRONT.filter(([, step]) => may.includes(step)).map(([button]) => button);
  if (row.state === 'PENDING_PAYMENT' && mayDo(eyes.member, 'order.pay')) buttons.unshift('pay');
  if (may.includes('cancel') || mayEnd(row, now)) buttons.push('cancel');
  return buttons;
}

export function caseCard(work: Work, row: CaseRow, eyes: Eyes): CaseCard {
  const status = caseStatus[row.state];
  const { language } = work;
  return {
    ...sameFields(CaseCard, row),
    ...{ kindName: caseKinds[row.kind][language], schemeName: schemes[row.scheme][language] },
    ...{ stateCode: status.code, stateName: status[language], tone: status.tone },
    applicant: row.form.applicant.name,
    amount: centsToWire(row.amount),
    ...{ orderSn: row.orderSn ?? '', certNo: row.certNo ?? '' },
    dueAt: row.dueAt?.toISOString() ?? null,
    createTime: row.createdAt.toISOString(),
    allowedActions: buttonsOf(work, row, eyes),
  };
}

export function certificateCard(
  work: Work,
  row: CertificateRow,
  eyes: Eyes | undefined,
  nextDueOn = '',
): CertificateCard {
  const status = certificateStatus[row.state];
  const { language } = work;
  const own = eyes?.side === 'customer' && mayDo(eyes.member, 'service.submit');
  const decides =
    eyes?.side === 'lab' && mayInLab(eyes.member, 'lab.authen.decide') && !isTheirOwn(row, eyes.member);
  const may = [
    ...(decides ? certificateLife.allowed(row, 'decider', work.now) : []),
    ...(own ? certificateLife.allowed(row, 'holder', work.now) : []),
  ];
  return {
    ...sameFields(CertificateCard, row),
    schemeName: schemes[row.scheme][language],
    product: row.paper.product,
    ...{ stateName: status[language], tone: status.tone, nextDueOn },
    createTime: row.createdAt.toISOString(),
    allowedActions: (['suspend', 'restore', 'revoke', 'giveUp'] as const).filter((one) => may.includes(one)),
  };
}

/** The days on which certificates are to be looked at next, by their numbers. */
export async function nextDues(work: Work, certNos: readonly string[]): Promise<Map<string, string>> {
  if (certNos.length === 0) return new Map();
  const rows = await work.tx
    .select({ certNo: surveillanceTask.certNo, dueOn: sql<string>`min(${surveillanceTask.dueOn})::text` })
    .from(surveillanceTask)
    .where(
      and(
        inArray(surveillanceTask.certNo, [...certNos]),
        inArray(surveillanceTask.state, ['PLANNED', 'ORDERED']),
      ),
    )
    .groupBy(surveillanceTask.certNo);
  return new Map(rows.map(({ certNo, dueOn }) => [certNo, dueOn]));
}

/** What was accepted; before, the usual fees. */
export async function feesAgreed(work: Work, row: CaseRow): Promise<readonly Fee[]> {
  if (row.orderSn !== null) {
    const kept = await readVersion(work, caseLife.docType, row.authenSn);
    const content = kept?.content as { fees?: readonly Fee[] } | undefined;
    if (content?.fees) return content.fees;
  }
  const { manDays } = schemes[row.scheme];
  const rules = await authenRules.find(work);
  return feesOf({ kind: row.kind, manDays: Math.max(manDays, row.manDays), travel: NOTHING }, rules);
}

/** Call it only where the reader may see it. */
async function caseDetail(work: Work, row: CaseRow, eyes: Eyes): Promise<CaseDetail> {
  const { language } = work;
  const { authenSn, form, test } = row;
  const shown = await fileReplies(work, [
    ...form.files.map(({ fileId }) => fileId),
    ...row.rounds.flatMap(({ fileIds }) => fileIds),
    ...(test?.fileIds ?? []),
    ...row.findings.flatMap(({ fileIds }) => fileIds),
  ]);
  const byId = new Map<number, FileReply>(shown.map((one) => [one.fileId, one]));
  const filesOf = (ids: readonly number[]) => ids.flatMap((one) => byId.get(one) ?? []);
  const laboratory = row.labId === null ? undefined : await findLaboratory(work, row.labId);
  const [order] = row.orderSn ? await listAgreedOrders(work, { source: 'authen', sourceSn: authenSn }) : [];
  const certNo = row.certNo ?? row.baseCertNo;
  const [certificate] = certNo
    ? await work.tx.select().from(authenCertificate).where(eq(authenCertificate.certNo, certNo))
    : [];
  const tasks = certNo
    ? await work.tx
        .select()
        .from(surveillanceTask)
        .where(eq(surveillanceTask.certNo, certNo))
        .orderBy(surveillanceTask.seq)
    : [];
  const fees = await feesAgreed(work, row);
  const names = await decidersOf(work, row, eyes);
  const steps = await listSteps(work, [{ docType: caseLife.docType, docSns: [authenSn] }]);
  return {
    ...caseCard(work, row, eyes),
    ...{ labName: laboratory?.name[language] ?? '', form },
    files: form.files.flatMap(({ of, fileId }) => filesOf([fileId]).map((file) => ({ ...file, of }))),
    fees: fees.map((fee) => ({ ...fee, amount: centsToWire(fee.amount) })),
    ...{ total: centsToWire(totalOf(fees)), manDays: row.manDays },
    rounds: row.rounds.map((one) => ({ ...one, files: filesOf(one.fileIds) })),
    test: test && { ...test, files: filesOf(test.fileIds) },
    visits: row.visits.map((one) => {
      const status = visitStatus[one.state];
      return { ...one, stateName: status[language], tone: status.tone };
    }),
    findings: row.findings.map((one) => {
      const status = findingStatus[one.state];
      return { ...one, files: filesOf(one.fileIds), stateName: status[language], tone: status.tone };
    }),
    decisions: row.decisions.map((one) => ({ ...one, byName: names.get(one.byId) ?? '' })),
    certificate: certificate ? certificateCard(work, certificate, eyes) : null,
    surveillance: tasks.map(({ seq, dueOn, state, authenSn: ofCase }) => {
      const status = surveillanceStatus[state];
      return {
        ...{ seq, dueOn, state, authenSn: ofCase ?? '' },
        stateName: status[language],
        tone: status.tone,
      };
    }),
    baseCertNo: row.baseCertNo ?? '',
    order: order
      ? {
          ...{ orderSn: order.orderSn, state: order.state, payable: centsToWire(order.payable) },
          paySn: order.orderSn.replace(/^SO/, 'PY'),
        }
      : null,
    closeReason: row.closeReason,
    log: steps.toReversed().map((step) => logEntry(work, step, caseSteps)),
  };
}

/** Their customers do not learn who has decided. */
async function decidersOf(work: Work, row: CaseRow, { side }: Eyes): Promise<Map<number, string>> {
  if (side === 'customer' || row.decisions.length === 0) return new Map();
  const rows = await work.query<{ memberId: number; name: string }>(
    'SELECT member_id AS "memberId", name FROM lab_staff WHERE lab_id = $1 AND member_id = ANY($2::bigint[])',
    [row.labId, row.decisions.map(({ byId }) => byId)],
  );
  return new Map(rows.map(({ memberId, name }) => [Number(memberId), name]));
}

async function findCase(work: Work, where: SQL | undefined): Promise<CaseRow> {
  const [row] = await work.tx.select().from(authenCase).where(where);
  if (!row) throw authenErrors.notFound();
  return row;
}

/** By its number, or its order's. @throws authenErrors.notFound */
export const showCase: Acts['detail'] = async (work, member, { authenSn, orderSn }) => {
  const which = authenSn === '' ? eq(authenCase.orderSn, orderSn) : eq(authenCase.authenSn, authenSn);
  return caseDetail(work, await findCase(work, and(which, ownCases(member))), { side: 'customer', member });
};

/** What was never handed in is nobody's at the desk. @throws authenErrors.notFound */
export const showCaseAtDesk: Acts['deskDetail'] = async (work, staff, { authenSn }) => {
  const row = await findCase(
    work,
    and(
      eq(authenCase.authenSn, authenSn),
      eq(authenCase.labId, staff.lab.labId),
      sql`${authenCase.state} <> 'DRAFT'`,
    ),
  );
  return caseDetail(work, row, { side: 'lab', member: staff });
};
