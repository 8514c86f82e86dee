// Inquiry rows → what their purchaser reads: cards of a list, and one in full, as it is or as it was.

import type { Work } from '#kit/db/work.ts';
import { listVersions } from '#kit/document/document-version.ts';
import { listSteps, type StepRow, stepReply } from '#kit/document/step-log.ts';
import { bit } from '#kit/http/wire.ts';
import { centsToWire } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { findApprovalPath } from '#mall/approval/server/approval.ts';
import { fileReplies } from '#mall/file/server/file.ts';
import { type Member, mayDo } from '#mall/member/actor.ts';
import type { InquiryContent } from '../../inquiry-content.ts';
import type {
  InquiryCard,
  InquiryDetail,
  InquiryLineReply,
  InquiryQuestion,
  InquiryVersion,
  WaitingAward,
} from '../../inquiry-detail.protocol.ts';
import { inquiryKinds } from '../../inquiry-kinds.ts';
import { type InquiryLineContent, lineTitle } from '../../inquiry-lines.ts';
import { type GuardedInquiry, type InquiryAction, inquiryActions } from '../../inquiry-process.ts';
import { type InquiryState, inquiryStatus, inquirySteps } from '../../inquiry-status.ts';
import { lineContentOf, publishedContent } from '../content-of.ts';
import { inWords, problemsOf } from '../draft/save-draft.ts';
import { linesOf } from '../hold-inquiry.ts';
import { inquiryErrors } from '../inquiry.errors.ts';
import type { InquiryLineRow, InquiryRow } from '../inquiry.ts';
import { inquiryLife } from '../inquiry-life.ts';
import { findLineParts } from './line-parts.ts';
import { turnOf } from './turn-of.ts';
import type { WaitingLine } from './waiting-awards.ts';
import { whyOf } from './why-of.ts';

const TITLES = 3;

export interface LineHeads {
  lineNum: number;
  titles: string[];
}

/** How many lines each has, and what the first ones are called. */
export async function lineHeads(work: Work, inquiryIds: readonly number[]): Promise<Map<number, LineHeads>> {
  const rows = await work.query<{ id: number; num: number; lines: InquiryLineContent['wish'][] }>(
    `SELECT i.id, (SELECT count(*) FROM inquiry_line WHERE inquiry_id = i.id)::int AS num,
            (SELECT coalesce(json_agg(wish ORDER BY line_no), '[]') FROM (
               SELECT wish, line_no FROM inquiry_line WHERE inquiry_id = i.id ORDER BY line_no LIMIT ${TITLES}) first) AS lines
     FROM unnest($1::bigint[]) AS i (id)`,
    [inquiryIds],
    'inquiry-line-heads',
  );
  return new Map(rows.map((row) => [row.id, { lineNum: row.num, titles: row.lines.map(lineTitle) }]));
}

interface Surroundings {
  inquiryId: number;
  authorName: string;
  projectName: string;
  nextInqSn: string | null;
  openQuestionNum: number;
  oldestQuestionAt: Date | null;
}

const SURROUNDINGS = `
  SELECT i.inquiry_id AS "inquiryId", coalesce(s.real_name, m.member_nick_name, m.member_name) AS "authorName",
         coalesce(p.project_name, '') AS "projectName",
         (SELECT max(n.inq_sn) FROM inquiry n WHERE n.former_inq_sn = i.inq_sn AND n.state <> 'CANCELLED') AS "nextInqSn",
         q.number AS "openQuestionNum", q.oldest AS "oldestQuestionAt"
  FROM inquiry i JOIN member m USING (member_id) LEFT JOIN sub_account s USING (member_id)
  LEFT JOIN project p USING (project_id)
  CROSS JOIN LATERAL (SELECT count(*)::int AS number, min(asked_at) AS oldest FROM inquiry_question
                      WHERE inquiry_id = i.inquiry_id AND answered_at IS NULL) q
  WHERE i.inquiry_id = ANY($1::bigint[])`;

export async function inquiryCards(
  work: Work,
  member: Member,
  rows: readonly InquiryRow[],
): Promise<InquiryCard[]> {
  const ids = rows.map(({ inquiryId }) => inquiryId);
  const heads = await lineHeads(work, ids);
  const around = new Map(
    (await work.query<Surroundings>(SURROUNDINGS, [ids], 'inquiry-around')).map((one) => [
      one.inquiryId,
      one,
    ]),
  );
  return rows.map((row) =>
    cardOf(work, member, row, required(heads.get(row.inquiryId)), required(around.get(row.inquiryId))),
  );
}

function cardOf(
  { language }: Work,
  member: Member,
  row: InquiryRow,
  { lineNum, titles }: LineHeads,
  around: Surroundings,
): InquiryCard {
  const { code, tone } = inquiryStatus[row.state];
  return {
    inqSn: row.inqSn,
    kind: row.kind,
    kindName: inquiryKinds[row.kind][language],
    title: row.title,
    deadline: row.deadline?.toISOString() ?? null,
    lineNum,
    lineTitles: titles,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    state: row.state,
    stateCode: code,
    stateName: inquiryStatus[row.state][language],
    tone,
    version: row.version,
    versionNo: row.versionNo,
    mode: row.header.mode,
    isSealed: row.isSealed,
    invitedNum: row.invitedNum,
    quotedNum: row.quotedNum,
    openQuestionNum: row.state === 'QUOTING' ? around.openQuestionNum : 0,
    authorName: around.authorName,
    isOwn: bit(row.memberId === member.memberId),
    projectId: row.projectId,
    projectName: around.projectName,
    formerInqSn: row.formerInqSn,
    nextInqSn: around.nextInqSn,
    turnText: turnOf(row, member, around)?.what[language] ?? '',
    createTime: row.createdAt.toISOString(),
    updateTime: row.updatedAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
    allowedActions: buttonsOf(row, member),
  };
}

/** Steps that a purchaser takes with a call of this room; awards are made with the quotations. */
const NEEDS: Partial<Record<InquiryAction, 'rfq.create' | 'rfq.award'>> = {
  save: 'rfq.create',
  submit: 'rfq.create',
  resubmit: 'rfq.create',
  abandon: 'rfq.create',
  answer: 'rfq.create',
  amend: 'rfq.create',
  extend: 'rfq.create',
  invite: 'rfq.create',
  close: 'rfq.create',
  cancel: 'rfq.create',
  award: 'rfq.award',
  closeRest: 'rfq.award',
  convert: 'rfq.award',
};

/** What of the purchaser's steps the reader may take. */
export const buttonsOf = (row: GuardedInquiry, member: Member): InquiryAction[] =>
  inquiryActions(row, 'purchaser').filter((action) => {
    const point = NEEDS[action];
    return point !== undefined && mayDo(member, point);
  });

/** The latest as it is written, or a version of the past. @throws inquiryErrors.noVersion */
export async function inquiryDetail(
  work: Work,
  member: Member,
  row: InquiryRow,
  versionNo?: number,
): Promise<Omit<InquiryDetail, 'waitingAwards'>> {
  const [card] = await inquiryCards(work, member, [row]);
  const rows = await linesOf(work, row.inquiryId);
  const shown = await contentShown(work, row, rows, versionNo);
  const { lines, ...header } = shown.content;
  const steps = await listSteps(work, [{ docType: inquiryLife.docType, docSns: [row.inqSn] }]);
  const isDraft = shown.isCurrent && row.versionNo === 0;
  const problems =
    isDraft && row.state !== 'PENDING_REVIEW' && row.state !== 'CANCELLED'
      ? await problemsOf(work, row, lines)
      : [];
  return {
    ...required(card),
    title: header.title,
    shownVersionNo: shown.versionNo,
    isCurrent: bit(shown.isCurrent),
    header,
    files: await fileReplies(work, header.fileIds),
    lines: await lineReplies(work, lines, shown.isCurrent ? rows : []),
    costCentre: row.costCentre,
    internalNote: row.internalNote,
    ...(await contactOf(work, row)),
    ...(await storesOf(work, row)),
    questions: await questionsOf(work, row.inquiryId),
    versions: await versionsOf(work, row.inqSn, steps),
    // Who asked a question is nobody's business.
    steps: steps.map((step) => ({
      ...stepReply(work, step, inquirySteps, inquiryStatus[step.toState as InquiryState]),
      ...(step.event === 'ask' ? { actorName: '' } : {}),
    })),
    problems: inWords(work, problems),
    why: whyOf(work, row, steps),
    approval: await findApprovalPath(work, inquiryLife.docType, row.inqSn),
    closeReason: row.closeReason,
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}

/** Awards that wait: who decides them, and until when. */
export async function waitingAwards(work: Work, lines: readonly WaitingLine[]): Promise<WaitingAward[]> {
  const awards = [];
  for (const { awardSn, amount } of new Map(lines.map((line) => [line.awardSn, line])).values()) {
    const path = await findApprovalPath(work, 'award', awardSn);
    const step = path?.steps.find((one) => one.progress === 'current');
    awards.push({
      awardSn,
      amount: centsToWire(amount),
      deciders: (step?.people ?? []).filter(({ state }) => state === 'PENDING').map(({ name }) => name),
      dueAt: step?.dueAt ?? null,
    });
  }
  return awards;
}

async function contentShown(
  work: Work,
  row: InquiryRow,
  rows: readonly InquiryLineRow[],
  versionNo?: number,
): Promise<{ versionNo: number; isCurrent: boolean; content: InquiryContent }> {
  if (versionNo === undefined || versionNo === row.versionNo) {
    return {
      versionNo: row.versionNo,
      isCurrent: true,
      content: { ...row.header, lines: rows.map(lineContentOf) },
    };
  }
  const version = await publishedContent(work, row.inqSn, versionNo);
  if (!version) throw inquiryErrors.noVersion();
  return { ...version, isCurrent: false };
}

/** @param rows with what was awarded; empty for a version of the past */
export async function lineReplies(
  work: Work,
  lines: readonly InquiryLineContent[],
  rows: readonly InquiryLineRow[],
): Promise<InquiryLineReply[]> {
  const parts = await findLineParts(
    work,
    lines.flatMap(({ partId }) => partId ?? []),
  );
  const rowOf = new Map(rows.map((row) => [row.lineNo, row]));
  return lines.map(({ lineNo, qty, unit, partId, wish }) => {
    const row = rowOf.get(lineNo);
    return {
      inqLineId: row?.inqLineId ?? null,
      lineNo,
      title: lineTitle(wish),
      qty,
      unit,
      part: (partId !== null && parts.get(partId)) || null,
      wish,
      awardedNum: row?.awardedNum ?? 0,
      convertedNum: row?.convertedNum ?? 0,
      isClosed: row?.isClosed ?? false,
    };
  });
}

export interface Contact {
  enterpriseName: string;
  contactName: string;
  contactMobile: string;
}

/** Who looks after it, for suppliers to call. */
export async function contactOf(
  work: Work,
  { memberId, enterpriseId }: Pick<InquiryRow, 'memberId' | 'enterpriseId'>,
): Promise<Contact> {
  const [row] = await work.query<Contact>(
    `SELECT coalesce(e.name, '') AS "enterpriseName", coalesce(m.mobile, '') AS "contactMobile",
            coalesce(s.real_name, CASE WHEN e.main_member_id = m.member_id THEN nullif(e.data->>'contactName', '') END,
                     m.member_nick_name, m.member_name) AS "contactName"
     FROM member m LEFT JOIN sub_account s USING (member_id) LEFT JOIN enterprise e ON e.enterprise_id = $2
     WHERE m.member_id = $1`,
    [memberId, enterpriseId],
    'inquiry-contact',
  );
  return row ?? { enterpriseName: '', contactName: '', contactMobile: '' };
}

type Stores = Pick<InquiryDetail, 'wanted' | 'invited'>;

async function storesOf(work: Work, { inquiryId, versionNo }: InquiryRow): Promise<Stores> {
  const name = `s.name_${work.language} AS "storeName"`;
  if (versionNo === 0) {
    const wanted = await work.query<Stores['wanted'][number]>(
      `SELECT s.store_id AS "storeId", ${name} FROM inquiry_wanted JOIN store s USING (store_id)
       WHERE inquiry_id = $1 ORDER BY s.store_id`,
      [inquiryId],
    );
    return { wanted, invited: [] };
  }
  const rows = await work.query<Omit<Stores['invited'][number], 'invitedAt'> & { invitedAt: Date }>(
    `SELECT s.store_id AS "storeId", ${name}, i.source, i.invited_at AS "invitedAt"
     FROM inquiry_invitation i JOIN store s USING (store_id) WHERE inquiry_id = $1 ORDER BY i.invited_at, s.store_id`,
    [inquiryId],
  );
  return {
    wanted: [],
    invited: rows.map((row) => ({ ...row, invitedAt: row.invitedAt.toISOString() })),
  };
}

/** @param storeId whose own questions are marked; nobody else's are known by who asked */
export async function questionsOf(
  work: Work,
  inquiryId: number,
  storeId: number | null = null,
): Promise<InquiryQuestion[]> {
  const rows = await work.query<{
    questionId: number;
    question: string;
    fileIds: number[];
    askedAt: Date;
    answer: string;
    answeredAt: Date | null;
    storeId: number;
  }>(
    `SELECT question_id AS "questionId", question, file_ids::float8[] AS "fileIds", asked_at AS "askedAt", answer,
            answered_at AS "answeredAt", store_id AS "storeId"
     FROM inquiry_question WHERE inquiry_id = $1 ORDER BY question_id`,
    [inquiryId],
    'inquiry-questions',
  );
  const files = new Map(
    (
      await fileReplies(
        work,
        rows.flatMap(({ fileIds }) => fileIds),
      )
    ).map((file) => [file.fileId, file]),
  );
  return rows.map((row) => ({
    questionId: row.questionId,
    question: row.question,
    files: row.fileIds.flatMap((fileId) => files.get(fileId) ?? []),
    askTime: row.askedAt.toISOString(),
    answer: row.answer,
    answerTime: row.answeredAt?.toISOString() ?? null,
    isOwn: bit(row.storeId === storeId),
  }));
}

/** The newest first. */
export async function versionsOf(
  work: Work,
  inqSn: string,
  steps: readonly StepRow[],
): Promise<InquiryVersion[]> {
  const versions = await listVersions(work, inquiryLife.docType, inqSn);
  const reasonOf = new Map(steps.map(({ detail, reason }) => [detail.versionNo, reason]));
  return versions
    .map(({ versionNo, createdAt, actorName, contentHash, chainHash }) => ({
      versionNo,
      createTime: createdAt.toISOString(),
      actorName,
      reason: versionNo === 1 ? '' : (reasonOf.get(versionNo) ?? ''),
      contentHash,
      chainHash,
    }))
    .reverse();
}
