// Everything that keeps an inquiry from being sent, in the order of the page, each with the place to go to.

import { speak } from '#kit/words/speak.ts';
import type { Language } from '#kit/words/text.ts';
import { namingOf } from '../inquiry-lines.ts';
import { isBlank, lineFaults } from './draft-lines.ts';
import { termsFaults } from './draft-terms.ts';
import type { Draft } from './use-draft.ts';
import { wizardWords } from './wizard-words.ts';

export interface DraftFault {
  section: 'lines' | 'terms' | 'suppliers';
  text: string;
  /** The cell, where it is one. */
  cell?: { rowId: number; key: string; place: number; isInSheet: boolean };
  /** The name of the field in the form of terms. */
  field?: string;
}

/** @param asks whom to invite is part of it: an amendment leaves that alone */
export function draftFaults(
  draft: Draft,
  language: Language,
  asks: boolean,
  now: number | null = Date.now(),
): DraftFault[] {
  const say = speak(wizardWords, language);
  const faults: DraftFault[] = [];
  if (draft.lines.every((line) => isBlank(draft.kind, line))) {
    const first = draft.lines[0];
    faults.push({
      section: 'lines',
      text: say.needsLines,
      ...(first
        ? { cell: { rowId: first.rowId, key: namingOf[draft.kind][0], place: 1, isInSheet: true } }
        : {}),
    });
  }
  for (const { rowId, place, field, why } of lineFaults(draft.kind, draft.lines, true))
    faults.push({
      section: 'lines',
      text: say.faultOfLine(place, field.label[language], why[language]),
      cell: { rowId, key: field.key, place, isInSheet: field.width !== undefined && field.kind !== 'items' },
    });
  const wrong = termsFaults(draft.terms, true, now);
  for (const field of ['title', 'deadline', 'wantedNum', 'deliverBy'] as const) {
    const why = wrong[field];
    if (why) faults.push({ section: 'terms', text: why[language], field });
  }
  if (asks && draft.terms.mode === 'DIRECTED' && draft.stores.length === 0)
    faults.push({ section: 'suppliers', text: say.needsSuppliers });
  return faults;
}
