// The window in which the other side agrees to end a contract, with the proof that it is somebody who may.
import { call } from '#kit/browser/call.ts';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { ContractDetail } from '../../contract-detail.protocol.ts';
import { contractDoor } from '../contract-door.ts';
import { contractWords } from '../contract-words.ts';
import { SecondFactorFields, useSecondFactor } from '../sign/second-factor.tsx';

/** Mount it to open it. */
export function AgreeTerminationDialog(props: {
  contract: ContractDetail;
  onClose: () => void;
  onAgreed: () => void;
}) {
  const { contract, onClose, onAgreed } = props;
  const say = useWords(contractWords);
  const factor = useSecondFactor(contract.standing);
  const { contractSn, version, side, proposal } = contract;
  return (
    <FormDialog
      tone="danger"
      title={say.agreeTermination}
      text={say.agreeTerminationText}
      submitLabel={say.agreeTermination}
      onClose={onClose}
      check={() => factor.isRight()}
      onSubmit={async () => {
        await call(contractDoor[side].agreeTermination, { contractSn, version, ...factor.fields() });
        onAgreed();
      }}
    >
      {proposal ? (
        <dl className="space-y-2 text-13">
          <div>
            <dt className="text-hint">{say.reason}</dt>
            <dd className="wrap-anywhere whitespace-pre-wrap">{proposal.reason}</dd>
          </div>
          {proposal.settlement ? (
            <div>
              <dt className="text-hint">{say.settlement}</dt>
              <dd className="wrap-anywhere whitespace-pre-wrap">{proposal.settlement}</dd>
            </div>
          ) : null}
        </dl>
      ) : null}
      <SecondFactorFields input={factor} mobile={contract.standing.mobile} />
    </FormDialog>
  );
}
