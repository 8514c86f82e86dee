// One question for all lines that say no tolerance, dielectric or voltage, each answer with what it costs.
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { useCall } from '#kit/browser/use-call.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { ASSUMED_KEYS, type Assumed, type AssumedKey } from '../assumed.ts';
import { bomProtocol } from '../bom.protocol.ts';
import { bomWords } from './bom-words.ts';

type Choice = ReplyOf<typeof bomProtocol.assumptions>['choices'][number];

const shown: { [K in AssumedKey]: (answer: NonNullable<Assumed[K]>) => string } = {
  tolerance: (percent) => `±${percent}%`,
  dielectric: (name) => name,
  smallDielectric: (name) => name,
  volts: (volts) => `${volts}V`,
};

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
  const titles: Readonly<Record<AssumedKey, string>> = {
    tolerance: say.assumeResistors(reply.resistors),
    dielectric: say.assumeCapacitors(reply.capacitors),
    smallDielectric: say.assumeSmall(reply.smallCapacitors),
    volts: say.assumeVolts(reply.unrated),
  };
  const row = (key: AssumedKey, choices: readonly Choice[]) =>
    choices.length === 0 ? null : (
      <fieldset key={key} className="mt-3">
        <legend className="text-13">{titles[key]}</legend>
        <div className="mt-1 flex flex-wrap gap-2">
          {choices.map((one) => (
            <Button
              key={one[key]}
              size="sm"
              variant={one[key] === reply[key] ? 'primary' : 'outline'}
              aria-pressed={one[key] === reply[key]}
              disabled={!isOpen || one.lines === 0}
              busy={busy}
              onClick={() => void take({ [key]: one[key] })}
            >
              {shown[key](one[key] as never)} · {say.assumeCosts(one.lines, showAmount(one.amount))}
            </Button>
          ))}
        </div>
      </fieldset>
    );
  return (
    <Card title={say.assumeTitle}>
      <p className="text-12 text-secondary">{say.assumeText}</p>
      {ASSUMED_KEYS.map((key) =>
        row(
          key,
          reply.choices.filter((one) => one[key] !== null),
        ),
      )}
    </Card>
  );
}
