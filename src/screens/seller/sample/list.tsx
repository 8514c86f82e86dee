// A store's sample requests, each as its card with what may be done now.
import { Button } from '#kit/ui/button.tsx';
import { dressed } from '#kit/ui/list/dressed.ts';
import { useWords } from '#kit/words/use-words.ts';
import { SampleCardView } from '#mall/sample/parts/sample-card-view.tsx';
import { storeSampleWords } from '#mall/sample/parts/store-sample-words.ts';
import type { SampleCard } from '#mall/sample/sample-detail.protocol.ts';
import { storeSampleList } from '#mall/sample/sample-lists.ts';
import { StoreSampleActions } from './store-sample-actions.tsx';

export const storeSamples = dressed(storeSampleList, {
  card: StoreSample,
  none: () => <SetSamples />,
});

function StoreSample({ row: sample }: { row: SampleCard }) {
  const say = useWords(storeSampleWords);
  const to = `/seller/sample/detail?sampleSn=${encodeURIComponent(sample.sampleSn)}`;
  return (
    <SampleCardView
      sample={sample}
      to={to}
      who={[sample.designerName, sample.enterpriseName].filter(Boolean).join(' · ')}
      actions={
        <StoreSampleActions compact sample={sample}>
          <Button size="sm" to={to}>
            {say.details}
          </Button>
        </StoreSampleActions>
      }
    />
  );
}

function SetSamples() {
  const say = useWords(storeSampleWords);
  return <Button to="/seller/goods/list">{say.setSamples}</Button>;
}
