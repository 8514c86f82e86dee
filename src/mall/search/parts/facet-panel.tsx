// The filters of a goods list as compact columns: values with counts, several of one kind at once.
import './goods-list.css';
import { useSoftLinks } from '#kit/ui/use-soft-links.ts';
import { useWords } from '#kit/words/use-words.ts';
import { type GoodsQuery, narrowed, toggledBrand, toggledParam, writeGoodsQuery } from '../goods-query.ts';
import type { Facet, Facets } from '../search.protocol.ts';
import { searchWords } from './search-words.ts';

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

/** Each value is a plain link to the list with or without it. Nothing where there is nothing to choose. */
export function FacetPanel({ query, facets, path, stacked }: FacetPanelProps) {
  const say = useWords(searchWords);
  const follow = useSoftLinks();
  const chosen = new Set(query.params.map(({ key, value }) => `${key}:${value}`));
  const chosenKeys = new Set(query.params.map(({ key }) => key));
  // Adding a value only lengthens the address: written once, not once per value.
  const base = path + writeGoodsQuery(narrowed(query, {}));
  const joint = base.includes('?') ? '&' : '?';

  const column = (facet: Facet) => (
    <section key={facet.key} className="facet">
      <h3>
        {facet.name}
        {facet.unit ? <small>{facet.unit}</small> : null}
      </h3>
      <ul>
        {facet.values.slice(0, MOST_VALUES).map(({ value, text, count }) => {
          const on = chosen.has(`${facet.key}:${value}`);
          const to = on
            ? path + writeGoodsQuery(toggledParam(query, facet.key, value))
            : `${base}${joint}params=${encodeURIComponent(`${facet.key}:${value}`)}`;
          return <li key={value}>{box(to, text, count, on)}</li>;
        })}
      </ul>
    </section>
  );

  // A single value that nobody chose narrows nothing.
  const params = facets.params.filter((facet) => facet.values.length > 1 || chosenKeys.has(facet.key));
  const { brands } = facets;
  const hasBrands = brands.length > 1 || query.brandIds.length > 0;
  const first = stacked ? params : params.slice(0, hasBrands ? IN_SIGHT : IN_SIGHT + 1);
  const rest = params.slice(first.length);
  if (!hasBrands && first.length === 0) return null;
  const look = stacked ? 'facets facets-stacked' : 'facets';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside are what is pressed; Enter on a link is a click.
    <div onClick={follow}>
      <div className={look}>
        {hasBrands ? (
          <section className="facet">
            <h3>{say.brand}</h3>
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
      {rest.length > 0 ? (
        <details open={rest.some((facet) => chosenKeys.has(facet.key)) || undefined} className="group/more">
          <summary className="border-t border-line py-1.5 text-center text-13 text-brand hover:bg-brand-wash focus-visible:-outline-offset-2">
            {say.moreFilters(rest.length)}
          </summary>
          <div className={`${look} border-t border-line`}>{rest.map(column)}</div>
        </details>
      ) : null}
    </div>
  );
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
