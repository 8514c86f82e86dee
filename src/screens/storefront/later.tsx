// The page of a feature that is still to come (spec §8): says so, and shows ways on.
import { Button } from '#kit/ui/button.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { LaterNotice, laterMeta } from '../later-notice.tsx';
import { laterWords } from '../later-words.ts';

export const meta = laterMeta;

export default function Later() {
  const say = useWords(laterWords);
  return (
    <div className="page-width py-10">
      <LaterNotice
        home={
          <Button to="/index" variant="primary">
            {say.toHome}
          </Button>
        }
      />
    </div>
  );
}
