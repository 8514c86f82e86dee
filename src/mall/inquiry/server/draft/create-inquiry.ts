// Begins an inquiry (I1): empty, with lines from somewhere, as a copy, or as the next round of one that is over.
import type { Work } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import type { InputOf, ReplyOf } from '#kit/http/endpoint.ts';
import { buysFor, type Member } from '#mall/member/actor.ts';
import type { inquiryProtocol } from '../../inquiry.protocol.ts';
import type { InquiryHeader } from '../../inquiry-content.ts';
import { HeaderInput } from '../../inquiry-draft.protocol.ts';
import type { InquiryKind } from '../../inquiry-kinds.ts';
import type { InquiryLineContent } from '../../inquiry-lines.ts';
import { isPastQuoting } from '../../inquiry-status.ts';
import { MOST_LINES, MOST_SUPPLIERS } from '../../inquiry-terms.ts';

import { requireConditions } from '../condition/check-conditions.ts';
import { lineContentOf } from '../content-of.ts';
import { linesOf, moverOf, requireReadable } from '../hold-inquiry.ts';
import { inquiryErrors } from '../inquiry.errors.ts';
import type { InquiryRow } from '../inquiry.ts';
import { columnsOf, inquiryLife } from '../inquiry-life.ts';
import { findSource } from './find-source.ts';
import { keepLines } from './keep-lines.ts';
import { keepWanted, wantedStores } from './keep-wanted.ts';

type Input = InputOf<typeof inquiryProtocol.create>;
type Reply = ReplyOf<typeof inquiryProtocol.create>;

/**
 * Who may inquire but for one condition is told which. Numbers of pieces, targets and stores of a copy are taken over;
 * its deadline is not.
 * @throws inquiryErrors.conditionsNotMet, notFound, roundsRunning, tooManyLines; those of the sources
 */
export async function createInquiry(work: Work, member: Member, { kind, origin }: Input): Promise<Reply> {
  await requireConditions(work, member);
  if (origin.from === 'copy' || origin.from === 'nextRound') return again(work, member, origin);
  const { lines, projectId, title } = await findSource(work, member, origin);
  const isGoods = kind === 'GOODS';
  const taken = isGoods ? lines.slice(0, MOST_LINES) : [];
  const row = await begin(work, member, { kind, header: emptyHeader(kind, title), projectId });
  await keepLines(
    work,
    row.inquiryId,
    taken.map((line, at) => ({ ...line, lineNo: at + 1 })),
  );
  return replyOf(row, taken.length, lines.length - taken.length);
}

async function begin(
  work: Work,
  member: Member,
  wish: Pick<InquiryRow, 'kind' | 'header'> &
    Partial<Pick<InquiryRow, 'projectId' | 'costCentre' | 'formerInqSn' | 'internalNote'>>,
): Promise<InquiryRow> {
  const values = {
    ...wish,
    ...columnsOf(wish.header),
    inqSn: await nextDocumentNumber(work, 'RQ'),
    memberId: member.memberId,
    enterpriseId: buysFor(member),
  };
  return inquiryLife.begin(work, 'create', values, moverOf('purchaser', member));
}

const replyOf = ({ inqSn, version }: InquiryRow, lineNum: number, leftOutNum: number): Reply => ({
  inqSn,
  version,
  lineNum,
  leftOutNum,
});

const emptyHeader = (kind: InquiryKind, title = ''): InquiryHeader => ({
  kind,
  ...HeaderInput.parse({ title }),
});

/** The same thing asked once more. */
async function again(
  work: Work,
  member: Member,
  origin: Extract<Input['origin'], { inqSn: string }>,
): Promise<Reply> {
  const former = await requireReadable(work, member, origin.inqSn);
  const isRound = origin.from === 'nextRound';
  if (isRound && !isPastQuoting(former.state)) throw inquiryErrors.roundsRunning();
  const rows = await linesOf(work, former.inquiryId);
  // A next round asks for what is left; where nothing is left, for all of it again.
  const open = isRound ? rows.filter((line) => line.awardedNum < line.qty) : rows;
  const lines = (open.length > 0 ? open : rows).map(
    (line, at): InquiryLineContent => ({
      ...lineContentOf(line),
      qty: isRound && line.awardedNum < line.qty ? line.qty - line.awardedNum : line.qty,
      lineNo: at + 1,
    }),
  );
  const row = await begin(work, member, {
    kind: former.kind,
    header: { ...former.header, deadline: '', fileIds: [...former.header.fileIds] },
    projectId: former.projectId,
    costCentre: former.costCentre,
    internalNote: former.internalNote,
    formerInqSn: isRound ? former.inqSn : null,
  });
  await keepLines(work, row.inquiryId, lines);
  await keepWanted(work, row, await storesOf(work, former, origin));
  return replyOf(row, lines.length, rows.length - lines.length);
}

async function storesOf(
  work: Work,
  former: InquiryRow,
  origin: Extract<Input['origin'], { inqSn: string }>,
): Promise<number[]> {
  if (origin.from === 'nextRound' && origin.storeIds) return origin.storeIds;
  const invited = await work.query<{ store_id: number }>(
    'SELECT store_id FROM inquiry_invitation WHERE inquiry_id = $1 ORDER BY invited_at, store_id LIMIT $2',
    [former.inquiryId, MOST_SUPPLIERS],
  );
  return invited.length > 0
    ? invited.map(({ store_id: storeId }) => storeId)
    : wantedStores(work, former.inquiryId);
}
