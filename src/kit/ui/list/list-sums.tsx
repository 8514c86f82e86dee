// What the rows of a declared list come to, over everything that is found.
import type { Column } from '#kit/list/column.ts';
import type { AnyListing } from '#kit/list/listing.ts';
import { useWords } from '#kit/words/use-words.ts';
import { useLanguage } from '../language-context.ts';
import { ListCell } from './list-cell.tsx';
import { listWords } from './list-words.ts';

export function ListSums({
  listing,
  sums,
}: {
  listing: AnyListing;
  sums: Readonly<Record<string, string | number>>;
}) {
  const say = useWords(listWords);
  const language = useLanguage();
  const columns = listing.columns as Readonly<Record<string, Column<never>>>;
  const all = Object.keys(sums).flatMap((name) => (columns[name] ? [[name, columns[name]] as const] : []));
  if (all.length === 0) return null;
  return (
    <p className="mt-2 flex flex-wrap justify-end gap-x-4 text-13">
      <span className="text-hint">{say.sums}</span>
      {all.map(([name, { kind, title }]) => (
        <span key={name}>
          {title[language]} <ListCell name={name} column={{ kind, title }} row={sums} />
        </span>
      ))}
    </p>
  );
}
