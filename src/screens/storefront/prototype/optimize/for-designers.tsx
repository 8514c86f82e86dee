// What somebody sees who is no active designer: the server's sentence, and the way to become one (spec §6).
import type { ReactNode } from 'react';
import { CallError } from '#kit/browser/call.ts';
import { State } from '#kit/http/state.ts';
import { Card } from '#kit/ui/card.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { optimiseWords } from '#mall/optimise/parts/optimise-words.ts';

/** Loads for a designer; the refusal's sentence for everybody else who is logged in. */
export async function asDesigner<T>(
  load: () => Promise<T>,
): Promise<{ loaded: T; refused?: undefined } | { loaded?: undefined; refused: string }> {
  try {
    return { loaded: await load() };
  } catch (error) {
    if (error instanceof CallError && error.state === State.notAllowed) return { refused: error.message };
    throw error;
  }
}

export function NotForYou({ sentence }: { sentence: string }) {
  const say = useWords(optimiseWords);
  return (
    <OptimisePage>
      <Card>
        <EmptyState title={sentence} text={say.designersText} way={['/applyDesigner', say.applyDesigner]} />
      </Card>
    </OptimisePage>
  );
}

/** The head that the pages of optimised selection share. */
export function OptimisePage({
  title,
  text,
  actions,
  children,
}: {
  title?: ReactNode;
  text?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const say = useWords(optimiseWords);
  return (
    <div className="page-width space-y-3 py-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="flex flex-wrap items-center gap-2 text-20 font-semibold">{title ?? say.optimise}</h1>
          <p className="mt-1 text-13 text-secondary">{text ?? say.intro}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2 print:hidden">{actions}</div>
      </div>
      {children}
    </div>
  );
}
