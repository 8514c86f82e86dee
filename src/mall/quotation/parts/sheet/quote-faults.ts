// What is wrong with a quotation while it is typed, line by line and in its head.
import { parseCents } from '#kit/money/money.ts';
import { planOf } from '#mall/order/parts/typed-plan.ts';
import {
  countingBreak,
  type DraftLine,
  feesTotal,
  MOST_PIECES,
  type QuoteDraft,
  readPrice,
  readWhole,
} from './quote-draft.ts';

export type FaultKey =
  | 'unanswered'
  | 'price'
  | 'breakNumber'
  | 'breakOrder'
  | 'whole'
  | 'multiple'
  | 'moqMultiple'
  | 'leadDays'
  | 'warranty'
  | 'alternativeName'
  | 'differences'
  | 'differenceName'
  | 'fee'
  | 'noFee'
  | 'allNone'
  | 'freightFee'
  | 'plan'
  | 'validUntil'
  | 'validTooShort'
  | 'uploading';

export type LineFaults = Partial<
  Record<
    | 'answer'
    | 'unitPrice'
    | 'minNumber'
    | 'multiple'
    | 'leadDays'
    | 'warrantyMonths'
    | 'breaks'
    | 'partNo'
    | 'differences'
    | 'fees'
    | 'spq'
    | 'lotNum',
    FaultKey
  >
>;

const LONGEST_LEAD = 730;
const LONGEST_WARRANTY = 240;

const cache = new WeakMap<DraftLine, LineFaults>();

/** What is wrong with a line; found once per state of it. */
export function lineFaults(line: DraftLine): LineFaults {
  let faults = cache.get(line);
  if (!faults) {
    faults = findFaults(line);
    cache.set(line, faults);
  }
  return faults;
}

function findFaults(line: DraftLine): LineFaults {
  if (line.answer === '') return { answer: 'unanswered' };
  if (line.answer === 'none') return {};
  const faults: LineFaults = {};
  if (line.fees) {
    const total = feesTotal(line.fees);
    if (total === undefined) faults.fees = 'fee';
    else if (total === 0) faults.fees = 'noFee';
  } else {
    Object.assign(faults, breakFaults(line));
    const multiple = readWhole(line.multiple, 1, MOST_PIECES);
    const least = readWhole(line.breaks[0]?.number ?? '', 1, MOST_PIECES);
    if (multiple === undefined) faults.multiple = 'multiple';
    else if (least !== undefined && least % multiple !== 0) faults.minNumber = 'moqMultiple';
    if (line.spq.trim() && readWhole(line.spq, 1, MOST_PIECES) === undefined) faults.spq = 'whole';
    if (line.lotNum.trim() && readWhole(line.lotNum, 0, 1000) === undefined) faults.lotNum = 'whole';
  }
  if (readWhole(line.leadDays, 0, LONGEST_LEAD) === undefined) faults.leadDays = 'leadDays';
  if (line.warrantyMonths.trim() && readWhole(line.warrantyMonths, 0, LONGEST_WARRANTY) === undefined)
    faults.warrantyMonths = 'warranty';
  if (line.answer === 'alternative') {
    if (!line.partNo.trim() && !line.description.trim()) faults.partNo = 'alternativeName';
    if (line.differences.length === 0) faults.differences = 'differences';
    else if (line.differences.some((one) => !one.name.trim())) faults.differences = 'differenceName';
  }
  return faults;
}

function breakFaults(line: DraftLine): LineFaults {
  const [first, ...rest] = line.breaks;
  const counting = line.breaks[countingBreak(line)];
  if (!first || readPrice(counting?.unitPrice ?? '') === undefined) return { unitPrice: 'price' };
  if (readPrice(first.unitPrice) === undefined) return { breaks: 'price' };
  let before = readWhole(first.number, 1, MOST_PIECES);
  if (before === undefined) return { minNumber: 'breakNumber' };
  for (const one of rest) {
    const number = readWhole(one.number, 1, MOST_PIECES);
    if (number === undefined) return { breaks: 'breakNumber' };
    if (readPrice(one.unitPrice) === undefined) return { breaks: 'price' };
    if (number <= before) return { breaks: 'breakOrder' };
    before = number;
  }
  return {};
}

export interface HeadFaults {
  freightFee?: FaultKey;
  plan?: FaultKey;
  validUntil?: FaultKey;
  lines?: FaultKey;
}

/** @param earliest the first day until which the offer has to stay good, as 2026-11-30 */
export function headFaults(draft: QuoteDraft, earliest: string): HeadFaults {
  const faults: HeadFaults = {};
  if (draft.freightKind === 'fixed') {
    const fee = parseCents(draft.freightFee);
    if (fee === undefined || fee < 0) faults.freightFee = 'freightFee';
  }
  if (!planOf(draft.plan)) faults.plan = 'plan';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(draft.validUntil)) faults.validUntil = 'validUntil';
  else if (draft.validUntil < earliest) faults.validUntil = 'validTooShort';
  if (draft.lines.length > 0 && draft.lines.every((line) => line.answer === 'none')) faults.lines = 'allNone';
  return faults;
}

/** How far the form is. */
export function progressOf(lines: readonly DraftLine[]): { answered: number; faulty: number } {
  let answered = 0;
  let faulty = 0;
  for (const line of lines) {
    if (line.answer !== '') answered += 1;
    if (line.answer !== '' && Object.keys(lineFaults(line)).length > 0) faulty += 1;
  }
  return { answered, faulty };
}
