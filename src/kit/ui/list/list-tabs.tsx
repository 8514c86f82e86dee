// The tabs over a declared list, with how many rows are in each.
import { useLocation } from 'react-router';
import { ALL, type AnyListing, type Tabs } from '#kit/list/listing.ts';
import { useWords } from '#kit/words/use-words.ts';
import { Card } from '../card.tsx';
import { useLanguage } from '../language-context.ts';
import { LinkTabs } from '../link-tabs.tsx';
import { type ListAsked, tabAddress } from './list-address.ts';
import { listWords } from './list-words.ts';

export interface ListTabsProps {
  listing: AnyListing;
  asked: ListAsked;
  counts: Readonly<Record<string, number>>;
}

/** All first, unless the list begins with a tab of its own: then last. */
export function ListTabs({ listing, asked, counts }: ListTabsProps) {
  const say = useWords(listWords);
  const language = useLanguage();
  const { search } = useLocation();
  const tabs = listing.tabs as Tabs<string, string> | undefined;
  if (!tabs) return null;
  const states = Object.keys(tabs.values).filter(
    (one) =>
      one !== ALL &&
      (!tabs.always || tabs.always.includes(one) || (counts[one] ?? 0) > 0 || one === asked.tab),
  );
  const each = states.map((one) => ({
    key: one,
    text: tabs.values[one]?.[language] ?? one,
    to: tabAddress(listing, search, one),
    count: counts[one] ?? 0,
  }));
  const apart = tabs.apart ?? [];
  const count =
    counts[ALL] ?? Object.entries(counts).reduce((sum, [one, n]) => sum + (apart.includes(one) ? 0 : n), 0);
  const all =
    tabs.all === false
      ? []
      : [
          {
            key: '',
            text: (tabs.values[ALL] ?? tabs.all ?? listWords.all)[language],
            to: tabAddress(listing, search, undefined),
            count,
          },
        ];
  return (
    <Card flush className="mb-3">
      <LinkTabs
        label={say.states}
        current={asked.tab ?? ''}
        className="px-1"
        tabs={listing.start.tab ? [...each, ...all] : [...all, ...each]}
      />
    </Card>
  );
}
