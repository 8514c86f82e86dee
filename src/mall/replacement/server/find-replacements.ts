// What can stand in for parts: published pairs and what the rules find, each graded attribute by attribute.

import type { Work } from '#kit/db/work.ts';
import { findParameters } from '#mall/part/server/part.ts';
import {
  EVIDENCES,
  type Evidence,
  type LabReport,
  type Replacement,
  type ReplacementReason,
} from '../replacement.ts';
import { type AttributeVerdict, compareParts, gradeOf, gradeOfPair } from '../replacement-grade.ts';
import { TELLING } from '../telling-signs.ts';
import type { Grade } from '../verdict.ts';
import { findCandidates } from './find-candidates.ts';
import { findKnownParts, type KnownPart } from './find-parts.ts';

export interface FindReplacementsOptions {
  /** Makers of this country only. */
  domesticOnly?: boolean;
  /** Published pairs only, without searching by rules: a single look for thousands of parts. */
  publishedOnly?: boolean;
  /** At most so many for each part; 20 when left out. */
  most?: number;
}

interface Pair {
  pairId: number;
  ofPartId: number;
  byPartId: number;
  evidence: Exclude<Evidence, 'rules'>;
  isPinEqual: boolean | null;
  labReports: readonly LabReport[];
}

const MOST = 20;

/**
 * What replaces each part, the best first: by grade, then by evidence, domestic makers first, what misses least and is
 * known best. Parts without a replacement are left out. By rules only what is on sale is found, within the part's own
 * category; published pairs always stand. Some milliseconds for a part: for many at once, ask for published pairs only.
 */
export async function findReplacements(
  work: Work,
  partIds: readonly number[],
  options: FindReplacementsOptions = {},
): Promise<Map<number, Replacement[]>> {
  const { domesticOnly = false, publishedOnly = false, most = MOST } = options;
  const sources = await findKnownParts(work, [...new Set(partIds)]);
  const pairs = await work.query<Pair>(
    `SELECT pair_id AS "pairId", of_part_id AS "ofPartId", by_part_id AS "byPartId", evidence,
            is_pin_equal AS "isPinEqual", lab_reports AS "labReports"
     FROM replacement_pair WHERE of_part_id = ANY($1::bigint[]) AND state = 'PUBLISHED'`,
    [[...sources.keys()]],
    'replacement-pairs',
  );
  const pairsOf = Map.groupBy(pairs, (pair) => pair.ofPartId);
  const candidates = new Map<number, number[]>();
  if (!publishedOnly) {
    for (const source of sources.values()) {
      candidates.set(source.partId, await findCandidates(work, source, domesticOnly));
    }
  }
  const others = await findKnownParts(work, [
    ...new Set([...pairs.map((pair) => pair.byPartId), ...[...candidates.values()].flat()]),
  ]);
  const names = await findParameterNames(work);
  const found = new Map<number, Replacement[]>();
  for (const source of sources.values()) {
    const known = new Map((pairsOf.get(source.partId) ?? []).map((pair) => [pair.byPartId, pair]));
    const replacements = [...new Set([...known.keys(), ...(candidates.get(source.partId) ?? [])])].flatMap(
      (partId) => {
        const other = others.get(partId);
        if (!other || (domesticOnly && !other.isDomestic)) return [];
        const made = replacementOf(source, other, known.get(partId), names);
        return made ? [made] : [];
      },
    );
    if (replacements.length > 0) {
      found.set(source.partId, replacements.sort(byWorth).slice(0, most));
    }
  }
  return found;
}

/** How one part replaces another, whatever the grade; the grade is undefined when it does not. @param names from findParameterNames */
export function compareTwo(
  of: KnownPart,
  by: KnownPart,
  isPinEqual: boolean | null,
  names: ParameterNames,
): { grade: Grade | undefined; reasons: ReplacementReason[] } {
  const verdicts = compareParts(of, by, isPinEqual ?? undefined);
  return { grade: gradeOf(verdicts), reasons: reasonsOf(verdicts, names) };
}

/** What attributes are called, by key. */
export type ParameterNames = ReadonlyMap<string, { zh: string; en: string }>;

export async function findParameterNames(work: Work): Promise<ParameterNames> {
  const parameters = await findParameters(work);
  return new Map([
    ...[...parameters].map(([key, { name }]) => [key, name] as const),
    ...TELLING.map(({ key, name }) => [key, name] as const),
    ...OWN_NAMES,
  ]);
}

const OWN_NAMES = [
  ['device', { zh: '同一器件', en: 'Same device' }],
  ['package', { zh: '封装', en: 'Package' }],
  ['pins', { zh: '引脚数', en: 'Number of pins' }],
  ['pinout', { zh: '引脚排列', en: 'Pin assignment' }],
  ['output_voltage', { zh: '输出电压', en: 'Output voltage' }],
  ['kind', { zh: '决定功能的参数', en: 'What decides its function' }],
] as const;

function replacementOf(
  source: KnownPart,
  other: KnownPart,
  pair: Pair | undefined,
  names: ParameterNames,
): Replacement | undefined {
  const verdicts = compareParts(source, other, pair?.isPinEqual ?? undefined);
  // What was published stands, even where a rule would say no: its reasons tell why.
  const grade = pair ? gradeOfPair(verdicts, pair.isPinEqual) : gradeOf(verdicts);
  if (grade === undefined) return undefined;
  return {
    partId: other.partId,
    grade,
    evidence: pair?.evidence ?? 'rules',
    labReports: pair?.labReports ?? [],
    pairId: pair?.pairId ?? null,
    isDomestic: other.isDomestic,
    reasons: reasonsOf(verdicts, names),
  };
}

const reasonsOf = (verdicts: readonly AttributeVerdict[], names: ParameterNames): ReplacementReason[] =>
  verdicts.map(({ key, of, by, verdict }) => ({
    key,
    name: names.get(key) ?? { zh: key, en: key },
    of: { zh: of.text, en: of.textEn ?? of.text },
    by: { zh: by.text, en: by.textEn ?? by.text },
    verdict,
  }));

const countOf = ({ reasons }: Replacement, verdict: string) =>
  reasons.filter((reason) => reason.verdict === verdict).length;

function byWorth(a: Replacement, b: Replacement): number {
  return (
    a.grade - b.grade ||
    EVIDENCES.indexOf(b.evidence) - EVIDENCES.indexOf(a.evidence) ||
    Number(b.isDomestic) - Number(a.isDomestic) ||
    countOf(a, 'missed') - countOf(b, 'missed') ||
    countOf(a, 'unknown') - countOf(b, 'unknown') ||
    countOf(a, 'soft') - countOf(b, 'soft') ||
    // Nearest first: what exceeds by much is often larger and dearer.
    countOf(a, 'better') - countOf(b, 'better') ||
    a.partId - b.partId
  );
}
