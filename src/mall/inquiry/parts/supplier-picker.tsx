// Whom to ask: everybody who sells it, or stores that are chosen, each with the reason why it is proposed.

import { Search, X } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '#kit/browser/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { RadioGroup } from '#kit/ui/radio-group.tsx';
import { SkeletonText } from '#kit/ui/skeleton.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { inquiryProtocol } from '../inquiry.protocol.ts';
import type { InquiryKind } from '../inquiry-kinds.ts';
import type { InquiryMode } from '../inquiry-status.ts';
import { MOST_SUPPLIERS } from '../inquiry-terms.ts';
import { wizardWords } from './wizard-words.ts';

export interface ChosenStore {
  storeId: number;
  storeName: string;
}

export interface SupplierPickerProps {
  kind: InquiryKind;
  /** Null while nothing was saved: nothing can be proposed yet. */
  inqSn: string | null;
  /** Another value: the lines are others. */
  linesSaved: number;
  mode: InquiryMode;
  chosen: readonly ChosenStore[];
  error: string | null;
  onMode: (mode: InquiryMode) => void;
  onChosen: (stores: readonly ChosenStore[]) => void;
}

export function SupplierPicker(props: SupplierPickerProps) {
  const { kind, inqSn, linesSaved, mode, chosen, error, onMode, onChosen } = props;
  const say = useWords(wizardWords);
  return (
    <div className="space-y-4">
      <Field label={say.mode} group>
        <RadioGroup
          look="card"
          name="mode"
          value={mode}
          onChange={onMode}
          options={[
            { value: 'DIRECTED', label: say.DIRECTED, text: say.directedText },
            {
              value: 'BROADCAST',
              label: say.BROADCAST,
              text: kind === 'GOODS' ? say.broadcastText : say.broadcastServiceText,
            },
            { value: 'MIXED', label: say.MIXED, text: say.mixedText },
          ]}
        />
      </Field>
      {mode === 'DIRECTED' ? null : <BroadcastReach inqSn={inqSn} reloadKey={linesSaved} />}
      {mode === 'BROADCAST' ? null : (
        <StoreChoice inqSn={inqSn} reloadKey={linesSaved} chosen={chosen} onChosen={onChosen} error={error} />
      )}
    </div>
  );
}

/** How many stores a broadcast would reach; nothing before there are lines, nor where it cannot be found out. */
function BroadcastReach({ inqSn, reloadKey }: { inqSn: string | null; reloadKey: number }) {
  const say = useWords(wizardWords);
  const { reply, error } = useCall(
    inquiryProtocol.suppliers,
    inqSn ? { inqSn, pageSize: 1 } : undefined,
    0,
    reloadKey,
  );
  const reach = error ? undefined : reply?.broadcastNum;
  if (reach === undefined) return null;
  return (
    <p className={reach > 0 ? 'num text-13 text-secondary' : 'text-13 text-waiting'}>
      {reach > 0 ? say.broadcastReach(reach) : say.broadcastNobody}
    </p>
  );
}

/** The stores proposed for an inquiry with their reasons, a search by name, and what was chosen. */
export function StoreChoice(props: {
  inqSn: string | null;
  reloadKey: number;
  chosen: readonly ChosenStore[];
  onChosen: (stores: readonly ChosenStore[]) => void;
  error: string | null;
}) {
  const { inqSn, reloadKey, chosen, onChosen, error } = props;
  const say = useWords(wizardWords);
  const [keyword, setKeyword] = useState('');
  const [typed, setTyped] = useState('');
  const {
    reply,
    error: failure,
    again,
  } = useCall(
    inquiryProtocol.suppliers,
    inqSn ? { inqSn, keyword: keyword || undefined, pageSize: 50 } : undefined,
    0,
    reloadKey,
  );

  const isChosen = (storeId: number) => chosen.some((store) => store.storeId === storeId);
  function toggle(store: ChosenStore) {
    if (isChosen(store.storeId)) return onChosen(chosen.filter(({ storeId }) => storeId !== store.storeId));
    if (chosen.length >= MOST_SUPPLIERS) {
      toast.show({ tone: 'waiting', text: say.mostSuppliers });
      return;
    }
    onChosen([...chosen, { storeId: store.storeId, storeName: store.storeName }]);
  }
  const free = reply?.list.filter(({ isInvited }) => isInvited === 0) ?? [];
  const unchosen = free.filter(({ storeId }) => !isChosen(storeId));

  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-13 text-secondary">
          {say.suggested} <span className="text-12 text-hint">{say.suggestHint}</span>
        </p>
        <search className="flex gap-2 max-sm:w-full">
          <Input
            size="sm"
            type="search"
            value={typed}
            maxLength={60}
            placeholder={say.searchStores}
            aria-label={say.searchStores}
            onChange={(event) => {
              setTyped(event.target.value);
              if (event.target.value === '') setKeyword('');
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              setKeyword(typed.trim());
            }}
            className="sm:w-56"
          />
          <Button
            size="sm"
            icon={<Search size={14} aria-hidden="true" />}
            onClick={() => setKeyword(typed.trim())}
          >
            {say.search}
          </Button>
        </search>
      </div>
      {chosen.length > 0 ? (
        <div className="mt-2 flex flex-wrap items-center gap-1.5">
          <span className="text-12 text-hint">{say.chosen(chosen.length)}</span>
          {chosen.map((store) => (
            <span
              key={store.storeId}
              className="inline-flex h-6 max-w-full items-center gap-1 rounded-control bg-brand-wash pr-0.5 pl-2 text-12 text-brand"
            >
              <span className="truncate">{store.storeName}</span>
              <button
                type="button"
                aria-label={say.remove(store.storeName)}
                onClick={() => toggle(store)}
                className="inline-flex size-5 items-center justify-center rounded-control hover:bg-surface"
              >
                <X size={12} aria-hidden="true" />
              </button>
            </span>
          ))}
        </div>
      ) : null}
      <fieldset
        aria-label={say.suppliers}
        aria-invalid={error ? true : undefined}
        className="mt-2 max-h-96 overflow-y-auto rounded-control border border-line aria-invalid:border-refused"
      >
        {!inqSn ? (
          <p className="p-4 text-13 text-hint">{say.suggestLater}</p>
        ) : failure ? (
          <p className="flex flex-wrap items-center gap-3 p-4 text-13 text-hint">
            {say.suggestFailed}
            <Button variant="link" onClick={again}>
              {say.retry}
            </Button>
          </p>
        ) : reply === undefined ? (
          <SkeletonText lines={4} className="p-4" />
        ) : free.length === 0 ? (
          <p className="p-4 text-13 text-hint">{keyword ? say.noStores : say.suggestNone}</p>
        ) : (
          <ul className="divide-y divide-line">
            {free.map((store) => (
              <li key={store.storeId}>
                <Checkbox
                  checked={isChosen(store.storeId)}
                  onChange={() => toggle(store)}
                  className="flex w-full items-start! gap-2.5! px-3 py-2 hover:bg-page"
                >
                  <span className="min-w-0 flex-1">
                    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                      <span className="min-w-0 truncate font-semibold">{store.storeName}</span>
                      {store.isSelfOperated === 1 ? <Tag tone="moving">{say.selfOperated}</Tag> : null}
                      {store.partNum > 0 ? <Tag tone="done">{say.matchesLines(store.partNum)}</Tag> : null}
                      {store.cityName ? <span className="text-12 text-hint">{store.cityName}</span> : null}
                      {store.score ? <span className="num text-12 text-hint">★ {store.score}</span> : null}
                    </span>
                    {store.reasons.length > 0 ? (
                      <span className="block text-12 text-secondary">{store.reasons.join(' · ')}</span>
                    ) : null}
                  </span>
                </Checkbox>
              </li>
            ))}
          </ul>
        )}
      </fieldset>
      {unchosen.length > 1 ? (
        <Button
          variant="link"
          className="mt-1.5"
          onClick={() => onChosen([...chosen, ...unchosen].slice(0, MOST_SUPPLIERS))}
        >
          {say.chooseAll}
        </Button>
      ) : null}
      {error ? <p className="mt-1 text-12 text-refused">{error}</p> : null}
    </div>
  );
}
