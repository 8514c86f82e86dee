// What a comparison says of one attribute, and the grades that follow: names that both sides know.

/** `soft`: missed by no more than may be. `unknown`: one of the two does not say, so that it never counts as met. */
export const VERDICTS = ['better', 'met', 'soft', 'unknown', 'missed'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** 1: same pins, everything meets or exceeds · 2: same package, differences to verify · 3: same function, a redesign (domain 3.3). */
export type Grade = 1 | 2 | 3;
