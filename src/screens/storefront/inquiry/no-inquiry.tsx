// Said where an address names no inquiry.
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { inquiryWords } from '#mall/inquiry/parts/inquiry-words.ts';

export function NoInquiry({ to }: { to: string }) {
  const say = useWords(inquiryWords);
  return (
    <EmptyState
      className="rounded-card border border-line bg-surface"
      title={say.noSn}
      action={
        <Button to={to} variant="primary">
          {say.toList}
        </Button>
      }
    />
  );
}
