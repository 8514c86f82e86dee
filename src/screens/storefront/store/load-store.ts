// How every page inside a store finds its store: by `vid` in the address (spec §2).
import type { LoaderFunctionArgs } from 'react-router';
import { mallContext } from '#kit/browser/mall-context.ts';
import { storeProtocol } from '#mall/store/store.protocol.ts';
import { answerOr404, notFound } from '../answer-or-404.ts';

/** The number in `vid`. @throws 404 where there is none */
export function storeIdOf(request: Request): number {
  const vid = new URL(request.url).searchParams.get('vid') ?? '';
  const storeId = Number(vid);
  if (!/^\d{1,15}$/.test(vid) || storeId < 1) throw notFound();
  return storeId;
}

/** @throws 404 where no such store is */
export const loadStore = ({ context }: LoaderFunctionArgs, storeId: number) =>
  answerOr404(context.get(mallContext).call(storeProtocol.detail, { storeId }));
