// One certification to review: what was written beside the papers, remarks per field, the decision.
import { call } from '#kit/browser/call.ts';
import { block, detail } from '#kit/detail/detail.tsx';
import type { DetailActions } from '#kit/detail/detail-actions.tsx';
import { HiddenText } from '#kit/detail/hidden-text.tsx';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import type { Spoken } from '#kit/words/speak.ts';
import { certificationProtocol as protocol } from '#mall/company/certification.protocol.ts';
import { certificationStatus, enterpriseStatus } from '#mall/company/certification-status.ts';
import { certificationFacts, changedFacts } from '#mall/company/parts/certification-facts.ts';
import { adminWords } from '../admin-words.ts';
import { reviewWords } from '../review-words.ts';

type One = ReplyOf<typeof protocol.adminDetail>;

const screen = detail({
  words: reviewWords,
  load: ({ request }) =>
    call(protocol.adminDetail, { certSn: new URL(request.url).searchParams.get('certSn') || '0' }),
  backTo: '/admin/certification/list',
  backLabel: (say) => say.backToList,
  console: (language) => adminWords.console[language],
  allowed: (one) => one.allowedActions,
  version: (one) => `${one.certSn} ${one.version}`,
  page(one, say, language) {
    const { certSn, data, enterprise } = one;
    const before = one.isChange && one.state !== 'APPROVED' ? enterprise?.data : undefined;
    const idNumber = (
      <HiddenText
        masked={data.legalIdMasked}
        label={say.showId}
        hint={say.showIdHint}
        reveal={async () => (await call(protocol.reveal, { certSn })).legalIdNumber}
      />
    );
    const certified = enterprise && [
      enterpriseStatus[enterprise.state][language],
      enterprise.isTrusted && say.trusted,
    ];
    return {
      title: data.companyName,
      state: { tone: certificationStatus[one.state].tone, name: one.stateName },
      tags: [
        ...(one.isChange ? [{ text: say.certChange }] : []),
        ...(one.isAppeal ? [{ tone: 'waiting' as const, text: say.appeal }] : []),
      ],
      notices: [
        one.isOwn && say.ownOne,
        one.holder && say.holder(one.holder),
        one.rivals.length > 0 &&
          say.rivals(one.rivals.map((rival) => `${rival.certSn} ${rival.memberName}`).join(', ')),
      ],
      main: [
        block.facts(say.application, [
          { label: say.member, value: `${one.memberName} (${one.memberId})` },
          { label: say.mobile, value: one.mobile },
          { label: say.submittedAt, value: showMoment(one.submittedAt) },
          { label: certSn, value: say.nth(one.submissions) },
          ...(certified ? [{ label: say.certified, value: certified.filter(Boolean).join(' · ') }] : []),
        ]),
        ...(before
          ? [block.custom(undefined, <p className="mb-2 text-12 text-brand">{say.changedMarked}</p>)]
          : []),
        block.sheet(certificationFacts(data, language, idNumber), {
          remarks: one.remarks,
          marked: before ? changedFacts(before, data) : undefined,
        }),
        block.actions(),
      ],
      side: [
        block.papers(say.papers, [data.licenceFile, data.attorneyFile]),
        block.steps(say.history, one.log),
      ],
      actions: actionsOn(one, say),
    };
  },
});

function actionsOn(
  { certSn, version, isChange, data, enterprise }: One,
  say: Spoken<typeof reviewWords>,
): DetailActions {
  const enterpriseId = enterprise?.enterpriseId ?? 0;
  const isTrusted = enterprise?.isTrusted ?? false;
  return {
    approve: {
      label: say.approve,
      ask: 'sure',
      title: say.approveTitle,
      text: isChange ? say.approveChange(data.companyName) : say.approveCompany(data.companyName),
      done: say.approved,
      run: ({ requestId }) => call(protocol.approve, { certSn, version, requestId }),
    },
    sendBack: {
      label: say.sendBack,
      ask: 'remarks',
      done: say.applicantReads,
      run: ({ remarks }) => call(protocol.sendBack, { certSn, version, remarks }),
    },
    ...(enterprise && {
      revoke: {
        label: say.revoke,
        ask: 'reason',
        tone: 'danger',
        title: say.revokeTitle,
        text: say.revokeText,
        usual: [say.reasonExpired, say.reasonForged],
        done: say.done,
        run: ({ reason }) => call(protocol.revoke, { enterpriseId, reason }),
      },
      trust: {
        needs: 'revoke',
        label: isTrusted ? say.distrust : say.trust,
        ask: 'reason',
        tone: isTrusted ? 'danger' : 'outline',
        title: isTrusted ? say.distrustTitle : say.trustTitle,
        text: isTrusted ? say.distrustText : say.trustText,
        usual: [isTrusted ? say.reasonMisuse : say.reasonLongTerm],
        done: say.done,
        run: ({ reason }) => call(protocol.trust, { enterpriseId, isTrusted: !isTrusted, reason }),
      },
    }),
  };
}

export const clientLoader = screen.clientLoader;
export const ErrorBoundary = screen.ErrorBoundary;
export const HydrateFallback = screen.HydrateFallback;
export default screen.Page;
