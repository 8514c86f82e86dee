// Counts how calls ended, with the sentences and places that came most often.

export const OUTCOMES = ['served', 'refused', 'unavailable', 'nothing', 'hung', 'broken'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface Tally {
  note(outcome: Outcome, what: string): void;
  /** A call was answered after so many milliseconds. */
  took(ms: number): void;
  count(outcome: Outcome): number;
  /** What ended so most often. */
  most(outcome: Outcome, number: number): [what: string, count: number][];
  longest(): number;
}

export function openTally(): Tally {
  const counts = new Map<Outcome, Map<string, number>>(OUTCOMES.map((one) => [one, new Map()]));
  let longest = 0;
  return {
    note(outcome, what) {
      const known = counts.get(outcome);
      known?.set(what, (known.get(what) ?? 0) + 1);
    },
    took(ms) {
      longest = Math.max(longest, ms);
    },
    count: (outcome) => [...(counts.get(outcome)?.values() ?? [])].reduce((sum, one) => sum + one, 0),
    most: (outcome, number) =>
      [...(counts.get(outcome) ?? [])].sort(([, a], [, b]) => b - a).slice(0, number),
    longest: () => longest,
  };
}
