// What may be done with one row of a declared list: the first as a button, the rest behind "more".
import { Ellipsis } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { Act, RowAct } from '#kit/list/act.ts';
import type { AnyListing } from '#kit/list/listing.ts';
import { useWords } from '#kit/words/use-words.ts';
import { Button } from '../button.tsx';
import { DropdownMenu } from '../dropdown-menu.tsx';
import { IconButton } from '../icon-button.tsx';
import { useLanguage } from '../language-context.ts';
import type { Row } from './list-cell.tsx';
import { listWords } from './list-words.ts';
import type { ListActs } from './use-list-acts.tsx';

/** The declared actions that the row's `allowedActions` name, in the order of the declaration. */
export function rowActsOf(listing: AnyListing, row: Row): [name: string, act: RowAct<Row>][] {
  const allowed = Array.isArray(row.allowedActions) ? (row.allowedActions as unknown[]) : [];
  return Object.entries((listing.actions ?? {}) as Readonly<Record<string, Act<Row>>>).flatMap(
    ([name, one]) =>
      one.on === 'row' && allowed.includes(name) ? [[name, one] as [string, RowAct<Row>]] : [],
  );
}

export function RowActs({
  listing,
  row,
  acts,
  name,
}: {
  listing: AnyListing;
  row: Row;
  acts: ListActs;
  name: string;
}) {
  const language = useLanguage();
  const say = useWords(listWords);
  const navigate = useNavigate();
  const [first, ...rest] = rowActsOf(listing, row);
  if (!first) return null;
  return (
    <span className="flex items-center justify-end gap-2 whitespace-nowrap">
      {first[1].to ? (
        <Button size="sm" to={first[1].to(row)}>
          {first[1].title[language]}
        </Button>
      ) : (
        <Button
          size="sm"
          variant={first[1].tone ?? 'outline'}
          disabled={acts.busy}
          onClick={() => acts.onRow(first[1], row)}
        >
          {first[1].title[language]}
        </Button>
      )}
      {rest.length > 0 ? (
        <DropdownMenu
          label={say.more}
          trigger={<IconButton label={say.moreOf(name)} icon={<Ellipsis size={16} aria-hidden="true" />} />}
          items={rest.map(([key, one]) => ({
            key,
            text: one.title[language],
            danger: one.tone === 'danger',
            onSelect: () => (one.to ? void navigate(one.to(row)) : acts.onRow(one, row)),
          }))}
        />
      ) : null}
    </span>
  );
}
