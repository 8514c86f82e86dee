// Changes to a published inquiry: another version (I6), a later deadline, more suppliers (I7).

import type { Work } from '#kit/db/work.ts';
import { appendVersion, contentHashOf } from '#kit/document/document-version.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import type { Action, Actions } from '#kit/http/server/serve.ts';
import { required } from '#kit/rules/required.ts';
import { after } from '#kit/time/duration.ts';
import { checkDeadline, checkInquiry } from '../check-inquiry.ts';
import type { inquiryProtocol } from '../inquiry.protocol.ts';
import type { InquiryContent } from '../inquiry-content.ts';
import type { HeaderInput } from '../inquiry-draft.protocol.ts';
import { LEFT_AFTER_AMENDMENT, MOST_SUPPLIERS } from '../inquiry-terms.ts';
import { writtenContent } from './content-of.ts';
import { keepLines, readAmendedLines } from './draft/keep-lines.ts';
import { requireInvitable } from './draft/keep-wanted.ts';
import { inWords } from './draft/save-draft.ts';
import { holdOwn, linesOf, moverOf } from './hold-inquiry.ts';
import { inquiryErrors } from './inquiry.errors.ts';
import { inquiryAmended, inquiryExtended, linesAmending, suppliersInvited } from './inquiry.events.ts';
import type { InquiryMover, InquiryRow } from './inquiry.ts';
import { columnsOf, inquiryLife, requireSeen } from './inquiry-life.ts';
import { tellInvited } from './inquiry-notices.ts';
import { invite } from './publish-inquiry.ts';
import { requireAttachments } from './require-attachments.ts';
import { movedReply } from './submit-inquiry.ts';

type Acts = Actions<typeof inquiryProtocol>;

type AmendInput = InputOf<typeof inquiryProtocol.amend>;

/**
 * I6. Suppliers get at least a day: a nearer deadline moves to a day ahead. It never moves to an earlier moment.
 * @throws inquiryErrors.notFound, notNow, changedMeanwhile, fixedFields, earlierDeadline, notComplete, nothingChanged, awardedLine,
 * noLine, wrongLine; what listeners refuse
 */
export const amendInquiry: Action<typeof inquiryProtocol.amend> = async (work, member, input) => {
  const { inqSn, version, header, reason } = input;
  const row = await holdOwn(work, member, inqSn);
  requireSeen(work, row, 'amend', 'purchaser', version);
  requireAmendable(row, header);
  await requireAttachments(work, member, header.fileIds, row.header.fileIds);
  const before = await writtenContent(work, row);
  const wished = { ...header, kind: row.kind, lines: await amendedLines(work, row, input) };
  if (contentHashOf(wished) === contentHashOf(before)) throw inquiryErrors.nothingChanged();
  const earliest = after(work.now, LEFT_AFTER_AMENDMENT);
  const isDeadlineMoved = new Date(wished.deadline) < earliest;
  const content = isDeadlineMoved ? { ...wished, deadline: earliest.toISOString() } : wished;
  requireRight(work, content, row);
  await work.emit(linesAmending, { inqSn, ...amendedLineNos(before, content) });
  const moved = await writeVersion(work, row, content, 'amend', moverOf('purchaser', member, reason));
  await keepLines(work, row.inquiryId, content.lines);
  await work.emit(inquiryAmended, { inqSn, versionNo: moved.versionNo });
  if (required(moved.deadline).getTime() !== row.deadline?.getTime())
    await work.emit(inquiryExtended, { inqSn, deadline: required(moved.deadline) });
  return { ...movedReply(moved), deadline: content.deadline, isDeadlineMoved };
};

/** Appends the content as the next version and takes the step. */
async function writeVersion(
  work: Work,
  row: InquiryRow,
  content: InquiryContent,
  action: 'amend' | 'extend',
  mover: InquiryMover,
): Promise<InquiryRow> {
  const { versionNo } = await appendVersion(work, {
    docType: inquiryLife.docType,
    docSn: row.inqSn,
    content,
    ...mover,
  });
  const { lines: _lines, ...header } = content;
  return inquiryLife.advance(work, row, action, {
    ...mover,
    detail: { versionNo, before: row.header.deadline, deadline: content.deadline },
    set: { ...columnsOf(header), versionNo },
  });
}

/** chosen: what suppliers and rules have relied on from the first version on stays. */
function requireAmendable({ header: before }: InquiryRow, header: HeaderInput): void {
  const isFixed =
    header.mode === before.mode &&
    header.isSealed === before.isSealed &&
    header.closing === before.closing &&
    header.wantedNum === before.wantedNum;
  if (!isFixed) throw inquiryErrors.fixedFields();
  const [was, is] = [Date.parse(before.deadline), Date.parse(header.deadline)];
  if (!(is >= was)) throw inquiryErrors.earlierDeadline({ name: 'deadline' });
}

function amendedLineNos(before: InquiryContent, after: InquiryContent) {
  const kept = new Map(after.lines.map((line) => [line.lineNo, contentHashOf(line)]));
  const touched = before.lines.filter((line) => kept.get(line.lineNo) !== contentHashOf(line));
  const [changed, removed] = [
    touched.filter(({ lineNo }) => kept.has(lineNo)),
    touched.filter(({ lineNo }) => !kept.has(lineNo)),
  ];
  return {
    removedLineNos: removed.map(({ lineNo }) => lineNo),
    changedLineNos: changed.map(({ lineNo }) => lineNo),
  };
}

async function amendedLines(work: Work, row: InquiryRow, { lines: given }: AmendInput) {
  const rows = await linesOf(work, row.inquiryId);
  const [used] = await work.query<{ highest: number }>(
    `SELECT coalesce(max((line->>'lineNo')::int), 0) AS highest
     FROM document_version, jsonb_array_elements(content->'lines') AS line WHERE doc_type = $1 AND doc_sn = $2`,
    [inquiryLife.docType, row.inqSn],
  );
  const known = new Set(rows.map(({ lineNo }) => lineNo));
  const lines = await readAmendedLines(work, row.kind, given, known, required(used).highest);
  for (const { lineNo, awardedNum } of rows) {
    const qty = lines.find((line) => line.lineNo === lineNo)?.qty ?? 0;
    if (awardedNum > qty) throw inquiryErrors.awardedLine({ lineNo });
  }
  return lines;
}

/** As complete as on its first day. @throws inquiryErrors.notComplete */
function requireRight(work: Work, content: InquiryContent, row: InquiryRow): void {
  // Whom to ask and how many was settled when it was published.
  const problems = checkInquiry({ ...content, wantedStores: row.invitedNum }, work.now).filter(
    ({ path }) => path !== 'stores' && path !== 'wantedNum',
  );
  const [first] = problems;
  if (!first) return;
  throw inquiryErrors.notComplete({
    first: first.text,
    count: problems.length,
    problems: inWords(work, problems),
  });
}

/**
 * I7: a later moment, at most 60 days ahead. The deadline is part of what suppliers read: it is another version, which asks
 * nobody to confirm his quotation.
 * @throws inquiryErrors.notFound, notNow, changedMeanwhile, earlierDeadline, wrongDeadline
 */
export const extendDeadline: Acts['extend'] = async (work, member, { inqSn, version, deadline, reason }) => {
  const row = await holdOwn(work, member, inqSn);
  requireSeen(work, row, 'extend', 'purchaser', version);
  if (row.deadline && deadline <= row.deadline) throw inquiryErrors.earlierDeadline({ name: 'deadline' });
  const text = checkDeadline(deadline.toISOString(), work.now);
  if (text) throw inquiryErrors.wrongDeadline({ name: 'deadline', text });
  const content = { ...(await writtenContent(work, row)), deadline: deadline.toISOString() };
  const moved = await writeVersion(work, row, content, 'extend', moverOf('purchaser', member, reason));
  await work.emit(inquiryExtended, { inqSn, deadline });
  return movedReply(moved);
};

/**
 * I7. Who is invited later has until the same deadline.
 * @throws inquiryErrors.notFound, notNow, changedMeanwhile, noStore, ownStore, institutesOnly, tooManyStores, invitedAlready
 */
export const inviteMore: Acts['invite'] = async (work, member, { inqSn, version, storeIds }) => {
  const row = await holdOwn(work, member, inqSn);
  requireSeen(work, row, 'invite', 'purchaser', version);
  await requireInvitable(work, row, storeIds);
  const added = await invite(
    work,
    row.inquiryId,
    [...new Set(storeIds)].map((storeId) => ({ storeId, source: 'added' as const })),
  );
  if (added.length === 0) throw inquiryErrors.invitedAlready();
  const invitedNum = row.invitedNum + added.length;
  if (invitedNum > MOST_SUPPLIERS) throw inquiryErrors.tooManyStores();
  const moved = await inquiryLife.advance(work, row, 'invite', {
    ...moverOf('purchaser', member),
    detail: { storeIds: added },
    set: { invitedNum },
  });
  await work.emit(suppliersInvited, { inqSn, storeIds: added });
  await tellInvited(work, moved, added);
  return movedReply(moved);
};
