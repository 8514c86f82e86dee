// The window in which a store sends samples: carrier, tracking number, how many of each, and their lots.
import { useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { CarrierChoices } from '#mall/address/parts/carrier-name.tsx';
import { storeSampleWords as W } from '#mall/sample/parts/store-sample-words.ts';
import { sampleProtocol } from '#mall/sample/sample.protocol.ts';
import type { SampleCard, SampleLineReply } from '#mall/sample/sample-detail.protocol.ts';

const FIELDS = {
  carrier: field.text(W.carrier, {
    missing: W.carrierMissing,
    max: 40,
    autoComplete: 'off',
    list: 'carriers',
  }),
  trackingNo: field.text(W.trackingNo, { missing: W.trackingMissing, max: 60, className: 'num' }),
};

interface Sent {
  number: string;
  lotNo: string;
}

const leftOf = (line: SampleLineReply) => (line.approvedNum ?? 0) - line.shippedNum;
const isNumber = ({ number }: Sent, line: SampleLineReply) =>
  /^\d{1,3}$/.test(number.trim()) && Number(number) <= leftOf(line);

/** Mount it to open it. All that is left is preset. */
export function ShipSampleDialog(props: { sample: SampleCard; onClose: () => void; onShipped: () => void }) {
  const { sample, onClose, onShipped } = props;
  const say = useWords(W);
  const lines = sample.lines.filter((line) => leftOf(line) > 0);
  const form = useForm(FIELDS);
  const [sent, setSent] = useState<ReadonlyMap<number, Sent>>(
    () => new Map(lines.map((line) => [line.sampleLineId, { number: String(leftOf(line)), lotNo: '' }])),
  );
  const [isChecked, setChecked] = useState(false);
  const sentOf = (line: SampleLineReply) => sent.get(line.sampleLineId)!;
  const change = (line: SampleLineReply, part: Partial<Sent>) =>
    setSent((before) => new Map(before).set(line.sampleLineId, { ...sentOf(line), ...part }));
  const lacksLot = (line: SampleLineReply) =>
    Number(sentOf(line).number) > 0 && sentOf(line).lotNo.trim() === '';

  function check() {
    setChecked(true);
    if (!form.check()) return false;
    if (lines.some((line) => !isNumber(sentOf(line), line) || lacksLot(line))) return false;
    return lines.every((line) => Number(sentOf(line).number) === 0) ? say.nothingToShip : true;
  }

  async function ship(requestId: string) {
    await call(sampleProtocol.ship, {
      sampleSn: sample.sampleSn,
      carrier: form.values.carrier.trim(),
      trackingNo: form.values.trackingNo.trim(),
      lines: lines.map((line) => ({
        sampleLineId: line.sampleLineId,
        number: Number(sentOf(line).number),
        lotNo: sentOf(line).lotNo.trim(),
      })),
      requestId,
    });
    onShipped();
  }

  return (
    <FormDialog
      size="lg"
      title={say.shipTitle(sample.sampleSn)}
      submitLabel={say.ship}
      onClose={onClose}
      check={check}
      onSubmit={ship}
    >
      <FormFields form={form} />
      <CarrierChoices id="carriers" />
      <ul className="divide-y divide-line rounded-control border border-line">
        {lines.map((line) => {
          const one = sentOf(line);
          const isWrong = isChecked && !isNumber(one, line);
          const hasNoLot = isChecked && lacksLot(line);
          return (
            <li key={line.sampleLineId} className="px-3 py-2">
              <div className="grid grid-cols-[minmax(0,1fr)_72px_minmax(0,140px)] items-center gap-2">
                <span className="min-w-0">
                  <span className="num block font-semibold wrap-anywhere">{line.partNo}</span>
                  <span className="num text-12 text-hint">{say.left(leftOf(line))}</span>
                </span>
                <Input
                  size="sm"
                  inputMode="numeric"
                  maxLength={3}
                  aria-label={say.numberOf(line.partNo)}
                  aria-invalid={isWrong || undefined}
                  value={one.number}
                  onChange={(event) => change(line, { number: event.target.value })}
                  onFocus={(event) => event.target.select()}
                  className="num"
                />
                <Input
                  size="sm"
                  maxLength={60}
                  placeholder={say.lotNo}
                  aria-label={say.lotOf(line.partNo)}
                  aria-invalid={hasNoLot || undefined}
                  value={one.lotNo}
                  onChange={(event) => change(line, { lotNo: event.target.value })}
                  className="num"
                />
              </div>
              {isWrong ? <p className="mt-1 text-12 text-refused">{say.left(leftOf(line))}</p> : null}
              {hasNoLot ? <p className="mt-1 text-12 text-refused">{say.lotMissing}</p> : null}
            </li>
          );
        })}
      </ul>
    </FormDialog>
  );
}
