// The page of a feature that is still to come (spec §8): says so, and shows ways on.
import { type MetaFunction, useLocation } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { laterWords } from '../later-words.ts';

export const meta: MetaFunction = () => [{ title: '元采 Yuancai' }, { name: 'robots', content: 'noindex' }];

export default function Later() {
  const say = useWords(laterWords);
  const { pathname } = useLocation();
  return (
    <div className="mx-auto w-full max-w-320 px-4 py-10">
      <EmptyState
        title={say.upgrade}
        text={`${pathname}`}
        action={
          <Button to="/index" variant="primary">
            {say.home}
          </Button>
        }
      />
    </div>
  );
}
