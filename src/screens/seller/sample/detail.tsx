// One sample request of the store: the document, its history, what may be done on top.

import { ChevronLeft } from 'lucide-react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { Card } from '#kit/ui/card.tsx';
import { ConsoleHead } from '#kit/ui/console-frame.tsx';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { loadFailed } from '#kit/ui/load-error.tsx';
import { Steps } from '#kit/ui/steps.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { noteOf } from '#mall/sample/parts/sample-card-view.tsx';
import { SampleFacts } from '#mall/sample/parts/sample-facts.tsx';
import { sampleWords } from '#mall/sample/parts/sample-words.ts';
import { storeSampleWords } from '#mall/sample/parts/store-sample-words.ts';
import { useSampleStations } from '#mall/sample/parts/use-sample-stations.ts';
import { sampleProtocol } from '#mall/sample/sample.protocol.ts';
import { sellerWords } from '../seller-words.ts';
import { StoreSampleActions } from './store-sample-actions.tsx';

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const sampleSn = new URL(request.url).searchParams.get('sampleSn') ?? '';
  return call(sampleProtocol.sellerDetail, { sampleSn });
}

export default function SellerSample() {
  const sample = useLoaderData<typeof clientLoader>();
  const say = useWords(storeSampleWords);
  const words = useWords(sampleWords);
  const { console: consoleName } = useWords(sellerWords);
  const stations = useSampleStations(sample);
  const note = noteOf(sample, words) || sample.closeReason;
  return (
    <>
      <ConsoleHead
        tab={`${sample.sampleSn} · ${consoleName}`}
        before={
          <Link
            to="/seller/sample/list"
            className="mb-1 inline-flex items-center text-13 text-secondary hover:text-brand"
          >
            <ChevronLeft size={16} aria-hidden="true" />
            {say.back}
          </Link>
        }
        title={
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="num">{sample.sampleSn}</span>
            <CopyButton text={sample.sampleSn} />
            <Tag dot tone={sample.tone}>
              {sample.stateName}
            </Tag>
          </span>
        }
      >
        <StoreSampleActions sample={sample} />
      </ConsoleHead>
      <Card className="mb-4">
        <Steps steps={stations} />
        {note ? (
          <p className="num mt-3 border-t border-line pt-3 text-13 text-secondary md:text-center">{note}</p>
        ) : null}
      </Card>
      <SampleFacts sample={sample} />
    </>
  );
}

export const ErrorBoundary = loadFailed(['/seller/sample/list', storeSampleWords.back]);

export const HydrateFallback = waitingPage('h-8 w-72 max-w-full', 'h-24', 10);
