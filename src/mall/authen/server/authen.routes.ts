// What the authen room serves, hears and waits for.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import type { TimerHandler } from '#kit/jobs/timer.ts';
import { authenProtocol } from '../authen.protocol.ts';
import { certificateProtocol } from '../certificate.protocol.ts';
import { acceptCase, rejectCase } from './accept-case.ts';
import { caseLife } from './authen-life.ts';
import { authenRules } from './authen-rules.ts';
import { showCase, showCaseAtDesk } from './authen-view.ts';
import { certificateTimers } from './certificate-life.ts';
import { changeCertificate, giveUpCertificate } from './change-certificate.ts';
import { decideCase, holdToSettle, openSurveillance, settleCase } from './decide-case.ts';
import { authenListRoutes } from './list-authen.ts';
import { printCertificate, queryCertificates } from './print-certificate.ts';
import {
  askForMore,
  judgeCorrection,
  judgeTest,
  passDocuments,
  planVisit,
  recordInspection,
} from './review-case.ts';
import {
  answerCase,
  answerVisit,
  appealCase,
  applicationSource,
  cancelCase,
  handInTest,
  saveCase,
  submitCase,
} from './write-case.ts';

/** What waits at the certification desk (domain-lab 4.2), as the laboratory's first page counts it. */
export const authenInbox = {
  key: 'authen',
  points: ['lab.authen.review', 'lab.authen.inspect', 'lab.authen.decide'],
  dueAt: 'due_at',

  from: `authen_case WHERE lab_id = $1
    AND state IN ('PENDING_REVIEW', 'DOCUMENT_REVIEW', 'FACTORY_INSPECTION', 'CORRECTIVE_ACTION', 'DECISION')`,
} as const;

export { authenListeners } from './accept-case.ts';

export const authenTimers: readonly TimerHandler[] = [
  ...caseLife.onTime(holdToSettle, {
    idle: 'advance',
    noAnswer: 'advance',
    overdue: 'advance',
    settle: settleCase,
  }),
  ...certificateTimers(openSurveillance),
];

export function authenRoutes({ publicUrl }: { publicUrl: () => string }): Route[] {
  return [
    ...authenListRoutes,
    ...serveAll(authenProtocol, {
      source: applicationSource,
      save: saveCase,
      submit: submitCase,
      cancel: cancelCase,
      answer: answerCase,
      handInTest,
      answerVisit,
      appeal: appealCase,
      detail: showCase,
      deskDetail: showCaseAtDesk,
      accept: acceptCase,
      reject: rejectCase,
      ask: askForMore,
      pass: passDocuments,
      judgeTest,
      planVisit,
      inspect: recordInspection,
      judge: judgeCorrection,
      decide: decideCase,
      ...authenRules.calls,
    }),
    ...serveAll(certificateProtocol, {
      giveUp: giveUpCertificate,
      query: queryCertificates,
      pdf: printCertificate(publicUrl),
      changeCertificate,
    }),
  ];
}
