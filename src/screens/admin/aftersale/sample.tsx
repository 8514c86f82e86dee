// The sample request that a case is about, for the platform to look at: what was sent, what it cost, its cases.
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { BackLink, DocumentNumber } from '#kit/detail/document-head.tsx';
import { ConsoleHead } from '#kit/ui/console-frame.tsx';
import { loadFailed } from '#kit/ui/load-error.tsx';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { caseWords } from '#mall/after-sale/parts/case-words.ts';
import { OrderCases } from '#mall/after-sale/parts/order-cases.tsx';
import { SampleFacts } from '#mall/sample/parts/sample-facts.tsx';
import { sampleProtocol } from '#mall/sample/sample.protocol.ts';
import { adminWords } from '../admin-words.ts';

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const sampleSn = new URL(request.url).searchParams.get('sampleSn') ?? '';
  return call(sampleProtocol.adminDetail, { sampleSn });
}

export default function SampleScreen() {
  const sample = useLoaderData<typeof clientLoader>();
  const say = useWords(caseWords);
  const { console: consoleName } = useWords(adminWords);
  return (
    <>
      <ConsoleHead
        tab={`${sample.sampleSn} · ${consoleName}`}
        before={<BackLink to="/admin/aftersale/list" text={say.backToList} />}
        title={<DocumentNumber sn={sample.sampleSn} document={sample} />}
      />
      <SampleFacts sample={sample} />
      <div className="mt-3">
        <OrderCases order={{ orderSn: sample.sampleSn, log: sample.log }} side="platform" />
      </div>
    </>
  );
}

export const ErrorBoundary = loadFailed(['/admin/aftersale/list', caseWords.backToList]);

export const HydrateFallback = waitingPage('h-8 w-72 max-w-full', 'h-24', 10);
