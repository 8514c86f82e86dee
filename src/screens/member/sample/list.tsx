// A designer's sample requests, in the member centre.
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { useWords } from '#kit/words/use-words.ts';
import { type LoadedSamples, SampleList, SampleListSkeleton } from '#mall/sample/parts/sample-list.tsx';
import { sampleWords } from '#mall/sample/parts/sample-words.ts';
import { titled } from '../../storefront/seo.ts';
import { loadSamples } from './load-samples.ts';

export const meta = titled(sampleWords.mySamples);

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => loadSamples(request);

const detailOf = (sampleSn: string) => `/member/request/info?sampleSn=${encodeURIComponent(sampleSn)}`;

export default function MemberSamplesScreen() {
  const loaded = useLoaderData<LoadedSamples>();
  const say = useWords(sampleWords);
  return <SampleList {...loaded} title={say.mySamples} detailOf={detailOf} />;
}

export const HydrateFallback = SampleListSkeleton;

export { ErrorBoundary } from '../member-failed.tsx';
