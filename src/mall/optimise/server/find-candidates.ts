// The parts of a category on sale, as the score needs them. A large category is narrowed by its hard limits first.
import type { Work } from '#kit/db/work.ts';
import { cheapestQuantity, unitPriceAt } from '#mall/goods/price-tier.ts';
import { findOffers, type PartOffer } from '#mall/goods/server/goods.ts';
import { findMatCodesOfParts } from '#mall/mat-code/server/mat-code.ts';
import type { CatalogParameter } from '#mall/part/catalog-part.ts';
import { findKnownParts, type KnownPart } from '#mall/replacement/server/replacement.ts';
import { type Candidate, parameterScore, type Requirement, type Wish } from '../optimise-score.ts';
import { PACKAGE, paramsOf } from './find-attributes.ts';

/** Chosen: looked at one by one within half a second. */
const MOST_CONSIDERED = 2_000;

/** A candidate with what the snapshot keeps of it. */
export interface FoundCandidate {
  candidate: Candidate;
  part: KnownPart;
  /** The offer that costs least for the quantity; undefined: nobody sells as many. */
  best: { offer: PartOffer; buyNum: number; unitPrice: number } | undefined;
  /** The offer of which samples can be had: the best one where it has some. */
  sampleOffer: PartOffer | undefined;
}

export interface Considered {
  /** Parts of the category on sale. */
  total: number;
  found: FoundCandidate[];
}

/** The same data give the same candidates, by part id. @param enterpriseId whose preferred grades count */
export async function findCandidates(
  work: Work,
  categoryId: number,
  wish: Pick<Wish, 'quantity' | 'requirements'>,
  enterpriseId: number | null,
): Promise<Considered> {
  const { total, partIds } = await findPartIds(work, categoryId, wish.requirements);
  const parts = await findKnownParts(work, partIds);
  const offers = await findOffers(work, partIds);
  const codes = enterpriseId === null ? undefined : await findMatCodesOfParts(work, enterpriseId, partIds);
  const reported = await findReported(work, partIds);
  const found = [...parts.values()]
    .sort((a, b) => a.partId - b.partId)
    .map((part): FoundCandidate => {
      const all = offers.get(part.partId) ?? [];
      const best = bestOffer(all, wish.quantity);
      const withSamples = all.filter(({ sampleStock }) => sampleStock > 0);
      const params = paramsOf(part);
      return {
        part,
        best,
        sampleOffer:
          withSamples.find(({ productId }) => productId === best?.offer.productId) ?? withSamples[0],
        candidate: {
          partId: part.partId,
          partNo: part.partNo,
          params,
          isDomestic: part.isDomestic,
          lifecycle: part.lifecycle,
          matGrade: codes?.get(part.partId)?.[0]?.grade ?? null,
          qualification: qualificationOf(part),
          hasSample: withSamples.length > 0,
          hasReport: reported.has(part.partId),
          amount: best?.amount ?? null,
          stock: best?.offer.available ?? 0,
          leadDays: best?.offer.leadDays ?? 0,
        },
      };
    });
  return { total, found };
}

async function findPartIds(
  work: Work,
  categoryId: number,
  requirements: readonly Requirement[],
): Promise<{ total: number; partIds: number[] }> {
  const [counted] = await work.query<{ total: number }>(
    'SELECT count(DISTINCT part_id)::int AS total FROM goods_index WHERE category_id = $1',
    [categoryId],
  );
  const total = counted?.total ?? 0;
  const values: unknown[] = [categoryId, MOST_CONSIDERED];
  const conditions: string[] = [];
  if (total > MOST_CONSIDERED) {
    for (const termIds of await findAllowedTerms(work, requirements)) {
      conditions.push(`AND terms && $${values.push(termIds)}::int[]`);
    }
  }
  const rows = await work.query<{ partId: number }>(
    `SELECT part_id AS "partId" FROM goods_index WHERE category_id = $1 ${conditions.join(' ')}
     GROUP BY part_id ORDER BY max(weight) DESC, part_id LIMIT $2`,
    values,
  );
  return { total, partIds: rows.map(({ partId }) => partId) };
}

/** Of each hard limit that lists filter by, the values that pass; ranges are left to the score. */
async function findAllowedTerms(work: Work, requirements: readonly Requirement[]): Promise<number[][]> {
  const hard = requirements.filter(({ mode, comparison }) => mode === 'hard' && comparison !== 'COVERS');
  if (hard.length === 0) return [];
  const terms = await work.query<{
    kind: string;
    termId: number;
    value: string;
    valueEn: string | null;
    n: number | null;
  }>(
    `SELECT kind, term_id AS "termId", value, value_en AS "valueEn", n FROM facet_term WHERE kind = ANY($1::text[])`,
    [hard.map(({ key }) => (key === PACKAGE ? 'package' : key))],
  );
  const byKind = Map.groupBy(terms, ({ kind }) => kind);
  return hard.flatMap((requirement) => {
    const known = byKind.get(requirement.key);
    if (!known) return [];
    const passing = known.filter(({ value, valueEn, n }) => {
      const param: CatalogParameter = { key: requirement.key, text: value };
      if (valueEn !== null) param.textEn = valueEn;
      if (n !== null) param.n = n;
      return parameterScore(requirement, param) !== undefined;
    });
    return [passing.map(({ termId }) => termId)];
  });
}

/** Offers that have the quantity come before those that have not; of equal ones the one listed first. */
function bestOffer(
  offers: readonly PartOffer[],
  quantity: number,
): { offer: PartOffer; buyNum: number; amount: number; unitPrice: number } | undefined {
  const able = offers.flatMap((offer) => {
    const cheapest = cheapestQuantity(quantity, offer.priceTiers, offer);
    if (!cheapest || cheapest.quantity < quantity) return [];
    const { quantity: buyNum, amount } = cheapest;
    return [{ offer, buyNum, amount, unitPrice: unitPriceAt(offer.priceTiers, buyNum) }];
  });
  const ready = able.filter(({ offer, buyNum }) => offer.available >= buyNum);
  return (ready.length > 0 ? ready : able).toSorted(
    (a, b) => a.amount - b.amount || a.offer.productId - b.offer.productId,
  )[0];
}

/** Parts for which a laboratory's report is published. */
async function findReported(work: Work, partIds: readonly number[]): Promise<Set<number>> {
  const rows = await work.query<{ partId: number }>(
    `SELECT DISTINCT by_part_id AS "partId" FROM replacement_pair
     WHERE by_part_id = ANY($1::bigint[]) AND state = 'PUBLISHED' AND evidence = 'laboratory'`,
    [partIds],
  );
  return new Set(rows.map(({ partId }) => partId));
}

const MILITARY = /MIL-?PRF|\bQ[MP]L\b|\bGJB|\bJAN(?:S|TXV?)\d|军品|军级|军用级|military grade/i;

/** What the maker says: AEC-Q, a military standard that it is made to, or a range from −40 to +85 ℃ at least. */
function qualificationOf(part: KnownPart): Candidate['qualification'] {
  const says = part.params.map(({ text, textEn }) => `${text} ${textEn ?? ''}`).join(' ');
  if (/AEC-?Q|车规|automotive/i.test(`${says} ${part.title.zh} ${part.title.en}`)) return 'automotive';
  if (MILITARY.test(`${part.partNo} ${says} ${part.title.zh} ${part.title.en}`)) return 'military';
  const range = part.params.find(({ key }) => key === 'temperature' || key === 'op_temp');
  const isWide = range?.lo !== undefined && range.hi !== undefined && range.lo <= -40 && range.hi >= 85;
  return isWide ? 'industrial' : 'none';
}
