// What the enterprise's designers ask stores for, with the switch that makes it wait for the enterprise's word.
import { useRevalidator } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { dressed } from '#kit/ui/list/dressed.ts';
import { useWords } from '#kit/words/use-words.ts';
import { EndorsementSwitch } from '#mall/sample/parts/endorsement-switch.tsx';
import { SampleActions } from '#mall/sample/parts/sample-actions.tsx';
import { SampleCardView } from '#mall/sample/parts/sample-card-view.tsx';
import { sampleWords } from '#mall/sample/parts/sample-words.ts';
import type { SampleCard } from '#mall/sample/sample-detail.protocol.ts';
import { enterpriseSampleList } from '#mall/sample/sample-lists.ts';
import { DesAppTabs } from './des-app-tabs.tsx';

export const designersSamples = dressed(enterpriseSampleList, {
  above: ({ reply }) => (
    <>
      <DesAppTabs />
      <div className="mb-3">
        <EndorsementSwitch isEndorsed={reply.isEndorsed} />
      </div>
    </>
  ),
  card: Sample,
});

function Sample({ row: sample }: { row: SampleCard }) {
  const say = useWords(sampleWords);
  const { revalidate } = useRevalidator();
  const to = `/member/request/info?sampleSn=${encodeURIComponent(sample.sampleSn)}`;
  return (
    <SampleCardView
      sample={sample}
      to={to}
      who={`${sample.designerName} · ${sample.storeName}`}
      actions={
        <>
          <SampleActions sample={sample} onChanged={() => void revalidate()} />
          <Button size="sm" to={to}>
            {say.look}
          </Button>
        </>
      }
    />
  );
}
