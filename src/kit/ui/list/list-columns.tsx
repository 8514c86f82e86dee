// Which columns of a declared list are shown and in which order, how dense, and how many rows to a page.
import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react';
import type { Column } from '#kit/list/column.ts';
import type { AnyListing } from '#kit/list/listing.ts';
import { useWords } from '#kit/words/use-words.ts';
import { Button } from '../button.tsx';
import { Checkbox } from '../checkbox.tsx';
import { IconButton } from '../icon-button.tsx';
import { useLanguage } from '../language-context.ts';
import { NativeSelect } from '../native-select.tsx';
import { Popover } from '../popover.tsx';
import type { ListPreference } from './list-memory.ts';
import { listWords } from './list-words.ts';

export type NamedColumn = readonly [name: string, column: Column<never>];

/** Columns that this reader may see, in the order of the declaration. */
export const columnsFor = (listing: AnyListing, hidden: readonly string[]): NamedColumn[] =>
  Object.entries(listing.columns as Readonly<Record<string, Column<never>>>).filter(
    ([name]) => !hidden.includes(name),
  );

/** Those that are shown, in the reader's order; fixed ones always and first. */
export function shownColumns(all: readonly NamedColumn[], preference: ListPreference): NamedColumn[] {
  const { columns } = preference;
  const chosen = columns
    ? columns.flatMap((name) => all.filter(([one]) => one === name))
    : all.filter(([, column]) => !column.off);
  const fixed = all.filter(([, column]) => column.fixed);
  return [...fixed, ...chosen.filter(([, column]) => !column.fixed)];
}

const PAGE_SIZES = [20, 50, 100, 500];

export interface ListColumnsProps {
  listing: AnyListing;
  all: readonly NamedColumn[];
  preference: ListPreference;
  pageSize: number;
  onChange: (preference: ListPreference, isPageSize?: boolean) => void;
}

export function ListColumns({ listing, all, preference, pageSize, onChange }: ListColumnsProps) {
  const say = useWords(listWords);
  const language = useLanguage();
  const shown = shownColumns(all, preference);
  const names = shown.map(([name]) => name);
  const others = all.filter(([name]) => !names.includes(name));
  const isTable = listing.look !== 'cards';
  const setColumns = (columns: string[]) => onChange({ ...preference, columns });
  const move = (name: string, by: number) => {
    const next = names.filter((one) => one !== name);
    next.splice(names.indexOf(name) + by, 0, name);
    setColumns(next);
  };
  const sizes = [...new Set([...PAGE_SIZES, listing.pageSize ?? 20])]
    .filter((size) => size <= (listing.mostRows ?? (isTable ? 500 : 100)))
    .sort((a, b) => a - b);
  return (
    <Popover
      label={say.chooseColumns}
      align="end"
      trigger={
        <IconButton label={say.columns} variant="outline" icon={<Columns3 size={16} aria-hidden="true" />} />
      }
      className="w-72 text-13"
    >
      {isTable ? (
        <>
          <ul className="max-h-72 space-y-0.5 overflow-auto">
            {[...shown, ...others].map(([name, column]) => {
              const title = column.title[language];
              const at = names.indexOf(name);
              const isMovable = at >= 0 && !column.fixed;
              return (
                <li key={name} className="flex min-h-8 items-center gap-1">
                  <Checkbox
                    checked={at >= 0}
                    disabled={column.fixed}
                    onChange={({ target }) =>
                      setColumns(target.checked ? [...names, name] : names.filter((one) => one !== name))
                    }
                    className="flex-1"
                  >
                    {title}
                  </Checkbox>
                  <IconButton
                    label={say.up(title)}
                    disabled={!isMovable || at === 0 || shown[at - 1]?.[1].fixed === true}
                    onClick={() => move(name, -1)}
                    icon={<ArrowUp size={14} aria-hidden="true" />}
                  />
                  <IconButton
                    label={say.down(title)}
                    disabled={!isMovable || at === names.length - 1}
                    onClick={() => move(name, 1)}
                    icon={<ArrowDown size={14} aria-hidden="true" />}
                  />
                </li>
              );
            })}
          </ul>
          <Checkbox
            checked={preference.isDense ?? false}
            onChange={({ target }) => onChange({ ...preference, isDense: target.checked })}
            className="mt-2 border-t border-line pt-2"
          >
            {say.dense}
          </Checkbox>
        </>
      ) : null}
      <div className="mt-2 flex items-center justify-between gap-3">
        <span className="flex items-center gap-2 whitespace-nowrap">
          {say.pageSize}
          <NativeSelect
            size="sm"
            aria-label={say.pageSize}
            value={String(pageSize)}
            options={sizes.map((size) => ({ value: String(size), text: String(size) }))}
            onChange={({ target }) => onChange({ ...preference, pageSize: Number(target.value) }, true)}
          />
        </span>
        <Button variant="link" onClick={() => onChange({}, preference.pageSize !== undefined)}>
          {say.asAtFirst}
        </Button>
      </div>
    </Popover>
  );
}
