// The window in which a store lowers prices or freight before payment, with the new totals as the server will make them.
import { useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { centsToWire, lineAmount, NOTHING, parseCents, parseUnitPrice, sum } from '#kit/money/money.ts';
import { showAmount, showUnitPrice } from '#kit/money/price-format.ts';
import { Field } from '#kit/ui/field.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { Input } from '#kit/ui/input.tsx';
import { PriceText } from '#kit/ui/price-text.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import type { OrderCard } from '#mall/order/order-detail.protocol.ts';
import { sellerWords } from '../seller-words.ts';

/** "0.003120" → "0.00312", "12.000000" → "12": how a price stands in a field. */
const bare = (decimal: string) => decimal.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');

/** Mount it to open it. Prices may only go down (domain O10); totals follow the typing, rounded per line once. */
export function ChangePriceDialog({
  order,
  onClose,
  onChanged,
}: {
  order: OrderCard;
  onClose: () => void;
  onChanged: () => void;
}) {
  const say = useWords(sellerWords);
  const [prices, setPrices] = useState(() => order.lines.map((line) => bare(line.unitPrice)));
  const [freightText, setFreight] = useState(() => bare(order.freight));
  const [reason, setReason] = useState('');

  const lines = order.lines.map((line, i) => {
    const price = parseUnitPrice(prices[i] ?? '');
    const before = parseUnitPrice(line.unitPrice)!;
    const wrong = !price
      ? say.priceWrong
      : price > before
        ? say.priceHigher(showUnitPrice(line.unitPrice))
        : null;
    const amount = wrong || !price ? undefined : lineAmount(price, line.buyNum);
    return { line, price, wrong, amount, isChanged: !wrong && price !== before };
  });
  const freight = parseCents(freightText);
  const freightBefore = parseCents(order.freight) ?? NOTHING;
  const freightWrong =
    freight === undefined || freight < 0
      ? say.freightWrong
      : freight > freightBefore
        ? say.priceHigher(showAmount(order.freight))
        : null;
  const isWrong = freightWrong !== null || lines.some((line) => line.wrong);
  const isChanged = freight !== freightBefore || lines.some((line) => line.isChanged);
  const goodsAmount = isWrong ? undefined : sum(lines.map((line) => line.amount!));
  const payable = goodsAmount === undefined ? undefined : sum([goodsAmount, freight!]);
  const lowered =
    payable === undefined ? NOTHING : sum([parseCents(order.payable)!, -payable as typeof payable]);

  const check = () => !isWrong && (isChanged || say.nothingChanged);

  async function save() {
    const changed = lines.filter((line) => line.isChanged);
    await call(orderProtocol.changePrice, {
      orderSn: order.orderSn,
      ...(changed.length > 0
        ? {
            lines: changed.map(({ line }) => ({
              orderLineId: line.orderLineId,
              unitPrice: prices[order.lines.indexOf(line)]!.trim(),
            })),
          }
        : {}),
      ...(freight === freightBefore ? {} : { freight: freightText.trim() }),
      reason: reason.trim(),
    });
    onChanged();
  }

  return (
    <FormDialog
      size="lg"
      onClose={onClose}
      check={check}
      onSubmit={save}
      title={say.changePriceTitle(order.orderSn)}
      text={say.changePriceText}
      aside={
        <>
          {say.orderTotal}{' '}
          {payable === undefined ? '—' : <PriceText amount={centsToWire(payable)} size="lg" />}
          {lowered > 0 ? (
            <span className="num ml-2 text-12 text-hint">
              {say.lowered(showAmount(centsToWire(lowered)))}
            </span>
          ) : null}
        </>
      }
      submitLabel={say.saveNewPrice}
    >
      <ul className="divide-y divide-line rounded-control border border-line">
        {lines.map(({ line, wrong, amount }, i) => (
          <li
            key={line.orderLineId}
            className="grid items-start gap-x-4 gap-y-2 px-3 py-2.5 sm:grid-cols-[minmax(0,1fr)_200px_120px]"
          >
            <div className="min-w-0">
              <div className="num truncate font-semibold">{line.partNo}</div>
              <div className="num text-12 text-hint">
                {say.pieces(line.buyNum.toLocaleString('en-US'))} × {showUnitPrice(line.unitPrice)} ={' '}
                {showAmount(line.amount)}
              </div>
            </div>
            <div>
              <Input
                size="sm"
                inputMode="decimal"
                before="¥"
                aria-label={`${say.newUnitPrice} · ${line.partNo}`}
                aria-invalid={wrong ? true : undefined}
                className="num"
                value={prices[i]}
                onChange={(event) =>
                  setPrices(prices.map((price, at) => (at === i ? event.target.value : price)))
                }
                onFocus={(event) => event.target.select()}
              />
              {wrong ? <p className="num mt-1 text-12 text-refused">{wrong}</p> : null}
            </div>
            <div className="num text-right leading-8">
              {amount === undefined ? '—' : showAmount(centsToWire(amount))}
            </div>
          </li>
        ))}
        <li className="grid items-start gap-x-4 gap-y-2 px-3 py-2.5 sm:grid-cols-[minmax(0,1fr)_200px_120px]">
          <div>
            <div className="font-semibold">{say.freightAmount}</div>
            <div className="num text-12 text-hint">{showAmount(order.freight)}</div>
          </div>
          <div>
            <Input
              size="sm"
              inputMode="decimal"
              before="¥"
              aria-label={say.newFreight}
              aria-invalid={freightWrong ? true : undefined}
              className="num"
              value={freightText}
              onChange={(event) => setFreight(event.target.value)}
              onFocus={(event) => event.target.select()}
            />
            {freightWrong ? <p className="num mt-1 text-12 text-refused">{freightWrong}</p> : null}
          </div>
          <div className="num text-right leading-8">
            {freightWrong ? '—' : showAmount(centsToWire(freight!))}
          </div>
        </li>
      </ul>
      <Field label={say.explanation} optional hint={say.reasonHint}>
        <Textarea
          rows={2}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
