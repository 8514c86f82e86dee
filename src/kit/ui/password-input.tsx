// The field for a password, which can be shown while typing it.
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useEntryWords } from './entry-words.ts';
import { Input, type InputProps } from './input.tsx';

/** Hidden at first; the eye shows it. Give `autoComplete` ("current-password" or "new-password"). */
export function PasswordInput(props: Omit<InputProps, 'type' | 'after'>) {
  const say = useEntryWords();
  const [shown, setShown] = useState(false);
  return (
    <Input
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      after={
        <button
          type="button"
          aria-label={say(shown ? 'hidePassword' : 'showPassword')}
          aria-pressed={shown}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
          className="-mr-1.5 inline-flex size-7 items-center justify-center rounded-control hover:text-ink"
        >
          {shown ? <EyeOff size={16} aria-hidden="true" /> : <Eye size={16} aria-hidden="true" />}
        </button>
      }
    />
  );
}
