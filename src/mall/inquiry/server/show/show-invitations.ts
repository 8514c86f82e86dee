// What a store reads of the inquiries it was invited to: nothing of rivals, nothing of awards, no target price unless it is shown.
import { sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { listSteps, type StepRow } from '#kit/document/step-log.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { bit } from '#kit/http/wire.ts';
import { source } from '#kit/list/server/source.ts';
import type { StepReply } from '#kit/process/step-reply.ts';
import { required } from '#kit/rules/required.ts';
import { fileReplies } from '#mall/file/server/file.ts';
import type { inquiryProtocol } from '../../inquiry.protocol.ts';
import type { InquiryContent } from '../../inquiry-content.ts';
import type { Why } from '../../inquiry-detail.protocol.ts';
import { type InquiryKind, inquiryKinds } from '../../inquiry-kinds.ts';
import { withoutTarget } from '../../inquiry-lines.ts';
import { invitationList } from '../../inquiry-lists.ts';
import { type InquiryAction, inquiryActions } from '../../inquiry-process.ts';
import { type InquiryState, inquirySteps, supplierStateOf, supplierStatus } from '../../inquiry-status.ts';
import type { SupplierCard } from '../../invitation.protocol.ts';
import { publishedContent } from '../content-of.ts';
import { type Invitation, requireInvited } from '../hold-inquiry.ts';
import { inquiryErrors } from '../inquiry.errors.ts';
import type { InquiryRow } from '../inquiry.ts';
import { inquiryLife } from '../inquiry-life.ts';
import { contactOf, lineHeads, lineReplies, questionsOf, versionsOf } from './inquiry-view.ts';
import { differencesOf, linesHold } from './show-inquiries.ts';

type Acts = Actions<typeof inquiryProtocol>;

interface CardRow {
  inquiryId: number;
  inqSn: string;
  kind: InquiryKind;
  state: InquiryState;
  title: string;
  deadline: Date | null;
  isSealed: boolean;
  versionNo: number;
  publishedAt: Date | null;
  invitedAt: Date;
  isAmended: boolean;
  enterpriseName: string;
}

/** `$1` the store, `$2` its inquiries. */
const CARDS = `
  SELECT i.inquiry_id AS "inquiryId", i.inq_sn AS "inqSn", i.kind, i.state, i.title, i.deadline, i.is_sealed AS "isSealed",
         i.version_no AS "versionNo", i.published_at AS "publishedAt", v.invited_at AS "invitedAt",
         coalesce(e.name, '') AS "enterpriseName",
         EXISTS (SELECT FROM step_log s WHERE s.doc_type = '${inquiryLife.docType}' AND s.doc_sn = i.inq_sn AND s.event = 'amend'
                   AND s.created_at > v.invited_at) AS "isAmended"
  FROM inquiry_invitation v JOIN inquiry i USING (inquiry_id) LEFT JOIN enterprise e USING (enterprise_id)
  WHERE v.store_id = $1 AND i.inq_sn = ANY($2)`;

const IS_OPEN = sql`i.state = 'QUOTING'`;

export const invitationListRoutes = source(invitationList, ({ work, actor: { storeId } }) => ({
  from: sql`inquiry_invitation v JOIN inquiry i USING (inquiry_id) LEFT JOIN enterprise e USING (enterprise_id)`,
  key: sql`i.inq_sn`,
  scope: sql`v.store_id = ${storeId}`,
  columns: {
    kind: sql`i.kind`,
    deadline: sql`i.deadline`,
    invitedAt: sql`v.invited_at`,
    isOpen: sql`(${IS_OPEN})`,
    openDeadline: sql`CASE WHEN ${IS_OPEN} THEN i.deadline END`,
  },
  tab: { open: IS_OPEN, closed: sql`NOT ${IS_OPEN}` },
  search: [sql`i.inq_sn`, sql`i.title`, sql`e.name`, linesHold(sql`i.inquiry_id`)],
  toRows: async (keys) => {
    const rows = await work.query<CardRow>(CARDS, [storeId, keys], 'inquiry-invitations');
    const heads = await lineHeads(
      work,
      rows.map(({ inquiryId }) => inquiryId),
    );
    return rows.map((row) => cardOf(work, row, required(heads.get(row.inquiryId))));
  },
}));

function cardOf(
  { language }: Work,
  row: CardRow,
  { lineNum, titles }: { lineNum: number; titles: string[] },
): SupplierCard {
  const state = supplierStateOf(row.state);
  return {
    inqSn: row.inqSn,
    kind: row.kind,
    kindName: inquiryKinds[row.kind][language],
    title: row.title,
    deadline: row.deadline?.toISOString() ?? null,
    lineNum,
    lineTitles: titles,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    state,
    stateName: supplierStatus[state][language],
    tone: supplierStatus[state].tone,
    versionNo: row.versionNo,
    enterpriseName: row.enterpriseName,
    invitedAt: row.invitedAt.toISOString(),
    isSealed: row.isSealed,
    isAmended: bit(row.isAmended),
    allowedActions: state === 'QUOTING' ? ['ask'] : [],
  };
}

/** @throws inquiryErrors.notFound for who is not invited, noVersion */
export const showInvitation: Acts['sellerDetail'] = async (work, seller, { inqSn, versionNo }) => {
  const { row, invitation } = await requireInvited(work, seller, inqSn);
  const shown = await publishedContent(work, inqSn, versionNo);
  if (!shown) throw inquiryErrors.noVersion();
  const { lines, ...header } = forSuppliers(shown.content);
  const steps = await listSteps(work, [{ docType: inquiryLife.docType, docSns: [inqSn] }]);
  const { enterpriseName, contactName, contactMobile } = await contactOf(work, row);
  const lineTexts = await lineReplies(work, lines, []);
  const isAmended = steps.some(
    ({ event, createdAt }) => event === 'amend' && createdAt > invitation.invitedAt,
  );
  const titles = lineTexts.slice(0, 3).map(({ title }) => title);
  return {
    ...cardOf(
      work,
      { ...row, title: header.title, invitedAt: invitation.invitedAt, isAmended, enterpriseName },
      { lineNum: lines.length, titles },
    ),
    allowedActions: inquiryActions(row, 'supplier').filter((action) => action === 'ask'),
    shownVersionNo: shown.versionNo,
    isCurrent: bit(shown.versionNo === row.versionNo),
    header,
    mayCloseEarly: bit(shown.content.closing !== 'BY_TIME'),
    closedAt: row.closedAt?.toISOString() ?? null,
    files: await fileReplies(work, header.fileIds),
    lines: lineTexts.map(
      ({ inqLineId: _id, awardedNum: _awarded, convertedNum: _converted, isClosed: _closed, ...line }) =>
        line,
    ),
    contact: shown.content.hidesContact ? null : { name: contactName, mobile: contactMobile },
    questions: await questionsOf(work, row.inquiryId, seller.storeId),
    versions: (await versionsOf(work, inqSn, steps)).map(({ versionNo, createTime, reason }) => ({
      versionNo,
      createTime,
      reason,
    })),
    steps: stepsForSuppliers(work, steps, invitation),
    why: whyForSuppliers(work, row, shown.content),
  };
};

/** @throws inquiryErrors.notFound, noVersion */
export const showInvitationDifferences: Acts['sellerDifferences'] = async (
  work,
  seller,
  { inqSn, from, to },
) => {
  await requireInvited(work, seller, inqSn);
  return differencesOf(work, inqSn, from, to, forSuppliers);
};

/** The part of a version that is a supplier's business. */
export function forSuppliers(content: InquiryContent) {
  const {
    mode: _mode,
    closing: _closing,
    wantedNum: _wanted,
    hidesContact: _hides,
    showsTarget,
    lines,
    ...header
  } = content;
  return { ...header, lines: lines.map((line) => (showsTarget ? line : withoutTarget(line))) };
}

/** Steps that everybody invited may know of, under names that tell nothing of how many have quoted or who has won. */
const OPEN_STEPS: Partial<Record<InquiryAction, InquiryAction>> = {
  submit: 'submit',
  resubmit: 'submit',
  approve: 'submit',
  ask: 'ask',
  answer: 'answer',
  amend: 'amend',
  extend: 'extend',
  close: 'close',
  closeEmpty: 'close',
  cancel: 'cancel',
};
const WITH_REASON: ReadonlySet<InquiryAction> = new Set(['amend', 'extend', 'cancel']);

function stepsForSuppliers(
  { language }: Work,
  steps: readonly StepRow[],
  { invitedAt }: Invitation,
): StepReply[] {
  const invited = { zh: '收到邀请', en: 'Invited to quote' };
  const shown = steps.flatMap((step): StepReply[] => {
    const event = OPEN_STEPS[step.event as InquiryAction];
    // What led up to the publication is the purchaser's own business.
    if (!event || (event === 'submit' && step.toState !== 'QUOTING')) return [];
    const state = supplierStateOf(step.toState as InquiryState);
    return [
      {
        event,
        title:
          event === 'submit' ? { zh: '发布询价', en: 'Published' }[language] : inquirySteps[event][language],
        stateName: supplierStatus[state][language],
        actorName: '',
        reason: WITH_REASON.has(event) ? step.reason : '',
        time: step.createdAt.toISOString(),
      },
    ];
  });
  const own: StepReply = {
    event: 'invite',
    title: invited[language],
    stateName: supplierStatus.QUOTING[language],
    actorName: '',
    reason: '',
    time: invitedAt.toISOString(),
  };
  const at = shown.findIndex(({ time }) => time > own.time);
  return at < 0 ? [...shown, own] : [...shown.slice(0, at), own, ...shown.slice(at)];
}

function whyForSuppliers({ language }: Work, row: InquiryRow, content: InquiryContent): Why[] {
  const isOpen = row.state === 'QUOTING';
  const texts = [
    isOpen && content.closing !== 'BY_TIME'
      ? {
          about: 'closing' as const,
          zh: '采购方约定报价足够时可提前截止，请尽早报价',
          en: 'The purchaser may close before the deadline once there are enough quotations: please quote early',
        }
      : undefined,
    isOpen && content.isSealed
      ? {
          about: 'prices' as const,
          zh: '密封询价：截止前采购方看不到您的报价内容',
          en: 'Sealed: the purchaser cannot see what you quote before the close',
        }
      : undefined,
    row.state === 'CANCELLED' && row.closeReason
      ? { about: 'cancel' as const, zh: `取消原因：${row.closeReason}`, en: `Cancelled: ${row.closeReason}` }
      : undefined,
  ];
  return texts.flatMap((one) => (one ? [{ about: one.about, text: one[language] }] : []));
}
