// What the cheapest purchase costs, how that is proven, what it saves, and the freight of each store.
import { showAmount } from '#kit/money/price-format.ts';
import { Table, Td } from '#kit/ui/table.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { Mix } from '../solve/solve.protocol.ts';
import { solveWords } from '../solve/solve-words.ts';

export function MixTotals({ mix }: { mix: Mix }) {
  const say = useWords(solveWords);
  const { naive, oneStore } = mix;
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="text-13 text-secondary">{say.total}</span>
        <strong className="num text-20 text-price-ink" data-testid="mix-total">
          {showAmount(mix.total)}
        </strong>
        <span className="num text-13 text-secondary">
          {say.goods} {showAmount(mix.goodsAmount)} · {say.freight} {showAmount(mix.freight)}
        </span>
        {mix.isOptimal === 1 ? (
          <>
            <Tag tone="done">{say.proven}</Tag>
            <span className="text-13 text-hint">{say.optimalText(mix.seconds.toFixed(2))}</span>
          </>
        ) : (
          <Tag tone="waiting">{say.gap(String(mix.gapPercent), showAmount(mix.bound))}</Tag>
        )}
      </div>
      <ul className="grid gap-1 text-13 text-secondary">
        {naive && (
          <li className={Number(naive.saves) > 0 ? 'text-done' : undefined}>
            {Number(naive.saves) > 0
              ? say.thanNaive(showAmount(naive.saves), showAmount(naive.total), naive.stores)
              : say.asNaive}
          </li>
        )}
        {oneStore && Number(oneStore.saves) > 0 && (
          <li>
            {say.thanOneStore(showAmount(oneStore.saves), oneStore.storeName, showAmount(oneStore.total))}
          </li>
        )}
        {mix.unserved > 0 && <li className="text-refused">{say.unserved(mix.unserved)}</li>}
      </ul>
      {mix.stores.length > 0 && (
        <Table
          label={say.store}
          dense
          minWidth="520px"
          head={[say.store, { num: say.lineCount }, { num: say.goods }, { num: say.freight }, say.why]}
        >
          {mix.stores.map((store) => (
            <tr key={store.storeId}>
              <Td>{store.storeName}</Td>
              <Td num>{store.lines}</Td>
              <Td num>{showAmount(store.goodsAmount)}</Td>
              <Td num>{showAmount(store.freight)}</Td>
              <Td className="text-13 text-secondary">{store.reason}</Td>
            </tr>
          ))}
        </Table>
      )}
    </div>
  );
}
