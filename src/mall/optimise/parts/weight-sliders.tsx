// The weights of the six groups: a slider and a number for each, with the share that it comes to.

import { Input } from '#kit/ui/input.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { useWords } from '#kit/words/use-words.ts';
import { MOST_WEIGHT } from '../optimise.protocol.ts';
import { GROUPS, type Group } from '../optimise-score.ts';
import { groupWords } from '../run-status.ts';
import { optimiseWords } from './optimise-words.ts';
import { groupColours } from './score-bar.tsx';

export function WeightSliders({
  weights,
  onChange,
}: {
  weights: Readonly<Record<Group, string>>;
  onChange: (group: Group, weight: string) => void;
}) {
  const say = useWords(optimiseWords);
  const language = useLanguage();
  const sum = GROUPS.reduce((total, group) => total + (Number(weights[group]) || 0), 0);
  return (
    <ul className="space-y-3">
      {GROUPS.map((group) => {
        const name = groupWords[group][language];
        const share = sum > 0 ? Math.round(((Number(weights[group]) || 0) / sum) * 100) : 0;
        return (
          <li key={group} className="grid grid-cols-[minmax(0,1fr)_64px] items-center gap-x-3 gap-y-1">
            <span className="flex items-baseline justify-between gap-2 text-13">
              <span className="flex items-center gap-1.5">
                <span
                  aria-hidden="true"
                  className="size-2 rounded-full"
                  style={{ background: groupColours[group] }}
                />
                {name}
              </span>
              <span className="num text-12 text-hint">{say.weightsSum(String(share))}</span>
            </span>
            <Input
              size="sm"
              inputMode="decimal"
              aria-label={`${name} · ${say.weight}`}
              value={weights[group]}
              className="row-span-2"
              onChange={(event) => onChange(group, event.target.value)}
            />
            <input
              type="range"
              min={0}
              max={MOST_WEIGHT}
              step={1}
              aria-label={name}
              value={Math.min(MOST_WEIGHT, Number(weights[group]) || 0)}
              onChange={(event) => onChange(group, event.target.value)}
              className="h-6 w-full accent-brand"
            />
          </li>
        );
      })}
    </ul>
  );
}
