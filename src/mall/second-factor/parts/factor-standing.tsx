// A second factor that is on: since when, how many recovery codes are left, new ones, and switching it off.
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { accountProtocol, type Standing } from '#mall/login/account.protocol.ts';
import { accountWords } from '#mall/login/parts/account-words.ts';
import { type Fields, LineField, useFields } from '#mall/login/parts/line-field.tsx';
import { ProofFields } from '#mall/login/parts/proof-fields.tsx';
import { useProof, waysOf } from '#mall/login/parts/use-proof.ts';
import { checkFactorCode } from '../factor-code.ts';
import { type FactorStanding, secondFactorProtocol } from '../second-factor.protocol.ts';
import { factorWords } from './factor-words.ts';

/** From here on it is time for new recovery codes. */
const FEW = 3; // chosen

export type FactorStandingCardProps = {
  factor: FactorStanding;
  standing: Standing;
  onCodes: (codes: readonly string[]) => void;
  onEnded: () => void;
};

export function FactorStandingCard({ factor, standing, onCodes, onEnded }: FactorStandingCardProps) {
  const say = useWords(factorWords);
  const { back } = useWords(accountWords);
  const [open, setOpen] = useState<'renew' | 'end'>();
  const close = () => setOpen(undefined);
  const { codesLeft, since } = factor;
  return (
    <div className="flex flex-col gap-3 pb-4">
      <Link to="/member/account" className="self-start text-13 text-secondary hover:text-brand">
        ‹ {back}
      </Link>
      <Card>
        <h1 className="text-20 font-semibold">{say.title}</h1>
        <p className="mt-2 text-done">
          {say.isOn}
          {since ? (
            <span className="num ml-2 text-13 text-hint">{showMoment(since).slice(0, 10)}</span>
          ) : null}
        </p>
        <p className={`mt-1 text-13 ${codesLeft <= FEW ? 'text-waiting' : 'text-secondary'}`}>
          {say.codesLeft(codesLeft)}
          {codesLeft <= FEW ? ` · ${say.fewLeft}` : ''}
        </p>
        <div className="mt-4 flex flex-wrap gap-2">
          <Button onClick={() => setOpen('renew')}>{say.renew}</Button>
          <Button onClick={() => setOpen('end')}>{say.turnOff}</Button>
        </div>
      </Card>
      {open === 'renew' ? (
        <RenewDialog
          onClose={close}
          onCodes={(codes) => {
            close();
            onCodes(codes);
          }}
        />
      ) : null}
      {open === 'end' ? <EndDialog standing={standing} onClose={close} onEnded={onEnded} /> : null}
    </div>
  );
}

function CodeLine({ fields }: { fields: Fields<'code'> }) {
  const say = useWords(factorWords);
  return (
    <LineField
      fields={fields}
      name="code"
      label={say.code}
      placeholder={say.anyCodePlace}
      autoComplete="one-time-code"
      maxLength={20}
    />
  );
}

function RenewDialog({
  onClose,
  onCodes,
}: {
  onClose: () => void;
  onCodes: (codes: readonly string[]) => void;
}) {
  const say = useWords(factorWords);
  const fields = useFields({ code: checkFactorCode }, 'sent');
  return (
    <FormDialog
      size="sm"
      title={say.renew}
      text={say.renewText}
      submitLabel={say.renew}
      onClose={onClose}
      check={() => fields.areRight()}
      atField={fields.atField}
      onSubmit={async () => onCodes((await call(secondFactorProtocol.renewCodes, fields.values)).codes)}
    >
      <CodeLine fields={fields} />
    </FormDialog>
  );
}

function EndDialog({
  standing,
  onClose,
  onEnded,
}: {
  standing: Standing;
  onClose: () => void;
  onEnded: () => void;
}) {
  const say = useWords(factorWords);
  const input = useProof(waysOf(standing));
  const fields = useFields({ code: checkFactorCode }, 'sent');
  /** Good for another code when the first one was wrong. */
  const [ticket, setTicket] = useState<string>();
  async function end() {
    const { by, proof } = input;
    if (!by) return;
    const proven = ticket ?? (await call(accountProtocol.prove, { by, proof })).ticket;
    setTicket(proven);
    await call(secondFactorProtocol.end, { ticket: proven, ...fields.values });
    toast.show({ text: say.turnedOff });
    onEnded();
  }
  return (
    <FormDialog
      size="sm"
      tone="danger"
      title={say.turnOff}
      text={say.turnOffText}
      submitLabel={say.turnOff}
      onClose={onClose}
      check={() => [ticket !== undefined || input.isRight(), fields.areRight()].every(Boolean)}
      atField={fields.atField}
      onSubmit={end}
    >
      {ticket ? null : <ProofFields input={input} standing={standing} />}
      <CodeLine fields={fields} />
    </FormDialog>
  );
}
