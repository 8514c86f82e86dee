// What a form shows has been saved by somebody else meanwhile: the refusal carries what stands there now.
import { errors } from '#kit/http/refusal.ts';

const NAME = 'form.stale';

interface Stale<T> {
  readonly name: typeof NAME;
  /** The record as it is at present, with the version to save over. */
  readonly now: T;
}

const said = errors('form', {
  stale: (_: Stale<unknown>) => ({
    zh: '其他人刚刚修改过，请对照后再保存',
    en: 'Somebody else has changed this meanwhile: compare, then save again',
  }),
});

/** To be thrown for an old version; a declared form shows `now` beside what was typed. */
export const formStale = <T>(now: T) => said.stale({ name: NAME, now });

/** The record that a refusal carries; undefined for any other refusal. */
export function staleRecord(data: unknown): unknown {
  const { name, now } = (data ?? {}) as Partial<Stale<unknown>>;
  return name === NAME ? now : undefined;
}
