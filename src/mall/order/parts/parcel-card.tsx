// One parcel: who carries it under which number, and which lots are in it.
import { Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { showMoment } from '#kit/time/show-moment.ts';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { Descriptions } from '#kit/ui/descriptions.tsx';
import { Table } from '#kit/ui/table.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { showPieces } from '#mall/goods/parts/goods-words.ts';
import type { ParcelReply } from '../order-detail.protocol.ts';
import { buyerWords } from './buyer-words.ts';

/** `passportOf`: the page of a lot. `number`: the parcel's place among those of the order. `carrier`: who brings it. `action`: what can be done with it now. */
export function ParcelCard({
  parcel,
  number,
  carrier,
  action,
  passportOf,
}: {
  parcel: ParcelReply;
  number: number;
  carrier: ReactNode;
  action?: ReactNode;
  passportOf?: (lotId: number) => string;
}) {
  const say = useWords(buyerWords);
  return (
    <section
      id={parcel.parcelSn}
      aria-label={say.parcelNo(number)}
      className="rounded-card border border-line bg-surface"
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-2.5">
        <Truck size={18} aria-hidden="true" className="text-brand" />
        <h2 className="font-semibold">{say.parcelNo(number)}</h2>
        <span className="num text-13 text-hint">{parcel.parcelSn}</span>
        <Tag tone={parcel.state === 'RECEIVED' ? 'done' : 'moving'} dot>
          {parcel.stateName}
        </Tag>
        {action ? <span className="ml-auto">{action}</span> : null}
      </header>
      <Descriptions
        columns={4}
        className="px-4 py-3"
        items={[
          { label: say.carrier, value: carrier },
          {
            label: say.trackingNo,
            value: parcel.trackingNo && (
              <span className="inline-flex items-center gap-1">
                <span className="wrap-anywhere">{parcel.trackingNo}</span>
                <CopyButton text={parcel.trackingNo} />
              </span>
            ),
          },
          { label: say.shippedAt, value: showMoment(parcel.shippedAt) },
          { label: say.receivedAt, value: showMoment(parcel.receivedAt) },
        ]}
      />
      <div className="border-t border-line">
        <Table
          label={say.parcelNo(number)}
          dense
          head={[say.goods, say.lotNo, say.dateCode, { num: say.quantity }]}
        >
          {parcel.lines.map((line) => (
            <tr key={`${line.orderLineId} ${line.lotNo}`}>
              <td>
                <span className="num block font-semibold wrap-anywhere">{line.partNo}</span>
                <span className="block text-12 text-hint">{line.goodsName}</span>
              </td>
              <td className="num">
                {line.lotId !== null && passportOf ? (
                  <Link to={passportOf(line.lotId)} className="text-brand hover:underline">
                    {line.lotNo}
                  </Link>
                ) : (
                  line.lotNo
                )}
              </td>
              <td className="num">{line.dateCode}</td>
              <td className="num-cell">{showPieces(line.number)}</td>
            </tr>
          ))}
        </Table>
      </div>
    </section>
  );
}
