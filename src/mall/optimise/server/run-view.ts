// Selections as replies: the only mapper.

import type { Work } from '#kit/db/work.ts';
import { cents, centsToWire, unitPrice, unitPriceToWire } from '#kit/money/money.ts';
import { allowedActions } from '#kit/process/process.ts';
import { after } from '#kit/time/duration.ts';
import type { Text } from '#kit/words/text.ts';
import { findOrigins } from '#mall/goods/server/goods.ts';
import { brandIn } from '#mall/part/brand-name.ts';
import { findCategoryNames } from '#mall/part/server/part.ts';
import type { RankedReply, RunLine, RunReply, SelectionReply } from '../optimise.protocol.ts';
import type { Exclusion } from '../optimise-score.ts';
import type { RunPart, RunResult } from '../run-data.ts';
import { differencesOf } from '../run-differences.ts';
import { runProcess, UNSAVED } from '../run-process.ts';
import { exclusionWords, runStatus } from '../run-status.ts';
import { optimiseErrors } from './optimise.errors.ts';
import type { RunRow } from './run-life.ts';

export function runLine(work: Work, row: RunRow, names: ReadonlyMap<number, Text>): RunLine {
  const { runId, name, state, result, projectId } = row;
  const categoryName = names.get(row.categoryId)?.[work.language] ?? '';
  return {
    runId,
    name: name || categoryName,
    state,
    stateName: runStatus[state][work.language],
    categoryName,
    rankedCount: result?.rankedCount ?? 0,
    bestPartNo: result?.ranked[0]?.partNo ?? '',
    quantity: row.input.wish.quantity,
    projectId,
    createdAt: row.createdAt.toISOString(),
    savedAt: row.savedAt?.toISOString() ?? null,
    forgottenAt: state === 'DONE' ? after(row.createdAt, UNSAVED).toISOString() : null,
  };
}

/** @param parent the run that it repeats, if there is one and it was not thrown away */
export async function runView(work: Work, row: RunRow, parent: RunRow | undefined): Promise<RunReply> {
  const names = await findCategoryNames(work, [row.categoryId]);
  const { result } = row;
  if (!result) throw optimiseErrors.notFound();
  const reference = await findReference(work, row.input.productId);
  const say = (exclusion: Pick<Exclusion, 'why'> & { key?: string; is?: string }) =>
    sentenceOf(exclusion, result, work);
  return {
    ...runLine(work, row, names),
    parentRunId: row.parentRunId,
    selection: selectionView(work, row, names),
    total: result.total,
    considered: result.considered,
    ranked: result.ranked.map((one) => rankedView(work, one, result, reference)),
    excludedCount: result.total - result.rankedCount,
    reasons: result.reasons.map(({ why, key, count }) => ({ why, key, count, sentence: say({ why, key }) })),
    excluded: result.excluded.map(({ partId, partNo, brandName, exclusion }) => ({
      partId,
      partNo,
      brandName: brandIn(work.language, brandName),
      sentence: say(exclusion),
    })),
    dataVersion: result.dataVersion,
    differences: parent?.result
      ? differencesOf(parent.result.ranked, result.ranked).map(
          ({ amountBefore, amountAfter, ...difference }) => ({
            ...difference,
            amountBefore: amountBefore === null ? null : centsToWire(cents(amountBefore)),
            amountAfter: amountAfter === null ? null : centsToWire(cents(amountAfter)),
          }),
        )
      : null,
    allowedActions: allowedActions(runProcess, row.state, 'designer').filter(isShown),
  };
}

type Shown = RunReply['allowedActions'][number];
const isShown = (action: string): action is Shown =>
  action === 'save' || action === 'rename' || action === 'rerun' || action === 'discard';

async function findReference(work: Work, productId: number | null): Promise<number | undefined> {
  if (productId === null) return undefined;
  return (await findOrigins(work, [productId])).get(productId)?.partId;
}

function selectionView(work: Work, row: RunRow, names: ReadonlyMap<number, Text>): SelectionReply {
  const { categoryId, productId, needBy, wish } = row.input;
  const { quantity, domesticOnly, withSample, withReport, preferredOnly, qualification, weights } = wish;
  const textOf = (one: { text: string; textEn?: string }) =>
    work.language === 'en' ? (one.textEn ?? one.text) : one.text;
  return {
    categoryId,
    categoryName: names.get(categoryId)?.[work.language] ?? '',
    productId,
    quantity,
    needBy,
    domesticOnly,
    withSample,
    withReport,
    preferredOnly,
    qualification,
    weights,
    requirements: wish.requirements.map(({ key, mode, comparison, target, limit, weight }) => ({
      key,
      name: row.result?.names[key]?.[work.language] ?? key,
      mode,
      comparison,
      target: textOf(target),
      limit: limit ? textOf(limit) : '',
      weight,
    })),
  };
}

function rankedView(work: Work, one: RunPart, result: RunResult, reference: number | undefined): RankedReply {
  const { language } = work;
  return {
    partId: one.partId,
    partNo: one.partNo,
    brandName: brandIn(language, one.brandName),
    isDomestic: one.isDomestic,
    packageName: one.packageName,
    goodsImage: one.picture,
    lifecycle: one.lifecycle,
    rank: one.rank,
    score: one.score,
    groups: one.groups,
    parameters: Object.entries(one.parameters).map(([key, s]) => {
      const value = one.values[key];
      return {
        key,
        name: result.names[key]?.[language] ?? key,
        text: value ? (language === 'en' ? (value.textEn ?? value.text) : value.text) : '',
        s,
      };
    }),
    goodsId: one.goodsId,
    productId: one.productId,
    storeId: one.storeId,
    storeName: one.storeName[language],
    buyNum: one.buyNum,
    minBuyNum: one.minBuyNum,
    amount: centsToWire(cents(one.amount)),
    unitPrice: unitPriceToWire(unitPrice(one.unitPrice)),
    productStock: one.stock,
    leadDays: one.leadDays,
    sample: one.sample,
    matGrade: one.matGrade,
    isReference: one.partId === reference,
  };
}

/** `额定电压 25V：不满足硬性要求` · `Rated voltage 25V: misses the hard limit` */
function sentenceOf(
  { why, key, is }: Pick<Exclusion, 'why'> & { key?: string; is?: string },
  result: RunResult,
  { language }: Work,
): string {
  const sentence = exclusionWords[why][language];
  if (!key) return sentence;
  const name = result.names[key]?.[language] ?? key;
  return language === 'en'
    ? `${name}${is ? ` ${is}` : ''}: ${sentence}`
    : `${name}${is ? ` ${is}` : ''}：${sentence}`;
}
