// An enterprise's view of its designers' sample requests, with the switch that makes them wait for its word.
import { useLocation, useRevalidator } from 'react-router';
import { withQuery } from '#kit/browser/with-query.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Pagination } from '#kit/ui/pagination.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { enterpriseSampleList } from '../sample-lists.ts';
import { EndorsementSwitch } from './endorsement-switch.tsx';
import { SampleActions } from './sample-actions.tsx';
import { SampleCardView } from './sample-card-view.tsx';
import { sampleWords } from './sample-words.ts';

export function EndorsedSamples({ reply }: { reply: ReplyOf<typeof enterpriseSampleList.list> }) {
  const say = useWords(sampleWords);
  const { search } = useLocation();
  const { revalidate } = useRevalidator();
  const { list, pagination } = reply;
  return (
    <div className="space-y-3 p-4">
      <EndorsementSwitch isEndorsed={reply.isEndorsed} />
      {list.length === 0 ? <EmptyState compact title={say.noneOfDesigners} /> : null}
      {list.map((sample) => {
        const to = `/member/request/info?sampleSn=${encodeURIComponent(sample.sampleSn)}`;
        return (
          <SampleCardView
            key={sample.sampleSn}
            sample={sample}
            to={to}
            who={`${sample.designerName} · ${sample.storeName}`}
            actions={
              <>
                <SampleActions sample={sample} onChanged={() => void revalidate()} />
                <Button size="sm" to={to}>
                  {say.look}
                </Button>
              </>
            }
          />
        );
      })}
      <Pagination
        page={pagination.current}
        pageCount={Math.ceil(pagination.total / pagination.pageSize)}
        total={pagination.total > 0 ? pagination.total : undefined}
        hrefOf={(current) => withQuery(search, { current })}
      />
    </div>
  );
}
