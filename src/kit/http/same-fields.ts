// What a reply has as it stands in the row.
import type { z } from 'zod';

/** The fields of a row that the shape has under the same name; all others stay behind. A mapper writes only what it changes. */
export const sameFields = <S extends z.ZodObject, R extends object>(
  { shape }: S,
  row: R,
): Pick<R, keyof R & keyof S['shape']> =>
  Object.fromEntries(Object.entries(row).filter(([field]) => Object.hasOwn(shape, field))) as Pick<
    R,
    keyof R & keyof S['shape']
  >;
