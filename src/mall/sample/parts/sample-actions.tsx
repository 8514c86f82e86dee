// What the reader may do with a request now: buttons from the server's list alone, each with the window it opens.
import { call } from '#kit/browser/call.ts';
import { ActionButtons, type DetailAction } from '#kit/detail/detail-actions.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { sampleProtocol } from '../sample.protocol.ts';
import type { SampleButton, SampleCard, SampleDetail } from '../sample-detail.protocol.ts';
import { FeedbackDialog } from './feedback-dialog.tsx';
import { ResubmitDialog } from './resubmit-dialog.tsx';
import { sampleWords } from './sample-words.ts';

export interface SampleActionsProps {
  sample: SampleCard | SampleDetail;
  /** A request is corrected on its own page: a card leads there. */
  detailTo?: string;
  size?: 'sm' | 'md';
}

/** The acts of designers and of their enterprises; a store has its own. */
export function SampleActions({ sample, detailTo, size = 'sm' }: SampleActionsProps) {
  const say = useWords(sampleWords);
  const { sampleSn, version } = sample;
  const seen = { sampleSn, version };
  const full = 'log' in sample ? sample : undefined;
  const sure = { ask: 'sure', done: say.done } as const;
  const reasoned = { ask: 'reason', tone: 'outline', hint: say.reasonHint, done: say.done } as const;
  const actions = {
    pay: {
      label: say.pay,
      tone: 'buy',
      to: `/buy/pay?paySn=${encodeURIComponent(sample.paySn ?? '')}`,
    },
    acceptSubstitute: {
      ...sure,
      label: say.acceptSubstitute,
      title: say.acceptTitle,
      text: say.acceptText,
      run: () => call(sampleProtocol.acceptSubstitute, seen),
    },
    declineSubstitute: {
      ...reasoned,
      label: say.declineSubstitute,
      title: say.declineTitle,
      text: say.declineText,
      hint: say.storeReads,
      run: ({ reason }) => call(sampleProtocol.declineSubstitute, { ...seen, reason }),
    },
    endorse: {
      ...sure,
      label: say.endorse,
      title: say.endorseTitle,
      text: say.endorseText,
      run: () => call(sampleProtocol.endorse, seen),
    },
    sendBack: {
      ...reasoned,
      label: say.sendBack,
      text: say.sendBackText,
      run: ({ reason }) => call(sampleProtocol.enterpriseSendBack, { ...seen, reason }),
    },
    refuse: {
      ...reasoned,
      label: say.refuse,
      tone: 'danger',
      text: say.refuseText,
      run: ({ reason }) => call(sampleProtocol.enterpriseRefuse, { ...seen, reason }),
    },
    resubmit: {
      label: say.resubmit,
      ask: 'window',
      to: full ? undefined : detailTo,
      done: say.resubmitted,
      window: ({ close, through }) =>
        full ? <ResubmitDialog sample={full} onClose={close} onResubmitted={through} /> : null,
    },
    receive: {
      ...sure,
      label: say.receive,
      title: say.receiveTitle,
      text: say.receiveText,
      done: say.received,
      run: () => call(sampleProtocol.receive, { sampleSn }),
    },
    feedback: {
      label: say.feedback,
      ask: 'window',
      done: say.feedbackSaved,
      window: ({ close, through }) => (
        <FeedbackDialog sampleSn={sampleSn} onClose={close} onGiven={through} />
      ),
    },
    afterSale: {
      label: say.afterSale,
      tone: 'outline',
      to: `/member/order/refund/apply?orderSn=${encodeURIComponent(sampleSn)}`,
    },
    withdraw: {
      ...sure,
      label: say.withdraw,
      tone: 'outline',
      isGrave: true,
      title: say.withdrawTitle,
      text: say.withdrawText,
      run: () => call(sampleProtocol.withdraw, { sampleSn }),
    },
  } satisfies Partial<Record<SampleButton, DetailAction>>;
  return <ActionButtons size={size} actions={actions} allowed={sample.allowedActions} />;
}
