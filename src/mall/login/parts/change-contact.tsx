// Two steps to another mobile or e-mail address: the member proves himself, then the new one is proven to be his.
import { type ReactNode, useState } from 'react';
import { CallError, call } from '#kit/browser/call.ts';
import { type ActOptions, useAct } from '#kit/browser/use-act.ts';
import { Steps } from '#kit/ui/steps.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { accountProtocol, type Standing } from '../account.protocol.ts';
import { AccountForm } from './account-form.tsx';
import { accountWords } from './account-words.ts';
import { ProofFields } from './proof-fields.tsx';
import { useProof, waysOf } from './use-proof.ts';

export type ChangeContactProps = {
  title: string;
  /** What the new one is called, as the second step. */
  newLabel: string;
  /** The present one, masked. */
  current: string | null;
  standing: Standing;
  hint?: string;
  /** The fields of the second step. */
  children: ReactNode;
  /** Looks at them; says what is wrong and returns false. */
  check: () => boolean;
  /** Sends them with the ticket of the first step. */
  save: (ticket: string) => Promise<void>;
  /** Takes a refusal that belongs to one of its fields. */
  atField: ActOptions['atField'];
};

/** A ticket that is over leads back to the first step, with the mall's sentence. */
export function ChangeContact(props: ChangeContactProps) {
  const { title, newLabel, current, standing, hint, children, check, save, atField } = props;
  const say = useWords(accountWords);
  const [ticket, setTicket] = useState<string>();
  const ways = waysOf(standing);
  const input = useProof(ways);
  const attempt = useAct({ atField });

  function submit() {
    if (ticket) {
      if (check()) void attempt.run(() => sendWith(ticket));
      return;
    }
    const isRight = input.isRight();
    const { by, proof } = input;
    if (isRight && by)
      void attempt.run(async () => setTicket((await call(accountProtocol.prove, { by, proof })).ticket));
  }
  async function sendWith(given: string) {
    try {
      await save(given);
    } catch (reason) {
      const isOver =
        reason instanceof CallError && (reason.data as { isTicketOver?: true } | null)?.isTicketOver;
      if (isOver) {
        setTicket(undefined);
        input.type('');
      }
      throw reason;
    }
  }
  return (
    <AccountForm
      title={title}
      text={[current ? say.current(current) : '', current ? say.oldIsTold : ''].filter(Boolean).join(' · ')}
      head={
        <Steps
          steps={[
            { title: say.proveTitle, state: ticket ? 'done' : 'current' },
            { title: newLabel, state: ticket ? 'current' : 'todo' },
          ]}
        />
      }
      attempt={attempt}
      submitLabel={ticket ? say.save : say.next}
      onSubmit={submit}
      isClosed={ways.length === 0}
    >
      {ticket ? children : <ProofFields input={input} standing={standing} hint={hint} />}
    </AccountForm>
  );
}
