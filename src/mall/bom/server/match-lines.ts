// Finds the parts that lines of text mean: set by set, from the surest way to the least (domain 3.3 quickOrder).

import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import type { Text } from '#kit/words/text.ts';
import { findOrigins, findServices, type ProductOrigin } from '#mall/goods/server/goods.ts';
import {
  findMatCodesOfParts,
  findPartsOfMatCodes,
  type PartOfMatCode,
} from '#mall/mat-code/server/mat-code.ts';
import { buysFor, type Member, mayDo } from '#mall/member/actor.ts';
import { type Assumed, NOTHING_ASSUMED } from '../assumed.ts';
import type { WantedLine } from '../bom-line.protocol.ts';
import { assumedSpec } from './assumed-spec.ts';
import { findByBeginning, findByNumber, findBySupplierNo, supplierNoOf } from './find-by-number.ts';
import { type FittingPart, findBySpec } from './find-by-spec.ts';
import { decide, decideBySpec } from './judge-match.ts';
import { findMemories, textKeyOf } from './match-memory.ts';
import { matchSays } from './match-words.ts';
import type { Findings, MatchedLine } from './matched-line.ts';
import {
  beforeWildcard,
  type PartNoKey,
  partNoKeysOf,
  roughBeginning,
  SHORTEST_BEGINNING,
  withoutPacking,
} from './part-no-keys.ts';
import { readSpec, type Spec } from './read-spec.ts';

const NOTHING: MatchedLine = {
  partId: null,
  isSure: false,
  level: 'none',
  confidence: 0,
  reason: matchSays.nothingToFind,
  candidates: [],
  alternatePartIds: [],
  productId: null,
};

/**
 * One answer per line, in the same order; some ten statements for any number of lines. What is not beyond doubt is
 * proposed or offered as candidates, never taken as sure: a wrong match costs more than none.
 */
export function matchLines(
  work: Work,
  actor: Member | undefined,
  wanted: readonly WantedLine[],
): Promise<MatchedLine[]> {
  return matchFor(
    work,
    actor && {
      memberId: actor.memberId,
      enterpriseId: mayDo(actor, 'mat.read') ? buysFor(actor) : null,
    },
    wanted,
  );
}

/** Whose memory and whose material codes count; null for who may not read codes. */
export interface Matcher {
  memberId: number;
  enterpriseId: number | null;
}

/** The same for somebody who is not here: work that goes on in the background. @param assumed what lines that say nothing of it mean */
export async function matchFor(
  work: Work,
  actor: Matcher | undefined,
  wanted: readonly WantedLine[],
  assumed: Assumed = NOTHING_ASSUMED,
): Promise<MatchedLine[]> {
  const [memories, codes, products, numbered] = await Promise.all([
    actor ? findMemories(work, actor.memberId, wanted.map(textKeyOf)) : new Map<string, number>(),
    findCodes(work, actor, wanted),
    findNumberedProducts(work, wanted),
    findBySupplierNo(
      work,
      wanted.flatMap((line) => supplierNoOf(line.supplierCode) ?? []),
    ),
  ]);
  const numbers = wanted.flatMap((line) => productNumberOf(line) ?? []);
  const services = await findServices(
    work,
    numbers.filter((productId) => !products.has(productId)),
  );
  const keys = wanted.map(partNoKeysOf);
  const others = wanted.map((line) =>
    line.otherPartNos.flatMap((partNo) => partNoKeysOf({ ...line, partNo, value: '', description: '' })),
  );
  const findings = await findNumbers(work, keys, others);
  const answers = wanted.map((line, at): MatchedLine | undefined => {
    const remembered = memories.get(textKeyOf(line));
    if (remembered !== undefined) {
      return {
        ...NOTHING,
        partId: remembered,
        isSure: true,
        level: 'memory',
        confidence: 99,
        reason: matchSays.memory,
      };
    }
    const code = codeOf(line, codes);
    if (code) return byCode(code);
    const product = products.get(productNumberOf(line) ?? 0);
    if (product) {
      const { productId, partId } = product;
      return {
        ...NOTHING,
        partId,
        isSure: true,
        level: 'product',
        confidence: 99,
        reason: matchSays.product(productId),
        productId,
      };
    }
    if (services.has(productNumberOf(line) ?? 0)) return { ...NOTHING, reason: matchSays.service };
    return decide(line, required(keys[at]), findings, numbered.get(supplierNoOf(line.supplierCode) ?? ''));
  });
  const specs = wanted.map((line, at) => {
    const spec = answers[at]?.partId == null ? readSpec(line) : undefined;
    return spec && assumedSpec(spec, assumed);
  });
  const fitting = await findSpecs(work, specs);
  const matched = wanted.map((line, at): MatchedLine => {
    const spec = specs[at];
    const byNumber = answers[at];
    const alternatePartIds = required(others[at]).flatMap(({ key }) => {
      const [only, ...rest] = findings.exact.get(key) ?? [];
      return only && rest.length === 0 ? [only.partId] : [];
    });
    const answer =
      byNumber?.partId == null && spec
        ? decideBySpec(line, spec, fitting.get(keyOfSpec(spec)) ?? [], byNumber)
        : byNumber;
    return {
      ...(answer ?? { ...NOTHING, reason: whyNothing(required(keys[at])) }),
      alternatePartIds: [...new Set(alternatePartIds)],
    };
  });
  return askAboutForbidden(work, actor, matched);
}

/** Parts that the enterprise forbids (grade D) are not taken as sure, by whatever they were found; but for what he has confirmed. */
async function askAboutForbidden(
  work: Work,
  actor: Matcher | undefined,
  matched: readonly MatchedLine[],
): Promise<MatchedLine[]> {
  const isAsked = ({ isSure, partId, level }: MatchedLine) =>
    isSure && partId !== null && level !== 'memory' && level !== 'matCode';
  const partIds = matched.flatMap((one) => (isAsked(one) ? [required(one.partId)] : []));
  const enterpriseId = actor?.enterpriseId ?? null;
  if (enterpriseId === null) return [...matched];
  const codes = await findMatCodesOfParts(work, enterpriseId, [...new Set(partIds)]);
  return matched.map((one) => {
    const known = isAsked(one) ? codes.get(required(one.partId)) : undefined;
    if (!known?.every(({ grade }) => grade === 'D')) return one;
    const reason = matchSays.matCodeForbidden(required(known[0]).matCode);
    return { ...one, isSure: false, confidence: 50, reason };
  });
}

const whyNothing = (keys: readonly PartNoKey[]): Text =>
  keys.length > 0 ? matchSays.notInCatalogue(required(keys[0]).text) : matchSays.nothingToFind;

/** Material codes may stand in their own column, or be typed where a part number would be. */
async function findCodes(
  work: Work,
  actor: Matcher | undefined,
  wanted: readonly WantedLine[],
): Promise<Map<string, PartOfMatCode>> {
  const enterpriseId = actor?.enterpriseId ?? null;
  if (enterpriseId === null) return new Map();
  const said = wanted.flatMap(({ matCode, partNo }) => [matCode, partNo]).filter((code) => code !== '');
  return findPartsOfMatCodes(work, enterpriseId, [...new Set(said)]);
}

const codeOf = (line: WantedLine, codes: Map<string, PartOfMatCode>): PartOfMatCode | undefined =>
  codes.get(line.matCode) ?? codes.get(line.partNo);

function byCode({ matCode, partId, productId, grade, alternatePartIds }: PartOfMatCode): MatchedLine {
  const isForbidden = grade === 'D';
  return {
    ...NOTHING,
    partId,
    isSure: !isForbidden,
    level: 'matCode',
    confidence: isForbidden ? 50 : 100,
    reason: isForbidden ? matchSays.matCodeForbidden(matCode) : matchSays.matCode(matCode),
    candidates: isForbidden
      ? [partId, ...alternatePartIds].map((id) => ({ partId: id, confidence: 50 }))
      : [],
    productId,
  };
}

/** `#1234`: the number of a product as it stands in its address. */
function productNumberOf(line: WantedLine): number | undefined {
  const said = /^#\s*(\d{1,12})$/.exec(line.partNo);
  return said ? Number(said[1]) : undefined;
}

function findNumberedProducts(
  work: Work,
  wanted: readonly WantedLine[],
): Promise<ReadonlyMap<number, ProductOrigin>> {
  return findOrigins(
    work,
    wanted.flatMap((line) => productNumberOf(line) ?? []),
  );
}

async function findNumbers(
  work: Work,
  keys: readonly PartNoKey[][],
  others: readonly PartNoKey[][],
): Promise<Findings> {
  const all = [...keys.flat(), ...others.flat()].map(({ key }) => key);
  const exact = await findByNumber(work, all);
  // Only lines without any exact number are looked for by their beginning.
  const open = keys.filter((some) => !some.some(({ key, from }) => from !== 'text' && exact.has(key))).flat();
  const beginnings = new Set<string>();
  for (const { key, from } of open) {
    if (from === 'text' || key.length < SHORTEST_BEGINNING) continue;
    for (const shorter of withoutPacking(key)) beginnings.add(shorter);
    beginnings.add(roughBeginning(key));
    const wild = beforeWildcard(key);
    if (wild) beginnings.add(wild);
  }
  return { exact, beginnings: await findByBeginning(work, [...beginnings]) };
}

const keyOfSpec = (spec: Spec): string => JSON.stringify(spec);

async function findSpecs(
  work: Work,
  specs: readonly (Spec | undefined)[],
): Promise<Map<string, FittingPart[]>> {
  const different = new Map(specs.flatMap((spec) => (spec ? [[keyOfSpec(spec), spec] as const] : [])));
  const found = await findBySpec(work, [...different.values()]);
  return new Map([...different.keys()].map((key, at) => [key, required(found[at])]));
}
