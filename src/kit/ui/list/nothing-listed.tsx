// What a declared list says without rows: that there is nothing at all yet, or which conditions find nothing.
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useWords } from '#kit/words/use-words.ts';
import { Button } from '../button.tsx';
import { EmptyState } from '../empty-state.tsx';
import { useLanguage } from '../language-context.ts';
import { clearedAddress, conditionsOf, nameOf, tabAddress } from './list-address.ts';
import { listWords } from './list-words.ts';
import type { LoadedList } from './load-list.ts';

/** @param none what to do when there is nothing at all yet */
export function NothingListed({ loaded, none }: { loaded: LoadedList; none: ReactNode }) {
  const { listing, asked, reply } = loaded;
  const say = useWords(listWords);
  const language = useLanguage();
  const { search } = useLocation();
  const conditions = conditionsOf(listing, asked, language);
  if (conditions.length > 0) {
    const tab = asked.tab ? [nameOf(listing.tabs?.values, asked.tab, language)] : [];
    const said = [...tab, ...conditions.map(({ name, text }) => `${name} ${text}`)].join(' · ');
    return (
      <EmptyState
        title={say.nothingFound}
        text={say.underConditions(said)}
        action={<Button to={clearedAddress(listing, search)}>{say.clear}</Button>}
      />
    );
  }
  const isAnything = Object.values(reply.counts ?? {}).some((count) => count > 0);
  if (asked.tab && (isAnything || listing.start.tab)) {
    return (
      <EmptyState
        title={
          listing.start.tab === asked.tab && listing.none ? listing.none.title[language] : say.nothingInTab
        }
        text={listing.start.tab === asked.tab ? listing.none?.text?.[language] : undefined}
        action={<Button to={tabAddress(listing, search, undefined)}>{say.seeAll}</Button>}
      />
    );
  }
  return (
    <EmptyState
      title={listing.none?.title[language] ?? say.nothingYet}
      text={listing.none?.text?.[language]}
      action={none}
    />
  );
}
