// How the room of a laboratory's prices says no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import type { PriceState } from '../price-process.ts';
import { priceStatus } from '../price-status.ts';

export const labPriceErrors = errors('labPrice', {
  notFound: { state: State.notFound, zh: '没有找到该检测能力', en: 'There is no such capability' },
  noPackage: { state: State.notFound, zh: '没有找到该套餐', en: 'There is no such package' },
  notNow: ({ state }: { state: PriceState }) => ({
    zh: `该价格${priceStatus[state].zh}，不能进行此操作`,
    en: `The price is ${priceStatus[state].en.toLowerCase()}: this is not possible now`,
  }),
  changedMeanwhile: {
    zh: '内容已被他人修改，请刷新后重试',
    en: 'Somebody else has changed it meanwhile, please load it anew',
  },
  waits: {
    zh: '已有待发布的询价，请先发布或放弃',
    en: 'A change waits already: please publish it or give it up',
  },
  unitWrong: ({ unit }: { name: string; unit: string }) => ({
    zh: `计价单位“${unit}”不能识别`,
    en: `“${unit}” is no unit of prices`,
  }),
  priceWrong: (_: { name: string }) => ({
    zh: '请输入正确的单价，最多六位小数',
    en: 'Please enter a unit price with at most six decimals',
  }),
  dayPast: (_: { name: string }) => ({ zh: '生效日不能早于今天', en: 'The day has passed' }),
  ownPrice: {
    zh: '提出人不能发布自己提出的询价',
    en: 'Nobody publishes a price on request that he has proposed',
  },
  codeTaken: ({ code }: { name: string; code: string }) => ({
    zh: `套餐编号 ${code} 已被使用`,
    en: `There is a package ${code} already`,
  }),
  noCapability: ({ capNo }: { name: string; capNo: string }) => ({
    zh: `没有检测能力 ${capNo}`,
    en: `There is no capability ${capNo}`,
  }),
  nothing: (_: { name: string }) => ({ zh: '金额须大于 0', en: 'An amount above 0 is needed' }),
  daysWrong: (_: { name: string }) => ({
    zh: '截止日期不能早于开始日期或今天',
    en: 'The last day lies before the first, or before today',
  }),
  over: { zh: '该套餐已结束', en: 'The package has ended' },
});
