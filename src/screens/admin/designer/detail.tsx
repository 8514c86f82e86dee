// One designer application: what was written beside the papers, remarks per field, the decision; later the designer himself.
import { call } from '#kit/browser/call.ts';
import { block, detail } from '#kit/detail/detail.tsx';
import type { DetailActions } from '#kit/detail/detail-actions.tsx';
import { HiddenText } from '#kit/detail/hidden-text.tsx';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import type { Spoken } from '#kit/words/speak.ts';
import { designerProtocol as protocol } from '#mall/designer/designer.protocol.ts';
import { applicationStatus } from '#mall/designer/designer-status.ts';
import { designerFacts } from '#mall/designer/parts/designer-facts.ts';
import { adminWords } from '../admin-words.ts';
import { reviewWords } from '../review-words.ts';

type One = ReplyOf<typeof protocol.adminDetail>;

const screen = detail({
  words: reviewWords,
  load: ({ request }) =>
    call(protocol.adminDetail, { applySn: new URL(request.url).searchParams.get('applySn') || '0' }),
  backTo: '/admin/designer/list',
  backLabel: (say) => say.backToList,
  console: (language) => adminWords.console[language],
  allowed: (one) => one.allowedActions,
  version: (one) => `${one.applySn} ${one.version}`,
  page(one, say, language) {
    const { applySn, designer } = one;
    const idNumber = (
      <HiddenText
        masked={one.idMasked}
        label={say.showId}
        hint={say.showIdHint}
        reveal={async () => (await call(protocol.reveal, { applySn })).idNumber}
      />
    );
    return {
      title: one.realName,
      state: { tone: applicationStatus[one.state].tone, name: one.stateName },
      tags: [
        ...(one.isEndorsed === true ? [{ tone: 'done' as const, text: say.endorsed }] : []),
        ...(one.isEndorsed === false ? [{ tone: 'waiting' as const, text: say.notEndorsed }] : []),
      ],
      notices: [one.isOwn && say.ownOne, one.state === 'PENDING_ENTERPRISE' && say.withEmployer],
      main: [
        block.facts(say.application, [
          { label: say.member, value: one.memberName },
          { label: say.submittedAt, value: showMoment(one.submittedAt) },
          ...(designer ? [{ label: say.designer, value: designer.stateName }] : []),
        ]),
        block.sheet(designerFacts(one, language, idNumber), { remarks: one.remarks }),
        block.actions(),
      ],
      side: [
        block.papers(say.papers, [...one.certificates, ...one.workProofs]),
        block.steps(
          say.history,
          one.log.filter(({ event }) => event !== 'begin'),
        ),
      ],
      actions: actionsOn(one, say),
    };
  },
});

/** What the platform may do with this application or its designer. */
function actionsOn(
  { applySn, version, realName, designer }: One,
  say: Spoken<typeof reviewWords>,
): DetailActions {
  const memberId = designer?.memberId ?? 0;
  return {
    approve: {
      label: say.approve,
      ask: 'sure',
      title: say.approveTitle,
      text: say.approveDesigner(realName),
      done: say.approved,
      run: ({ requestId }) => call(protocol.approve, { applySn, version, requestId }),
    },
    sendBack: {
      label: say.sendBack,
      ask: 'remarks',
      done: say.applicantReads,
      run: ({ remarks }) => call(protocol.sendBack, { applySn, version, remarks }),
    },
    refuse: {
      label: say.refuse,
      ask: 'reason',
      tone: 'danger',
      title: say.refuseTitle,
      text: say.refuseText,
      usual: [say.reasonFraud, say.reasonNotDesigner],
      done: say.done,
      run: ({ reason }) => call(protocol.refuse, { applySn, version, reason }),
    },
    suspend: {
      label: say.suspend,
      ask: 'reason',
      tone: 'danger',
      title: say.suspendTitle,
      text: say.suspendText,
      usual: [say.reasonNoFeedback, say.reasonMisuse],
      done: say.done,
      run: ({ reason }) => call(protocol.suspend, { memberId, reason }),
    },
    resume: {
      label: say.resume,
      ask: 'reason',
      title: say.resumeTitle,
      done: say.done,
      run: ({ reason }) => call(protocol.resume, { memberId, reason }),
    },
    revoke: {
      label: say.revokeDesigner,
      ask: 'reason',
      tone: 'danger',
      title: say.revokeDesignerTitle,
      text: say.revokeDesignerText,
      usual: [say.reasonMisuse, say.reasonFraud],
      done: say.done,
      run: ({ reason }) => call(protocol.revoke, { memberId, reason }),
    },
  };
}

export const clientLoader = screen.clientLoader;
export const ErrorBoundary = screen.ErrorBoundary;
export const HydrateFallback = screen.HydrateFallback;
export default screen.Page;
