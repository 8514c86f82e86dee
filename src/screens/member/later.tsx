// The page of a member feature that is still to come (spec §8).
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { laterWords } from '../later-words.ts';
import { hiddenMeta, type MetaArgs, siteOf } from '../storefront/seo.ts';
import { memberWords } from './member-words.ts';

export const meta = (args: MetaArgs) => hiddenMeta(args, memberWords.centre[siteOf(args.matches).language]);

export default function LaterForMembers() {
  const say = useWords(laterWords);
  return (
    <EmptyState
      className="rounded-card border border-line bg-surface"
      title={say.upgrade}
      action={
        <Button to="/member/index" variant="primary">
          {say.memberHome}
        </Button>
      }
    />
  );
}
