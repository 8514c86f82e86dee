// The window in which a designer corrects a request that was sent back.
import { useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { useCall } from '#kit/browser/use-call.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { Field } from '#kit/ui/field.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { QuantityStepper } from '#kit/ui/quantity-stepper.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { type Address, addressProtocol } from '#mall/address/address.protocol.ts';
import { sampleProtocol } from '../sample.protocol.ts';
import type { SampleDetail } from '../sample-detail.protocol.ts';
import { sampleWords } from './sample-words.ts';
import { trialOf, useTrialForm } from './use-trial-form.ts';

/** Mount it to open it. */
export function ResubmitDialog(props: {
  sample: SampleDetail;
  onClose: () => void;
  onResubmitted: () => void;
}) {
  const { sample, onClose, onResubmitted } = props;
  const say = useWords(sampleWords);
  const form = useTrialForm({ initial: { ...sample, eau: sample.eau === null ? '' : String(sample.eau) } });
  const [numbers, setNumbers] = useState<ReadonlyMap<number, number>>(
    () => new Map(sample.lines.map((line) => [line.sampleLineId, line.askedNum])),
  );
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  // Without them the samples go where they were to go.
  const addresses = useCall(addressProtocol.list, {}).reply ?? [];
  const [addressId, setAddressId] = useState('');
  const reason = sample.log.find((entry) => entry.event === 'sendBack')?.reason;

  function check() {
    if (!form.areRight()) return false;
    return removed.size === sample.lines.length ? say.keepOne : true;
  }

  async function resubmit() {
    await call(sampleProtocol.resubmit, {
      sampleSn: sample.sampleSn,
      version: sample.version,
      ...trialOf(form.values),
      ...(addressId ? { addressId: Number(addressId) } : {}),
      lines: [...numbers].map(([sampleLineId, number]) => ({
        sampleLineId,
        number: removed.has(sampleLineId) ? 0 : number,
      })),
    });
    form.forget();
    onResubmitted();
  }

  const toggle = (id: number) =>
    setRemoved((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });

  return (
    <FormDialog
      size="lg"
      title={say.resubmit}
      text={reason ? say.closedBecause(reason) : undefined}
      submitLabel={say.submit}
      onClose={onClose}
      check={check}
      onSubmit={resubmit}
    >
      <Field label={say.samples} group>
        {(wiring) => (
          <ul
            aria-labelledby={wiring['aria-labelledby']}
            className="divide-y divide-line rounded-control border border-line"
          >
            {sample.lines.map((line) => {
              const isOut = removed.has(line.sampleLineId);
              return (
                <li
                  key={line.sampleLineId}
                  className="flex flex-wrap items-center justify-between gap-2 px-3 py-2"
                >
                  <span className={isOut ? 'num text-hint line-through' : 'num font-semibold'}>
                    {line.partNo}
                  </span>
                  <span className="flex items-center gap-3">
                    <QuantityStepper
                      value={numbers.get(line.sampleLineId) ?? line.askedNum}
                      label={say.quantityOf(line.partNo)}
                      disabled={isOut}
                      onCommit={(number) =>
                        setNumbers((before) => new Map(before).set(line.sampleLineId, number))
                      }
                      className="w-[130px]"
                    />
                    <label className="flex items-center gap-1 text-12 whitespace-nowrap">
                      <input
                        type="checkbox"
                        checked={!isOut}
                        onChange={() => toggle(line.sampleLineId)}
                        aria-label={say.selectLine(line.partNo)}
                      />
                    </label>
                  </span>
                </li>
              );
            })}
          </ul>
        )}
      </Field>
      <FormFields form={form} />
      <Field label={say.deliverTo}>
        <NativeSelect
          name="addressId"
          value={addressId}
          onChange={(event) => setAddressId(event.target.value)}
          placeholder={say.sameAddress(placeOf(sample.receiver))}
          options={addresses.map((one) => ({ value: String(one.addressId), text: placeOf(one) }))}
        />
      </Field>
    </FormDialog>
  );
}

const placeOf = (place: Pick<Address, 'receiverName' | 'mobile' | 'regionName' | 'detailAddress'>) =>
  `${place.receiverName} ${place.mobile} · ${place.regionName} ${place.detailAddress}`;
