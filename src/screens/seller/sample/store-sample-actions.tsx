// What a store may do with a sample request now: buttons from the server's list alone, each with the window it opens.
import type { ReactNode } from 'react';
import { call } from '#kit/browser/call.ts';
import { ActionButtons, type DetailAction } from '#kit/detail/detail-actions.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { storeSampleWords } from '#mall/sample/parts/store-sample-words.ts';
import { sampleProtocol } from '#mall/sample/sample.protocol.ts';
import type { SampleButton, SampleCard } from '#mall/sample/sample-detail.protocol.ts';
import { ApproveSampleDialog } from './approve-sample-dialog.tsx';
import { ShipSampleDialog } from './ship-sample-dialog.tsx';

/** `compact`: the first act as a button, the rest behind "more". */
export function StoreSampleActions(props: { sample: SampleCard; compact?: boolean; children?: ReactNode }) {
  const { sample, compact, children } = props;
  const say = useWords(storeSampleWords);
  const { sampleSn, version } = sample;
  const reasoned = {
    ask: 'reason',
    tone: 'danger',
    hint: say.reasonHint,
    done: say.done,
  } as const;
  const usual = [say.reasonNoStock, say.reasonUnclear, say.reasonNoFit];
  const actions = {
    approve: {
      label: say.approve,
      ask: 'window',
      tone: 'primary',
      window: ({ close, through }) => (
        <ApproveSampleDialog
          sample={sample}
          onClose={close}
          onApproved={(isOffered) => through(isOffered ? say.offered : say.done)}
        />
      ),
    },
    ship: {
      label: say.ship,
      ask: 'window',
      tone: 'primary',
      done: say.shipped,
      window: ({ close, through }) => (
        <ShipSampleDialog sample={sample} onClose={close} onShipped={through} />
      ),
    },
    sendBack: {
      ...reasoned,
      label: say.sendBack,
      tone: 'outline',
      text: say.sendBackText,
      usual,
      run: ({ reason }) => call(sampleProtocol.sendBack, { sampleSn, version, reason }),
    },
    refuse: {
      ...reasoned,
      label: say.refuse,
      text: say.refuseText,
      usual,
      run: ({ reason }) => call(sampleProtocol.refuse, { sampleSn, version, reason }),
    },
    shipNoMore: {
      ...reasoned,
      label: say.shipNoMore,
      text: say.shipNoMoreText,
      run: ({ reason }) => call(sampleProtocol.shipNoMore, { sampleSn, reason }),
    },
    storeCancel: {
      ...reasoned,
      label: say.storeCancel,
      text: say.cancelText,
      run: ({ reason }) => call(sampleProtocol.storeCancel, { sampleSn, reason }),
    },
  } satisfies Partial<Record<SampleButton, DetailAction>>;
  return (
    <ActionButtons
      size="sm"
      actions={actions}
      allowed={sample.allowedActions}
      inRowOf={compact ? sampleSn : undefined}
    >
      {children}
    </ActionButtons>
  );
}
