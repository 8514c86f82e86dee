// What quotations and contracts tell an inquiry: lines awarded, made into contracts or orders, or open again (I10, I11, I15).
import type { Work } from '#kit/db/work.ts';
import type { InquiryState } from '../inquiry-status.ts';
import { holdInquiry } from './hold-inquiry.ts';
import { inquiryErrors } from './inquiry.errors.ts';
import { inquiryClosed } from './inquiry.events.ts';
import type { InquiryLineRow, InquiryMover, InquiryRow } from './inquiry.ts';
import { inquiryLife } from './inquiry-life.ts';

interface LineNumber {
  inqLineId: number;
  /** Pieces. */
  number: number;
}

const isDecided = (line: InquiryLineRow) => line.isClosed || line.awardedNum >= line.qty;
const isConverted = (line: InquiryLineRow) => line.convertedNum >= line.awardedNum;

/** Where what is awarded and converted leaves the inquiry. */
function stateOf(lines: readonly InquiryLineRow[]): 'PARTLY_AWARDED' | 'AWARDED' | 'COMPLETED' {
  if (!lines.every(isDecided)) return 'PARTLY_AWARDED';
  return lines.every(isConverted) ? 'COMPLETED' : 'AWARDED';
}

/**
 * I10: notes what was awarded per line and moves the inquiry on. An open inquiry that is awarded while quoting is closed by it.
 * Hold it before.
 * @param awarded pieces per line, on top of what it has
 * @throws inquiryErrors.notFound, notNow, noLine, nothingAwarded, lineClosed, awardAboveAsked (without a reason)
 */
export async function noteAward(
  work: Work,
  inqSn: string,
  awarded: readonly LineNumber[],
  mover: InquiryMover,
): Promise<InquiryRow> {
  const { inquiry: row, lines } = await holdInquiry(work, inqSn);
  inquiryLife.require(work, row, 'award', mover.by);
  const numbers = perLine(awarded);
  if (numbers.size === 0) throw inquiryErrors.nothingAwarded();
  const after = apply(lines, numbers, (line, number) => {
    if (line.isClosed) throw inquiryErrors.lineClosed(line);
    const left = Math.max(0, line.qty - line.awardedNum);
    if (number > left && !mover.reason) throw inquiryErrors.awardAboveAsked({ lineNo: line.lineNo, left });
    return { ...line, awardedNum: line.awardedNum + number };
  });
  await write(work, lines, after);
  const to = stateOf(after);
  const moved = await inquiryLife.advance(work, row, 'award', {
    ...mover,
    to: to === 'PARTLY_AWARDED' ? to : 'AWARDED',
    detail: { ...mover.detail, lines: detailOf(lines, numbers) },
  });
  if (row.state === 'QUOTING') await work.emit(inquiryClosed, { inqSn });
  return moved;
}

/**
 * I11: notes what became a contract or an order; with all of it the inquiry is complete. Hold it before.
 * @throws inquiryErrors.notFound, notNow, noLine, aboveAwarded
 */
export async function noteConversion(
  work: Work,
  inqSn: string,
  converted: readonly LineNumber[],
  mover: InquiryMover,
): Promise<InquiryRow> {
  const { inquiry: row, lines } = await holdInquiry(work, inqSn);
  inquiryLife.require(work, row, 'convert', mover.by);
  const numbers = perLine(converted);
  const after = apply(lines, numbers, (line, number) => {
    const convertedNum = line.convertedNum + number;
    if (convertedNum > line.awardedNum) throw inquiryErrors.aboveAwarded(line);
    return { ...line, convertedNum };
  });
  await write(work, lines, after);
  return inquiryLife.advance(work, row, 'convert', {
    ...mover,
    to: stateOf(after),
    detail: { ...mover.detail, lines: detailOf(lines, numbers) },
  });
}

/**
 * I15: an award, or the contract or order made of it, is void: the lines are open again. Hold it before.
 * @throws inquiryErrors.notFound, notNow, noLine, aboveAwarded
 */
export async function noteAnnulment(
  work: Work,
  inqSn: string,
  annulled: readonly (LineNumber & { wasConverted: boolean })[],
  mover: InquiryMover,
): Promise<InquiryRow> {
  const { inquiry: row, lines } = await holdInquiry(work, inqSn);
  inquiryLife.require(work, row, 'annulAward', mover.by);
  const numbers = perLine(annulled);
  const undone = perLine(annulled.filter(({ wasConverted }) => wasConverted));
  const after = apply(lines, numbers, (line, number) => {
    const awardedNum = line.awardedNum - number;
    const convertedNum = line.convertedNum - (undone.get(line.inqLineId) ?? 0);
    if (awardedNum < 0 || convertedNum < 0 || convertedNum > awardedNum)
      throw inquiryErrors.aboveAwarded(line);
    return { ...line, awardedNum, convertedNum, isClosed: false };
  });
  await write(work, lines, after);
  const to: InquiryState = after.some((line) => line.awardedNum > 0) ? 'PARTLY_AWARDED' : 'EVALUATING';
  return inquiryLife.advance(work, row, 'annulAward', {
    ...mover,
    to,
    detail: { ...mover.detail, lines: detailOf(lines, numbers) },
  });
}

/** Several quotations may share a line. */
function perLine(given: readonly LineNumber[]): Map<number, number> {
  const numbers = new Map<number, number>();
  for (const { inqLineId, number } of given) {
    if (number > 0) numbers.set(inqLineId, (numbers.get(inqLineId) ?? 0) + number);
  }
  return numbers;
}

function apply(
  lines: readonly InquiryLineRow[],
  numbers: ReadonlyMap<number, number>,
  change: (line: InquiryLineRow, number: number) => InquiryLineRow,
): InquiryLineRow[] {
  const known = new Set(lines.map(({ inqLineId }) => inqLineId));
  if ([...numbers.keys()].some((inqLineId) => !known.has(inqLineId))) throw inquiryErrors.noLine();
  return lines.map((line) => {
    const number = numbers.get(line.inqLineId);
    return number === undefined ? line : change(line, number);
  });
}

async function write(
  work: Work,
  before: readonly InquiryLineRow[],
  after: readonly InquiryLineRow[],
): Promise<void> {
  const changed = after.filter((line, at) => line !== before[at]);
  await work.query(
    `UPDATE inquiry_line l SET awarded_num = one.awarded, converted_num = one.converted, is_closed = one.closed
     FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::boolean[]) AS one (id, awarded, converted, closed)
     WHERE l.inq_line_id = one.id`,
    [
      changed.map((line) => line.inqLineId),
      changed.map((line) => line.awardedNum),
      changed.map((line) => line.convertedNum),
      changed.map((line) => line.isClosed),
    ],
    'inquiry-award-lines',
  );
}

const detailOf = (lines: readonly InquiryLineRow[], numbers: ReadonlyMap<number, number>) =>
  lines.flatMap(({ inqLineId, lineNo }) => {
    const number = numbers.get(inqLineId);
    return number === undefined ? [] : [{ lineNo, number }];
  });
