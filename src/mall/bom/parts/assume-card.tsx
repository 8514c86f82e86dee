// One question for all lines that say no tolerance or no dielectric, each answer with what it costs.
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { useCall } from '#kit/browser/use-call.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { Assumed } from '../assumed.ts';
import { bomProtocol } from '../bom.protocol.ts';
import { bomWords } from './bom-words.ts';

type Choice = ReplyOf<typeof bomProtocol.assumptions>['choices'][number];

/** @param round another number: the bill has changed */
export function AssumeCard({
  bomId,
  round,
  isOpen,
  onChanged,
}: {
  bomId: number;
  round: number;
  isOpen: boolean;
  onChanged: () => void;
}) {
  const say = useWords(bomWords);
  const { reply, again } = useCall(bomProtocol.assumptions, { bomId }, 0, round);
  const { busy, run } = useAct();
  if (!reply || reply.choices.length === 0) return null;

  const take = (answer: Partial<Assumed>) =>
    run(async () => {
      await call(bomProtocol.assume, { bomId, ...answer });
      again();
      onChanged();
    });
  const row = (
    title: string,
    lines: number,
    choices: readonly Choice[],
    isTaken: (one: Choice) => boolean,
  ) =>
    lines === 0 ? null : (
      <fieldset className="mt-3">
        <legend className="text-13">{title}</legend>
        <div className="mt-1 flex flex-wrap gap-2">
          {choices.map((one) => (
            <Button
              key={`${one.tolerance} ${one.dielectric}`}
              size="sm"
              variant={isTaken(one) ? 'primary' : 'outline'}
              aria-pressed={isTaken(one)}
              disabled={!isOpen || one.lines === 0}
              busy={busy}
              onClick={() =>
                void take(
                  one.tolerance === null ? { dielectric: one.dielectric } : { tolerance: one.tolerance },
                )
              }
            >
              {one.tolerance === null ? one.dielectric : `±${one.tolerance}%`} ·{' '}
              {say.assumeCosts(one.lines, showAmount(one.amount))}
            </Button>
          ))}
        </div>
      </fieldset>
    );
  return (
    <Card title={say.assumeTitle}>
      <p className="text-12 text-secondary">{say.assumeText}</p>
      {row(
        say.assumeResistors(reply.resistors),
        reply.resistors,
        reply.choices.filter((one) => one.tolerance !== null),
        (one) => one.tolerance === reply.tolerance,
      )}
      {row(
        say.assumeCapacitors(reply.capacitors),
        reply.capacitors,
        reply.choices.filter((one) => one.dielectric !== null),
        (one) => one.dielectric === reply.dielectric,
      )}
    </Card>
  );
}
