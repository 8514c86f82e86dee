// Keeps a draft as its author types, and adds lines of another source to it.
import type { Work } from '#kit/db/work.ts';
import type { Action } from '#kit/http/server/serve.ts';
import type { Member } from '#mall/member/actor.ts';
import { requireReadableProject } from '#mall/project/server/project.ts';
import { checkInquiry, type FoundProblem } from '../../check-inquiry.ts';
import type { inquiryProtocol } from '../../inquiry.protocol.ts';
import type { InquiryProblem, Saved } from '../../inquiry-draft.protocol.ts';
import { type InquiryLineContent, lineTitle } from '../../inquiry-lines.ts';
import { MOST_LINES } from '../../inquiry-terms.ts';
import { lineContentOf } from '../content-of.ts';
import { holdOwn, linesOf, moverOf } from '../hold-inquiry.ts';
import { inquiryErrors } from '../inquiry.errors.ts';
import type { InquiryRow } from '../inquiry.ts';
import { columnsOf, inquiryLife } from '../inquiry-life.ts';
import { requireAttachments } from '../require-attachments.ts';
import { findSource } from './find-source.ts';
import { keepLines, readDraftLines } from './keep-lines.ts';
import { keepWanted, wantedStores } from './keep-wanted.ts';

/**
 * What is left out of the input stays as it is.
 * @throws inquiryErrors.notFound, notNow, savedElsewhere when another tab or a colleague has saved since; wrongLine, noStore and others
 */
export const saveDraft: Action<typeof inquiryProtocol.save> = async (work, member, input) => {
  const row = await holdDraft(work, member, input);
  const { header, lines, storeIds, projectId, costCentre, internalNote } = input;
  if (header) await requireAttachments(work, member, header.fileIds, row.header.fileIds);
  if (projectId && projectId !== row.projectId) await requireReadableProject(work, member, projectId);
  if (lines) await keepLines(work, row.inquiryId, await readDraftLines(work, row.kind, lines));
  if (storeIds) await keepWanted(work, row, storeIds);
  const moved = await inquiryLife.advance(work, row, 'save', {
    ...moverOf('purchaser', member),
    set: {
      ...(header ? columnsOf({ ...header, kind: row.kind }) : {}),
      ...(projectId === undefined ? {} : { projectId: projectId === 0 ? null : projectId }),
      ...(costCentre === undefined ? {} : { costCentre }),
      ...(internalNote === undefined ? {} : { internalNote }),
    },
  });
  return savedReply(work, moved);
};

/** @throws as saveDraft; inquiryErrors.tooManyLines, nothingToAsk and those of the sources */
export const addLines: Action<typeof inquiryProtocol.addLines> = async (work, member, input) => {
  const row = await holdDraft(work, member, input);
  if (row.kind !== 'GOODS') throw inquiryErrors.nothingToAsk();
  const before = (await linesOf(work, row.inquiryId)).map(lineContentOf);
  const found = await findSource(work, member, input.source);
  const space = MOST_LINES - before.length;
  if (space <= 0) throw inquiryErrors.tooManyLines();
  const added = found.lines.slice(0, space);
  await keepLines(
    work,
    row.inquiryId,
    [...before, ...added].map((line, at) => ({ ...line, lineNo: at + 1 })),
  );
  const moved = await inquiryLife.advance(work, row, 'save', {
    ...moverOf('purchaser', member),
    set: row.projectId === null && found.projectId !== null ? { projectId: found.projectId } : {},
  });
  return { ...(await savedReply(work, moved)), leftOutNum: found.lines.length - added.length };
};

async function holdDraft(
  work: Work,
  member: Member,
  { inqSn, version }: { inqSn: string; version: number },
): Promise<InquiryRow> {
  const row = await holdOwn(work, member, inqSn);
  inquiryLife.require(work, row, 'save', 'purchaser');
  if (row.version !== version)
    throw inquiryErrors.savedElsewhere({ at: row.updatedAt, version: row.version });
  return row;
}

async function savedReply(work: Work, row: InquiryRow): Promise<Saved> {
  const lines = (await linesOf(work, row.inquiryId)).map(lineContentOf);
  return {
    inqSn: row.inqSn,
    version: row.version,
    updateTime: row.updatedAt.toISOString(),
    lines: lines.map(({ lineNo, wish }) => ({ lineNo, title: lineTitle(wish) })),
    problems: inWords(work, await problemsOf(work, row, lines)),
  };
}

/** What keeps the draft from being published, as far as its own fields say. */
export async function problemsOf(
  work: Work,
  row: InquiryRow,
  lines: readonly InquiryLineContent[],
  broadcastStores?: number,
): Promise<FoundProblem[]> {
  const wanted = await wantedStores(work, row.inquiryId);
  return checkInquiry(
    { ...row.header, lines: [...lines], wantedStores: wanted.length, broadcastStores },
    work.now,
  );
}

export const inWords = ({ language }: Work, problems: readonly FoundProblem[]): InquiryProblem[] =>
  problems.map((one) => ({ ...one, text: one.text[language] }));
