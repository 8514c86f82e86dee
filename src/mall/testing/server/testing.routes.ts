// What the testing room serves, hears and waits for.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import type { TimerHandler } from '#kit/jobs/timer.ts';
import { packProtocol } from '../pack.protocol.ts';
import { testingProtocol } from '../testing.protocol.ts';
import { endIdle, holdOrderOf } from './bought/end-bought.ts';
import { holdPackOf } from './bought/pack.ts';
import { showPack } from './bought/show-pack.ts';
import { acceptForm, proposeForm, refuseForm, sendFormBack } from './desk.ts';
import {
  acceptReports,
  askAgain,
  cancelForm,
  confirmForm,
  saveForm,
  sayFormSent,
  submitForm,
} from './entrust.ts';
import { formSource } from './form-source.ts';
import { serviceListRoutes } from './list-services.ts';
import { serviceLife } from './service-life.ts';
import { serviceRules } from './service-rules.ts';
import { showAtDesk, showService } from './service-view.ts';

/** What waits at the acceptance (domain-lab 4.2), as the laboratory's first page counts it. */
export const entrustInbox = {
  key: 'entrust',
  points: ['lab.accept'],
  from: `service_order WHERE lab_id = $1 AND state = 'PENDING_REVIEW' AND form_version > 0`,
} as const;

export { testingListeners } from './follow-order.ts';

/** A proposal that nobody answers goes back; a form that nobody hands in is over. */
export const testingTimers: readonly TimerHandler[] = serviceLife.onTime(
  async (work, serviceSn) => {
    await holdOrderOf(work, serviceSn);
    await holdPackOf(work, serviceSn);
    return serviceLife.hold(work, serviceSn);
  },
  {
    silence: 'advance',
    idle: (work, row) =>
      row.entry === 'FORM' ? serviceLife.advance(work, row, 'idle', { by: 'system' }) : endIdle(work, row),
  },
);

export const testingRoutes = (): Route[] => [
  ...serviceListRoutes,
  ...serveAll(packProtocol, { pack: showPack }),
  ...serveAll(testingProtocol, {
    save: saveForm,
    source: formSource,
    submit: submitForm,
    askAgain,
    acceptReports,
    cancel: cancelForm,
    confirm: confirmForm,
    detail: showService,
    sent: sayFormSent,
    deskDetail: showAtDesk,
    accept: acceptForm,
    propose: proposeForm,
    sendBack: sendFormBack,
    refuse: refuseForm,
    ...serviceRules.calls,
  }),
];
