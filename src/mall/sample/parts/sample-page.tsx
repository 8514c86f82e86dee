// One sample request with its head, for designers and their enterprises: where it stands, what may be done, where it may lead.
import { FlaskConical, MessageSquareText, ShoppingCart } from 'lucide-react';
import { DocumentHead, DocumentNumber } from '#kit/detail/document-head.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Steps } from '#kit/ui/steps.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { SampleDetail } from '../sample-detail.protocol.ts';
import { SampleActions } from './sample-actions.tsx';
import { noteOf } from './sample-card-view.tsx';
import { SampleFacts } from './sample-facts.tsx';
import { sampleWords } from './sample-words.ts';
import { useSampleStations } from './use-sample-stations.ts';

export function SamplePage({ sample, backTo }: { sample: SampleDetail; backTo: string }) {
  const say = useWords(sampleWords);
  const note = noteOf(sample, say);
  const stations = useSampleStations(sample);
  return (
    <div className="flex min-w-0 flex-col gap-3 pb-4">
      <DocumentHead
        back={{ to: backTo, text: say.backToList }}
        title={
          <DocumentNumber sn={sample.sampleSn} document={sample}>
            {sample.hasNoFeedback ? <Tag tone="refused">{say.noFeedbackTag}</Tag> : null}
          </DocumentNumber>
        }
        actions={<SampleActions size="md" sample={sample} />}
      >
        <Steps steps={stations} className="mt-4" />
        {note || sample.closeReason ? (
          <p className="num mt-3 border-t border-line pt-3 text-13 text-secondary">
            {note || say.closedBecause(sample.closeReason)}
          </p>
        ) : null}
        {sample.feedback ? <WhatNext sample={sample} /> : null}
      </DocumentHead>
      <SampleFacts sample={sample} />
    </div>
  );
}

/** A sample that was tried leads on: to a purchase, an inquiry, a laboratory test. */
function WhatNext({ sample }: { sample: SampleDetail }) {
  const say = useWords(sampleWords);
  const sent = sample.lines.filter((line) => line.shippedNum > 0);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2 border-t border-line pt-3">
      <span className="text-13 text-secondary">{say.whatNext}</span>
      {sent.map((line) => (
        <Button
          key={line.sampleLineId}
          size="sm"
          variant="buy"
          to={`/goods/detail?productId=${line.productId}`}
          icon={<ShoppingCart size={14} aria-hidden="true" />}
        >
          <span className="num max-w-48 truncate">{say.buyIt(line.partNo)}</span>
        </Button>
      ))}
      <Button
        size="sm"
        to={`/inquiry/index?items=${sent.map(({ productId }) => `${productId}:${sample.eau ?? 1}`).join(',')}`}
        icon={<MessageSquareText size={14} aria-hidden="true" />}
      >
        {say.inquire}
      </Button>
      <Button size="sm" to="/inquiry/inspection" icon={<FlaskConical size={14} aria-hidden="true" />}>
        {say.labTest}
      </Button>
    </div>
  );
}
