// How a state looks wherever it is named; the colours themselves are kit/ui/tone.
import type { Text } from '#kit/words/text.ts';

/** waiting: someone must act · moving: on its way · done: finished well · refused: stopped or failed · neutral: closed, draft, plain. */
export const TONES = ['waiting', 'moving', 'done', 'refused', 'neutral'] as const;
export type Tone = (typeof TONES)[number];

/** The name of a state, of a choice, with its tone. */
export type Toned = Text & { readonly tone: Tone };
