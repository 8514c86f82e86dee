// The page of a member feature that is still to come (spec §8).
import { Button } from '#kit/ui/button.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { LaterNotice, laterMeta } from '../later-notice.tsx';
import { laterWords } from '../later-words.ts';

export const meta = laterMeta;

export default function LaterForMembers() {
  const say = useWords(laterWords);
  return (
    <LaterNotice
      className="rounded-card border border-line bg-surface"
      home={
        <Button to="/member/index" variant="primary">
          {say.memberHome}
        </Button>
      }
    />
  );
}
