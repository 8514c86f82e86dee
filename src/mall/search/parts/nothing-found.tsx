// A goods list that is empty: what to relax, and where else to ask.
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { showPieces } from '#mall/goods/parts/goods-words.ts';
import { type GoodsQuery, narrowed, writeGoodsQuery } from '../goods-query.ts';
import type { GoodsListReply } from '../search.protocol.ts';
import { type Condition, withoutConditions } from './chosen-conditions.ts';
import { conditionChip } from './condition-chip.tsx';
import { relaxedAddress } from './relaxed-address.ts';
import { searchWords } from './search-words.ts';

/** Suggestions that are known to bring something stand first; without any, the conditions themselves. */
export function NothingFound({
  conditions,
  query,
  reply,
  path,
}: {
  conditions: readonly Condition[];
  query: GoodsQuery;
  reply: GoodsListReply;
  path: string;
}) {
  const say = useWords(searchWords);
  if (query.current > 1) {
    return (
      <EmptyState
        title={say.pastEnd}
        action={<Button to={path + writeGoodsQuery(narrowed(query, {}))}>{say.firstPage}</Button>}
      />
    );
  }
  const { relax } = reply;
  const text =
    relax.length > 0
      ? say.relaxSome
      : conditions.length > 1
        ? say.relax
        : query.keyword
          ? say.checkSpelling
          : undefined;
  return (
    <EmptyState
      title={say.nothingFound}
      text={text}
      action={
        <>
          {relax.length > 0 ? (
            <ul className="flex w-full flex-wrap justify-center gap-2">
              {relax.map((one) => {
                const count = `${showPieces(one.count)}${one.isCapped ? '+' : ''}`;
                return (
                  <li key={`${one.of} ${one.value} ${one.keyword}`}>
                    <Button size="sm" to={relaxedAddress(query, one, path)} preventScrollReset>
                      {one.of === 'keyword' && one.keyword
                        ? say.relaxKeyword(one.keyword, count)
                        : say.relaxTo(one.label, count)}
                    </Button>
                  </li>
                );
              })}
            </ul>
          ) : conditions.length > 1 ? (
            <div className="flex w-full flex-wrap justify-center gap-2">{conditions.map(conditionChip)}</div>
          ) : null}
          {query.keyword ? (
            <Button to={`/prototype/replacement/search?keyword=${encodeURIComponent(query.keyword)}`}>
              {say.replacements}
            </Button>
          ) : null}
          <Button
            to={`/inquiry/index${query.keyword ? `?partNo=${encodeURIComponent(query.keyword.slice(0, 80))}` : ''}`}
          >
            {say.askQuotation}
          </Button>
          <Button
            variant="primary"
            to={conditions.length > 0 ? withoutConditions(query, path) : '/goods/list'}
          >
            {say.showAll}
          </Button>
        </>
      }
    />
  );
}
