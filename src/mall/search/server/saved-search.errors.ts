// How saved searches say no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import { MOST_SAVED } from '../saved-search.protocol.ts';

export const savedSearchErrors = errors('savedSearch', {
  unknown: { state: State.notFound, zh: '该搜索不存在或已删除', en: 'This search does not exist any more' },
  tooMany: {
    zh: `最多保存 ${MOST_SAVED} 个搜索，请先删除不用的`,
    en: `At most ${MOST_SAVED} searches can be saved. Please delete one first`,
  },
  nameTaken: ({ name }: { name: string }) => ({
    zh: `已有名为“${name}”的搜索`,
    en: `There is a search called “${name}” already`,
  }),
});
