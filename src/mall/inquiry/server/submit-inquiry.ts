// An inquiry goes out (I2, I4): straight to its suppliers, or first to whoever must approve it (I3).
import type { Work } from '#kit/db/work.ts';
import { type Listener, listener } from '#kit/events/event.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import type { ApprovalPath } from '#mall/approval/approval.protocol.ts';
import { approvalDecided } from '#mall/approval/server/approval.events.ts';
import { type ApprovalCase, askApproval, previewApprovalPath } from '#mall/approval/server/approval.ts';
import type { Member } from '#mall/member/actor.ts';
import type { inquiryProtocol, Moved } from '../inquiry.protocol.ts';
import type { InquiryLineContent } from '../inquiry-lines.ts';
import { inquiryPage } from '../inquiry-pages.ts';
import { inquiryActions } from '../inquiry-process.ts';
import { OPEN_INQUIRIES } from '../inquiry-terms.ts';
import { countOpen } from './condition/check-conditions.ts';
import { lineContentOf } from './content-of.ts';
import { broadcastTo, findSuppliers } from './draft/find-suppliers.ts';
import { wantedStores } from './draft/keep-wanted.ts';
import { linkParts } from './draft/link-parts.ts';
import { inWords, problemsOf } from './draft/save-draft.ts';
import { estimateInquiry } from './estimate-inquiry.ts';
import { holdOwn, linesOf, moverOf, requireReadable } from './hold-inquiry.ts';
import { inquiryErrors } from './inquiry.errors.ts';
import type { InquiryRow } from './inquiry.ts';
import { inquiryLife, requireSeen } from './inquiry-life.ts';
import { publishInquiry } from './publish-inquiry.ts';

type Acts = Actions<typeof inquiryProtocol>;

type Input = InputOf<typeof inquiryProtocol.submit>;

/** @throws inquiryErrors.notFound, notNow, changedMeanwhile, notComplete, tooManyOpen */
export function submitInquiry(work: Work, member: Member, input: Input): Promise<Moved> {
  return goOut(work, member, input, 'submit');
}

/** I4. @throws as submitInquiry */
export function resubmitInquiry(work: Work, member: Member, input: Input): Promise<Moved> {
  return goOut(work, member, input, 'resubmit');
}

async function goOut(
  work: Work,
  member: Member,
  { inqSn, version }: Input,
  action: 'submit' | 'resubmit',
): Promise<Moved> {
  const row = await holdOwn(work, member, inqSn);
  requireSeen(work, row, action, 'purchaser', version);
  const lines = (await linesOf(work, row.inquiryId)).map(lineContentOf);
  await requireComplete(work, row, lines);
  if ((await countOpen(work, member)) >= OPEN_INQUIRIES) throw inquiryErrors.tooManyOpen();
  const mover = moverOf('purchaser', member);
  const { isNeeded } = await ask(work, row, lines);
  const moved = isNeeded
    ? await inquiryLife.advance(work, row, action, { ...mover, to: 'PENDING_REVIEW' })
    : await publishInquiry(work, row, action, mover);
  return movedReply(moved);
}

export const movedReply = ({ inqSn, state, version, versionNo }: InquiryRow): Moved => ({
  inqSn,
  state,
  version,
  versionNo,
});

async function requireComplete(
  work: Work,
  row: InquiryRow,
  lines: readonly InquiryLineContent[],
): Promise<void> {
  const reached =
    row.header.mode === 'DIRECTED'
      ? 0
      : broadcastTo(row.kind, lines, await findSuppliers(work, row, lines)).length;
  const problems = await problemsOf(work, row, lines, reached);
  const [first] = problems;
  if (!first) return;
  throw inquiryErrors.notComplete({
    first: first.text,
    count: problems.length,
    problems: inWords(work, problems),
  });
}

async function ask(
  work: Work,
  row: InquiryRow,
  lines: readonly InquiryLineContent[],
): Promise<{ isNeeded: boolean }> {
  const asked = await caseOf(work, row, lines);
  return asked ? askApproval(work, asked) : { isNeeded: false };
}

/** What approvers judge: what it would cost, of the parts whose numbers were typed too. Undefined for who is no enterprise. */
async function caseOf(
  work: Work,
  row: InquiryRow,
  written: readonly InquiryLineContent[],
): Promise<ApprovalCase | undefined> {
  if (row.enterpriseId === null) return undefined;
  const lines = await linkParts(work, written, true);
  const [author] = await work.query<{ name: string }>(
    `SELECT coalesce(s.real_name, m.member_nick_name, m.member_name) AS name
     FROM member m LEFT JOIN sub_account s USING (member_id) WHERE m.member_id = $1`,
    [row.memberId],
    'inquiry-author',
  );
  return {
    docType: inquiryLife.docType,
    docSn: row.inqSn,
    scope: { enterpriseId: row.enterpriseId },
    authorId: row.memberId,
    authorName: author?.name ?? '',
    title: row.title,
    url: inquiryPage(row.inqSn),
    ...(await estimateInquiry(work, lines)),
    skuNum: new Set(lines.map(({ partId, lineNo }) => partId ?? `line ${lineNo}`)).size,
    projectId: row.projectId,
    costCentre: row.costCentre,
    partIds: lines.flatMap(({ partId }) => partId ?? []),
    storeIds: await wantedStores(work, row.inquiryId),
    aboveLastPerMille: 0,
    belowListPerMille: 0,
    hasGradeCOrD: false,
  };
}

/** @throws inquiryErrors.notFound */
export const showApprovalWay: Acts['previewApproval'] = async (work, member, { inqSn }) => {
  const row = await requireReadable(work, member, inqSn);
  const lines = (await linesOf(work, row.inquiryId)).map(lineContentOf);
  const asked = await caseOf(work, row, lines);
  const path = asked ? await previewApprovalPath(work, asked) : NO_PATH;
  return {
    isNeeded: path.steps.length > 0,
    steps: path.steps.map(({ stepNo, rule, mode, people }) => ({
      stepNo,
      rule,
      mode,
      approvers: people.map(({ name }) => name),
    })),
    path,
  };
};

const NO_PATH: ApprovalPath = { state: null, stateName: '', tone: 'neutral', steps: [] };

/** I3. Nothing happens when the inquiry has moved on, e.g. was cancelled. */
export const approvalListeners: readonly Listener[] = [
  listener(approvalDecided, async (work, { docType, docSn, result, actorId, actorName, reason }) => {
    if (docType !== inquiryLife.docType) return;
    const row = await inquiryLife.hold(work, docSn);
    if (!row || !inquiryActions(row, 'approver').includes('approve')) return;
    const mover = {
      by: actorId === null ? ('system' as const) : ('approver' as const),
      ...(actorId === null ? {} : { actorId }),
      actorName,
      ...(reason ? { reason } : {}),
    };
    if (result === 'APPROVED') await publishInquiry(work, row, 'approve', mover);
    else await inquiryLife.advance(work, row, 'sendBack', mover);
  }),
];
