// What a buyer asks about a store before anything else: where, how much freight, which number to call.
import { showAmount } from '#kit/money/price-format.ts';
import { useWords } from '#kit/words/use-words.ts';
import type { Store } from '../store.protocol.ts';
import { storeWords } from './store-words.ts';

/** Label beside value, in as many columns as fit. */
export function StoreFacts({ store, className }: { store: Store; className?: string }) {
  const say = useWords(storeWords);
  const fee = Number(store.freightFee) === 0 ? say.free : say.freightOf(showAmount(store.freightFee));
  const facts: [string, string][] = [
    [say.city, store.city],
    [
      say.freight,
      [
        fee,
        ...(store.freeFreightFrom === null ? [] : [say.freeFrom(showAmount(store.freeFreightFrom))]),
        ...(store.freightVaries ? [say.varies] : []),
      ].join(' · '),
    ],
    [say.phone, store.serviceTel],
  ];
  return (
    <dl className={`flex flex-wrap gap-x-6 gap-y-0.5 text-13 ${className ?? ''}`}>
      {facts.map(([name, value]) =>
        value ? (
          <div key={name} className="flex gap-1.5">
            <dt className="shrink-0 text-hint">{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
