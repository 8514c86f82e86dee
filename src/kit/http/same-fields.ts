// What a reply has as it stands in the row.
import { z } from 'zod';
import { type Cents, centsToWire } from '#kit/money/money.ts';
import { bit, Yuan } from './wire.ts';

/** The fields of a row that the shape has under the same name; all others stay behind. A mapper writes only what it changes. */
export const sameFields = <S extends z.ZodObject, R extends object>(
  { shape }: S,
  row: R,
): Pick<R, keyof R & keyof S['shape']> =>
  Object.fromEntries(Object.entries(row).filter(([field]) => Object.hasOwn(shape, field))) as Pick<
    R,
    keyof R & keyof S['shape']
  >;

/** As it travels: amounts in yuan, moments as text, yes and no as 1 and 0. */
type Wired<T> = T extends Cents ? string : T extends Date ? string : T extends boolean ? 0 | 1 : T;

const isYuan = (schema: unknown): boolean =>
  schema === Yuan || (schema instanceof z.ZodNullable && schema.unwrap() === Yuan);

/** `sameFields` as the wire carries them; `createdAt` is `createTime` there. */
export function wireFields<S extends z.ZodObject, R extends object>(
  { shape }: S,
  row: R,
): { [K in keyof R & keyof S['shape']]: Wired<R[K]> } & (R extends { createdAt: Date }
  ? { createTime: string }
  : unknown) {
  const wired = (field: string, value: unknown): unknown => {
    if (value instanceof Date) return value.toISOString();
    if (typeof value === 'boolean') return bit(value);
    return typeof value === 'number' && isYuan(shape[field]) ? centsToWire(value as Cents) : value;
  };
  const fields = Object.entries(row)
    .map(([field, value]) => [field === 'createdAt' ? 'createTime' : field, value] as const)
    .filter(([field]) => Object.hasOwn(shape, field))
    .map(([field, value]) => [field, wired(field, value)]);
  return Object.fromEntries(fields) as never;
}
