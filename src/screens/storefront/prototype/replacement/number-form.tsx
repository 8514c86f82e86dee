// The field for part numbers, typed, pasted or taken from a BOM; leads to the results under an address that can be shared.
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { useSession } from '#mall/login/parts/session.ts';
import { splitNumbers } from '#mall/replacement/part-numbers.ts';
import { replacementWords } from '#mall/replacement/parts/replacement-words.ts';
import {
  LONGEST_ADDRESS,
  MOST_IN_ADDRESS,
  MOST_NUMBERS,
  replacementProtocol,
} from '#mall/replacement/replacement.protocol.ts';
import { BomChoice } from './bom-choice.tsx';

/** Well-known numbers to begin with. */
const EXAMPLES = ['STM32F103C8T6', 'LM358DR', 'TJA1050T/CM,118', 'AT24C02C-SSHM-T'];

/** The address of the results; kept as a list first where the numbers are too many for an address. */
export async function resultsAddress(numbers: readonly string[]): Promise<string> {
  const joined = numbers.map(encodeURIComponent).join('%0A');
  if (numbers.length <= MOST_IN_ADDRESS && joined.length <= LONGEST_ADDRESS) {
    return `/prototype/replacement/list?partNo=${joined}`;
  }
  const { listId } = await call(replacementProtocol.keepList, { partNos: [...numbers] });
  return `/prototype/replacement/list?listId=${listId}`;
}

export function NumberForm({ initial }: { initial: string }) {
  const say = useWords(replacementWords);
  const navigate = useNavigate();
  const { status } = useSession();
  const [text, setText] = useState(initial);
  const [error, setError] = useState('');
  const { busy, error: failed, say: tell, run } = useAct({ says: 'here' });
  const [isChoosing, setChoosing] = useState(false);
  const all = splitNumbers(text);
  const numbers = all.slice(0, MOST_NUMBERS);

  async function search(wanted: readonly string[]) {
    if (wanted.length === 0) {
      tell('');
      return setError(say.numbersMissing);
    }
    await run(async () => navigate(await resultsAddress(wanted)));
  }

  return (
    <form
      action="/prototype/replacement/list"
      onSubmit={(event) => {
        event.preventDefault();
        void search(numbers);
      }}
      className="space-y-3"
    >
      <Field
        label={say.numbers}
        required
        hint={say.numbersHint(MOST_NUMBERS)}
        error={error}
        aside={
          numbers.length > 0 ? (
            <span className="num text-hint">{say.numbersCount(numbers.length)}</span>
          ) : null
        }
      >
        <Textarea
          rows={6}
          name="partNo"
          value={text}
          spellCheck={false}
          placeholder={'STM32F103C8T6\nLM358DR'}
          className="num max-h-80"
          onChange={(event) => {
            setText(event.target.value);
            setError('');
          }}
        />
      </Field>
      {all.length > MOST_NUMBERS ? (
        <p role="status" className="num text-12 text-waiting">
          {say.tooManyNumbers(all.length, MOST_NUMBERS)}
        </p>
      ) : null}
      <FormError>{failed}</FormError>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" busy={busy}>
          {say.search}
        </Button>
        {status === 'member' ? <Button onClick={() => setChoosing(true)}>{say.fromBom}</Button> : null}
        <Button variant="link" to="/quickOrder">
          {say.uploadBom}
        </Button>
      </div>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-12">
        <span className="text-hint">{say.examples}</span>
        {EXAMPLES.map((partNo) => (
          <Link
            key={partNo}
            to={`/prototype/replacement/list?partNo=${encodeURIComponent(partNo)}`}
            className="num min-h-6 text-brand hover:underline"
          >
            {partNo}
          </Link>
        ))}
      </p>
      {isChoosing ? (
        <BomChoice
          onClose={() => setChoosing(false)}
          onChosen={(partNos) => {
            setChoosing(false);
            setText(partNos.join('\n'));
          }}
        />
      ) : null}
    </form>
  );
}
