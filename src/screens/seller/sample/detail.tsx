// One sample request of the store: the document, its history, what may be done on top.
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { BackLink, DocumentNumber } from '#kit/detail/document-head.tsx';
import { Card } from '#kit/ui/card.tsx';
import { ConsoleHead } from '#kit/ui/console-frame.tsx';
import { loadFailed } from '#kit/ui/load-error.tsx';
import { Steps } from '#kit/ui/steps.tsx';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { OrderCases } from '#mall/after-sale/parts/order-cases.tsx';
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
        before={<BackLink to="/seller/sample/list" text={say.back} />}
        title={<DocumentNumber sn={sample.sampleSn} document={sample} />}
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
      <div className="mt-3">
        <OrderCases order={{ orderSn: sample.sampleSn, log: sample.log }} side="store" />
      </div>
    </>
  );
}

export const ErrorBoundary = loadFailed(['/seller/sample/list', storeSampleWords.back]);

export const HydrateFallback = waitingPage('h-8 w-72 max-w-full', 'h-24', 10);
