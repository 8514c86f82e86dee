// What purchasers read of inquiries: their list, one in full, its versions, and whom they might invite.
import { and, eq, inArray, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { listSteps } from '#kit/document/step-log.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { bit } from '#kit/http/wire.ts';
import { rowsWith, source } from '#kit/list/server/source.ts';
import { type Member, readsFor } from '#mall/member/actor.ts';
import { normalPartNo } from '#mall/part/normal-part-no.ts';
import { compareContents, toReply } from '../../difference.ts';
import type { inquiryProtocol } from '../../inquiry.protocol.ts';
import type { InquiryDetail } from '../../inquiry-detail.protocol.ts';
import { withoutTarget } from '../../inquiry-lines.ts';
import { ownInquiryList } from '../../inquiry-lists.ts';
import { INQUIRY_TABS, inquiryTabs } from '../../inquiry-status.ts';
import { inquiryVocabulary } from '../../inquiry-vocabulary.ts';
import type { SupplierChoice } from '../../invitation.protocol.ts';
import { lineContentOf, publishedContent } from '../content-of.ts';
import { broadcastTo, type FoundSupplier, findSuppliers } from '../draft/find-suppliers.ts';
import { wantedStores } from '../draft/keep-wanted.ts';
import { linesOf, requireReadable } from '../hold-inquiry.ts';
import { inquiryErrors } from '../inquiry.errors.ts';
import { inquiry } from '../inquiry.tables.ts';
import type { InquiryRow } from '../inquiry.ts';
import { inquiryLife } from '../inquiry-life.ts';
import { readerOf, requireShown, seesPrices } from '../may-read.ts';
import { inquiryCards, inquiryDetail, versionsOf, waitingAwards } from './inquiry-view.ts';
import { type FindWaitingAwards, fullyAwarded } from './waiting-awards.ts';

type Acts = Actions<typeof inquiryProtocol>;

/** Those that the member may read: his own, and his enterprise's where he looks after them. */
export function ownOrLookedAfter(member: Member): SQL | undefined {
  const enterpriseId = readsFor(member);
  return or(
    eq(inquiry.memberId, member.memberId),
    enterpriseId === null ? undefined : eq(inquiry.enterpriseId, enterpriseId),
  );
}

/** @param findWaitingAwards where all that is left waits for its approval, it is nobody's turn */
export const inquiryListRoutes = (findWaitingAwards: FindWaitingAwards) =>
  source(ownInquiryList, ({ work, actor, input }) => ({
    from: sql`${inquiry}`,
    key: inquiry.inqSn,
    changedAt: inquiry.updatedAt,
    scope: and(ownOrLookedAfter(actor), input.projectId ? eq(inquiry.projectId, input.projectId) : undefined),
    columns: {
      kind: inquiry.kind,
      deadline: inquiry.deadline,
      quotedNum: inquiry.quotedNum,
      createTime: inquiry.createdAt,
      updateTime: inquiry.updatedAt,
      inquiryId: inquiry.inquiryId,
    },
    tab: Object.fromEntries(
      INQUIRY_TABS.map((tab) => [tab, inArray(inquiry.state, [...inquiryTabs[tab].states])]),
    ),
    search: [
      inquiry.inqSn,
      inquiry.title,
      linesHold(inquiry.inquiryId),
      (_keyword: string, pattern: string) =>
        sql`EXISTS (SELECT FROM inquiry_line l WHERE l.inquiry_id = ${inquiry.inquiryId} AND l.wish->>'matCode' ILIKE ${pattern})`,
    ],
    filters: {
      isOwn: (isOwn) => (isOwn ? eq(inquiry.memberId, actor.memberId) : ne(inquiry.memberId, actor.memberId)),
    },
    toRows: async (keys) => {
      const rows = await rowsWith(work, inquiry, inquiry.inqSn, keys);
      const waiting = await findWaitingAwards(
        work,
        rows.map(({ inqSn }) => inqSn),
      );
      const full = await fullyAwarded(work, rows, waiting);
      const cards = await inquiryCards(work, actor, rows);
      return cards.map((card) => (full.has(card.inqSn) ? { ...card, turnText: '' } : card));
    },
  }));

/** Whether what an inquiry's lines ask for, as its suppliers may read it, has the keyword. */
export const linesHold =
  (inquiryId: SQLWrapper) =>
  (keyword: string, pattern: string): SQL => {
    const normal = normalPartNo(keyword);
    return sql`EXISTS (SELECT FROM inquiry_line l WHERE l.inquiry_id = ${inquiryId} AND (
      concat_ws(' ', l.wish->>'partNo', l.wish->>'brandName', l.wish->>'description', l.wish->>'sampleName',
        l.wish->>'instrument', l.wish->>'productSeries', l.wish->>'model') ILIKE ${pattern}
      OR (${normal} <> '' AND l.part_id IN (SELECT part_id FROM part WHERE normal_part_no LIKE ${`${normal}%`}))))`;
  };

/** @throws inquiryErrors.notFound, noVersion */
export const showInquiry =
  (findWaitingAwards: FindWaitingAwards): Acts['detail'] =>
  async (work, member, { inqSn, versionNo }) => {
    const row = await requireShown(work, member, inqSn);
    const told = await inquiryDetail(work, readerOf(row, member), row, versionNo);
    const shown = (await seesPrices(work, member, row)) ? told : withoutPrices(told);
    const waiting = await findWaitingAwards(work, [inqSn]);
    const isFull = (await fullyAwarded(work, [row], waiting)).has(inqSn);
    return {
      ...shown,
      waitingAwards: (await waitingAwards(work, waiting.get(inqSn) ?? [])).map((award) =>
        shown === told ? award : { ...award, amount: null },
      ),
      turnText: isFull ? '' : shown.turnText,
    };
  };

/** Target prices, and the sums by which rules of approval were chosen, are not for everybody's eyes. */
function withoutPrices<T extends Pick<InquiryDetail, 'lines' | 'approval'>>(told: T): T {
  return {
    ...told,
    lines: told.lines.map((line) => withoutTarget(line)),
    approval: told.approval && {
      ...told.approval,
      steps: told.approval.steps.map((step) => ({ ...step, rule: '' })),
    },
  };
}

/** @throws inquiryErrors.notFound */
export const showVersions: Acts['versions'] = async (work, member, { inqSn }) => {
  await requireShown(work, member, inqSn);
  const steps = await listSteps(work, [{ docType: inquiryLife.docType, docSns: [inqSn] }]);
  return { list: await versionsOf(work, inqSn, steps) };
};

/** @throws inquiryErrors.notFound, noVersion */
export const showDifferences: Acts['differences'] = async (work, member, { inqSn, from, to }) => {
  const row = await requireShown(work, member, inqSn);
  const isTold = await seesPrices(work, member, row);
  return differencesOf(work, inqSn, from, to, (content) =>
    isTold ? content : { ...content, lines: content.lines.map(withoutTarget) },
  );
};

/** @param shown what of a content the reader may see */
export async function differencesOf<T>(
  work: Work,
  inqSn: string,
  from: number,
  to: number,
  shown: (content: NonNullable<Awaited<ReturnType<typeof publishedContent>>>['content']) => T,
): Promise<ReplyOf<typeof inquiryProtocol.differences>> {
  const before = await publishedContent(work, inqSn, from);
  const after = await publishedContent(work, inqSn, to);
  if (!before || !after) throw inquiryErrors.noVersion();
  const { language } = work;
  const found = compareContents(shown(before.content), shown(after.content), inquiryVocabulary(language));
  return { from, to, list: toReply(found, language) };
}

/** @throws inquiryErrors.notFound */
export const listSuppliers: Acts['suppliers'] = async (
  work,
  member,
  { inqSn, keyword = '', current, pageSize },
) => {
  const row = await requireReadable(work, member, inqSn);
  const lines = (await linesOf(work, row.inquiryId)).map(lineContentOf);
  const found = await findSuppliers(work, row, lines);
  const wanted = new Set(await wantedStores(work, row.inquiryId));
  const invited = new Set(await invitedStores(work, row));
  const meant = found.filter(({ nameZh, nameEn }) =>
    `${nameZh} ${nameEn}`.toLowerCase().includes(keyword.toLowerCase()),
  );
  const page = meant.slice((current - 1) * pageSize, current * pageSize);
  return {
    list: page.map((one) => choiceOf(work, row, one, lines.length, { wanted, invited })),
    pagination: { current, pageSize, total: meant.length },
    broadcastNum: broadcastTo(row.kind, lines, found).length,
  };
};

async function invitedStores(work: Work, { inquiryId }: InquiryRow): Promise<number[]> {
  const rows = await work.query<{ storeId: number }>(
    'SELECT store_id AS "storeId" FROM inquiry_invitation WHERE inquiry_id = $1',
    [inquiryId],
  );
  return rows.map(({ storeId }) => storeId);
}

function choiceOf(
  { language }: Work,
  row: InquiryRow,
  one: FoundSupplier,
  lineNum: number,
  { wanted, invited }: { wanted: ReadonlySet<number>; invited: ReadonlySet<number> },
): SupplierChoice {
  return {
    storeId: one.storeId,
    storeName: language === 'en' ? one.nameEn : one.nameZh,
    logo: one.logo,
    cityName: language === 'en' ? one.cityEn : one.cityZh,
    isSelfOperated: bit(one.isSelfOperated),
    partNum: one.partNum,
    brandNum: one.brandNum,
    categoryNum: one.categoryNum,
    score: one.score === null ? null : one.score.toFixed(1),
    reasons: reasonsFor(row, one, lineNum).map((reason) => reason[language]),
    isWanted: bit(wanted.has(one.storeId)),
    isInvited: bit(invited.has(one.storeId)),
  };
}

function reasonsFor(row: InquiryRow, one: FoundSupplier, lineNum: number) {
  if (row.kind !== 'GOODS') return [{ zh: '平台自营实验室', en: 'The institute’s own laboratory' }];
  return [
    ...(one.partNum > 0
      ? [
          {
            zh: `在售 ${one.partNum}/${lineNum} 行的型号`,
            en: `Sells the parts of ${one.partNum} of ${lineNum} lines`,
          },
        ]
      : []),
    ...(one.brandNum > one.partNum
      ? [{ zh: `经营 ${one.brandNum} 行的品牌`, en: `Sells the brands of ${one.brandNum} lines` }]
      : []),
    ...(one.categoryNum > Math.max(one.partNum, one.brandNum)
      ? [
          {
            zh: `经营 ${one.categoryNum} 行的同类产品`,
            en: `Sells parts like those of ${one.categoryNum} lines`,
          },
        ]
      : []),
    ...(one.isSelfOperated ? [{ zh: '平台自营', en: 'The institute’s own store' }] : []),
  ];
}
