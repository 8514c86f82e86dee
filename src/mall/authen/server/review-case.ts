// The laboratory's work on a case: documents, type test, factory, findings (domain 3.9.1, 50–53).
import type { Actions } from '#kit/http/server/serve.ts';
import { required } from '#kit/rules/required.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { type LabMember, stepBy } from '#mall/member/actor.ts';
import type { authenProtocol, Finding, Visit } from '../authen.protocol.ts';
import type { CaseAction, CaseState } from '../authen-process.ts';
import { schemes } from '../authen-terms.ts';
import { authenErrors } from './authen.errors.ts';
import { type CaseRow, caseLife, done, holdAtDesk, requirePart, withPart } from './authen-life.ts';

type Acts = Actions<typeof authenProtocol>;

const afterTest = ({ scheme }: CaseRow): CaseState =>
  schemes[scheme].needsInspection ? 'FACTORY_INSPECTION' : 'DECISION';

const byReviewer = (row: CaseRow, staff: LabMember) => ({
  reviewerIds: withPart(row.reviewerIds, staff.memberId),
});
const byInspector = (row: CaseRow, staff: LabMember) => ({
  inspectorIds: withPart(row.inspectorIds, staff.memberId),
});

/** The list of what is missing; the time stops (57). @throws authenErrors.notFound, ownCase, notNow, changedMeanwhile, notSamePerson */
export const askForMore: Acts['ask'] = async (work, staff, { items, ...which }) => {
  const row = await holdAtDesk(work, staff, which);
  requirePart(row, 'reviewer', staff.memberId);
  const round = {
    ...{ no: row.rounds.length + 1, askedAt: work.now.toISOString(), items },
    ...{ answer: '', fileIds: [], answeredAt: null },
  };
  return done(
    await caseLife.advance(work, row, 'ask', {
      ...stepBy('reviewer', staff, items.join('；')),
      set: { rounds: [...row.rounds, round], ...byReviewer(row, staff) },
    }),
  );
};

/** @throws authenErrors.notFound, ownCase, notNow, changedMeanwhile, notSamePerson */
export const passDocuments: Acts['pass'] = async (work, staff, which) => {
  const row = await holdAtDesk(work, staff, which);
  requirePart(row, 'reviewer', staff.memberId);
  return done(
    await caseLife.advance(work, row, 'pass', {
      ...stepBy('reviewer', staff),
      to: schemes[row.scheme].needsTest ? 'TYPE_TEST' : afterTest(row),
      set: byReviewer(row, staff),
    }),
  );
};

/** @throws authenErrors.notFound, ownCase, notNow, changedMeanwhile, notSamePerson, needsReason */
export const judgeTest: Acts['judgeTest'] = async (work, staff, { isAccepted, remark, ...which }) => {
  const row = await holdAtDesk(work, staff, which);
  requirePart(row, 'reviewer', staff.memberId);
  const action: CaseAction = isAccepted ? 'acceptTest' : 'refuseTest';
  caseLife.require(work, row, action, 'reviewer');
  if (!isAccepted && remark.length < 2) throw authenErrors.needsReason();
  const state = isAccepted ? ('ACCEPTED' as const) : ('REFUSED' as const);
  return done(
    await caseLife.advance(work, row, action, {
      ...stepBy('reviewer', staff, remark),
      ...(isAccepted ? { to: afterTest(row) } : {}),
      set: { test: { ...required(row.test), state, remark }, ...byReviewer(row, staff) },
    }),
  );
};

/** @throws authenErrors.notFound, ownCase, notNow, changedMeanwhile, notSamePerson, daysToCome */
export const planVisit: Acts['planVisit'] = async (work, staff, { date, people, ...which }) => {
  const row = await holdAtDesk(work, staff, which);
  requirePart(row, 'inspector', staff.memberId);
  if (date < dayInChina(work.now)) throw authenErrors.daysToCome();
  const visit: Visit = { no: row.visits.length + 1, date, people, note: '', state: 'PROPOSED' };
  return done(
    await caseLife.advance(work, row, 'planVisit', {
      ...stepBy('inspector', staff, `${date} ${people}`),
      set: { visits: [...row.visits, visit], ...byInspector(row, staff) },
    }),
  );
};

const isOpen = ({ state }: Finding) => state !== 'CLOSED';

/** Findings of another visit join those that are open. @throws authenErrors.notFound, ownCase, notNow, changedMeanwhile, notSamePerson, notYetThere, needsReason */
export const recordInspection: Acts['inspect'] = async (work, staff, input) => {
  const { hasAccess, note, findings: found, ...which } = input;
  const row = await holdAtDesk(work, staff, which);
  requirePart(row, 'inspector', staff.memberId);
  const action: CaseAction = hasAccess ? 'inspect' : 'noAccess';
  caseLife.require(work, row, action, 'inspector');
  const visit = required(row.visits.at(-1));
  if (visit.date > dayInChina(work.now)) throw authenErrors.notYetThere({ date: visit.date });
  if (!hasAccess && note.length < 2) throw authenErrors.needsReason();
  const visits = [...row.visits.slice(0, -1), { ...visit, note, state: 'DONE' as const }];
  const findings: Finding[] = [
    ...row.findings,
    ...found.map((one, at) => ({
      ...{ ...one, no: row.findings.length + at + 1, visitNo: visit.no, state: 'OPEN' as const },
      ...{ answer: '', fileIds: [], remark: '' },
    })),
  ];
  return done(
    await caseLife.advance(work, row, action, {
      ...stepBy('inspector', staff, note),
      ...(hasAccess ? { to: findings.some(isOpen) ? 'CORRECTIVE_ACTION' : 'DECISION' } : {}),
      set: {
        ...{ visits, findings, ...byInspector(row, staff) },
        ...(hasAccess ? {} : { closeReason: note }),
      },
    }),
  );
};

/** With the last one closed it goes to the decision. @throws authenErrors.notFound, ownCase, notNow, changedMeanwhile, notSamePerson, noFinding, findingNotNow, needsRevisit, needsReason */
export const judgeCorrection: Acts['judge'] = async (work, staff, input) => {
  const { findingNo, isClosed, remark, ...which } = input;
  const row = await holdAtDesk(work, staff, which);
  requirePart(row, 'inspector', staff.memberId);
  caseLife.require(work, row, 'judge', 'inspector');
  const one = row.findings.find(({ no }) => no === findingNo);
  if (!one) throw authenErrors.noFinding();
  if (one.state !== 'ANSWERED') throw authenErrors.findingNotNow();
  if (!isClosed && remark.length < 2) throw authenErrors.needsReason();
  const wasSeenAgain = row.visits.some(({ no, state }) => no > one.visitNo && state === 'DONE');
  if (isClosed && one.needsVisit && !wasSeenAgain) throw authenErrors.needsRevisit();
  const judged: Finding = { ...one, remark, state: isClosed ? 'CLOSED' : 'OPEN' };
  const findings = row.findings.map((before) => (before.no === findingNo ? judged : before));
  return done(
    await caseLife.advance(work, row, 'judge', {
      ...stepBy('inspector', staff, remark),
      to: findings.some(isOpen) ? 'CORRECTIVE_ACTION' : 'DECISION',
      set: { findings, ...byInspector(row, staff) },
    }),
  );
};
