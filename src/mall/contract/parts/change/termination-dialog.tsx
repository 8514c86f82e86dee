// The window in which a side proposes to end a contract, or ends it alone on a legal ground.
import { call } from '#kit/browser/call.ts';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { ContractDetail } from '../../contract-detail.protocol.ts';
import { type GroundKey, grounds } from '../../contract-terms.ts';
import { contractDoor } from '../contract-door.ts';
import { contractWords as W } from '../contract-words.ts';
import { SecondFactorFields, useSecondFactor } from '../sign/second-factor.tsx';

const isShort = (typed: string) => typed.trim().length < 2;
const FIELDS = {
  ground: field.choice(W.ground, grounds, { missing: W.groundMissing, place: W.choose }),
  reason: field.area(W.reason, {
    required: true,
    rule: (typed) => (isShort(typed) ? W.reasonMissing : undefined),
    hint: W.refuseHint,
    max: 500,
  }),
  settlement: field.area(W.settlement, { hint: W.settlementHint, max: 2000 }),
};

/** Mount it to open it. */
export function TerminationDialog(props: {
  contract: ContractDetail;
  what: 'proposeTermination' | 'terminateAlone';
  onClose: () => void;
  onProposed: () => void;
}) {
  const { contract, what, onClose, onProposed } = props;
  const say = useWords(W);
  const factor = useSecondFactor(contract.standing);
  const isAlone = what === 'terminateAlone';
  const form = useForm(FIELDS, {
    when: { ground: () => isAlone },
    rules: { settlement: (typed) => (!isAlone && isShort(typed) ? W.settlementMissing : undefined) },
  });
  const { contractSn, version, side } = contract;

  async function propose() {
    const { ground, reason, settlement } = form.values;
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
      check={() => [factor.isRight(), form.check()].every(Boolean)}
      onSubmit={propose}
    >
      <FormFields
        form={form}
        columns={1}
        now={{ reason: { label: isAlone ? say.notice : say.reason }, settlement: { required: !isAlone } }}
      />
      <SecondFactorFields input={factor} mobile={contract.standing.mobile} />
    </FormDialog>
  );
}
