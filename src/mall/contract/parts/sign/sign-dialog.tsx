// The window in which somebody signs: what he signs, with which seal, what kind of signature it is, and the proof that it is he.
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { cx } from '#kit/ui/cx.ts';
import { Dialog } from '#kit/ui/dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { ContractDetail } from '../../contract-detail.protocol.ts';
import type { ContractDone } from '../../contract-door.ts';
import { contractDoor, contractPlaces } from '../contract-door.ts';
import { contractWords } from '../contract-words.ts';
import { SealPicture } from '../seal/seal-picture.tsx';
import { HashText } from '../text/hash-text.tsx';
import { SecondFactorFields, useSecondFactor } from './second-factor.tsx';

export interface SignDialogProps {
  contract: ContractDetail;
  what: 'sign' | 'signChange';
  onClose: () => void;
  onSigned: (done: ContractDone) => void;
}

/** Mount it to open it. Who may not sign reads why, and where that is mended. */
export function SignDialog(props: SignDialogProps) {
  const { contract, onClose } = props;
  const say = useWords(contractWords);
  const { standing } = contract;
  if (standing.maySign && standing.seals.length > 0) return <SignForm {...props} />;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={say.signTitle(contract.contractSn)}
      text={standing.why ?? say.notAuthen}
      footer={
        <Button variant="primary" to={standing.fixUrl ?? contractPlaces[contract.side].authen}>
          {say.toAuthen}
        </Button>
      }
    />
  );
}

function SignForm({ contract, what, onClose, onSigned }: SignDialogProps) {
  const say = useWords(contractWords);
  const { contractSn, side, standing } = contract;
  const [sealId, setSealId] = useState(standing.seals.length === 1 ? standing.seals[0]!.sealId : 0);
  const [query] = useSearchParams();
  // Whoever has accepted this very version on its own page need not tick it again.
  const [agrees, setAgrees] = useState(query.get('agreed') === standing.agreementVersion);
  const [isChecked, setChecked] = useState(false);
  const factor = useSecondFactor(standing);
  const toSign = hashToSign(contract, what);

  function check() {
    setChecked(true);
    const isProven = factor.isRight();
    return sealId > 0 && agrees && isProven;
  }

  async function sign() {
    const done = await call(contractDoor[side][what], {
      contractSn,
      contentHash: toSign,
      sealId,
      agreementVersion: standing.agreementVersion,
      ...factor.fields(),
    });
    onSigned(done);
  }

  return (
    <FormDialog
      size="lg"
      title={what === 'sign' ? say.signTitle(contractSn) : say.signChangeTitle(contractSn)}
      submitLabel={say.signNow}
      onClose={onClose}
      check={check}
      onSubmit={sign}
    >
      <div className="text-13">
        <p className="text-secondary">{say.signedText}</p>
        <p className="font-semibold wrap-anywhere">{contract.title}</p>
        <HashText hash={toSign} label={say.hash} />
      </div>
      <Field label={say.seal} group required error={isChecked && !sealId ? say.sealMissing : undefined}>
        {(wiring) => (
          <div {...wiring} role="radiogroup" className="flex flex-wrap gap-2">
            {standing.seals.map((seal) => (
              <label
                key={seal.sealId}
                className={cx(
                  'flex w-36 cursor-pointer flex-col items-center gap-1 rounded-control border p-2 text-12',
                  seal.sealId === sealId ? 'border-brand bg-brand-wash' : 'border-line',
                )}
              >
                <SealPicture svg={seal.svg} name={seal.name} />
                <span className="flex items-center gap-1.5 text-center">
                  <input
                    type="radio"
                    name="sealId"
                    value={seal.sealId}
                    checked={seal.sealId === sealId}
                    onChange={() => setSealId(seal.sealId)}
                    className="size-4 shrink-0"
                  />
                  <span className="min-w-0 wrap-anywhere">{seal.name}</span>
                </span>
              </label>
            ))}
          </div>
        )}
      </Field>
      <SignatureIs />
      <SecondFactorFields input={factor} mobile={standing.mobile} />
      <div>
        <Checkbox
          checked={agrees}
          aria-invalid={isChecked && !agrees ? true : undefined}
          onChange={(event) => setAgrees(event.target.checked)}
        >
          <span>
            {say.agreeRead}{' '}
            <Link
              to={`/contract/agreement?contractSn=${encodeURIComponent(contractSn)}&side=${side}`}
              target="_blank"
              className="text-brand hover:underline"
            >
              {say.agreement}
            </Link>
          </span>
        </Checkbox>
        {isChecked && !agrees ? <p className="mt-1 text-12 text-refused">{say.agreeMissing}</p> : null}
      </div>
    </FormDialog>
  );
}

/** The fingerprint of what is to be signed: of the text on the screen, or of the proposed amendment. */
function hashToSign(contract: ContractDetail, what: SignDialogProps['what']): string {
  if (what === 'sign') return contract.contentHash;
  return (
    contract.versions.find(({ versionNo }) => versionNo === contract.changeNo)?.contentHash ??
    contract.contentHash
  );
}

/** What the built-in signature is, and what it is not: said wherever somebody relies on it. */
export function SignatureIs() {
  const say = useWords(contractWords);
  return (
    <details className="rounded-control border border-line px-3 py-2 text-13" open>
      <summary className="cursor-pointer font-semibold">{say.isAndIsNot}</summary>
      <p className="mt-1 text-secondary">{say.signatureIs}</p>
      <p className="mt-1 text-waiting">{say.signatureIsNot}</p>
    </details>
  );
}
