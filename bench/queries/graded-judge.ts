// How good the first page of a search is: nDCG@10 against the best that all parts of the mall would allow, and words that were dropped without a word.
import { normalPartNo } from '#mall/part/normal-part-no.ts';
import type { GoodsListReply } from '#mall/search/search.protocol.ts';
import type { DescribedPart } from './described-parts.ts';
import { functionQueries } from './function-queries.ts';
import type { GradedKind, GradedQuery } from './graded-query.ts';
import { grammarQueries } from './grammar-queries.ts';
import { numberQueries } from './number-queries.ts';
import type { Wish } from './query.ts';

export const FIRST = 10;
const WHOLE = 7; // 2³ − 1
const KIND = 1; // the right kind of part, which lacks what was asked of it

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Part numbers that hold what was typed, whatever their signs. */
function numberWish(text: string, expects: readonly string[], isInside: boolean): Wish {
  const signs = '[^A-Za-z0-9]*';
  const loose = (one: string) => [...normalPartNo(one)].map(escaped).join(signs);
  const all = [text, ...expects].map(loose).join('|');
  return { partNo: new RegExp(isInside ? `(?:${all})` : `^${signs}(?:${all})`, 'i') };
}

const numbers: GradedQuery[] = numberQueries.flatMap(({ kind, text, expects }): GradedQuery[] => {
  if (!Array.isArray(expects) || !['exact', 'beginning', 'dashes', 'inside'].includes(kind)) return [];
  return [{ kind: 'number', text, wish: numberWish(text, expects, kind === 'inside') }];
});

export const gradedQueries: readonly GradedQuery[] = [...functionQueries, ...grammarQueries, ...numbers];

/** 0, KIND or WHOLE. */
export function gradeOf(part: DescribedPart, wish: Wish): number {
  const isKind = !wish.in || wish.in.some((code) => part.codes.has(code));
  if (!isKind) return 0;
  const { params = {} } = wish;
  const isWhole =
    (!wish.brand || part.brand.includes(wish.brand)) &&
    (!wish.package || wish.package.test(part.package)) &&
    (!wish.isDomestic || part.isDomestic) &&
    (!wish.title || wish.title.test(part.title)) &&
    (!wish.partNo || wish.partNo.test(part.partNo)) &&
    (!wish.says || wish.says.test(part.text)) &&
    !wish.no?.test(part.text) &&
    Object.entries(params).every(([key, test]) => part.params.get(key)?.some(test));
  return isWhole ? WHOLE : wish.in ? KIND : 0;
}

/** How many parts of a mall fit each question, and the parts themselves. */
export class Judge {
  private readonly parts = new Map<string, DescribedPart>();
  private readonly fitting = new Map<Wish, { whole: number; kind: number }>();
  private readonly wishes: readonly Wish[];
  private readonly isKept: boolean;

  /** @param isKept false: parts are only counted, and told again to `grade` by `remember` (for malls too large to keep) */
  constructor(queries: readonly GradedQuery[], isKept = true) {
    this.wishes = [...new Set(queries.map(({ wish }) => wish))];
    this.isKept = isKept;
  }

  add(part: DescribedPart): void {
    if (this.isKept) this.remember(part);
    for (const wish of this.wishes) {
      const count = this.fitting.get(wish) ?? { whole: 0, kind: 0 };
      this.fitting.set(wish, count);
      if (count.whole >= FIRST) continue;
      const grade = gradeOf(part, wish);
      if (grade === WHOLE) count.whole++;
      else if (grade === KIND) count.kind++;
    }
  }

  remember(part: DescribedPart): void {
    this.parts.set(`${part.brand}\n${part.partNo}`, part);
  }

  find(brand: string, partNo: string): DescribedPart | undefined {
    return this.parts.get(`${brand}\n${partNo}`);
  }

  /** Undefined where the mall has nothing that fits even partly. */
  ndcg({ wish }: GradedQuery, list: GoodsListReply['list']): number | undefined {
    const { whole = 0, kind = 0 } = this.fitting.get(wish) ?? {};
    // Where something fits wholly, nothing else need be shown.
    const ideal = [
      ...Array<number>(Math.min(FIRST, whole)).fill(WHOLE),
      ...Array<number>(whole === 0 ? Math.min(FIRST, kind) : 0).fill(KIND),
    ];
    if (ideal.length === 0) return undefined;
    const found = list.slice(0, FIRST).map((card) => {
      const part = this.find(card.brandName, card.partNo);
      return part ? gradeOf(part, wish) : 0;
    });
    return Math.min(1, gain(found) / gain(ideal));
  }
}

const gain = (grades: readonly number[]): number =>
  grades.reduce((sum, grade, at) => sum + grade / Math.log2(at + 2), 0);

/** Words that ask for nothing. */
const IDLE =
  /丝印|印字|smd marking|marking|[针位]|pins?\b|flash\b|的|和|与(?!门|非)|带(?!灯)|芯片|器件|元件|转|到|或(?!门|非)|以上|输入|输出|封装|\b(?:ic|ics|a|the|with|and|or|of|for|to|at|least|in|out|vin|vout|input|output|chip)\b/gi;

const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('μ', 'u')
    .replaceAll(/[^\p{L}\p{N}.%]/gu, '');

/** What of a keyword neither a chip tells nor, where there are no chips, every part shown has. */
export function droppedWords(typed: string, reply: GoodsListReply): string {
  const text = typed.replaceAll('百兆', '100Mbps').replaceAll('千兆', '1Gbps'); // as their chips tell them
  const { chips, didYouMean } = reply.understood;
  if (chips.length === 0 || didYouMean.some(({ isUsed }) => isUsed)) return '';
  const left = chips
    .flatMap(({ source }) => [source, ...source.split(/\s+/), source.replaceAll(IDLE, ' ')])
    .map(bare)
    .sort((a, b) => b.length - a.length)
    .reduce((rest, source) => (source ? rest.replace(source, ' ') : rest), bare(text.replaceAll(IDLE, ' ')));
  const spoken = chips.map(({ source }) => bare(source.replaceAll(IDLE, ' '))).join(' ');
  const runs = left.match(/\p{Script=Han}+|[^\s\p{Script=Han}.%]+/gu) ?? [];
  return runs.filter((run) => !spoken.includes(run) && !/^[xp\d]+$/.test(run)).join(' ');
}

export interface GradedVerdict {
  query: GradedQuery;
  /** Undefined: the mall has nothing of the kind. */
  ndcg: number | undefined;
  dropped: string;
}

/** The mean over the questions that the mall can answer at all, and the same by kind. */
export function meanOf(verdicts: readonly GradedVerdict[]): {
  all: number;
  answered: number;
  dropped: number;
  byKind: [GradedKind, number, number][];
} {
  const known = verdicts.filter((one) => one.ndcg !== undefined);
  const mean = (some: readonly GradedVerdict[]) =>
    some.reduce((sum, { ndcg }) => sum + (ndcg ?? 0), 0) / Math.max(1, some.length);
  return {
    all: mean(known),
    answered: known.length,
    dropped: verdicts.filter(({ dropped }) => dropped !== '').length,
    byKind: [...Map.groupBy(known, ({ query }) => query.kind)].map(([kind, some]) => [
      kind,
      mean(some),
      some.length,
    ]),
  };
}
