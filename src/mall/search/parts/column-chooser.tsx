// Chooses which parameters stand as columns of a goods list.
import type { FormEvent } from 'react';
import { Form, Link } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { useWords } from '#kit/words/use-words.ts';
import {
  type GoodsQuery,
  goodsQueryFields,
  MOST_COLUMNS,
  readColumns,
  writeGoodsQuery,
} from '../goods-query.ts';
import type { Facets } from '../search.protocol.ts';
import { keepColumns } from './kept-columns.ts';
import { searchWords } from './search-words.ts';

export interface ColumnChooserProps {
  query: GoodsQuery;
  facets: Facets;
  path: string;
  /** The columns as they stand. */
  shown: readonly { key: string; name: string }[];
  onClose: () => void;
}

/** A sheet under its button, loaded when it is opened; the address carries the choice, the browser remembers it. */
export default function ColumnChooser({ query, facets, path, shown, onClose }: ColumnChooserProps) {
  const say = useWords(searchWords);
  const names = new Map([...shown, ...facets.columns, ...facets.params].map(({ key, name }) => [key, name]));
  const { categoryId } = query;
  const chosen = new Set(shown.map(({ key }) => key));

  function limit({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    const ticked = currentTarget.querySelectorAll('input[name=cols]:checked').length;
    if (ticked > MOST_COLUMNS && target instanceof HTMLInputElement) target.checked = false;
  }
  function remember({ currentTarget }: FormEvent<HTMLFormElement>) {
    if (categoryId !== null)
      keepColumns(categoryId, readColumns(new FormData(currentTarget).getAll('cols').map(String)));
    onClose();
  }

  return (
    <Form
      key={[...chosen].join()}
      action={path}
      preventScrollReset
      onChange={limit}
      onSubmit={remember}
      className="absolute top-full right-0 z-20 w-72 rounded-card border border-line bg-surface p-3 shadow-float"
    >
      <p className="text-12 text-hint">{say.columnsText(MOST_COLUMNS)}</p>
      {goodsQueryFields({ ...query, columns: [] }).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <ul className="my-2 max-h-64 overflow-y-auto">
        {[...names].map(([key, name]) => (
          <li key={key}>
            <label className="flex min-h-7 cursor-pointer items-center gap-2 rounded-control px-1 hover:bg-brand-wash">
              <input
                type="checkbox"
                name="cols"
                value={key}
                defaultChecked={chosen.has(key)}
                className="size-4 shrink-0"
              />
              <span className="min-w-0 truncate">{name}</span>
            </label>
          </li>
        ))}
      </ul>
      <div className="flex items-center justify-between">
        <Link
          to={path + writeGoodsQuery({ ...query, columns: [] })}
          preventScrollReset
          rel="nofollow"
          onClick={() => {
            if (categoryId !== null) keepColumns(categoryId, []);
            onClose();
          }}
          className="text-13 text-brand hover:underline"
        >
          {say.columnsUsual}
        </Link>
        <Button type="submit" size="sm" variant="primary">
          {say.applyNow}
        </Button>
      </div>
    </Form>
  );
}
