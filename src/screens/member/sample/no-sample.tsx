// Said where an address names no sample request.
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { sampleWords } from '#mall/sample/parts/sample-words.ts';

export function NoSample({ toList }: { toList: string }) {
  const say = useWords(sampleWords);
  return (
    <EmptyState
      className="rounded-card border border-line bg-surface"
      title={say.noSn}
      action={
        <Button to={toList} variant="primary">
          {say.backToList}
        </Button>
      }
    />
  );
}
