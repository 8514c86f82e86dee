// The second factor in the list of protections: whether it is on, and the way to its page.
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useCall } from '#kit/browser/use-call.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { accountWords } from '#mall/login/parts/account-words.ts';
import { secondFactorProtocol } from '../second-factor.protocol.ts';
import { factorWords } from './factor-words.ts';

export function FactorRow() {
  const say = useWords(factorWords);
  const { set } = useWords(accountWords);
  // Without an answer the row stays away; the rest of the page says what is wrong.
  const { reply } = useCall(secondFactorProtocol.standing, {}, 0);
  if (!reply) return null;
  const isOn = reply.isOn === 1;
  const action = isOn ? say.manage : set;
  return (
    <li className="flex items-center gap-3 px-4 py-3">
      {isOn ? (
        <CircleCheck size={20} aria-hidden="true" className="shrink-0 text-done" />
      ) : (
        <CircleDashed size={20} aria-hidden="true" className="shrink-0 text-muted" />
      )}
      <div className="min-w-0 flex-1 sm:flex sm:items-center sm:gap-4">
        <h2 className="w-28 shrink-0 text-14">{say.title}</h2>
        <p className="min-w-0 flex-1 text-13 text-hint">{say.rowText}</p>
        <p className="num shrink-0 text-13 wrap-anywhere text-secondary">
          {reply.since ? say.isOnSince(showMoment(reply.since).slice(0, 10)) : say.isOff}
        </p>
      </div>
      <Button to="/member/pwd/factor" size="sm" aria-label={`${action}: ${say.title}`}>
        {action}
      </Button>
    </li>
  );
}
