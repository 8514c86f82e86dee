// The filters of a goods list as compact columns: values with counts, several of one kind at once.
import './goods-list.css';
import { type FormEvent, useId } from 'react';
import { Form } from 'react-router';
import { Plain } from '#kit/page/plain.tsx';
import { useSoftLinks } from '#kit/ui/use-soft-links.ts';
import { useWords } from '#kit/words/use-words.ts';
import {
  type GoodsQuery,
  goodsQueryFields,
  narrowed,
  toggledBrand,
  toggledParam,
  writeGoodsQuery,
} from '../goods-query.ts';
import type { Facet, Facets } from '../search.protocol.ts';
import { searchWords } from './search-words.ts';
import { showSize, unitOver, unitToTell } from './show-size.ts';

export interface FacetPanelProps {
  query: GoodsQuery;
  facets: Facets;
  /** Path of the list, without its query. */
  path: string;
  /** One under the other, as in a drawer. */
  stacked?: boolean;
}

const IN_SIGHT = 6; // chosen: one row of columns beside the brands at 1280 px
const MOST_VALUES = 100;
const LONG_LIST = 12; // chosen: from here on one looks for a value by its name

/** Each value is a plain link to the list with or without it. Nothing where there is nothing to choose. */
export function FacetPanel({ query, facets, path, stacked }: FacetPanelProps) {
  const say = useWords(searchWords);
  const follow = useSoftLinks();
  const chosen = new Set(query.params.map(({ key, value }) => `${key}:${value}`));
  const ranges = new Map(query.ranges.map((range) => [range.key, range]));
  const chosenKeys = new Set([...query.params.map(({ key }) => key), ...ranges.keys()]);
  const formId = useId();
  // Adding a value only lengthens the address: written once, not once per value.
  const base = path + writeGoodsQuery(narrowed(query, {}));
  const joint = base.includes('?') ? '&' : '?';

  const column = (facet: Facet) => (
    <section key={facet.key} className="facet">
      <h3>
        {facet.name}
        {unitOver(facet) ? <small>{unitOver(facet)}</small> : null}
      </h3>
      {finder(facet.name, facet.values.length)}
      <ul>
        {facet.values.slice(0, MOST_VALUES).map(({ value, text, count }) => {
          const on = chosen.has(`${facet.key}:${value}`);
          const to = on
            ? path + writeGoodsQuery(toggledParam(query, facet.key, value))
            : `${base}${joint}params=${encodeURIComponent(`${facet.key}:${value}`)}`;
          return <li key={value}>{box(to, text, count, on)}</li>;
        })}
      </ul>
      {bounds(facet)}
    </section>
  );

  function finder(name: string, length: number) {
    return length > LONG_LIST ? (
      <input
        type="search"
        data-find=""
        autoComplete="off"
        placeholder={say.findValue}
        aria-label={say.findIn(name)}
        className="facet-find"
      />
    ) : null;
  }

  /** Two fields for a range; one form outside serves them all. */
  function bounds({ key, name, unit, range }: Facet) {
    const chosenRange = ranges.get(key);
    if (!chosenRange && !(range && range.low < range.high)) return null;
    const field = (end: 'low' | 'high', label: string) => {
      const held = chosenRange?.[end];
      const text = held === undefined ? '' : showSize(held, unit ?? '');
      const usual = range?.[end];
      return (
        <input
          // Another range puts its own ends into the fields.
          key={`${end} ${text}`}
          form={formId}
          name={`${end}.${key}`}
          defaultValue={text}
          placeholder={usual === undefined ? '' : showSize(usual, unit ?? '')}
          aria-label={label}
          maxLength={20}
          autoComplete="off"
        />
      );
    };
    return (
      <div className="facet-range">
        {unitToTell(unit) ? (
          <input type="hidden" form={formId} name={`unit.${key}`} defaultValue={unitToTell(unit)} />
        ) : null}
        {field('low', say.least(name))}
        <span>–</span>
        {field('high', say.most(name))}
        <button type="submit" form={formId} aria-label={say.applyTo(name)} title={say.applyTo(name)}>
          ›
        </button>
      </div>
    );
  }

  // A single value that nobody chose narrows nothing.
  const params = facets.params.filter((facet) => facet.values.length > 1 || chosenKeys.has(facet.key));
  const hasBounds = params.some(({ key, range }) => range || ranges.has(key));
  const { brands } = facets;
  const hasBrands = brands.length > 1 || query.brandIds.length > 0;
  const first = stacked ? params : params.slice(0, hasBrands ? IN_SIGHT : IN_SIGHT + 1);
  const rest = params.slice(first.length);
  if (!hasBrands && first.length === 0) return null;
  const look = stacked ? 'facets facets-stacked' : 'facets';
  const note = facets.speaksOf
    ? say.filtersOf(facets.speaksOf.categoryName)
    : facets.isMixed && facets.categories.length > 1
      ? say.filtersAfterCategory
      : null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside are what is pressed; Enter on a link is a click.
    <div onClick={follow} onInput={findValues}>
      {hasBounds ? (
        <Form id={formId} action={path} preventScrollReset>
          {goodsQueryFields(narrowed(query, {})).map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
        </Form>
      ) : null}
      {note ? <p className="border-b border-line px-3 py-1.5 text-12 text-hint">{note}</p> : null}
      <Plain>
        <div className={look}>
          {hasBrands ? (
            <section className="facet">
              <h3>{say.brand}</h3>
              {finder(say.brand, brands.length)}
              <ul>
                {brands.slice(0, MOST_VALUES).map(({ brandId, brandName, count }) => (
                  <li key={brandId}>
                    {box(
                      path + writeGoodsQuery(toggledBrand(query, brandId)),
                      brandName,
                      count,
                      query.brandIds.includes(brandId),
                    )}
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
          {first.map(column)}
        </div>
      </Plain>
      {rest.length > 0 ? (
        <details open={rest.some((facet) => chosenKeys.has(facet.key)) || undefined} className="group/more">
          <summary className="border-t border-line py-1.5 text-center text-13 text-brand hover:bg-brand-wash focus-visible:-outline-offset-2">
            {say.moreFilters(rest.length)}
          </summary>
          <Plain>
            <div className={`${look} border-t border-line`}>{rest.map(column)}</div>
          </Plain>
        </details>
      ) : null}
    </div>
  );
}

/** Hides the values that do not hold what is typed over them. */
function findValues({ target }: FormEvent<HTMLElement>): void {
  if (!(target instanceof HTMLInputElement) || target.dataset.find === undefined) return;
  const wanted = target.value.trim().toLowerCase();
  for (const item of target.closest('section')?.querySelectorAll('li') ?? [])
    item.hidden = !item.textContent.toLowerCase().includes(wanted);
}

/** A function, not a component: a list has hundreds of them. */
function box(to: string, text: string, count: number | null, on: boolean) {
  return (
    <a href={to} aria-current={on ? 'true' : undefined} data-stay="" rel="nofollow" title={text}>
      <span>{text}</span>
      {count === null ? null : <small>{count}</small>}
    </a>
  );
}
