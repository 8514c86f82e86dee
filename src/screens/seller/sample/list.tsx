// A store's sample requests: by state, searched, each with what may be done now.
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { readConsoleQuery } from '#kit/browser/console-query.ts';
import { Button } from '#kit/ui/button.tsx';
import { ConsoleList, ConsoleListSkeleton } from '#kit/ui/console-list.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { useWords } from '#kit/words/use-words.ts';
import { SampleCardView } from '#mall/sample/parts/sample-card-view.tsx';
import { readSampleState } from '#mall/sample/parts/sample-list.tsx';
import { storeSampleWords } from '#mall/sample/parts/store-sample-words.ts';
import { storeSampleList } from '#mall/sample/sample-lists.ts';
import { SAMPLE_STATES, type SampleState, sampleStatus } from '#mall/sample/sample-status.ts';
import { sellerWords } from '../seller-words.ts';
import { StoreSampleActions } from './store-sample-actions.tsx';

export { LoadError as ErrorBoundary } from '#kit/ui/load-error.tsx';

/** Always there; the others only when a request stands in them. */
const ALWAYS: readonly SampleState[] = [
  'PENDING_REVIEW',
  'PENDING_DELIVERY',
  'PENDING_RECEIPT',
  'PENDING_EVALUATION',
  'COMPLETED',
];

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { asked, keyword, current } = readConsoleQuery(request);
  const state = readSampleState(asked);
  const reply = await call(storeSampleList.list, { state, keyword: keyword || undefined, current });
  return { ...reply, state, keyword };
}

export default function SellerSamples() {
  const say = useWords(storeSampleWords);
  const { console: consoleName } = useWords(sellerWords);
  const language = useLanguage();
  const { list, counts, pagination, state, keyword } = useLoaderData<typeof clientLoader>();
  const all = Object.values(counts).reduce((total, count) => total + count, 0);
  return (
    <ConsoleList
      look="cards"
      title={say.samples}
      consoleName={consoleName}
      searchHint={say.searchHint}
      keyword={keyword}
      states={{
        label: say.states,
        current: state,
        tabs: [
          { state: undefined, text: say.all, count: all },
          ...SAMPLE_STATES.filter((one) => ALWAYS.includes(one) || counts[one] || one === state).map(
            (one) => ({ state: one, text: sampleStatus[one].store[language], count: counts[one] ?? 0 }),
          ),
        ],
      }}
      rows={list}
      rowKey={({ sampleSn }) => sampleSn}
      row={(sample) => {
        const to = `/seller/sample/detail?sampleSn=${encodeURIComponent(sample.sampleSn)}`;
        return (
          <SampleCardView
            sample={sample}
            to={to}
            who={[sample.designerName, sample.enterpriseName].filter(Boolean).join(' · ')}
            actions={
              <StoreSampleActions compact sample={sample}>
                <Button size="sm" to={to}>
                  {say.look}
                </Button>
              </StoreSampleActions>
            }
          />
        );
      }}
      empty={
        all === 0 && !keyword
          ? {
              title: say.none,
              text: say.noneText,
              action: <Button to="/seller/goods/list">{say.setSamples}</Button>,
            }
          : { title: say.noneHere, action: <Button to="/seller/sample/list">{say.clear}</Button> }
      }
      pagination={pagination}
    />
  );
}

export const HydrateFallback = () => <ConsoleListSkeleton look="cards" tabs />;
