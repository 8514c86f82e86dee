// What designers, enterprises and stores read of sample requests, and what everybody finds that can be asked for.
import { and, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { InputOf, ReplyOf } from '#kit/http/endpoint.ts';
import { type UnitPrice, unitPriceToWire } from '#kit/money/money.ts';
import { type Employee, type Member, mayDo, type Seller } from '#mall/member/actor.ts';
import { brandIn } from '#mall/part/brand-name.ts';
import { normalPartNo } from '#mall/part/normal-part-no.ts';
import type { SampleDetail, SampleOffer, sampleProtocol } from '../sample.protocol.ts';
import type { SampleState } from '../sample-status.ts';
import { requireOfSide, requireReadable, storesOwn } from './hold-sample.ts';
import { sampleRequest } from './sample.tables.ts';
import { isEndorsing } from './sample-endorsement.ts';
import type { SampleRow } from './sample-life.ts';
import { showStanding } from './sample-standing.ts';
import { type Reader, sampleCards, sampleDetail } from './sample-view.ts';

type List = ReplyOf<typeof sampleProtocol.list>;
type ListInput = InputOf<typeof sampleProtocol.list>;

export function listOwnSamples(work: Work, member: Member, input: ListInput): Promise<List> {
  return list(work, eq(sampleRequest.memberId, member.memberId), () => 'designer', input);
}

export async function listEnterprisesSamples(
  work: Work,
  employee: Employee,
  input: ListInput,
): Promise<ReplyOf<typeof sampleProtocol.enterpriseList>> {
  const reply = await list(
    work,
    eq(sampleRequest.enterpriseId, employee.enterpriseId),
    (row) => readerOf(employee, row),
    input,
  );
  return { ...reply, isEndorsed: await isEndorsing(work, employee.enterpriseId) };
}

export function listStoresSamples(work: Work, seller: Seller, input: ListInput): Promise<List> {
  const whose = and(eq(sampleRequest.storeId, seller.storeId), eq(sampleRequest.hasReachedStore, true));
  return list(work, whose, () => 'store', input);
}

/** Newest first; what waits for review longest first. */
async function list(
  work: Work,
  whose: SQL | undefined,
  eyes: (row: SampleRow) => Reader,
  { state, keyword, current, pageSize }: ListInput,
): Promise<List> {
  const found = and(whose, keyword ? holds(keyword) : undefined);
  const perState = await work.tx
    .select({ state: sampleRequest.state, number: count() })
    .from(sampleRequest)
    .where(found)
    .groupBy(sampleRequest.state);
  const counts: Partial<Record<SampleState, number>> = Object.fromEntries(
    perState.map((one) => [one.state, one.number]),
  );
  const rows = await work.tx
    .select()
    .from(sampleRequest)
    .where(and(found, state ? eq(sampleRequest.state, state) : undefined))
    .orderBy(
      // What still lacks its feedback first.
      ...(state === 'COMPLETED' ? [desc(sampleRequest.hasNoFeedback)] : []),
      state === 'PENDING_REVIEW' ? sampleRequest.submittedAt : desc(sampleRequest.createdAt),
      desc(sampleRequest.requestId),
    )
    .limit(pageSize)
    .offset((current - 1) * pageSize);
  return {
    list: await sampleCards(work, rows, eyes),
    pagination: {
      current,
      pageSize,
      total: state ? (counts[state] ?? 0) : perState.reduce((all, one) => all + one.number, 0),
    },
    counts,
  };
}

const inside = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

function holds(keyword: string): SQL | undefined {
  const text = inside(keyword);
  return or(
    ilike(sampleRequest.sampleSn, text),
    ilike(sampleRequest.designerName, text),
    sql`EXISTS (SELECT FROM sample_line l WHERE l.request_id = ${sampleRequest.requestId}
        AND (l.goods->>'partNo' ILIKE ${text} OR l.goods->>'brandName' ILIKE ${text}))`,
  );
}

function readerOf(member: Member, row: SampleRow): Reader {
  if (row.memberId === member.memberId) return 'designer';
  return mayDo(member, 'desapp.decide') ? 'enterprise' : 'onlooker';
}

/** @throws sampleErrors.notFound */
export async function showSample(
  work: Work,
  member: Member,
  { sampleSn }: InputOf<typeof sampleProtocol.detail>,
): Promise<SampleDetail> {
  const row = await requireReadable(work, member, sampleSn);
  return sampleDetail(work, row, readerOf(member, row));
}

/** @throws sampleErrors.notFound, also for another store's */
export async function showStoresSample(
  work: Work,
  seller: Seller,
  { sampleSn }: InputOf<typeof sampleProtocol.sellerDetail>,
): Promise<SampleDetail> {
  return sampleDetail(work, await requireOfSide(work, storesOwn(seller), sampleSn), 'store');
}

type OfferRow = Omit<SampleOffer, 'samplePrice'> & { samplePrice: UnitPrice };

const OFFERS = `
  FROM product p
  JOIN goods g USING (goods_id) JOIN part a USING (part_id) JOIN brand b USING (brand_id) JOIN store s USING (store_id)
  WHERE p.sample_stock > 0 AND g.state = 'ON_SALE'
    AND ($1::text IS NULL OR a.normal_part_no LIKE $1 OR a.title_zh ILIKE $2 OR a.title_en ILIKE $2 OR b.name ILIKE $2)`;

/** Products with samples, by part number. */
export async function listOffers(
  work: Work,
  member: Member,
  { keyword, current, pageSize }: InputOf<typeof sampleProtocol.offers>,
): Promise<ReplyOf<typeof sampleProtocol.offers>> {
  const { language } = work;
  const normal = keyword ? normalPartNo(keyword) : '';
  const asked = [keyword ? (normal ? inside(normal) : '') : null, keyword ? inside(keyword) : null];
  const rows = await work.query<OfferRow & Record<string, unknown>>(
    `SELECT p.product_id AS "productId", g.goods_id AS "goodsId", a.part_no AS "partNo", b.name AS "brandName",
            a.title_${language} AS "goodsName", a.picture AS "goodsImage", a.package_name AS "packageName",
            s.store_id AS "storeId", s.name_${language} AS "storeName", p.sample_price AS "samplePrice",
            p.sample_stock AS "sampleStock", p.sample_limit AS "sampleLimit"
     ${OFFERS} ORDER BY a.normal_part_no, p.product_id LIMIT $3 OFFSET $4`,
    [...asked, pageSize, (current - 1) * pageSize],
  );
  const [counted] = await work.query<{ total: number }>(`SELECT count(*) AS total ${OFFERS}`, asked);
  return {
    list: rows.map((row) => ({
      ...row,
      brandName: brandIn(language, row.brandName),
      samplePrice: unitPriceToWire(row.samplePrice),
    })),
    pagination: { current, pageSize, total: counted!.total },
    standing: await showStanding(work, member),
  };
}
