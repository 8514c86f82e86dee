// The window in which a store ships: carrier, tracking number, how many of each line, from which lots.
import { useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { CarrierChoices, carrierFields } from '#mall/address/parts/carrier-name.tsx';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import type { OrderCard } from '#mall/order/order-detail.protocol.ts';
import { deliveryWays } from '#mall/order/order-source.ts';
import { sellerWords as W } from '../seller-words.ts';
import { leftOf, type ShipChoice } from './ship-choice.ts';
import { ShipLine } from './ship-line.tsx';

const FIELDS = {
  way: field.choice(W.way, deliveryWays, { empty: 'carrier', wide: true }),
  ...carrierFields,
  overLimitReason: field.text(W.overLimitReason, {
    optional: true,
    max: 200,
    wide: true,
    hint: W.overLimitHint,
  }),
};
const isCarried = ({ way }: { way: string }) => way === 'carrier';

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
  const say = useWords(W);
  const lines = order.lines.filter((line) => leftOf(line) > 0);
  const form = useForm(FIELDS, {
    initial: { way: order.isService ? 'electronic' : 'carrier' },
    when: {
      way: () => order.isService,
      carrier: isCarried,
      trackingNo: isCarried,
      overLimitReason: () =>
        order.payMode === 'CREDIT' || order.stages.some(({ state }) => state === 'STATEMENT'),
    },
  });
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
    if (!form.check() || wrongLine) return false;
    return isEmpty ? say.nothingToShip : true;
  }

  async function ship(requestId: string) {
    await call(orderProtocol.deliver, {
      orderSn: order.orderSn,
      way: form.values.way || 'carrier',
      carrier: isCarried(form.values) ? form.values.carrier.trim() : '',
      trackingNo: isCarried(form.values) ? form.values.trackingNo.trim() : '',
      overLimitReason: form.values.overLimitReason.trim(),
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
      <FormFields form={form} />
      <CarrierChoices id="carriers" />
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
