// Every filter of a declared list in one form; what is applied goes into the address.
import { type FormEvent, useId } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { withQuery } from '#kit/browser/with-query.ts';
import type { Filter } from '#kit/list/filter.ts';
import type { AnyListing } from '#kit/list/listing.ts';
import { useWords } from '#kit/words/use-words.ts';
import { Button } from '../button.tsx';
import { Checkbox } from '../checkbox.tsx';
import { cx } from '../cx.ts';
import { Field } from '../field.tsx';
import { Input } from '../input.tsx';
import { useLanguage } from '../language-context.ts';
import { NativeSelect } from '../native-select.tsx';
import { clearedAddress, filtersOf, type ListAsked, sortOptions } from './list-address.ts';
import { listWords } from './list-words.ts';

export interface FilterFormProps {
  listing: AnyListing;
  asked: ListAsked;
  /** In a drawer: one below the other, and the order as well. */
  narrow: boolean;
  onDone: () => void;
}

export function FilterForm({ listing, asked, narrow, onDone }: FilterFormProps) {
  const say = useWords(listWords);
  const language = useLanguage();
  const { search } = useLocation();
  const navigate = useNavigate();
  const sorts = sortOptions(listing, language);

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const said = Object.fromEntries(
      filtersOf(listing).map(({ parameter, filter }) => [parameter, written(filter, parameter, form)]),
    );
    const sort = narrow && sorts.length > 0 ? { sort: String(form.get('sort') ?? '') || undefined } : {};
    void navigate(withQuery(search, { ...said, ...sort }), { preventScrollReset: true });
    onDone();
  }

  return (
    <form
      // Other conditions are other answers.
      key={search}
      aria-label={say.filters}
      onSubmit={apply}
      className={cx('grid items-end gap-3', !narrow && 'grid-cols-2 lg:grid-cols-4')}
    >
      {filtersOf(listing).map(({ name, filter, parameter }) => (
        <FilterField key={name} filter={filter} parameter={parameter} value={asked.filters[name] ?? ''} />
      ))}
      {narrow && sorts.length > 0 ? (
        <Field label={say.sort}>
          <NativeSelect
            name="sort"
            defaultValue={asked.sort ?? ''}
            placeholder={say.usualSort}
            options={sortOptions(listing, language)}
          />
        </Field>
      ) : null}
      <div className="flex gap-2">
        <Button type="submit" size="sm" variant="primary">
          {say.applyNow}
        </Button>
        <Button size="sm" to={clearedAddress(listing, search)} onClick={onDone}>
          {say.clear}
        </Button>
      </div>
    </form>
  );
}

const isRange = ({ kind }: Filter) => kind.endsWith('Range');

/** What the form says of a filter, as it stands in the address; undefined for nothing. */
function written(filter: Filter, parameter: string, form: FormData): string | undefined {
  const of = (name: string) => form.getAll(name).map(String).filter(Boolean).join(',').trim();
  if (!isRange(filter)) return of(parameter) || undefined;
  const [from, to] = [of(`${parameter}.from`), of(`${parameter}.to`)];
  return from || to ? `${from}..${to}` : undefined;
}

function FilterField({ filter, parameter, value }: { filter: Filter; parameter: string; value: string }) {
  const say = useWords(listWords);
  const language = useLanguage();
  const title = filter.title[language];
  const options = Object.entries(filter.options ?? {}).map(([key, text]) => ({
    value: key,
    text: text[language],
  }));
  if (isRange(filter)) return <RangeField filter={filter} parameter={parameter} value={value} />;
  if (filter.kind === 'choices') {
    const chosen = new Set(value.split(','));
    return (
      <Field label={title} group className="col-span-full">
        {() => (
          <span className="flex flex-wrap gap-x-4 gap-y-1 text-13">
            {options.map((one) => (
              <Checkbox
                key={one.value}
                name={parameter}
                value={one.value}
                defaultChecked={chosen.has(one.value)}
              >
                {one.text}
              </Checkbox>
            ))}
          </span>
        )}
      </Field>
    );
  }
  return (
    <Field label={title}>
      {(wiring) =>
        filter.kind === 'text' ? (
          <Input {...wiring} size="sm" name={parameter} defaultValue={value} maxLength={60} />
        ) : (
          <NativeSelect
            {...wiring}
            size="sm"
            name={parameter}
            defaultValue={value}
            placeholder={say.any}
            options={
              filter.kind === 'yesNo'
                ? [
                    { value: '1', text: say.yes },
                    { value: '0', text: say.no },
                  ]
                : options
            }
          />
        )
      }
    </Field>
  );
}

function RangeField({ filter, parameter, value }: { filter: Filter; parameter: string; value: string }) {
  const say = useWords(listWords);
  const language = useLanguage();
  const id = useId();
  const title = filter.title[language];
  const [from = '', to = from] = value.split('..');
  const end = (name: 'from' | 'to', text: string) => (
    <Input
      id={name === 'from' ? id : undefined}
      size="sm"
      type={filter.kind === 'dateRange' ? 'date' : 'text'}
      inputMode={filter.kind === 'dateRange' ? undefined : 'decimal'}
      pattern={filter.kind === 'dateRange' ? undefined : '\\d{1,12}(\\.\\d{1,6})?'}
      name={`${parameter}.${name}`}
      aria-label={`${title} · ${say[name]}`}
      defaultValue={text}
    />
  );
  return (
    <Field label={title} group>
      {() => (
        <span className="flex items-center gap-1.5">
          {end('from', from)}
          <span aria-hidden="true">–</span>
          {end('to', to)}
        </span>
      )}
    </Field>
  );
}
