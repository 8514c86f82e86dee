// Recovery codes, shown this once.
import type { ReactNode } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { factorWords } from './factor-words.ts';

export type RecoveryCodesProps = {
  codes: readonly string[];
  /** Above them: the steps that led here. */
  head?: ReactNode;
  onKept: () => void;
};

export function RecoveryCodes({ codes, head, onKept }: RecoveryCodesProps) {
  const say = useWords(factorWords);
  async function copy() {
    await navigator.clipboard.writeText(codes.join('\n'));
    toast.show({ text: say.copied });
  }
  return (
    <Card>
      <h1 className="text-20 font-semibold">{say.codesTitle}</h1>
      {head ? <div className="mt-4 max-w-xl">{head}</div> : null}
      <p className="mt-4 max-w-xl text-13 text-secondary">{say.codesText}</p>
      <ol className="num mt-4 grid max-w-md grid-cols-2 gap-x-6 gap-y-2 rounded-card border border-line bg-page px-4 py-3 text-14 max-sm:gap-x-3">
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="primary" onClick={onKept}>
          {say.saved}
        </Button>
        <Button onClick={() => void copy()}>{say.copyAll}</Button>
      </div>
    </Card>
  );
}
