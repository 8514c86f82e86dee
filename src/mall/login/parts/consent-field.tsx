// The consent to the mall's agreements, without which nobody registers.
import { useId } from 'react';
import { Link } from 'react-router';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { loginWords } from './login-words.ts';

export type ConsentFieldProps = {
  agreed: boolean;
  onChange: (agreed: boolean) => void;
  /** He has tried to go on without: says under the box that it must be ticked. */
  isMissing: boolean;
};

/** Never ticked beforehand. */
export function ConsentField({ agreed, onChange, isMissing }: ConsentFieldProps) {
  const say = useWords(loginWords);
  const hintId = useId();
  return (
    <div>
      <div className="flex items-start gap-1.5 text-13">
        <Checkbox
          checked={agreed}
          onChange={(event) => onChange(event.target.checked)}
          aria-label={`${say.agreeRead} ${say.agreement} ${say.and} ${say.privacy}`}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? hintId : undefined}
          className="mt-0.5 shrink-0"
        />
        <span className="min-w-0 text-secondary">
          {say.agreeRead} <AgreementLink code="register">{say.agreement}</AgreementLink> {say.and}{' '}
          <AgreementLink code="privacy">{say.privacy}</AgreementLink>
        </span>
      </div>
      {isMissing ? (
        <p id={hintId} className="mt-1 text-12 text-refused">
          {say.mustAgree}
        </p>
      ) : null}
    </div>
  );
}

/** In a new tab, so that the form stays as it is. */
function AgreementLink({ code, children }: { code: string; children: string }) {
  return (
    <Link to={`/agreement?code=${code}`} target="_blank" className="text-brand hover:underline">
      {children}
    </Link>
  );
}
