// How the ability room says no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';

export const abilityErrors = errors('ability', {
  unknown: ({ at }: { at: number }) => ({
    ...{ state: State.notFound, zh: `第 ${at} 项检测能力不存在`, en: `Item ${at} is no capability` },
  }),
  tooMany: ({ item }: { item: string }) => ({
    zh: `“${item}”的数量过大，请分开计算`,
    en: `There are too many of “${item}”: please split it`,
  }),
  otherLaboratory: {
    zh: '一次只能计算同一家检测机构的项目',
    en: 'Items of one laboratory only can be added up',
  },
});
