// What of a contract's lines and clauses is another than in the text it is compared with.
import type { ContractClause, ContractContent, ContractLine } from '../../contract-content.ts';

export type Change = 'same' | 'changed' | 'added' | 'removed';

/** Plain JSON both: the order of keys is the order in which the server writes them. */
const equal = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

export function isSame(
  content: ContractContent,
  before: ContractContent,
  name: keyof ContractContent,
): boolean {
  return equal(content[name], before[name]);
}

/** The lines in their order, those that went at the end. Without `before` all are the same. */
export function changedLines(
  content: ContractContent,
  before: ContractContent | undefined,
): { line: ContractLine; was: ContractLine | undefined; change: Change }[] {
  const old = new Map(before?.lines.map((line) => [line.lineNo, line]));
  const kept = content.lines.map((line) => {
    const was = old.get(line.lineNo);
    return { line, was, change: changeOf(before, was, line) };
  });
  const here = new Set(content.lines.map(({ lineNo }) => lineNo));
  const gone = (before?.lines ?? []).filter(({ lineNo }) => !here.has(lineNo));
  return [...kept, ...gone.map((line) => ({ line, was: line, change: 'removed' as const }))];
}

/** The clauses in their order with their numbers, those that went (without a number) at the end. */
export function changedClauses(
  content: ContractContent,
  before: ContractContent | undefined,
): { clause: ContractClause; was: ContractClause | undefined; change: Change; no: number | undefined }[] {
  const old = new Map(before?.clauses.map((clause) => [clause.key, clause]));
  const kept = content.clauses.map((clause, index) => {
    const was = old.get(clause.key);
    return { clause, was, change: changeOf(before, was, clause), no: index + 1 };
  });
  const here = new Set(content.clauses.map(({ key }) => key));
  const gone = (before?.clauses ?? []).filter(({ key }) => !here.has(key));
  return [
    ...kept,
    ...gone.map((clause) => ({ clause, was: clause, change: 'removed' as const, no: undefined })),
  ];
}

function changeOf(before: ContractContent | undefined, was: unknown, now: unknown): Change {
  if (!before) return 'same';
  if (was === undefined) return 'added';
  return equal(was, now) ? 'same' : 'changed';
}

/** How many things are another than before; 0: the texts say the same. */
export function countChanges(content: ContractContent, before: ContractContent): number {
  const differing = [...changedLines(content, before), ...changedClauses(content, before)].filter(
    ({ change }) => change !== 'same',
  ).length;
  const terms = [
    'title',
    'purchaser',
    'supplier',
    'freight',
    'plan',
    'deliveryPlace',
    'invoiceKind',
    'taxPerMille',
    'startsOn',
    'endsOn',
    'annexes',
    'ruling',
  ] as const;
  return differing + terms.filter((name) => !isSame(content, before, name)).length;
}
