// One sample request, in the tools area.
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { inPage } from '#kit/ui/waiting-page.tsx';
import { OrderCases } from '#mall/after-sale/parts/order-cases.tsx';
import { SampleListSkeleton } from '#mall/sample/parts/sample-list-skeleton.tsx';
import { SamplePage } from '#mall/sample/parts/sample-page.tsx';
import { sampleWords } from '#mall/sample/parts/sample-words.ts';
import type { SampleDetail } from '#mall/sample/sample-detail.protocol.ts';
import { loadSample } from '../../../member/sample/load-sample.ts';
import { NoSample } from '../../../member/sample/no-sample.tsx';
import { titled } from '../../seo.ts';

export const meta = titled(sampleWords.detail);

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => loadSample(request);

const LIST = '/prototype/sample/history';

export default function SampleDetailScreen() {
  const sample = useLoaderData<SampleDetail | null>();
  return (
    <div className="page-width py-4">
      {sample ? (
        <>
          <SamplePage sample={sample} backTo={LIST} />
          <OrderCases order={{ orderSn: sample.sampleSn, log: sample.log }} side="buyer" />
        </>
      ) : (
        <NoSample toList={LIST} />
      )}
    </div>
  );
}

export const HydrateFallback = inPage(SampleListSkeleton);

export { ErrorBoundary } from './sample-failed.tsx';
