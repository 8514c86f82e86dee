// All sample requests of a designer, in the tools area.
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { useWords } from '#kit/words/use-words.ts';
import { type LoadedSamples, SampleList, SampleListSkeleton } from '#mall/sample/parts/sample-list.tsx';
import { sampleWords } from '#mall/sample/parts/sample-words.ts';
import { loadSamples } from '../../../member/sample/load-samples.ts';
import { titled } from '../../seo.ts';

export const meta = titled(sampleWords.history);

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => loadSamples(request);

const detailOf = (sampleSn: string) => `/prototype/sample/detail?sampleSn=${encodeURIComponent(sampleSn)}`;

export default function SampleHistoryScreen() {
  const loaded = useLoaderData<LoadedSamples>();
  const say = useWords(sampleWords);
  return (
    <div className="page-width py-4">
      <SampleList {...loaded} title={say.history} detailOf={detailOf} />
    </div>
  );
}

export const HydrateFallback = () => (
  <div className="page-width py-4">
    <SampleListSkeleton />
  </div>
);

export { ErrorBoundary } from './sample-failed.tsx';
