// What the designer room answers, hears and waits for: its table of contents.
import type { Listener } from '#kit/events/event.ts';
import { type Route, serve } from '#kit/http/server/serve.ts';
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
  listEmployersDesigners,
  listForEmployer,
  listForPlatform,
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
    serve(designerProtocol.detail, showOwnApplication),
    serve(designerProtocol.save, keepDraft(tokenSecret)),
    serve(designerProtocol.submit, submitApplication(tokenSecret)),
    serve(designerProtocol.withdraw, withdrawApplication),
    serve(designerProtocol.enterpriseList, listForEmployer),
    serve(designerProtocol.enterpriseDetail, showToEmployer),
    serve(designerProtocol.endorse, endorseApplication),
    serve(designerProtocol.enterpriseSendBack, enterpriseSendBack),
    serve(designerProtocol.enterpriseDesigners, listEmployersDesigners),
    serve(designerProtocol.endEmployment, endEmployment),
    serve(designerProtocol.adminList, listForPlatform),
    serve(designerProtocol.adminDetail, showToPlatform),
    serve(designerProtocol.reveal, revealDesignersIdNumber(tokenSecret)),
    serve(designerProtocol.approve, approveApplication),
    serve(designerProtocol.sendBack, sendBackApplication),
    serve(designerProtocol.refuse, refuseApplication),
    serve(designerProtocol.suspend, suspendDesigner),
    serve(designerProtocol.resume, resumeDesigner),
    serve(designerProtocol.revoke, revokeDesigner),
  ];
}
