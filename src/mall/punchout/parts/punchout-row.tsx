// Punchout in the list of what an account has: the way to its page.
import { Building2 } from 'lucide-react';
import { Button } from '#kit/ui/button.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { useSession } from '#mall/login/parts/session.ts';
import { useMay } from '#mall/login/parts/use-may.ts';
import { punchoutWords } from './punchout-words.ts';

/** For an enterprise alone; nothing for an employee who may not manage it. */
export function PunchoutRow() {
  const say = useWords(punchoutWords);
  const may = useMay();
  const { member } = useSession();
  if (member?.memberType !== 3 || !may('ent.role')) return null;
  return (
    <li className="flex items-center gap-3 px-4 py-3">
      <Building2 size={20} aria-hidden="true" className="shrink-0 text-muted" />
      <div className="min-w-0 flex-1 sm:flex sm:items-center sm:gap-4">
        <h2 className="w-28 shrink-0 text-14">{say.title}</h2>
        <p className="min-w-0 flex-1 text-13 text-hint">{say.rowText}</p>
      </div>
      <Button to="/member/pwd/punchout" size="sm" aria-label={`${say.manage}: ${say.title}`}>
        {say.manage}
      </Button>
    </li>
  );
}
