// Goods on their way back: the label with where to, who carries them, what the store found, and what replaces them.

import { showAmount } from '#kit/money/price-format.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { Descriptions } from '#kit/ui/descriptions.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { useWords } from '#kit/words/use-words.ts';
import { CarrierName } from '#mall/address/parts/carrier-name.tsx';
import { showPieces } from '#mall/goods/parts/goods-words.ts';
import type { CaseDetail } from '../after-sale-detail.protocol.ts';
import { grades, isReturn } from '../after-sale-terms.ts';
import { returnWords } from './return-words.ts';

/** Nothing for a case of which nothing goes back. */
export function ReturnCard({ one }: { one: CaseDetail }) {
  const say = useWords(returnWords);
  const language = useLanguage();
  const { returnTo, sentBack, replacement, returned, labelCode } = one;
  if (!isReturn(one.kind)) return null;
  if (labelCode) return <ReturnLabel one={one} />;
  const way = (of: NonNullable<CaseDetail['sentBack']>) => (
    <span className="flex flex-wrap items-center gap-x-2">
      <CarrierName carrier={of.carrier} trackingNo={of.trackingNo} />
      <span className="num wrap-anywhere">{of.trackingNo}</span>
      <CopyButton text={of.trackingNo} />
      <span className="num text-hint">{showMoment(of.time)}</span>
    </span>
  );
  const items = [
    { label: say.to, value: returnTo && !sentBack ? placeText(returnTo) : '', wide: true },
    { label: say.sentBy, value: sentBack && way(sentBack), wide: true },
    { label: say.carriage, value: one.carriage && showAmount(one.carriage) },
    {
      label: say.found,
      wide: true,
      value:
        returned.length > 0 ? (
          <ul className="space-y-1">
            {returned.map((piece) => (
              <li key={`${piece.orderLineId} ${piece.lotNo} ${piece.grade}`} className="num">
                {piece.partNo} × {showPieces(piece.number)} · {grades[piece.grade][language]} · {say.lot}{' '}
                {piece.lotNo}
              </li>
            ))}
          </ul>
        ) : null,
    },
    {
      label: say.missing,
      wide: true,
      value: one.cameShort ? (
        <span className="text-waiting">
          {one.cameShort} (
          {one.missing.map(({ partNo, number }) => `${partNo} × ${showPieces(number)}`).join(', ')})
          {one.agreed ? ` · ${say.forWhatCame(showAmount(one.agreed))}` : ''}
          <span className="block text-12 text-secondary">{say.missingHint}</span>
        </span>
      ) : null,
    },
    { label: say.replacement, value: replacement && way(replacement), wide: true },
  ].filter(({ value }) => value);
  if (items.length === 0) return null;
  return (
    <Card title={say.title}>
      <Descriptions columns={2} items={items} />
    </Card>
  );
}

const placeText = ({
  receiverName,
  mobile,
  regionName,
  detailAddress,
}: NonNullable<CaseDetail['returnTo']>) => `${receiverName} ${mobile} · ${regionName} ${detailAddress}`;

/** What the buyer puts onto the parcel; it alone is printed. */
function ReturnLabel({ one: { caseSn, returnTo, labelCode, mostCarriage } }: { one: CaseDetail }) {
  const say = useWords(returnWords);
  return (
    <Card
      title={say.title}
      actions={
        <Button size="sm" className="print:hidden" onClick={() => window.print()}>
          {say.print}
        </Button>
      }
    >
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3 text-13">
        <img
          src={labelCode}
          alt={say.scan}
          width={120}
          height={120}
          className="rounded-control border border-line"
        />
        <div className="min-w-0 flex-1 basis-60 space-y-1">
          <p className="text-hint">{say.rma}</p>
          <p className="num flex items-center gap-1 text-16 font-semibold">
            {caseSn}
            <CopyButton text={caseSn} className="print:hidden" />
          </p>
          <p className="pt-1 text-hint">{say.to}</p>
          {returnTo ? (
            <>
              <p className="font-semibold">
                {returnTo.receiverName} <span className="num font-normal">{returnTo.mobile}</span>
              </p>
              <p className="wrap-anywhere">
                {returnTo.regionName} {returnTo.detailAddress}
              </p>
            </>
          ) : (
            <p className="text-waiting">{say.noAddress}</p>
          )}
          <p className="pt-1 text-12 text-hint print:hidden">{say.rmaHint}</p>
          <p className="text-12 text-hint print:hidden">
            {mostCarriage ? say.bearerStore(showAmount(mostCarriage)) : say.bearerBuyer}
          </p>
        </div>
      </div>
    </Card>
  );
}
