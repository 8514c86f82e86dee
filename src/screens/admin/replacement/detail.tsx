// One replacement pair: what was suggested beside what the rules say, the files, the decision.

import { call } from '#kit/browser/call.ts';
import { block, detail } from '#kit/detail/detail.tsx';
import type { DetailActions } from '#kit/detail/detail-actions.tsx';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { FormError } from '#kit/ui/form-error.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import type { Spoken } from '#kit/words/speak.ts';
import { evidenceWords, pairStatus } from '#mall/replacement/pair-status.ts';
import { ReasonTable } from '#mall/replacement/parts/reason-table.tsx';
import { GradeTag, PartName } from '#mall/replacement/parts/replacement-row.tsx';
import { replacementProtocol as protocol } from '#mall/replacement/replacement.protocol.ts';
import { adminWords } from '../admin-words.ts';
import { pairReviewWords } from './pair-review-words.ts';
import { PublishDialog } from './publish-dialog.tsx';

type Loaded = ReplyOf<typeof protocol.adminDetail>;

const screen = detail({
  words: pairReviewWords,
  load: ({ request }) =>
    call(protocol.adminDetail, { pairId: new URL(request.url).searchParams.get('pairId') || '0' }),
  backTo: '/admin/replacement/list',
  backLabel: (say) => say.backToList,
  console: (language) => adminWords.console[language],
  allowed: (one) => one.allowedActions,
  version: (one) => `${one.pairId} ${one.version}`,
  page(one, say, language) {
    const pins =
      one.isPinEqual === true
        ? say.pinsEqual
        : one.isPinEqual === false
          ? say.pinsDifferent
          : say.pinsUnknown;
    const statement = <span className="whitespace-pre-line wrap-anywhere">{one.statement}</span>;
    return {
      title: `${one.of.partNo} → ${one.by.partNo}`,
      state: { tone: pairStatus[one.state].tone, name: one.stateName },
      notices: [one.isOwn && say.ownOne],
      main: [
        block.custom(
          say.said,
          <div className="mb-4 grid gap-3 sm:grid-cols-2">
            <PartName part={one.of} />
            <PartName part={one.by} />
          </div>,
        ),
        block.facts(undefined, [
          { label: say.suggester, value: one.memberName || say.byMall },
          { label: adminWords.submittedAt[language], value: showMoment(one.createdAt) },
          { label: say.kindOfEvidence, value: evidenceWords[one.evidence][language] },
          { label: say.pins, value: pins },
          { label: say.statement, value: statement, wide: true },
          ...(one.reason ? [{ label: say.reason, value: one.reason, wide: true }] : []),
        ]),
        block.actions(),
        block.papers(say.files, one.files, say.noFiles),
      ],
      side: [
        block.custom(
          say.compared,
          <>
            {one.grade === null ? <FormError className="m-4">{say.noGradeNote}</FormError> : null}
            <ReasonTable reasons={one.reasons} of={one.of.partNo} by={one.by.partNo} />
          </>,
          {
            flush: true,
            aside:
              one.grade === null ? <Tag tone="refused">{say.noGrade}</Tag> : <GradeTag grade={one.grade} />,
          },
        ),
        block.steps(say.history, one.log, say.byMall),
      ],
      actions: actionsOn(one, say),
    };
  },
});

function actionsOn(one: Loaded, say: Spoken<typeof pairReviewWords>): DetailActions {
  const { pairId, version } = one;
  return {
    take: {
      label: say.take,
      ask: 'now',
      note: say.takeNote,
      run: () => call(protocol.take, { pairId, version }),
    },
    publish: {
      label: say.publish,
      ask: 'window',
      done: say.done,
      window: ({ close, through }) => (
        <PublishDialog
          evidence={one.evidence}
          isPinEqual={one.isPinEqual}
          onClose={close}
          onConfirm={async (wish, requestId) => {
            await call(protocol.publish, { pairId, version, ...wish, requestId });
            through();
          }}
        />
      ),
    },
    reject: {
      label: say.reject,
      ask: 'reason',
      tone: 'danger',
      title: say.rejectTitle,
      hint: say.rejectHint,
      usual: [say.reasonSheets, say.reasonThin],
      done: say.done,
      run: ({ reason }) => call(protocol.reject, { pairId, version, reason }),
    },
    retire: {
      label: say.retire,
      ask: 'reason',
      tone: 'danger',
      title: say.retireTitle,
      text: say.retireText,
      hint: say.rejectHint,
      usual: [say.reasonEnded, say.reasonSheets],
      done: say.done,
      run: ({ reason }) => call(protocol.retire, { pairId, version, reason }),
    },
  };
}

export const clientLoader = screen.clientLoader;
export const ErrorBoundary = screen.ErrorBoundary;
export const HydrateFallback = screen.HydrateFallback;
export default screen.Page;
