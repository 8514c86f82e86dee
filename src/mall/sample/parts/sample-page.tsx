// One sample request with its head, for designers and their enterprises: where it stands, what may be done, where it may lead.
import { ChevronLeft, FlaskConical, MessageSquareText, ShoppingCart } from 'lucide-react';
import { Link, useRevalidator } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { CopyButton } from '#kit/ui/copy-button.tsx';
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
  const { revalidate } = useRevalidator();
  const note = noteOf(sample, say);
  const stations = useSampleStations(sample);
  return (
    <div className="flex min-w-0 flex-col gap-3 pb-4">
      <Card>
        <Link to={backTo} className="mb-1 inline-flex items-center text-13 text-secondary hover:text-brand">
          <ChevronLeft size={16} aria-hidden="true" />
          {say.backToList}
        </Link>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h1 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-20 font-semibold">
            <span className="num">{sample.sampleSn}</span>
            <CopyButton text={sample.sampleSn} />
            <Tag dot tone={sample.tone}>
              {sample.stateName}
            </Tag>
            {sample.hasNoFeedback ? <Tag tone="refused">{say.noFeedbackTag}</Tag> : null}
          </h1>
          <div className="flex flex-wrap gap-2">
            <SampleActions size="md" sample={sample} onChanged={() => void revalidate()} />
          </div>
        </div>
        <Steps steps={stations} className="mt-4" />
        {note || sample.closeReason ? (
          <p className="num mt-3 border-t border-line pt-3 text-13 text-secondary">
            {note || say.closedBecause(sample.closeReason)}
          </p>
        ) : null}
        {sample.feedback ? <WhatNext sample={sample} /> : null}
      </Card>
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
