// Where an operator whose account was made by a command chooses his password: by a link that is good once.
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { FormError } from '#kit/ui/form-error.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { accountWords } from '#mall/login/parts/account-words.ts';
import { EntranceCard } from '#mall/login/parts/entrance-card.tsx';
import { PasswordSet, PasswordStep } from '#mall/login/parts/forget-form.tsx';
import { titled } from './seo.ts';

export const meta = titled(accountWords.setupTitle);

export default function SetupPage() {
  const say = useWords(accountWords);
  const [query] = useSearchParams();
  const ticket = query.get('k') ?? '';
  const [stage, setStage] = useState<'password' | 'done' | 'over'>(ticket === '' ? 'over' : 'password');
  return (
    <EntranceCard title={say.setupTitle}>
      {stage === 'done' ? (
        <PasswordSet login="/login" title={say.setupDone} text={say.setupDoneText} />
      ) : stage === 'over' ? (
        <FormError>{say.setupOver}</FormError>
      ) : (
        <>
          <p className="mb-4 text-13 text-secondary">{say.setupText}</p>
          <PasswordStep
            isOperator
            ticket={ticket}
            onDone={() => setStage('done')}
            onAgain={() => setStage('over')}
          />
        </>
      )}
    </EntranceCard>
  );
}
