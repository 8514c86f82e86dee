// Setting up a second factor in three steps: the member proves himself, his authenticator learns the secret, he keeps the recovery codes.
import { useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { Steps } from '#kit/ui/steps.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { accountProtocol, type Standing } from '#mall/login/account.protocol.ts';
import { AccountForm } from '#mall/login/parts/account-form.tsx';
import { LineField, useFields } from '#mall/login/parts/line-field.tsx';
import { ProofFields } from '#mall/login/parts/proof-fields.tsx';
import { useProof, waysOf } from '#mall/login/parts/use-proof.ts';
import { checkFactorCode } from '../factor-code.ts';
import { type FactorSecret, secondFactorProtocol } from '../second-factor.protocol.ts';
import { factorWords } from './factor-words.ts';

export type FactorSetUpProps = {
  standing: Standing;
  /** The console is shut to him until it is done. */
  isDuty: boolean;
  /** It is on, with these recovery codes. */
  onDone: (codes: readonly string[]) => void;
};

export function FactorSetUp({ standing, isDuty, onDone }: FactorSetUpProps) {
  const say = useWords(factorWords);
  const ways = waysOf(standing);
  const input = useProof(ways);
  const fields = useFields({ code: checkFactorCode }, 'sent');
  const attempt = useAct({ atField: fields.atField });
  const [made, setMade] = useState<FactorSecret>();

  function submit() {
    if (made) {
      if (fields.areRight())
        void attempt.run(async () => onDone((await call(secondFactorProtocol.confirm, fields.values)).codes));
      return;
    }
    const isRight = input.isRight();
    const { by, proof } = input;
    if (isRight && by)
      void attempt.run(async () => {
        const { ticket } = await call(accountProtocol.prove, { by, proof });
        setMade(await call(secondFactorProtocol.begin, { ticket }));
      });
  }

  return (
    <AccountForm
      title={say.title}
      text={isDuty ? say.duty : made ? say.othersLeave : say.why}
      head={<FactorSteps at={made ? 1 : 0} />}
      attempt={attempt}
      submitLabel={made ? say.turnOn : say.next}
      onSubmit={submit}
      isClosed={ways.length === 0}
    >
      {made ? (
        <>
          <p className="text-13 text-secondary">{say.scan}</p>
          <img
            src={made.image}
            alt={say.picture}
            width={184}
            height={184}
            className="rounded-card border border-line bg-white"
          />
          <div className="text-13">
            <p className="text-secondary">{say.orType}</p>
            <p className="flex items-center gap-1">
              <span className="num font-semibold wrap-anywhere">
                {made.secret.replace(/(.{4})(?=.)/g, '$1 ')}
              </span>
              <CopyButton text={made.secret} />
            </p>
            <p className="text-12 text-hint">{say.onceOnly}</p>
          </div>
          <LineField
            fields={fields}
            name="code"
            label={say.code}
            placeholder={say.codePlace}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
          />
        </>
      ) : (
        <ProofFields input={input} standing={standing} />
      )}
    </AccountForm>
  );
}

/** @param at how many steps are done */
export function FactorSteps({ at }: { at: 0 | 1 | 2 }) {
  const say = useWords(factorWords);
  const titles = [say.stepProve, say.stepScan, say.stepCodes];
  return (
    <Steps
      steps={titles.map((title, i) => ({ title, state: i < at ? 'done' : i === at ? 'current' : 'todo' }))}
    />
  );
}
