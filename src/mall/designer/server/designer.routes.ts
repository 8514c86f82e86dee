// What the designer room answers, hears and waits for: its table of contents.
import type { Listener } from '#kit/events/event.ts';
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { designerProtocol } from '../designer.protocol.ts';
import {
  approveApplication,
  endorseApplication,
  enterpriseSendBack,
  refuseApplication,
  sendBackApplication,
} from './decide-application.ts';
import { keepDraft, submitApplication, withdrawApplication } from './hand-in-application.ts';
import {
  endEmployment,
  designerListeners as listeners,
  resumeDesigner,
  revokeDesigner,
  suspendDesigner,
} from './move-designer.ts';
import {
  applicationListRoutes,
  revealDesignersIdNumber,
  showOwnApplication,
  showToEmployer,
  showToPlatform,
} from './show-applications.ts';

export { designerTimers } from './move-designer.ts';

export const designerListeners: readonly Listener[] = listeners;

/** @param facilities.tokenSecret hides ID numbers */
export function designerRoutes({ tokenSecret }: { tokenSecret: Uint8Array }): Route[] {
  return [
    ...applicationListRoutes,
    ...serveAll(designerProtocol, {
      detail: showOwnApplication,
      save: keepDraft(tokenSecret),
      submit: submitApplication(tokenSecret),
      withdraw: withdrawApplication,
      enterpriseDetail: showToEmployer,
      endorse: endorseApplication,
      enterpriseSendBack,
      endEmployment,
      adminDetail: showToPlatform,
      reveal: revealDesignersIdNumber(tokenSecret),
      approve: approveApplication,
      sendBack: sendBackApplication,
      refuse: refuseApplication,
      suspend: suspendDesigner,
      resume: resumeDesigner,
      revoke: revokeDesigner,
    }),
  ];
}
