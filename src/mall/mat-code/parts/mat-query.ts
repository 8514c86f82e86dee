// What the address of the list asks for.
import type { CallOf } from '#kit/http/endpoint.ts';
import type { matCodeProtocol } from '../mat-code.protocol.ts';
import { MAT_GRADES, MAT_SOURCES } from '../mat-code-fields.ts';
import { MAT_CODE_STATES } from '../mat-code-process.ts';

export const MAT_SORTS = ['newest', 'code', 'bought'] as const;

/** Whatever stands in the address: what is unknown is passed over. */
export function readMatQuery(asked: URLSearchParams, current: number): CallOf<typeof matCodeProtocol.list> {
  const one = <T extends string>(name: string, of: readonly T[]) =>
    of.find((value) => value === asked.get(name));
  return {
    keyword: (asked.get('keyword') ?? '').trim().slice(0, 60) || undefined,
    state: one('state', MAT_CODE_STATES),
    grade: one('grade', MAT_GRADES),
    source: one('source', MAT_SOURCES),
    only: one('only', ['conflict'] as const),
    sort: one('sort', MAT_SORTS),
    current,
  };
}
