// Where what was paid by bank transfer goes back to: the account it came from, or the balance.
import { useId } from 'react';
import { RadioGroup } from '#kit/ui/radio-group.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { caseWords } from './case-words.ts';

/** Nothing where nothing was transferred. @param from as `Maximum` says it */
export function WhereBack({
  from,
  toBalance,
  onChange,
}: {
  from: string | null;
  toBalance: boolean;
  onChange: (toBalance: boolean) => void;
}) {
  const say = useWords(caseWords);
  const name = useId();
  if (from === null) return null;
  return (
    <div className="mt-4 text-13">
      <p className="mb-2 text-secondary">{say.goesBack}</p>
      <RadioGroup
        name={name}
        aria-label={say.goesBack}
        value={toBalance ? 'balance' : 'bank'}
        onChange={(value) => onChange(value === 'balance')}
        options={[
          { value: 'bank', label: say.goesToBank(from) },
          { value: 'balance', label: say.goesToBalance },
        ]}
      />
      <p className="mt-1 text-12 text-hint">{say.onlyTransferred}</p>
    </div>
  );
}
