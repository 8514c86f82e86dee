// The window in which a side proposes to end a contract, or ends it alone on a legal ground.
import { useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { Field } from '#kit/ui/field.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { ContractDetail } from '../../contract-detail.protocol.ts';
import { GROUND_KEYS, type GroundKey, grounds } from '../../contract-terms.ts';
import { contractDoor } from '../contract-door.ts';
import { contractWords } from '../contract-words.ts';
import { SecondFactorFields, useSecondFactor } from '../sign/second-factor.tsx';

/** Mount it to open it. */
export function TerminationDialog(props: {
  contract: ContractDetail;
  what: 'proposeTermination' | 'terminateAlone';
  onClose: () => void;
  onProposed: () => void;
}) {
  const { contract, what, onClose, onProposed } = props;
  const say = useWords(contractWords);
  const language = useLanguage();
  const [ground, setGround] = useState<GroundKey | ''>('');
  const [reason, setReason] = useState('');
  const [settlement, setSettlement] = useState('');
  const [isChecked, setChecked] = useState(false);
  const factor = useSecondFactor(contract.standing);
  const isAlone = what === 'terminateAlone';
  const { contractSn, version, side } = contract;

  function check() {
    setChecked(true);
    const isProven = factor.isRight();
    const isGrounded = !isAlone || ground !== '';
    return isProven && isGrounded && reason.trim().length > 1 && (isAlone || settlement.trim().length > 1);
  }

  async function propose() {
    const said = {
      contractSn,
      version,
      reason: reason.trim(),
      settlement: settlement.trim(),
      ...factor.fields(),
    };
    if (isAlone) await call(contractDoor[side].terminateAlone, { ...said, ground: ground as GroundKey });
    else await call(contractDoor[side].proposeTermination, said);
    onProposed();
  }

  return (
    <FormDialog
      tone="danger"
      title={say[what]}
      text={isAlone ? say.aloneText : say.terminationText}
      submitLabel={say[what]}
      onClose={onClose}
      check={check}
      onSubmit={propose}
    >
      {isAlone ? (
        <Field label={say.ground} required error={isChecked && !ground ? say.groundMissing : undefined}>
          <NativeSelect
            name="ground"
            value={ground}
            placeholder={say.choose}
            options={GROUND_KEYS.map((key) => ({ value: key, text: grounds[key][language] }))}
            onChange={(event) => setGround(GROUND_KEYS.find((key) => key === event.target.value) ?? '')}
          />
        </Field>
      ) : null}
      <Field
        label={isAlone ? say.notice : say.reason}
        required
        hint={say.refuseHint}
        error={isChecked && reason.trim().length < 2 ? say.reasonMissing : undefined}
      >
        <Textarea
          name="reason"
          rows={3}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      <Field
        label={say.settlement}
        required={!isAlone}
        hint={say.settlementHint}
        error={isChecked && !isAlone && settlement.trim().length < 2 ? say.settlementMissing : undefined}
      >
        <Textarea
          name="settlement"
          rows={3}
          maxLength={2000}
          value={settlement}
          onChange={(event) => setSettlement(event.target.value)}
        />
      </Field>
      <SecondFactorFields input={factor} mobile={contract.standing.mobile} />
    </FormDialog>
  );
}
