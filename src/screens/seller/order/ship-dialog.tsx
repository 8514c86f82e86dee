// The window in which a store ships: carrier, tracking number, how many of each line, from which lots.
import { useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { Field } from '#kit/ui/field.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import type { OrderCard } from '#mall/order/order-detail.protocol.ts';
import { DELIVERY_WAYS, type DeliveryWay, deliveryWays } from '#mall/order/order-source.ts';
import { sellerWords } from '../seller-words.ts';
import { leftOf, type ShipChoice } from './ship-choice.ts';
import { ShipLine } from './ship-line.tsx';

// chosen: the carriers that most parts are sent with; any other may be typed
const CARRIERS = [
  '顺丰速运',
  '京东物流',
  '中通快递',
  '圆通速递',
  '韵达快递',
  '申通快递',
  '德邦快递',
  'EMS',
  '跨越速运',
  'DHL',
];

/** Mount it to open it. All that is left is preset; lots are preset oldest first. */
export function ShipDialog({
  order,
  onClose,
  onShipped,
}: {
  order: OrderCard;
  onClose: () => void;
  onShipped: () => void;
}) {
  const say = useWords(sellerWords);
  const language = useLanguage();
  const lines = order.lines.filter((line) => leftOf(line) > 0);
  const [carrier, setCarrier] = useState('');
  const [trackingNo, setTrackingNo] = useState('');
  const [way, setWay] = useState<DeliveryWay>(order.isService ? 'electronic' : 'carrier');
  const isCarried = way === 'carrier';
  const kind = order.isService ? 'service' : order.sourceSn === '' ? 'listed' : 'agreed';
  const [choices, setChoices] = useState<ReadonlyMap<number, ShipChoice>>(
    () =>
      new Map(
        lines.map((line) => [line.orderLineId, { number: leftOf(line), takes: undefined, isRight: true }]),
      ),
  );
  const [isChecked, setChecked] = useState(false);

  const remaining = lines.reduce(
    (left, line) => left + leftOf(line) - (choices.get(line.orderLineId)?.number ?? 0),
    0,
  );
  const isEmpty = lines.every((line) => !choices.get(line.orderLineId)?.number);
  const wrongLine = lines.some((line) => !choices.get(line.orderLineId)?.isRight);

  function check() {
    setChecked(true);
    if (isCarried && (carrier.trim() === '' || trackingNo.trim() === '')) return false;
    if (wrongLine) return false;
    return isEmpty ? say.nothingToShip : true;
  }

  async function ship(requestId: string) {
    await call(orderProtocol.deliver, {
      orderSn: order.orderSn,
      way,
      carrier: isCarried ? carrier.trim() : '',
      trackingNo: isCarried ? trackingNo.trim() : '',
      lines: lines.flatMap((line) => {
        const choice = choices.get(line.orderLineId);
        if (!choice?.number) return [];
        return [
          {
            orderLineId: line.orderLineId,
            number: choice.number,
            ...(choice.takes ? { lots: choice.takes } : {}),
            ...(choice.typed
              ? {
                  typed: [
                    {
                      lotNo: choice.typed.lotNo.trim(),
                      dateCode: choice.typed.dateCode.trim(),
                      number: choice.number,
                    },
                  ],
                }
              : {}),
          },
        ];
      }),
      requestId,
    });
    onShipped();
  }

  return (
    <FormDialog
      size="lg"
      onClose={onClose}
      check={check}
      onSubmit={ship}
      title={say.shipTitle(order.orderSn)}
      submitLabel={say.shipNow}
    >
      {order.isService ? (
        <Field label={say.way} className="sm:max-w-64">
          {(wiring) => (
            <NativeSelect
              {...wiring}
              name="way"
              value={way}
              onChange={(event) => setWay(event.currentTarget.value as DeliveryWay)}
              options={DELIVERY_WAYS.map((one) => ({ value: one, text: deliveryWays[one][language] }))}
            />
          )}
        </Field>
      ) : null}
      <div className="grid gap-3 sm:grid-cols-2" hidden={!isCarried}>
        <Field
          label={say.carrier}
          required
          error={isChecked && carrier.trim() === '' ? say.carrierMissing : null}
        >
          {(wiring) => (
            <>
              <Input
                {...wiring}
                name="carrier"
                list={`carriers-${order.orderSn}`}
                maxLength={40}
                autoComplete="off"
                value={carrier}
                onChange={(event) => setCarrier(event.target.value)}
              />
              <datalist id={`carriers-${order.orderSn}`}>
                {CARRIERS.map((name) => (
                  <option key={name} value={name} />
                ))}
              </datalist>
            </>
          )}
        </Field>
        <Field
          label={say.trackingNo}
          required
          error={isChecked && trackingNo.trim() === '' ? say.trackingMissing : null}
        >
          {(wiring) => (
            <Input
              {...wiring}
              name="trackingNo"
              maxLength={60}
              autoComplete="off"
              className="num"
              value={trackingNo}
              onChange={(event) => setTrackingNo(event.target.value)}
            />
          )}
        </Field>
      </div>
      <section aria-label={say.parcelLines}>
        <h3 className="mb-1 text-13 text-secondary">{say.parcelLines}</h3>
        <ul className="divide-y divide-line rounded-control border border-line">
          {lines.map((line) => (
            <li key={line.orderLineId}>
              <ShipLine
                line={line}
                kind={kind}
                isChecked={isChecked}
                onChange={(choice) => setChoices((before) => new Map(before).set(line.orderLineId, choice))}
              />
            </li>
          ))}
        </ul>
      </section>
      {isEmpty || wrongLine ? null : (
        <p className="num text-13 text-secondary">
          {remaining === 0 ? say.shipsAll : say.shipsPart(remaining.toLocaleString('en-US'))}
        </p>
      )}
    </FormDialog>
  );
}
