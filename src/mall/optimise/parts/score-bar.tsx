// A score as a bar of its six groups: how long each part is says how many points it gave.
import { useLanguage } from '#kit/ui/language-context.ts';
import { GROUPS, type Group } from '../optimise-score.ts';
import { groupWords } from '../run-status.ts';

/** Told apart by eye; each is named beside its weight. */
export const groupColours: Record<Group, string> = {
  parameters: '#1457d9',
  price: '#e5480b',
  availability: '#15803d',
  quality: '#7c3aed',
  lifecycle: '#0e7490',
  domestic: '#be185d',
};

/** The points that a group gives: 100 × w s ÷ Σ w. */
export function pointsOf(
  group: Group,
  groups: Readonly<Record<Group, number>>,
  weights: Readonly<Record<Group, number>>,
): number {
  const sum = GROUPS.reduce((total, one) => total + weights[one], 0);
  return sum > 0 ? (100 * weights[group] * groups[group]) / sum : 0;
}

export function ScoreBar({
  groups,
  weights,
}: {
  groups: Readonly<Record<Group, number>>;
  weights: Readonly<Record<Group, number>>;
}) {
  const language = useLanguage();
  const parts = GROUPS.map((group) => ({ group, points: pointsOf(group, groups, weights) }));
  const text = parts
    .map(({ group, points }) => `${groupWords[group][language]} ${points.toFixed(1)}`)
    .join(' · ');
  return (
    <span
      role="img"
      aria-label={text}
      title={text}
      className="flex h-2 w-full overflow-hidden rounded-full bg-line"
    >
      {parts.map(({ group, points }) => (
        <span key={group} style={{ width: `${points}%`, background: groupColours[group] }} />
      ))}
    </span>
  );
}
