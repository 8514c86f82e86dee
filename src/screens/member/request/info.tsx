// One sample request, in the member centre: for the designer, and for the enterprise that he works for.
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { LoadError } from '#kit/ui/load-error.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { OrderCases } from '#mall/after-sale/parts/order-cases.tsx';
import { useSession } from '#mall/login/parts/session.ts';
import { SampleListSkeleton } from '#mall/sample/parts/sample-list-skeleton.tsx';
import { SamplePage } from '#mall/sample/parts/sample-page.tsx';
import { sampleWords } from '#mall/sample/parts/sample-words.ts';
import type { SampleDetail } from '#mall/sample/sample-detail.protocol.ts';
import { titled } from '../../storefront/seo.ts';
import { loadSample } from '../sample/load-sample.ts';
import { NoSample } from '../sample/no-sample.tsx';

export const meta = titled(sampleWords.detail);

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => loadSample(request);

/** Designers have a list of their own; their enterprise reads it in its inbox. */
function useSamplesList(): string {
  const type = useSession().member?.memberType;
  return type === 3 ? '/member/desApp/samples' : '/member/sample/list';
}

export default function MemberSampleScreen() {
  const sample = useLoaderData<SampleDetail | null>();
  const list = useSamplesList();
  if (!sample) return <NoSample toList={list} />;
  return (
    <>
      <SamplePage sample={sample} backTo={list} />
      <OrderCases order={{ orderSn: sample.sampleSn, log: sample.log }} side="buyer" />
    </>
  );
}

export const HydrateFallback = SampleListSkeleton;

export function ErrorBoundary() {
  const say = useWords(sampleWords);
  const list = useSamplesList();
  return (
    <LoadError
      action={
        <Button to={list} variant="primary">
          {say.backToList}
        </Button>
      }
    />
  );
}
