// What sending costs to where one is: the usual address of a member, or a region that is chosen here.
import { lazy, Suspense, useEffect, useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { keep, readKept } from '#kit/browser/kept.ts';
import { useCall } from '#kit/browser/use-call.ts';
import { type Cents, centsToWire, parseCents } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { useWords } from '#kit/words/use-words.ts';
import { addressProtocol } from '#mall/address/address.protocol.ts';
import { freightOf } from '../freight.ts';
import { storeProtocol } from '../store.protocol.ts';
import { deliveryWords } from './delivery-words.ts';

const RegionChoice = lazy(() => import('./region-choice.tsx'));

export interface Destination {
  regionCode: string;
  /** "广东省 深圳市" */
  name: string;
}

const KEY = 'deliverTo';

function readDestination(): Destination | undefined {
  const kept = readKept('session', KEY) as Partial<Destination> | null;
  return typeof kept?.regionCode === 'string' && typeof kept.name === 'string'
    ? { regionCode: kept.regionCode, name: kept.name }
    : undefined;
}

/** City and province of the address that orders go to. */
async function usualDestination(): Promise<Destination | undefined> {
  const list = await call(addressProtocol.list, {});
  const usual = list.find(({ isDefault }) => isDefault === 1) ?? list[0];
  return usual && { regionCode: usual.cityCode, name: usual.regionName.split(' ').slice(0, 2).join(' ') };
}

interface DeliveryLineProps {
  storeId: number;
  /** What is bought here, decimal yuan. */
  amount: string;
  isMember: boolean;
}

export default function DeliveryLine({ storeId, amount, isMember }: DeliveryLineProps) {
  const say = useWords(deliveryWords);
  const [isChoosing, setChoosing] = useState(false);
  /** null: nobody has said where. */
  const [destination, setDestination] = useState<Destination | null>();
  useEffect(() => {
    const chosen = readDestination();
    if (chosen || !isMember) return setDestination(chosen ?? null);
    let isGone = false;
    usualDestination()
      .catch(() => undefined)
      .then((usual) => isGone || setDestination(usual ?? null));
    return () => {
      isGone = true;
    };
  }, [isMember]);
  const { reply } = useCall(
    storeProtocol.freight,
    destination === undefined ? undefined : { storeId, regionCode: destination?.regionCode },
  );

  if (isChoosing) {
    return (
      <Suspense>
        <RegionChoice
          onChoose={(chosen) => {
            keep('session', KEY, chosen);
            setDestination(chosen);
            setChoosing(false);
          }}
        />
      </Suspense>
    );
  }
  if (!reply) return null;
  const goods = parseCents(amount) ?? (0 as Cents);
  const from = reply.freeFreightFrom === null ? null : (parseCents(reply.freeFreightFrom) ?? null);
  const fee = freightOf(
    { freightFee: parseCents(reply.freightFee) ?? (0 as Cents), freeFreightFrom: from },
    goods,
  );
  const missing = fee > 0 && from !== null ? ((from - goods) as Cents) : undefined;
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-3">
      <span>
        {reply.isNotDelivered ? (
          <span className="text-waiting">{say.notDelivered}</span>
        ) : fee > 0 ? (
          say.fee(showAmount(centsToWire(fee)))
        ) : (
          <span className="text-done">{say.freeNow}</span>
        )}
      </span>
      <button
        type="button"
        className="text-brand hover:underline"
        title={say.change}
        onClick={() => setChoosing(true)}
      >
        {destination ? say.to(destination.name) : say.anywhere}
        <span aria-hidden="true"> ▾</span>
        <span className="sr-only"> {say.change}</span>
      </button>
      {missing === undefined || reply.isNotDelivered ? null : (
        <span className="text-hint">{say.missing(showAmount(centsToWire(missing)))}</span>
      )}
    </span>
  );
}
