// What the mall suggests for what is typed; loaded when the first letter is.
import { call } from '#kit/browser/call.ts';
import { goodsAddress } from '#mall/goods/goods-kind.ts';
import { type Suggestion, searchProtocol } from '../../search.protocol.ts';
import type { Choice } from './choice.ts';

/** Nothing where the mall cannot be reached: searching itself still works. */
export async function findChoices(keyword: string): Promise<Choice[]> {
  try {
    return (await call(searchProtocol.suggest, { keyword })).map(choiceOf);
  } catch {
    return [];
  }
}

function choiceOf(one: Suggestion, index: number): Choice {
  const { text, hint, productId, brandId, categoryId, part, kind } = one;
  const same = { key: `${index} ${text}`, text, isHistory: false };
  if (brandId !== null)
    return { ...same, hint: '', to: `/goods/list?brandId=${brandId}`, isSearch: false, group: 'brands' };
  if (categoryId !== null)
    return {
      ...same,
      hint,
      to: `/goods/list?categoryId2=${categoryId}`,
      isSearch: false,
      group: 'categories',
    };
  if (kind && productId !== null)
    return { ...same, hint, to: goodsAddress(kind, productId), isSearch: false, group: 'services' };
  return { ...same, hint, to: `/goods/detail?productId=${productId}`, isSearch: true, part };
}
