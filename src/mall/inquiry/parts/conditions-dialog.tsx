// What one needs to inquire, each met or not met, and the way to what is missing (spec §4).
import { CircleCheck, CircleX } from 'lucide-react';
import { Button } from '#kit/ui/button.tsx';
import { Dialog } from '#kit/ui/dialog.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { Conditions } from '../inquiry.protocol.ts';
import { entryWords } from './entry-words.ts';

/** Mount it to open it. What is missing stands first. */
export function ConditionsDialog({ found, onClose }: { found: Conditions; onClose: () => void }) {
  const say = useWords(entryWords);
  const sorted = [...found.conditions].sort((a, b) => Number(a.pass) - Number(b.pass));
  return (
    <Dialog
      open
      title={say.conditions}
      text={say.conditionsText}
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={<Button onClick={onClose}>{say.close}</Button>}
    >
      <ul className="divide-y divide-line">
        {sorted.map((one) => (
          <li key={one.code} className="flex items-start gap-3 py-2.5 text-13">
            {one.pass ? (
              <CircleCheck size={18} aria-hidden="true" className="mt-px shrink-0 text-done" />
            ) : (
              <CircleX size={18} aria-hidden="true" className="mt-px shrink-0 text-refused" />
            )}
            <div className="min-w-0 flex-1">
              <p>{one.description}</p>
              {one.hint ? <p className="text-12 text-hint">{one.hint}</p> : null}
            </div>
            <span className={one.pass ? 'whitespace-nowrap text-done' : 'whitespace-nowrap text-refused'}>
              {one.pass ? say.met : say.notMet}
            </span>
            {!one.pass && one.fixUrl ? (
              <Button size="sm" to={one.fixUrl} className="-my-1">
                {say.mend}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
