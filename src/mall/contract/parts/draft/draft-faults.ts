// What is still wrong in a draft, by the place on its page where it is mended.

import type { ContractClause } from '../../contract-content.ts';
import type { Fault } from '../../contract-text.protocol.ts';

/** Where on the page a fault is mended. */
export function sectionOf(path: string): string {
  const [first = ''] = path.split('.');
  if (first === 'title') return 'draft-title';
  if (first === 'lines') return 'draft-lines';
  if (first === 'clauses') return 'draft-clauses';
  if (first === 'annexes' || first === 'annexFileIds') return 'draft-annexes';
  if (first === 'purchaser' || first === 'supplier') return 'draft-parties';
  return 'draft-terms';
}

/** Faults below a path, by what is left of it; of the path itself under ''. */
export function errorsUnder(faults: readonly Fault[], path: string): Record<string, string> {
  return Object.fromEntries(
    faults
      .filter((fault) => fault.path === path || fault.path.startsWith(`${path}.`))
      .map((fault) => [fault.path.slice(path.length + 1), fault.text]),
  );
}

/** Faults of clauses by the clause's key, whether they are named by place or by key. */
export function errorsOfClauses(
  faults: readonly Fault[],
  clauses: readonly ContractClause[],
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errorsUnder(faults, 'clauses')).map(([place, text]) => {
      const [first = ''] = place.split('.');
      return [/^\d+$/.test(first) ? (clauses[Number(first)]?.key ?? first) : first, text];
    }),
  );
}
