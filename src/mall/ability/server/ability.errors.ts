// How the ability room says no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import type { Text } from '#kit/words/text.ts';
import type { Mark } from '../ability-terms.ts';
import { markNames } from '../ability-terms.ts';
import type { StandardState } from '../standard-process.ts';
import { standardStatus } from '../standard-status.ts';

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
  notOffered: ({ capNo, item, why }: { capNo: string; item: string; why: Text }) => ({
    zh: `检测能力 ${capNo}“${item}”${why.zh}`,
    en: `Capability ${capNo} “${item}” ${why.en}`,
  }),
  changedMeanwhile: {
    zh: '内容已被他人修改，请刷新后重试',
    en: 'Somebody else has changed it meanwhile, please load it anew',
  },
  numberTaken: ({ capNo }: { capNo: string }) => ({
    zh: `能力编号 ${capNo} 已被使用`,
    en: `There is a capability ${capNo} already`,
  }),
  standardThere: { zh: '已有相同编号的标准', en: 'There is a standard with this number already' },
  standardNotNow: ({ state }: { state: StandardState }) => ({
    zh: `该标准${standardStatus[state].zh}，不能进行此操作`,
    en: `The standard is ${standardStatus[state].en.toLowerCase()}: this is not possible now`,
  }),
  markOverlaps: ({ mark }: { name: string; mark: Mark }) => ({
    zh: `${markNames[mark].zh} 在这段时间内已有有效资质`,
    en: `There is ${markNames[mark].en} for a part of this time already`,
  }),
  noMark: { state: State.notFound, zh: '该资质不存在或已终止', en: 'There is no such mark, or it has ended' },
  priceThere: (_: { name: string }) => ({
    zh: '已有同一天生效的价格',
    en: 'There is a price that begins on this day already',
  }),
});
