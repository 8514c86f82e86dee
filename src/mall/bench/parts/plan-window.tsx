// The window in which an item is put on days, with whom.
import { useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { useCall } from '#kit/browser/use-call.ts';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { Field } from '#kit/ui/field.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { Input } from '#kit/ui/input.tsx';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { benchProtocol, type ItemDetail } from '../bench.protocol.ts';
import { benchWords } from './bench-words.ts';

interface Props {
  onClose: () => void;
  onDone: () => void;
  /** Where a card was dropped. */
  dropped?: { from: string; engineerId: number | null };
}

/** Opened from the board, where only the card is known. */
export function PlanCard({ itemId, ...props }: Props & { itemId: number }) {
  const { reply } = useCall(benchProtocol.detail, { itemId });
  return reply ? <PlanWindow one={reply as ItemDetail} {...props} /> : null;
}

export function PlanWindow({ one, onClose, onDone, dropped }: Props & { one: ItemDetail }) {
  const say = useWords(benchWords);
  const able = one.engineers.filter(({ isTrained }) => isTrained);
  const [engineerId, setEngineer] = useState(
    String(dropped?.engineerId ?? one.engineerId ?? able[0]?.memberId ?? ''),
  );
  const [from, setFrom] = useState(dropped?.from ?? one.plannedFrom ?? one.proposal.from);
  const [to, setTo] = useState(dropped ? '' : (one.plannedTo ?? ''));
  const [beyond, setBeyond] = useState(false);
  const { itemId, version } = one;
  return (
    <FormDialog
      title={`${say.plan} · ${one.item}`}
      text={say.planText}
      submitLabel={say.plan}
      onClose={onClose}
      check={() => engineerId !== '' && from !== ''}
      onSubmit={async () => {
        await call(benchProtocol.plan, {
          itemId,
          version,
          engineerId,
          from,
          to: to || undefined,
          beyond,
        } as never);
        onDone();
      }}
    >
      <Field label={say.engineer} required>
        {({ id }) => (
          <NativeSelect
            id={id}
            value={engineerId}
            onChange={(event) => setEngineer(event.target.value)}
            options={[
              { value: '', text: say.choose },
              ...one.engineers.map(({ memberId, name, isTrained }) => ({
                value: String(memberId),
                text: isTrained ? name : `${name} · ${say.notTrained}`,
                disabled: !isTrained,
              })),
            ]}
          />
        )}
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field label={say.from} required>
          {({ id }) => (
            <Input id={id} type="date" value={from} onChange={(event) => setFrom(event.target.value)} />
          )}
        </Field>
        <Field label={say.to} hint={say.toHint}>
          {({ id }) => (
            <Input id={id} type="date" value={to} onChange={(event) => setTo(event.target.value)} />
          )}
        </Field>
      </div>
      <Checkbox checked={beyond} onChange={(event) => setBeyond(event.target.checked)}>
        {say.beyond}
      </Checkbox>
    </FormDialog>
  );
}
