// The seals of a side: how they look, which may be used, adding one, putting one out of use.
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { ActionButtons, type DetailActions } from '#kit/detail/detail-actions.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Field } from '#kit/ui/field.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { RadioGroup } from '#kit/ui/radio-group.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import type { ContractSide } from '../../contract-process.ts';
import type { SealReply } from '../../sign-auth.protocol.ts';
import { SEAL_KINDS, type SealKind, sealKinds } from '../../sign-auth-words.ts';
import { signAuthDoor } from '../contract-door.ts';
import { authenWords } from './authen-words.ts';
import { SealPicture } from './seal-picture.tsx';

export function SealsCard(props: {
  seals: readonly SealReply[];
  side: ContractSide;
  mayAdd: boolean;
  onChanged: () => void;
}) {
  const { seals, side, mayAdd, onChanged } = props;
  const say = useWords(authenWords);
  const [isAdding, setAdding] = useState(false);
  const door = signAuthDoor[side];
  const actionsOf = ({ sealId, version }: SealReply): DetailActions => ({
    submit: {
      label: say.handIn,
      ask: 'now',
      tone: 'link',
      run: () => call(door.submitSeal, { sealId, version }),
    },
    disable: {
      label: say.disable,
      ask: 'reason',
      tone: 'link',
      isGrave: true,
      text: say.disableText,
      done: say.disabled,
      run: ({ reason }) => call(door.disableSeal, { sealId, version, reason }),
    },
  });
  return (
    <Card
      title={say.seals}
      actions={
        mayAdd ? (
          <Button size="sm" icon={<Plus size={14} aria-hidden="true" />} onClick={() => setAdding(true)}>
            {say.addSeal}
          </Button>
        ) : null
      }
    >
      <p className="mb-3 text-13 text-hint">{say.sealsText}</p>
      {seals.length === 0 ? (
        <p className="text-13 text-secondary">{say.noSeals}</p>
      ) : (
        <ul className="flex flex-wrap gap-3">
          {seals.map((seal) => (
            <li
              key={seal.sealId}
              className="flex w-44 flex-col items-center gap-1 rounded-control border border-line p-3 text-center text-13"
            >
              <SealPicture svg={seal.svg} name={`${seal.kindName} ${seal.partyName}`} className="size-28" />
              <span className="font-semibold">{seal.kindName}</span>
              {seal.name && seal.name !== seal.kindName ? (
                <span className="max-w-full truncate text-12 text-hint">{seal.name}</span>
              ) : null}
              <Tag dot tone={seal.tone}>
                {seal.stateName}
              </Tag>
              <span className="flex gap-2">
                <ActionButtons actions={actionsOf(seal)} allowed={seal.allowedActions} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {isAdding ? (
        <AddSealDialog
          side={side}
          onClose={() => setAdding(false)}
          onAdded={() => {
            setAdding(false);
            toast.show({ text: say.sealAdded });
            onChanged();
          }}
        />
      ) : null}
    </Card>
  );
}

function AddSealDialog(props: { side: ContractSide; onClose: () => void; onAdded: () => void }) {
  const say = useWords(authenWords);
  const language = useLanguage();
  const [kind, setKind] = useState<SealKind>('contract');
  const [name, setName] = useState('');
  return (
    <FormDialog
      title={say.addSeal}
      text={say.sealsText}
      submitLabel={say.addSeal}
      onClose={props.onClose}
      check={() => true}
      onSubmit={async (requestId) => {
        await call(signAuthDoor[props.side].createSeal, { kind, name: name.trim(), requestId });
        props.onAdded();
      }}
    >
      <Field label={say.sealKind} group>
        <RadioGroup
          name="kind"
          value={kind}
          onChange={setKind}
          className="flex-col"
          options={SEAL_KINDS.map((one) => ({ value: one, label: sealKinds[one][language] }))}
        />
      </Field>
      <Field label={say.sealName} optional hint={say.sealNameHint}>
        <Input name="name" maxLength={40} value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
