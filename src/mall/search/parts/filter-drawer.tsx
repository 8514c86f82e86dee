// The filters of a goods list on a phone: a drawer that stays open while one chooses.
import { Form } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { Drawer } from '#kit/ui/drawer.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { type GoodsQuery, goodsQueryFields, narrowed } from '../goods-query.ts';
import type { Facets } from '../search.protocol.ts';
import { withoutConditions } from './chosen-conditions.ts';
import { FacetPanel } from './facet-panel.tsx';
import { PriceFields } from './list-toolbar.tsx';
import { searchWords } from './search-words.ts';

export interface FilterDrawerProps {
  query: GoodsQuery;
  facets: Facets;
  path: string;
  /** How many goods there are with the present filters. */
  total: string;
  onClose: () => void;
}

/** Loaded only when it is opened. */
export default function FilterDrawer({ query, facets, path, total, onClose }: FilterDrawerProps) {
  const say = useWords(searchWords);
  return (
    <Drawer
      open
      onOpenChange={(open) => open || onClose()}
      title={say.filters}
      footer={
        <>
          <Button to={withoutConditions(query, path)} preventScrollReset>
            {say.clearAll}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {say.showResults(total)}
          </Button>
        </>
      }
    >
      <Form key={`${query.lowPrice} ${query.highPrice}`} action={path} preventScrollReset className="mb-4">
        <h3 className="mb-2 text-13 font-semibold">{say.price}</h3>
        {goodsQueryFields(narrowed(query, { lowPrice: '', highPrice: '' })).map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <div className="flex items-center gap-2 text-13">
          <PriceFields query={query} />
          <Button type="submit" size="sm">
            {say.apply}
          </Button>
        </div>
      </Form>
      <FacetPanel query={query} facets={facets} path={path} stacked />
    </Drawer>
  );
}
