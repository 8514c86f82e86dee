// What can be done with a comparison: another quantity, another product, only the differences, taking it along.
import { type ChangeEvent, useState } from 'react';
import { Form, Link } from 'react-router';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { cx } from '#kit/ui/cx.ts';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import type { ContrastGoods } from '../contrast.protocol.ts';
import { CONTRAST_PATH, type ContrastQuery, contrastAddress, MOST_COMPARED } from '../contrast-address.ts';
import type { ContrastRow } from './contrast-rows.ts';
import { contrastWords } from './contrast-words.ts';

export interface ContrastToolsProps {
  query: ContrastQuery;
  goods: readonly ContrastGoods[];
  rows: readonly ContrastRow[];
  /** The comparison's whole address, for sharing. */
  address: string;
  /** A part number that was looked for in vain. */
  notFound: string;
  /** Part numbers that begin like what was typed. */
  suggest: (typed: string) => Promise<readonly string[]>;
}

const field = 'control num h-8 px-2 text-13';

/** Two GET forms and some links: all but export and copying works without script. */
export function ContrastTools({ query, goods, rows, address, notFound, suggest }: ContrastToolsProps) {
  const say = useWords(contrastWords);
  const [suggestions, setSuggestions] = useState<readonly string[]>([]);
  const isFull = goods.length >= MOST_COMPARED;

  function typed({ target }: ChangeEvent<HTMLInputElement>) {
    const text = target.value.trim();
    if (text.length < 2) return;
    suggest(text).then(setSuggestions, () => {});
  }

  async function takeAlong() {
    try {
      const [{ contrastSheet }, { saveSheet }] = await Promise.all([
        import('./contrast-sheet.ts'),
        import('#kit/browser/save-sheet.ts'),
      ]);
      const at = showMoment(new Date().toISOString());
      saveSheet(
        [contrastSheet({ goods, rows, address, at }, say)],
        `contrast-${query.productIds.join('-')}.xlsx`,
      );
    } catch {
      toast.show({ tone: 'refused', text: say.exportFailed });
    }
  }

  const kept = (
    <>
      <input type="hidden" name="productIds" value={query.productIds.join(',')} />
      {query.isOnlyDifferent ? <input type="hidden" name="only" value="1" /> : null}
    </>
  );
  return (
    <div className="space-y-2 px-3 py-2 text-13">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Form action={CONTRAST_PATH} preventScrollReset className="flex flex-wrap items-center gap-2">
          {kept}
          <label htmlFor="contrast-number" className="text-secondary">
            {say.number}
          </label>
          <input
            key={query.number}
            id="contrast-number"
            name="number"
            inputMode="numeric"
            pattern="[0-9]{1,9}"
            autoComplete="off"
            maxLength={9}
            defaultValue={query.number ?? ''}
            placeholder={say.numberHint}
            className={`${field} w-32`}
          />
          <Button type="submit" size="sm">
            {say.recount}
          </Button>
        </Form>
        {goods.length > 1 ? (
          <Link
            to={contrastAddress({ ...query, isOnlyDifferent: !query.isOnlyDifferent })}
            preventScrollReset
            rel="nofollow"
            role="switch"
            aria-checked={query.isOnlyDifferent}
            className="inline-flex items-center gap-2 whitespace-nowrap text-secondary hover:text-brand"
          >
            <span
              aria-hidden="true"
              className={cx(
                'flex h-4 w-7 items-center rounded-full p-0.5',
                query.isOnlyDifferent ? 'justify-end bg-brand' : 'bg-edge',
              )}
            >
              <span className="size-3 rounded-full bg-surface" />
            </span>
            {say.onlyDifferent}
          </Link>
        ) : null}
        {goods.length > 0 ? (
          <div className="ml-auto flex items-center gap-2 max-md:ml-0">
            <span className="inline-flex items-center gap-1 text-12 text-hint">
              {say.share}
              <CopyButton text={address} name={say.share} />
            </span>
            <Button size="sm" onClick={takeAlong}>
              {say.export}
            </Button>
          </div>
        ) : null}
      </div>
      <Form
        action={CONTRAST_PATH}
        preventScrollReset
        className="flex flex-wrap items-center gap-2"
        key={address}
      >
        {kept}
        {query.number === null ? null : <input type="hidden" name="number" value={query.number} />}
        <label htmlFor="contrast-add" className="text-secondary">
          {say.add}
        </label>
        <input
          id="contrast-add"
          name="add"
          list="contrast-parts"
          autoComplete="off"
          required
          maxLength={60}
          defaultValue={notFound}
          placeholder={say.addPlaceholder}
          aria-invalid={notFound !== '' || undefined}
          aria-describedby={notFound ? 'contrast-add-error' : undefined}
          onChange={typed}
          className={`${field} w-56 max-md:w-full`}
        />
        <datalist id="contrast-parts">
          {suggestions.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
        {goods.length > 0 ? (
          <NativeSelect size="sm" name="instead" aria-label={say.addAt} className="w-auto! max-w-56">
            {isFull ? null : <option value="">{say.addAsNext}</option>}
            {goods.map(({ productId, partNo }) => (
              <option key={productId} value={productId}>
                {say.replaceOne(partNo)}
              </option>
            ))}
          </NativeSelect>
        ) : null}
        <Button type="submit" size="sm">
          {say.addIt}
        </Button>
        {notFound ? (
          <span id="contrast-add-error" role="alert" className="text-12 text-refused">
            {say.notFound(notFound)}
          </span>
        ) : null}
      </Form>
    </div>
  );
}
