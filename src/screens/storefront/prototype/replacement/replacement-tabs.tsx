// The way between finding replacements, suggesting one, and what became of one's own suggestions.
import { useLocation } from 'react-router';
import { withQuery } from '#kit/browser/with-query.ts';
import { LinkTabs } from '#kit/ui/link-tabs.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { replacementWords } from '#mall/replacement/parts/replacement-words.ts';

const SEARCH = '/prototype/replacement/search';

export function ReplacementTabs({ current }: { current: 'search' | 'suggest' | 'mine' }) {
  const say = useWords(replacementWords);
  const { search } = useLocation();
  const kept = current === 'mine' ? '' : search;
  return (
    <LinkTabs
      label={say.replacement}
      current={current}
      className="px-1"
      tabs={[
        { key: 'search', text: say.tabSearch, to: SEARCH + withQuery(kept, { tab: undefined }) },
        { key: 'suggest', text: say.tabSuggest, to: SEARCH + withQuery(kept, { tab: 'suggest' }) },
        { key: 'mine', text: say.tabMine, to: '/prototype/replacement/mine' },
      ]}
    />
  );
}
