// Sample requests, each with what may be done now: a designer's own, in the member centre and in the tools area, and those of an enterprise's designers.
import type { ReactNode } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { dressed } from '#kit/ui/list/dressed.ts';
import { useWords } from '#kit/words/use-words.ts';
import { EndorsementSwitch } from '#mall/sample/parts/endorsement-switch.tsx';
import { SampleActions } from '#mall/sample/parts/sample-actions.tsx';
import { SampleCardView } from '#mall/sample/parts/sample-card-view.tsx';
import { sampleWords } from '#mall/sample/parts/sample-words.ts';
import type { SampleCard } from '#mall/sample/sample-detail.protocol.ts';
import { enterpriseSampleList, ownSampleList } from '#mall/sample/sample-lists.ts';
import { DesAppTabs } from '../desApp/des-app-tabs.tsx';

export const ownSamples = dressed(ownSampleList, {
  card: ({ row }) => <Sample sample={row} to={ownSampleList.open?.(row) ?? ''} />,
  none: () => <ChooseSamples />,
});

const tools = {
  ...ownSampleList,
  title: sampleWords.history,
  open: ({ sampleSn }: SampleCard) => `/prototype/sample/detail?sampleSn=${encodeURIComponent(sampleSn)}`,
};
export const sampleHistory = dressed(tools, {
  card: ({ row }) => <Sample sample={row} to={tools.open(row)} />,
  none: () => <ChooseSamples />,
});

export const designersSamples = dressed(enterpriseSampleList, {
  card: ({ row }) => (
    <Sample
      sample={row}
      to={enterpriseSampleList.open?.(row) ?? ''}
      who={`${row.designerName} · ${row.storeName}`}
    />
  ),
  above: ({ reply }) => (
    <>
      <DesAppTabs />
      <div className="mb-3">
        <EndorsementSwitch isEndorsed={reply.isEndorsed} />
      </div>
    </>
  ),
});

function Sample({ sample, to, who }: { sample: SampleCard; to: string; who?: ReactNode }) {
  const say = useWords(sampleWords);
  return (
    <SampleCardView
      sample={sample}
      to={to}
      who={who}
      actions={
        <>
          <SampleActions sample={sample} detailTo={who ? undefined : to} />
          <Button size="sm" to={to}>
            {say.seeDetails}
          </Button>
        </>
      }
    />
  );
}

function ChooseSamples() {
  const say = useWords(sampleWords);
  return (
    <Button to="/prototype/sample/apply" variant="primary">
      {say.chooseSamples}
    </Button>
  );
}
