// The seals of a side: how they look, which may be used, adding one, putting one out of use.
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { ActionButtons, type DetailActions } from '#kit/detail/detail-actions.tsx';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';

import { Tag } from '#kit/ui/tag.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import type { ContractSide } from '../../contract-process.ts';
import type { SealReply } from '../../sign-auth.protocol.ts';
import { sealKinds } from '../../sign-auth-words.ts';
import { signAuthDoor } from '../contract-door.ts';
import { authenWords as W } from './authen-words.ts';
import { SealPicture } from './seal-picture.tsx';

const SEAL = {
  kind: field.radio(W.sealKind, sealKinds, { empty: 'contract', look: 'plain', className: 'flex-col' }),
  name: field.text(W.sealName, { optional: true, hint: W.sealNameHint, max: 40 }),
};

export function SealsCard(props: {
  seals: readonly SealReply[];
  side: ContractSide;
  mayAdd: boolean;
  onChanged: () => void;
}) {
  const { seals, side, mayAdd, onChanged } = props;
  const say = useWords(W);
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
  const say = useWords(W);
  const form = useForm(SEAL);
  return (
    <FormDialog
      title={say.addSeal}
      text={say.sealsText}
      submitLabel={say.addSeal}
      onClose={props.onClose}
      form={form}
      onSubmit={async (requestId) => {
        const { kind, name } = form.values;
        await call(signAuthDoor[props.side].createSeal, { kind, name: name.trim(), requestId });
        props.onAdded();
      }}
    >
      <FormFields form={form} columns={1} />
    </FormDialog>
  );
}
