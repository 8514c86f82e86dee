// My footprint: the goods looked at lately, by China's days.

import { Footprints } from 'lucide-react';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { call } from '#kit/browser/call.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { Button } from '#kit/ui/button.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { favouriteProtocol, type SeenGoods } from '#mall/favourite/favourite.protocol.ts';
import { dayName } from '#mall/favourite/parts/day-name.ts';
import { favouriteWords } from '#mall/favourite/parts/favourite-words.ts';
import { titled } from '../storefront/seo.ts';
import { OwnGoodsList } from './own-list/own-goods-list.tsx';
import { readOwnListQuery } from './own-list/own-list-query.ts';
import { OwnListSearch } from './own-list/own-list-search.tsx';
import { useOwnList } from './own-list/use-own-list.ts';

const PATH = '/member/footprint';
const PAGE_SIZE = 30;

export const meta = titled(favouriteWords.footprints);

type Listed = ReplyOf<typeof favouriteProtocol.seen>;

export function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<Listed> {
  const { keyword, current } = readOwnListQuery(new URL(request.url).searchParams);
  return call(favouriteProtocol.seen, { keyword, current, pageSize: PAGE_SIZE });
}

export default function FootprintScreen() {
  const { list, pagination } = useLoaderData<Listed>();
  const say = useWords(favouriteWords);
  const language = useLanguage();
  const [query] = useSearchParams();
  const { keyword } = readOwnListQuery(query);
  const [isAsking, setAsking] = useState(false);
  const own = useOwnList<SeenGoods>(list);
  const forget = (goodsIds?: number[]) => own.change(() => call(favouriteProtocol.forget, { goodsIds }));

  return (
    <div className="flex flex-col gap-3 pb-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-line bg-surface px-4 py-3">
        <h1 className="text-20 font-semibold">{say.footprints}</h1>
        <OwnListSearch action={PATH} which="" keyword={keyword} />
      </div>
      <OwnGoodsList
        label={say.footprints}
        list={list}
        own={own}
        pagination={pagination}
        path={PATH}
        state={{ keyword }}
        icon={Footprints}
        isNarrowed={keyword !== ''}
        nothing={{
          none: say.noFootprints,
          noneText: say.noFootprintsText,
          noneHere: say.noFootprintsHere,
          showAll: say.allFootprints,
        }}
        groupOf={({ seenAt }) => dayName(new Date(seenAt), new Date(), language, say)}
        actions={
          <Button
            size="sm"
            busy={own.busy}
            onClick={() => void forget(own.chosen.map(({ goodsId }) => goodsId))}
          >
            {say.delete}
          </Button>
        }
        otherwise={
          <Button size="sm" onClick={() => setAsking(true)}>
            {say.forgetAll}
          </Button>
        }
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={say.forgetAllAsk}
        text={say.forgetAllText}
        confirmLabel={say.forgetAll}
        tone="danger"
        onConfirm={() => forget()}
      />
    </div>
  );
}

export const HydrateFallback = waitingPage('h-16', 'h-80');

export { ErrorBoundary } from './member-failed.tsx';
