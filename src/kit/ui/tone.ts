// What a status looks like: one table of tones, so that a colour means the same on every page.

import type { Tone } from '#kit/process/tone.ts';

export type { Tone };

/** The classes of one tone: `tag` for a washed label, `text` for words and icons, `solid` for a filled mark, `line` for a border. */
export type ToneClasses = { tag: string; text: string; solid: string; line: string };

/** Classes by tone; all pairs of words and ground reach contrast AA. */
export const tones: Readonly<Record<Tone, ToneClasses>> = {
  waiting: {
    tag: 'bg-waiting-wash text-waiting',
    text: 'text-waiting',
    solid: 'bg-waiting text-surface',
    line: 'border-waiting',
  },
  moving: {
    tag: 'bg-brand-wash text-brand',
    text: 'text-brand',
    solid: 'bg-brand text-surface',
    line: 'border-brand',
  },
  done: {
    tag: 'bg-done-wash text-done',
    text: 'text-done',
    solid: 'bg-done text-surface',
    line: 'border-done',
  },
  refused: {
    tag: 'bg-refused-wash text-refused',
    text: 'text-refused',
    solid: 'bg-refused text-surface',
    line: 'border-refused',
  },
  neutral: {
    tag: 'bg-neutral-wash text-secondary',
    text: 'text-hint',
    solid: 'bg-neutral text-surface',
    line: 'border-edge',
  },
};
