// What the screens of samples in the tools area show when they cannot be loaded: why, a retry, the way to the requests.
import { Button } from '#kit/ui/button.tsx';
import { LoadError } from '#kit/ui/load-error.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { sampleWords } from '#mall/sample/parts/sample-words.ts';

export function ErrorBoundary() {
  const say = useWords(sampleWords);
  const toHistory = <Button to="/prototype/sample/history">{say.history}</Button>;
  return (
    <div className="page-width py-4">
      <LoadError action={toHistory} missing={toHistory} />
    </div>
  );
}
