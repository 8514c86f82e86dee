// Computes a selection: reads what was asked, finds the candidates, ranks them, keeps a snapshot.

import { createHash } from 'node:crypto';
import type { Work } from '#kit/db/work.ts';
import type { Action } from '#kit/http/server/serve.ts';
import { required } from '#kit/rules/required.ts';
import { days } from '#kit/time/duration.ts';
import type { Text } from '#kit/words/text.ts';
import { findProducts } from '#mall/goods/server/goods.ts';
import { type Member, stepBy } from '#mall/member/actor.ts';
import type { CatalogParameter } from '#mall/part/catalog-part.ts';
import { fact } from '#mall/part/families/fact.ts';
import { findParameters } from '#mall/part/server/part.ts';
import { findKnownParts } from '#mall/replacement/server/replacement.ts';
import { MOST_RANKED, type optimiseProtocol, type SelectionInput } from '../optimise.protocol.ts';
import { DEFAULT_WEIGHTS, type Requirement, rank, type Wish } from '../optimise-score.ts';
import { partNoOrder } from '../part-no-order.ts';
import type { ExcludedPart, RunInput, RunPart, RunResult } from '../run-data.ts';
import { findAttributes, findCategory, type KnownAttribute } from './find-attributes.ts';
import { type Considered, type FoundCandidate, findCandidates } from './find-candidates.ts';
import { optimiseErrors } from './optimise.errors.ts';
import { requireActiveDesigner } from './require-active-designer.ts';
import { type RunRow, runLife } from './run-life.ts';
import { requireOwnRun } from './show-runs.ts';

const MOST_EXCLUDED = 100; // chosen: shown one by one; the reasons are counted for all

/** @throws optimiseErrors.suspended, noCategory, notALeaf, noProduct, unreadable, twice, noWeights, badDate, noEnterprise */
export const runSelection: Action<typeof optimiseProtocol.run> = async (work, actor, input) => {
  await requireActiveDesigner(work, actor);
  const { categoryId, productId } = input;
  const category = await findCategory(work, categoryId);
  if (!category) throw optimiseErrors.noCategory();
  if (!category.isLeaf) throw optimiseErrors.notALeaf();
  const product =
    productId === undefined ? undefined : (await findProducts(work, [productId])).get(productId);
  if (productId !== undefined && !product) throw optimiseErrors.noProduct();
  const part = product ? (await findKnownParts(work, [product.partId])).get(product.partId) : undefined;
  // The same attributes as the form was filled with.
  const attributes = await findAttributes(work, category, part);
  const run = await compute(work, actor, readInput(work, actor, input, attributes), null, '');
  return { runId: run.runId };
};

/** The same inputs on the data of the day, as a child of the run. @throws optimiseErrors.suspended, notFound, notNow */
export const repeatRun: Action<typeof optimiseProtocol.rerun> = async (work, actor, { runId }) => {
  await requireActiveDesigner(work, actor);
  const row = await requireOwnRun(work, actor, runId);
  await runLife.advance(work, row, 'rerun', stepBy('designer', actor));
  // A date that has passed meanwhile is no date any more.
  const isOver = row.input.needBy !== null && daysUntil(row.input.needBy, work.now) < 0;
  const input = isOver ? { ...row.input, needBy: null } : row.input;
  const run = await compute(work, actor, input, row.runId, row.name);
  return { runId: run.runId };
};

async function compute(
  work: Work,
  actor: Member,
  input: RunInput,
  parentRunId: number | null,
  name: string,
): Promise<RunRow> {
  const { categoryId } = input;
  const wanted = { memberId: actor.memberId, parentRunId, categoryId, name, input };
  const begun = await runLife.begin(work, 'begin', wanted, stepBy('designer', actor));
  const wish: Wish = {
    ...input.wish,
    needInDays: input.needBy === null ? null : daysUntil(input.needBy, work.now),
  };
  const considered = await findCandidates(work, categoryId, wish, actor.enterpriseId);
  const names = await namesOf(work, wish.requirements);
  return runLife.advance(work, begun, 'finish', {
    by: 'system',
    set: { result: resultOf(considered, wish, names) },
  });
}

/** Whole days from today, Shanghai's day, until that day. */
function daysUntil(day: string, now: Date): number {
  const today = new Date(now.getTime() + SHANGHAI).toISOString().slice(0, 10);
  return Math.round((Date.parse(day) - Date.parse(today)) / days(1));
}
const SHANGHAI = days(1) / 3;

function readInput(
  work: Work,
  actor: Member,
  input: SelectionInput,
  attributes: readonly KnownAttribute[],
): RunInput {
  const { categoryId, productId = null, needBy = null, weights = { ...DEFAULT_WEIGHTS } } = input;
  const sum = Object.values(weights).reduce((total, one) => total + one, 0);
  if (!(sum > 0)) throw optimiseErrors.noWeights({ name: 'weights' });
  if (input.preferredOnly && actor.enterpriseId === null) {
    throw optimiseErrors.noEnterprise({ name: 'preferredOnly' });
  }
  if (needBy !== null) {
    const isDay = /^\d{4}-\d{2}-\d{2}$/.test(needBy) && !Number.isNaN(Date.parse(needBy));
    if (!isDay || daysUntil(needBy, work.now) < 0) throw optimiseErrors.badDate({ name: 'needBy' });
  }
  const known = new Map(attributes.map((one) => [one.key, one]));
  const seen = new Set<string>();
  const requirements = input.requirements.map((one): Requirement => {
    const attribute = known.get(one.key);
    const label = attribute?.name ?? { zh: one.key, en: one.key };
    if (seen.has(one.key)) throw optimiseErrors.twice({ name: one.key, label });
    seen.add(one.key);
    const read = (text: string) => readValue(one.key, text, attribute);
    const [target, limit] = [read(one.target), one.limit === '' ? null : read(one.limit)];
    const needsNumber = one.comparison !== 'SAME' && one.comparison !== 'INCLUDES';
    for (const value of [target, limit]) {
      if (value && needsNumber && value.n === undefined && value.lo === undefined && !/\d/.test(value.text)) {
        throw optimiseErrors.unreadable({ name: one.key, label, text: value.text });
      }
    }
    return { key: one.key, mode: one.mode, comparison: one.comparison, target, limit, weight: one.weight };
  });
  const { quantity, domesticOnly, withSample, withReport, preferredOnly, qualification } = input;
  return {
    categoryId,
    productId,
    needBy,
    wish: {
      quantity,
      domesticOnly,
      withSample,
      withReport,
      preferredOnly,
      qualification,
      requirements,
      weights,
    },
  };
}

/** What was typed as a value: exactly as a part of the category has it where one prints the same. */
function readValue(key: string, text: string, attribute: KnownAttribute | undefined): CatalogParameter {
  const printed = attribute?.examples.find((one) => one.text === text || one.textEn === text);
  if (printed) return printed;
  const value = fact(key, text.replaceAll('μ', 'u').replace('°C', '℃'));
  // Some catalogues keep lengths in millimetres.
  const inMillimetres = attribute?.examples.some(({ unit }) => unit === 'mm');
  return inMillimetres && value.unit === 'm' && value.n !== undefined
    ? { ...value, n: value.n * 1_000, unit: 'mm' }
    : value;
}

async function namesOf(work: Work, requirements: readonly Requirement[]): Promise<Record<string, Text>> {
  const keys = requirements.map(({ key }) => key);
  const parameters = await findParameters(work, keys);
  return {
    package: { zh: '封装', en: 'Package' },
    ...Object.fromEntries([...parameters].map(([key, { name }]) => [key, name])),
  };
}

function resultOf({ total, found }: Considered, wish: Wish, names: Record<string, Text>): RunResult {
  const candidates = found.map(({ candidate }) => candidate);
  const { ranked, excluded } = rank(candidates, wish);
  const byId = new Map(found.map((one) => [one.part.partId, one]));
  const counts = new Map<string, { why: ExcludedPart['exclusion']['why']; key: string; count: number }>();
  for (const { exclusion } of excluded) {
    const key = 'key' in exclusion ? exclusion.key : '';
    const id = `${exclusion.why} ${key}`;
    const known = counts.get(id);
    if (known) known.count += 1;
    else counts.set(id, { why: exclusion.why, key, count: 1 });
  }
  return {
    total,
    considered: found.length,
    rankedCount: ranked.length,
    ranked: ranked.slice(0, MOST_RANKED).map((scored, at): RunPart => {
      const { part, best, candidate, sampleOffer } = required(byId.get(scored.partId));
      const { offer, buyNum, unitPrice } = required(best);
      const wanted = new Set(wish.requirements.map(({ key }) => key));
      return {
        ...scored,
        rank: at + 1,
        partNo: part.partNo,
        brandName: part.brandName,
        isDomestic: part.isDomestic,
        packageName: part.packageName,
        picture: part.picture,
        lifecycle: part.lifecycle,
        values: Object.fromEntries(
          candidate.params
            .filter(({ key }) => wanted.has(key))
            .map(({ key, text, textEn }) => [key, textEn === undefined ? { text } : { text, textEn }]),
        ),
        goodsId: offer.goodsId,
        productId: offer.productId,
        storeId: offer.storeId,
        storeName: offer.storeName,
        buyNum,
        minBuyNum: offer.minBuyNum,
        amount: required(candidate.amount),
        unitPrice,
        stock: offer.available,
        leadDays: offer.leadDays,
        sample: sampleOffer
          ? { goodsId: sampleOffer.goodsId, productId: sampleOffer.productId, storeId: sampleOffer.storeId }
          : null,
        matGrade: candidate.matGrade,
      };
    }),
    reasons: [...counts.values()].sort((a, b) => b.count - a.count || partNoOrder(a.key, b.key)),
    excluded: excluded
      .map(({ partId, exclusion }) => {
        const { part } = required(byId.get(partId));
        return { partId, partNo: part.partNo, brandName: part.brandName, exclusion };
      })
      .sort((a, b) => partNoOrder(a.partNo, b.partNo) || a.partId - b.partId)
      .slice(0, MOST_EXCLUDED),
    names,
    dataVersion: versionOf(found),
  };
}

/** A digest of everything that ranking depends on. */
function versionOf(found: readonly FoundCandidate[]): string {
  const digest = createHash('sha256');
  for (const { candidate } of found) digest.update(JSON.stringify(candidate));
  return digest.digest('hex').slice(0, 12);
}
