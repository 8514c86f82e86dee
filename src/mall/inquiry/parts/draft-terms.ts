// The terms of a draft as they stand in its form, what is wrong with them, and deadlines in the mall's time.
import type { CallOf } from '#kit/http/endpoint.ts';
import { days } from '#kit/time/duration.ts';
import type { Text } from '#kit/words/text.ts';
import type { inquiryProtocol } from '../inquiry.protocol.ts';
import type { HeaderReply } from '../inquiry-detail.protocol.ts';
import { DEADLINE_EARLIEST, DEADLINE_LATEST, MOST_SUPPLIERS } from '../inquiry-terms.ts';
import { readWhole } from './draft-lines.ts';
import { wizardWords } from './wizard-words.ts';

export type HeaderCall = Exclude<CallOf<typeof inquiryProtocol.amend>['header'], string | unknown[]>;

/** Everything but the kind; numbers and the deadline as typed. */
export interface DraftTerms extends Omit<HeaderReply, 'kind' | 'wantedNum' | 'deadline' | 'fileIds'> {
  wantedNum: string;
  /** Beijing time as 2026-11-21T17:00, or ''. */
  deadline: string;
  projectId: number | null;
  costCentre: string;
  internalNote: string;
}

const BEIJING = 8 * 3_600_000;

/** An ISO moment as an input of type datetime-local holds it, in the mall's time. */
export function beijingOf(moment: string): string {
  const at = Date.parse(moment);
  return Number.isNaN(at) ? '' : new Date(at + BEIJING).toISOString().slice(0, 16);
}

/** The other way; undefined for what is no moment. */
export function momentOf(beijing: string): Date | undefined {
  const at = Date.parse(`${beijing}:00+08:00`);
  return beijing.length < 16 || Number.isNaN(at) ? undefined : new Date(at);
}

/** 17:00 in Beijing, some days after `now`. */
export function presetDeadline(now: Date, daysAhead: number): string {
  return `${beijingOf(new Date(now.getTime() + days(daysAhead)).toISOString()).slice(0, 10)}T17:00`;
}

export const DEADLINE_PRESETS = [1, 3, 7, 14, 30] as const; // chosen

/** What a form without a draft begins with. */
export const freshTerms = (): DraftTerms => ({
  title: '',
  mode: 'DIRECTED',
  isSealed: true,
  closing: 'BY_TIME',
  wantedNum: '3',
  deadline: '',
  deliveryPlace: '',
  deliverBy: '',
  invoiceKind: 'special',
  isTaxIncluded: true,
  currency: 'CNY',
  paymentTerms: '',
  wantsContract: false,
  allowsPartial: true,
  allowsAlternatives: true,
  showsTarget: false,
  hidesContact: true,
  note: '',
  projectId: null,
  costCentre: '',
  internalNote: '',
});

export function termsOf(detail: {
  header: HeaderReply;
  projectId: number | null;
  costCentre: string;
  internalNote: string;
}): DraftTerms {
  const { kind: _kind, fileIds: _fileIds, ...header } = detail.header;
  return {
    ...header,
    wantedNum: header.wantedNum === null ? '3' : String(header.wantedNum),
    deadline: beijingOf(header.deadline),
    projectId: detail.projectId,
    costCentre: detail.costCentre,
    internalNote: detail.internalNote,
  };
}

export function headerOf(terms: DraftTerms, fileIds: number[]): HeaderCall {
  const { projectId: _projectId, costCentre: _costCentre, internalNote: _note, ...header } = terms;
  return {
    ...header,
    wantedNum: terms.closing === 'BY_TIME' ? null : (readWhole(terms.wantedNum) ?? null),
    deadline: momentOf(terms.deadline)?.toISOString() ?? '',
    fileIds,
  };
}

export type TermsField = 'title' | 'deadline' | 'wantedNum' | 'deliverBy';

/** What is wrong, by field. Without `needsAll` only what cannot be saved. @param now null: a deadline that was set stays right */
export function termsFaults(
  terms: DraftTerms,
  needsAll: boolean,
  now: number | null = Date.now(),
): Partial<Record<TermsField, Text>> {
  const faults: Partial<Record<TermsField, Text>> = {};
  if (needsAll && terms.title.trim() === '') faults.title = wizardWords.needsTitle;
  const deadline = momentOf(terms.deadline)?.getTime();
  if (needsAll && deadline === undefined) faults.deadline = wizardWords.needsDeadline;
  else if (needsAll && deadline !== undefined && now !== null && deadline < now + DEADLINE_EARLIEST)
    faults.deadline = wizardWords.deadlineEarly;
  else if (needsAll && deadline !== undefined && now !== null && deadline > now + DEADLINE_LATEST)
    faults.deadline = wizardWords.deadlineLate;
  if (terms.closing !== 'BY_TIME') {
    const wanted = readWhole(terms.wantedNum);
    if (wanted === undefined || wanted < 1 || wanted > MOST_SUPPLIERS)
      faults.wantedNum = wizardWords.needsWantedNum;
  }
  if (terms.deliverBy !== '' && !/^20\d{2}-\d{2}-\d{2}$/.test(terms.deliverBy))
    faults.deliverBy = wizardWords.wrongDay;
  return faults;
}
