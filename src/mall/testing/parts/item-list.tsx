// The items of the form: found by name or standard, each with its specimens, its length, its conditions.
import { Check, Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useCall } from '#kit/browser/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Input } from '#kit/ui/input.tsx';
import { QuantityStepper } from '#kit/ui/quantity-stepper.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { type ChargedItem, MOST_UNITS } from '#mall/ability/ability.protocol.ts';
import { capabilityList } from '#mall/ability/ability-list.ts';
import { useCollected } from '#mall/ability/parts/capability-tray.ts';
import { chargeWords } from '#mall/ability/parts/charge-words.ts';
import { type FormItem, type FormSpecimen, piecesOf } from '../entrust-form.ts';
import { readRows, showRows } from '../row-numbers.ts';
import { MOST_ITEMS, type ServiceKind } from '../service-terms.ts';
import { entrustWords } from './entrust-words.ts';

const newItem = (capId: number): FormItem => ({
  ...{ capId, specimens: [], units: 1, stage: 1, conditions: '', limits: '' },
});

export function ItemList({
  kind,
  items,
  known,
  specimens,
  onChange,
}: {
  kind: ServiceKind;
  items: readonly FormItem[];
  /** What the mall knows of them, in their order. */
  known: readonly (ChargedItem | undefined)[];
  specimens: readonly FormSpecimen[];
  onChange: (items: readonly FormItem[]) => void;
}) {
  const say = useWords(entrustWords);
  const collected = useCollected();
  const fresh = collected.filter(({ capId }) => !items.some((item) => item.capId === capId));
  const put = (at: number, change: Partial<FormItem>) =>
    onChange(items.map((item, i) => (i === at ? { ...item, ...change } : item)));
  return (
    <div className="space-y-3">
      <ol className="divide-y divide-line">
        {items.map((item, at) => (
          <Item
            // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place
            key={`${item.capId} ${at}`}
            item={item}
            isOther={isOther(kind, known[at])}
            known={known[at]}
            rows={specimens.length}
            pieces={piecesOf({ specimens }, item)}
            hasStages={items.length > 1}
            onPut={(change) => put(at, change)}
            onRemove={() => onChange(items.filter((_, i) => i !== at))}
          />
        ))}
      </ol>
      {fresh.length > 0 ? (
        <Button
          size="sm"
          icon={<Plus size={14} aria-hidden="true" />}
          onClick={() =>
            onChange(
              [
                ...items,
                ...fresh.map(({ capId, units, stage }) => ({ ...newItem(capId), units, stage })),
              ].slice(0, MOST_ITEMS),
            )
          }
        >
          {say.fromTray(fresh.length)}
        </Button>
      ) : null}
      <FindItem
        kind={kind}
        taken={items}
        onTake={(capId) => onChange([...items, newItem(capId)].slice(0, MOST_ITEMS))}
      />
    </div>
  );
}

/** Tests and calibrations go on forms of their own. */
const isOther = (kind: ServiceKind, known: ChargedItem | undefined): boolean =>
  known !== undefined && (known.kind === 'CALIBRATION') !== (kind === 'METERING');

function Item({
  item,
  isOther,
  known,
  rows,
  pieces,
  hasStages,
  onPut,
  onRemove,
}: {
  item: FormItem;
  isOther: boolean;
  known: ChargedItem | undefined;
  /** How many specimens there are. */
  rows: number;
  /** Of those that it is done on. */
  pieces: number;
  hasStages: boolean;
  onPut: (change: Partial<FormItem>) => void;
  onRemove: () => void;
}) {
  const say = useWords(entrustWords);
  const sayCharge = useWords(chargeWords);
  const unread = item.unread ?? {};
  const [typed, setTyped] = useState<string>();
  const rowsTyped = unread.specimens ?? typed ?? showRows(item.specimens);
  const isWrong = unread.specimens !== undefined || item.specimens.some((row) => row > rows);
  const isNumberWrong = (name: 'units' | 'stage', most: number) =>
    unread[name] === undefined ? undefined : say.wholeTo(most);
  const put = (change: Partial<FormItem>, gone: keyof typeof unread) =>
    onPut({ ...change, unread: { ...unread, [gone]: undefined } });
  const needed = Number(/^≥\s*(\d+)$/.exec(known?.needs ?? '')?.[1] ?? 0);
  const name = known ? known.item : `#${item.capId}`;
  return (
    <li className="py-3 first:pt-0">
      <div className="flex items-start justify-between gap-2">
        <span className="min-w-0 text-13 font-medium">
          {name} <span className="font-normal text-hint">{known?.object}</span>
          {isOther ? <span className="ml-2 font-normal text-refused">{say.otherForm}</span> : null}
          {known?.isOnRequest ? <span className="ml-2 font-normal text-waiting">{say.onRequest}</span> : null}
        </span>
        <IconButton
          label={say.removeItem(name)}
          icon={<X size={14} aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
      <div className="mt-2 grid gap-x-4 gap-y-3 sm:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_minmax(0,1fr)]">
        <Field
          label={say.which}
          hint={pieces > 0 && pieces < needed ? say.fewPieces(needed, pieces) : undefined}
          error={isWrong ? say.whichWrong(Math.max(rows, 1)) : undefined}
        >
          {(wiring) => (
            <Input
              {...wiring}
              value={rowsTyped}
              placeholder={say.whichPlace}
              onChange={(event) => {
                setTyped(event.target.value);
                const read = readRows(event.target.value, Math.max(rows, 1));
                if (read) put({ specimens: read }, 'specimens');
                else onPut({ unread: { ...unread, specimens: event.target.value.slice(0, 60) } });
              }}
              onBlur={() => setTyped(undefined)}
            />
          )}
        </Field>
        <div className="flex flex-wrap items-start gap-4">
          {known?.unit ? (
            <Field label={sayCharge[known.way](known.unit)} error={isNumberWrong('units', MOST_UNITS)} group>
              {() => (
                <QuantityStepper
                  value={item.units}
                  max={MOST_UNITS}
                  strict
                  label={sayCharge.of(sayCharge[known.way](known.unit), name)}
                  onCommit={(units) => put({ units }, 'units')}
                  onInvalid={(units) => onPut({ unread: { ...unread, units: units.slice(0, 20) } })}
                  onEscape={() => put({}, 'units')}
                />
              )}
            </Field>
          ) : null}
          {hasStages ? (
            <Field label={say.stage} error={isNumberWrong('stage', 9)} group>
              {() => (
                <QuantityStepper
                  value={item.stage}
                  max={9}
                  strict
                  label={sayCharge.of(say.stage, name)}
                  onCommit={(stage) => put({ stage }, 'stage')}
                  onInvalid={(stage) => onPut({ unread: { ...unread, stage: stage.slice(0, 20) } })}
                  onEscape={() => put({}, 'stage')}
                />
              )}
            </Field>
          ) : null}
        </div>
        <Field label={say.conditions}>
          {(wiring) => (
            <Input
              {...wiring}
              value={item.conditions}
              maxLength={500}
              onChange={(event) => onPut({ conditions: event.target.value })}
            />
          )}
        </Field>
        <Field label={say.limits}>
          {(wiring) => (
            <Input
              {...wiring}
              value={item.limits}
              maxLength={300}
              onChange={(event) => onPut({ limits: event.target.value })}
            />
          )}
        </Field>
      </div>
    </li>
  );
}

/** The first eight that the directory finds. */
function FindItem({
  kind,
  taken,
  onTake,
}: {
  kind: ServiceKind;
  taken: readonly FormItem[];
  onTake: (capId: number) => void;
}) {
  const say = useWords(entrustWords);
  const [keyword, setKeyword] = useState('');
  const listId = useId();
  const wanted = keyword.trim();
  const { reply, busy } = useCall(
    capabilityList.list,
    wanted.length < 2
      ? undefined
      : ({
          keyword: wanted.slice(0, 60),
          kind: kind === 'METERING' ? 'CALIBRATION' : 'TEST',
          pageSize: 8,
        } as never),
    250,
  );
  const found = reply?.list ?? [];
  return (
    <div className="max-w-160">
      <Field
        label={say.findItem}
        aside={
          <Link to="/goods/ability" className="text-12 text-brand underline">
            {say.toDirectory}
          </Link>
        }
      >
        {(wiring) => (
          <Input
            {...wiring}
            type="search"
            value={keyword}
            maxLength={60}
            placeholder={say.findHint}
            aria-controls={listId}
            onChange={(event) => setKeyword(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        )}
      </Field>
      <ul
        id={listId}
        aria-live="polite"
        className={found.length > 0 ? 'mt-1 rounded-control border border-line' : ''}
      >
        {found.map((one) => {
          const isTaken = taken.some(({ capId }) => capId === one.capId);
          return (
            <li key={one.capId} className="border-b border-line last:border-b-0">
              <button
                type="button"
                disabled={taken.length >= MOST_ITEMS}
                onClick={() => onTake(one.capId)}
                className="flex w-full items-center gap-3 px-3 py-2 text-left text-13 hover:bg-page"
              >
                <span className="min-w-0 flex-1">
                  {one.item} <span className="text-hint">{one.object}</span>
                  <span className="block text-12 text-hint">
                    {[one.standard, one.clause].filter(Boolean).join(' ')}
                  </span>
                </span>
                <span className="inline-flex items-center gap-1 text-12 text-brand">
                  {isTaken ? <Check size={14} aria-hidden="true" /> : <Plus size={14} aria-hidden="true" />}
                  {isTaken ? say.added : say.add}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {wanted.length >= 2 && !busy && reply && found.length === 0 ? (
        <p className="mt-1 text-12 text-hint">{say.nothingFound}</p>
      ) : null}
    </div>
  );
}
