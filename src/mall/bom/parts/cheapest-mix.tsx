// The cheapest purchase of many lines over all stores: wishes, result with its proof, and taking it over.
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { CallError, call } from '#kit/browser/call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Field } from '#kit/ui/field.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { type Mix, solveProtocol } from '../solve/solve.protocol.ts';
import { solveWords } from '../solve/solve-words.ts';
import type { BomPick } from './bom-to-cart.tsx';
import { MixLines } from './solve-lines.tsx';
import { MixTotals } from './solve-totals.tsx';
import { allPicks, keptPicks, SplitRest } from './split-rest.tsx';

const STORE_LIMITS = [1, 2, 3, 4, 5, 8];
const DAY_LIMITS = [1, 3, 7, 14, 30];

export interface CheapestMixProps {
  /** A bill of materials of the member's own; or … */
  bomId?: number;
  /** Another number: the bill needs something else than before, and what was found is forgotten. */
  needsRound?: number;
  /** … the lines of a quick order that is not kept, at most 100: the asker's own key, parts that may serve it, pieces. */
  lines?: readonly { lineId: number; partIds: readonly number[]; wanted: number }[];
  /** How a line is called in the result. */
  /** Undefined where it is not known: the part that is bought names the line then. */
  nameOfLine(lineId: number): string | undefined;
  /**
   * Takes the result over: sets product and quantity of each line that is served. For a bill of materials the part has
   * already kept the choice (takeMix): load it again.
   */
  onApply(choices: ReturnType<typeof keptPicks>): void | Promise<void>;
  /** Puts the whole result into the cart as it is, with lines that come from two stores. */
  toCart?(picks: readonly BomPick[]): ReactNode;
}

export function CheapestMix({ bomId, needsRound, lines, nameOfLine, onApply, toCart }: CheapestMixProps) {
  const say = useWords(solveWords);
  const [wishes, setWishes] = useState({ mostStores: '', mostLeadDays: '' });
  const [mix, setMix] = useState<Mix>();
  const [busy, setBusy] = useState<'solve' | 'apply' | ''>('');
  const [error, setError] = useState('');
  const asked = JSON.stringify([bomId, needsRound, lines]);
  const newest = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer belongs to the lines it was asked for
  useEffect(() => {
    newest.current++;
    setMix(undefined);
    setBusy('');
    setError('');
  }, [asked]);

  async function solve(event: FormEvent) {
    event.preventDefault();
    const mine = ++newest.current;
    setBusy('solve');
    setError('');
    try {
      const found = await call(solveProtocol.solve, {
        ...(bomId === undefined
          ? { lines: (lines ?? []).map((one) => ({ ...one, partIds: [...one.partIds] })) }
          : { bomId }),
        ...(wishes.mostStores && { mostStores: Number(wishes.mostStores) }),
        ...(wishes.mostLeadDays && { mostLeadDays: Number(wishes.mostLeadDays) }),
      });
      if (mine === newest.current) setMix(found);
    } catch (reason) {
      if (mine !== newest.current) return;
      setMix(undefined);
      setError(reason instanceof CallError ? reason.message : String(reason));
    } finally {
      if (mine === newest.current) setBusy('');
    }
  }

  async function apply() {
    if (!mix) return;
    setBusy('apply');
    setError('');
    const choices = keptPicks(mix.choices);
    try {
      if (bomId !== undefined) {
        await call(solveProtocol.takeMix, { bomId, choices });
      }
      await onApply(choices);
      toast.show({ text: say.applied });
    } catch (reason) {
      setError(reason instanceof CallError ? reason.message : String(reason));
    } finally {
      setBusy('');
    }
  }

  const number = (name: 'mostStores' | 'mostLeadDays', value: string) =>
    setWishes({ ...wishes, [name]: value });
  return (
    <Card title={say.title}>
      <p className="text-13 text-secondary">{say.intro}</p>
      <form className="mt-3 flex flex-wrap items-end gap-3" onSubmit={(event) => void solve(event)}>
        <Field label={say.mostStores} className="w-32">
          <NativeSelect
            value={wishes.mostStores}
            onChange={(event) => number('mostStores', event.target.value)}
            options={[
              { value: '', text: say.anyNumber },
              ...STORE_LIMITS.map((n) => ({ value: String(n), text: String(n) })),
            ]}
          />
        </Field>
        <Field label={say.mostLeadDays} className="w-36">
          <NativeSelect
            value={wishes.mostLeadDays}
            onChange={(event) => number('mostLeadDays', event.target.value)}
            options={[
              { value: '', text: say.any },
              ...DAY_LIMITS.map((n) => ({ value: String(n), text: say.days(n) })),
            ]}
          />
        </Field>
        <Button type="submit" variant={mix ? 'outline' : 'primary'} busy={busy === 'solve'}>
          {mix ? say.solveAgain : say.solve}
        </Button>
      </form>
      <FormError className="mt-3">{error}</FormError>
      <div aria-live="polite">
        {busy === 'solve' && (
          <div className="mt-4">
            <p className="mb-2 text-13 text-secondary">{say.solving}</p>
            <Skeleton className="h-24 w-full" />
          </div>
        )}
        {mix && busy !== 'solve' && (
          <div className="mt-4 grid grid-cols-1 gap-4">
            <MixTotals mix={mix} />
            <MixLines mix={mix} nameOfLine={nameOfLine} />
            <SplitRest mix={mix} nameOfLine={nameOfLine} hasCart={toCart !== undefined} />
            {mix.unserved < mix.choices.length && (
              <div className="flex flex-wrap gap-2">
                {toCart?.(allPicks(mix.choices))}
                <Button
                  variant={toCart ? 'outline' : 'primary'}
                  busy={busy === 'apply'}
                  onClick={() => void apply()}
                >
                  {say.apply}
                </Button>
              </div>
            )}
          </div>
        )}
      </div>
    </Card>
  );
}
