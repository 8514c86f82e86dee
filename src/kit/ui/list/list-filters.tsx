// Search and filters over a declared list: the field, those in front, the panel or drawer, and chips of what is chosen.
import { ListFilter, Search } from 'lucide-react';
import { Form, useLocation, useNavigate } from 'react-router';
import { useNarrow } from '#kit/browser/use-narrow.ts';
import { withQuery } from '#kit/browser/with-query.ts';
import { type AnyListing, LONGEST_KEYWORD } from '#kit/list/listing.ts';
import { useWords } from '#kit/words/use-words.ts';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { Chip } from '../chip.tsx';
import { Drawer } from '../drawer.tsx';
import { Input } from '../input.tsx';
import { useLanguage } from '../language-context.ts';
import { NativeSelect } from '../native-select.tsx';
import { FilterForm } from './filter-form.tsx';
import { clearedAddress, conditionsOf, filtersOf, type ListAsked, sortOptions } from './list-address.ts';
import { listWords } from './list-words.ts';

/** The field to search in; keeps every other condition. */
export function ListSearch({ listing, asked }: { listing: AnyListing; asked: ListAsked }) {
  const say = useWords(listWords);
  const language = useLanguage();
  const { search } = useLocation();
  if (!listing.search) return null;
  const hint = listing.search[language];
  const kept = [...new URLSearchParams(search)].filter(
    ([name]) => name !== 'keyword' && name !== 'current' && name !== 'lang',
  );
  return (
    <Form method="get" role="search" className="flex min-w-0 gap-2 max-sm:w-full">
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Input
        key={asked.keyword}
        size="sm"
        type="search"
        name="keyword"
        data-list-search=""
        defaultValue={asked.keyword}
        maxLength={LONGEST_KEYWORD}
        placeholder={hint}
        aria-label={hint}
        className="sm:w-72"
      />
      <Button type="submit" size="sm" icon={<Search size={14} aria-hidden="true" />}>
        {say.search}
      </Button>
    </Form>
  );
}

/** Filters that stand beside the search, each applied at once. */
export function FrontFilters({ listing, asked }: { listing: AnyListing; asked: ListAsked }) {
  const say = useWords(listWords);
  const language = useLanguage();
  const { search } = useLocation();
  const navigate = useNavigate();
  return filtersOf(listing)
    .filter(({ filter }) => filter.front && (filter.options || filter.kind === 'yesNo'))
    .map(({ name, filter, parameter }) => {
      const options = filter.options
        ? Object.entries(filter.options).map(([value, text]) => ({ value, text: text[language] }))
        : [
            { value: '1', text: say.yes },
            { value: '0', text: say.no },
          ];
      return (
        <NativeSelect
          key={name}
          size="sm"
          aria-label={filter.title[language]}
          placeholder={filter.title[language]}
          value={asked.filters[name] ?? ''}
          options={options}
          onChange={({ target }) => void navigate(withQuery(search, { [parameter]: target.value }))}
          className="max-w-40 max-md:hidden"
        />
      );
    });
}

/** The order of a list without heads. */
export function SortSelect({ listing, asked }: { listing: AnyListing; asked: ListAsked }) {
  const say = useWords(listWords);
  const { search } = useLocation();
  const navigate = useNavigate();
  const options = sortOptions(listing, useLanguage());
  if (listing.look !== 'cards' || options.length === 0) return null;
  return (
    <NativeSelect
      size="sm"
      aria-label={say.sort}
      placeholder={say.usualSort}
      value={asked.sort ?? ''}
      options={options}
      onChange={({ target }) => void navigate(withQuery(search, { sort: target.value }))}
      className="max-w-44 max-md:hidden"
    />
  );
}

export interface FilterPanelProps {
  listing: AnyListing;
  asked: ListAsked;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** The button that opens the filters, with how many are chosen. */
export function FilterButton({ listing, asked, isOpen, onOpen }: FilterPanelProps) {
  const say = useWords(listWords);
  const count = Object.keys(asked.filters).length;
  if (filtersOf(listing).length === 0) return null;
  return (
    <Button
      size="sm"
      aria-expanded={isOpen}
      icon={<ListFilter size={14} aria-hidden="true" />}
      onClick={() => onOpen(!isOpen)}
    >
      {say.filters}
      {count > 0 ? <span className="num">({count})</span> : null}
    </Button>
  );
}

/** A panel over the list, on a phone a drawer. */
export function FilterPanel({ listing, asked, isOpen, onOpen }: FilterPanelProps) {
  const say = useWords(listWords);
  const isNarrow = useNarrow();
  if (filtersOf(listing).length === 0) return null;
  const form = <FilterForm listing={listing} asked={asked} narrow={isNarrow} onDone={() => onOpen(false)} />;
  if (isNarrow) {
    return (
      <Drawer title={say.filters} open={isOpen} onOpenChange={onOpen}>
        {form}
      </Drawer>
    );
  }
  return isOpen ? <Card className="mb-3">{form}</Card> : null;
}

/** What is chosen, each to be taken away; and all of it. */
export function ConditionChips({ listing, asked }: { listing: AnyListing; asked: ListAsked }) {
  const say = useWords(listWords);
  const language = useLanguage();
  const { search } = useLocation();
  const conditions = conditionsOf(listing, asked, language);
  if (conditions.length === 0) return null;
  return (
    <section aria-label={say.chosenConditions} className="mb-3 flex flex-wrap items-center gap-2">
      {conditions.map(({ name, text, parameter }) => (
        <Chip
          key={parameter}
          name={`${name} ${text}`}
          removeTo={withQuery(search, { [parameter]: undefined })}
        >
          <span className="text-hint">{name}</span> {text}
        </Chip>
      ))}
      <Button variant="link" to={clearedAddress(listing, search)}>
        {say.clear}
      </Button>
    </section>
  );
}
