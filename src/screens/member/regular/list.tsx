// What I buy often: the usual quantity, what it costs now, and when it will be needed again.

import { Pin, PinOff, Repeat } from 'lucide-react';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { call } from '#kit/browser/call.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { Button } from '#kit/ui/button.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { LinkTabs } from '#kit/ui/link-tabs.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { toast } from '#kit/ui/toast.ts';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { favouriteWords } from '#mall/favourite/parts/favourite-words.ts';
import { PriceNote } from '#mall/favourite/parts/price-note.tsx';
import { showPieces } from '#mall/goods/parts/goods-words.ts';
import { RegularRisks } from '#mall/regular/parts/regular-risks.tsx';
import { regularWords } from '#mall/regular/parts/regular-words.ts';
import {
  REGULAR_PARTS,
  type RegularGoods,
  type RegularPart,
  regularProtocol,
} from '#mall/regular/regular.protocol.ts';
import { titled } from '../../storefront/seo.ts';
import { OwnGoodsList } from '../own-list/own-goods-list.tsx';
import { ownListAddress, readOwnListQuery } from '../own-list/own-list-query.ts';
import { OwnListSearch } from '../own-list/own-list-search.tsx';
import { useOwnList } from '../own-list/use-own-list.ts';

const PATH = '/member/regular/list';
const PAGE_SIZE = 20;

export const meta = titled(regularWords.regular);

type Listed = ReplyOf<typeof regularProtocol.list>;

const partIn = (which: string): RegularPart => REGULAR_PARTS.find((part) => part === which) ?? 'all';

export function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<Listed> {
  const { which, keyword, current } = readOwnListQuery(new URL(request.url).searchParams);
  return call(regularProtocol.list, { part: partIn(which), keyword, current, pageSize: PAGE_SIZE });
}

export default function RegularListScreen() {
  const { list, pagination, counts } = useLoaderData<Listed>();
  const say = useWords(regularWords);
  const words = useWords(favouriteWords);
  const [query] = useSearchParams();
  const state = readOwnListQuery(query);
  const part = partIn(state.which);
  const own = useOwnList<RegularGoods>(list, ({ suggestedNum }) => suggestedNum);
  const tab = (key: RegularPart, count?: number) => ({
    key,
    text: say[key],
    to: ownListAddress(PATH, { which: key === 'all' ? '' : key, keyword: state.keyword }),
    count,
  });

  async function hide({ productId, isPinned }: RegularGoods) {
    if (await own.change(() => call(regularProtocol.hide, { productId }))) {
      toast.show({
        text: say.hidden,
        seconds: 8,
        action: {
          text: words.undo,
          onPress: () =>
            void own.change(() =>
              call(isPinned ? regularProtocol.pin : regularProtocol.unpin, { productId }),
            ),
        },
      });
    }
  }

  return (
    <div className="flex flex-col gap-3 pb-4">
      <div className="rounded-card border border-line bg-surface">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 pt-3 pb-1">
          <div className="min-w-0">
            <h1 className="text-20 font-semibold">{say.regular}</h1>
            <p className="text-13 text-hint">{say.text}</p>
          </div>
          <OwnListSearch action={PATH} which={state.which} keyword={state.keyword} />
        </div>
        <LinkTabs
          label={say.which}
          current={part}
          className="border-b-0 px-1"
          tabs={[
            tab('all', counts.all),
            tab('due', counts.due),
            tab('pinned', counts.pinned),
            tab('dearer', counts.dearer),
            tab('risk', counts.risk),
          ]}
        />
      </div>
      <OwnGoodsList
        label={say.regular}
        list={list}
        own={own}
        pagination={pagination}
        path={PATH}
        state={state}
        icon={Repeat}
        isNarrowed={counts.all > 0 || state.keyword !== ''}
        nothing={say}
        actions={
          <Button
            size="sm"
            to={`/inquiry/index?items=${own.chosen.map((one) => `${one.productId}:${own.numberOf(one)}`).join(',')}`}
          >
            {say.inquire}
          </Button>
        }
        note={(goods) => (
          <>
            <Habit goods={goods} />
            <RegularRisks goods={goods} />
          </>
        )}
        priceNote={({ lastPrice, priceAtSuggested }) =>
          lastPrice ? <PriceNote then={lastPrice} now={priceAtSuggested} said={say.lastPrice} /> : null
        }
        rowActions={(goods) => (
          <span className="inline-flex">
            <Button
              size="sm"
              variant="ghost"
              disabled={own.busy}
              icon={
                goods.isPinned ? (
                  <PinOff size={14} aria-hidden="true" />
                ) : (
                  <Pin size={14} aria-hidden="true" />
                )
              }
              onClick={() =>
                void own.change(() =>
                  call(goods.isPinned ? regularProtocol.unpin : regularProtocol.pin, {
                    productId: goods.productId,
                  }),
                )
              }
            >
              {goods.isPinned ? say.unpin : say.pin}
            </Button>
            <Button size="sm" variant="ghost" disabled={own.busy} onClick={() => void hide(goods)}>
              {say.hide}
            </Button>
          </span>
        )}
      />
    </div>
  );
}

/** How often it is bought, and when it will be again. */
function Habit({ goods }: { goods: RegularGoods }) {
  const say = useWords(regularWords);
  const language = useLanguage();
  const [now] = useState(() => Date.now());
  if (goods.times === 0) return <p className="text-12 text-hint">{say.never}</p>;
  const day = new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', {
    month: 'short',
    day: 'numeric',
  });
  const next = goods.nextAt ? new Date(goods.nextAt) : undefined;
  const isOverdue = next !== undefined && next.getTime() < now;
  return (
    <p className="num mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-12 text-hint">
      <span>{say.bought(goods.times, showPieces(goods.lastNum ?? 0))}</span>
      {goods.intervalDays === null ? null : <span>{say.every(goods.intervalDays)}</span>}
      {next ? (
        <Tag tone={isOverdue ? 'waiting' : 'neutral'}>
          {isOverdue ? say.overdue(day.format(next)) : say.nextOn(day.format(next))}
        </Tag>
      ) : null}
    </p>
  );
}

export const HydrateFallback = waitingPage('h-24', 'h-80');

export { ErrorBoundary } from '../member-failed.tsx';
