// What has left the house: each parcel with its carrier, its lots and date codes.
import { showMoment } from '#kit/time/show-moment.ts';
import { Card } from '#kit/ui/card.tsx';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { Table, Td } from '#kit/ui/table.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { CarrierName } from '#mall/address/parts/carrier-name.tsx';
import type { ParcelReply } from '#mall/order/order-detail.protocol.ts';
import { sellerWords } from '../seller-words.ts';

export function OrderParcels({ parcels }: { parcels: readonly ParcelReply[] }) {
  const say = useWords(sellerWords);
  if (parcels.length === 0) {
    return (
      <Card title={say.parcels}>
        <p className="text-13 text-hint">{say.noParcels}</p>
      </Card>
    );
  }
  return (
    <Card flush title={say.parcels}>
      {parcels.map((parcel, i) => (
        <section
          key={parcel.parcelSn}
          aria-label={say.parcel(i + 1)}
          className="border-b border-line last:border-b-0"
        >
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 text-13">
            <span className="font-semibold">{say.parcel(i + 1)}</span>
            <span className="num flex items-center gap-1">
              {parcel.carrier ? (
                <CarrierName carrier={parcel.carrier} trackingNo={parcel.trackingNo} />
              ) : (
                parcel.wayName
              )}{' '}
              {parcel.trackingNo}
              {parcel.trackingNo ? <CopyButton text={parcel.trackingNo} /> : null}
            </span>
            <span className="num text-hint">{showMoment(parcel.shippedAt)}</span>
            <Tag dot tone={parcel.state === 'RECEIVED' ? 'done' : 'moving'} className="ml-auto">
              {parcel.stateName}
            </Tag>
          </div>
          <Table
            dense
            label={say.parcel(i + 1)}
            minWidth="560px"
            head={[say.partNo, say.dateCode, say.lotNo, { num: say.quantity }]}
          >
            {parcel.lines.map((line) => (
              <tr key={`${line.orderLineId} ${line.lotNo}`}>
                <Td className="num">{line.partNo}</Td>
                <Td className="num">{line.dateCode}</Td>
                <Td className="num">{line.lotNo}</Td>
                <Td num>{line.number.toLocaleString('en-US')}</Td>
              </tr>
            ))}
          </Table>
        </section>
      ))}
    </Card>
  );
}
