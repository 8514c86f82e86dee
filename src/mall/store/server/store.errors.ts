// How the store room says no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import { STORE_NEEDS, type StoreNeed } from '../store-needs.ts';
import type { StoreState } from '../store-process.ts';
import { storeStatus } from '../store-status.ts';

export const storeErrors = errors('store', {
  templateNotFound: { state: State.notFound, zh: '运费模板不存在', en: 'There is no such freight template' },
  rest: {
    zh: '须有且仅有一行“其他地区”（不选地区）',
    en: 'Exactly one row stands for the rest and names no region',
  },
  restShut: {
    zh: '“其他地区”不能设为不配送，请列出不配送的地区',
    en: 'The rest is delivered to: name the regions that are not',
  },
  daysTurned: {
    zh: '运输天数的“最快”不能超过“最慢”，请两项都填写或只填“最慢”',
    en: 'The days at best may not be more than the days at most: fill in both, or the most alone',
  },
  regionTwice: ({ region }: { region: string }) => ({
    zh: `${region}出现在多行中`,
    en: `${region} stands in several rows`,
  }),
  noSuchRegion: { zh: '请选择省或市', en: 'Please choose provinces or cities' },
  tooManyTemplates: ({ most }: { most: number }) => ({
    zh: `最多 ${most} 个运费模板`,
    en: `At most ${most} freight templates`,
  }),
  defaultTemplate: {
    zh: '默认运费模板不能删除，请先将另一个设为默认',
    en: 'The default template stays: make another one the default first',
  },
  noSuchDistrict: (_: { name: 'districtCode' }) => ({
    zh: '请选择完整的省、市、区',
    en: 'Please choose province, city and district',
  }),
  tooManyPlaces: ({ most }: { most: number }) => ({
    zh: `最多 ${most} 个，请先删除不用的`,
    en: `At most ${most}: please delete one that you no longer need`,
  }),
  warehouseCodeTaken: ({ code }: { name: 'code'; code: string }) => ({
    zh: `仓库编号 ${code} 已被使用`,
    en: `The warehouse code ${code} is taken`,
  }),
  notNow: ({ state }: { state: StoreState }) => ({
    zh: `店铺${storeStatus[state].zh}，不能进行此操作`,
    en: `That is not possible with a store in this state: ${storeStatus[state].en}`,
  }),
  changedMeanwhile: { zh: '店铺状态刚刚已变化，请刷新', en: 'The store has just changed: please refresh' },
  notReady: ({ missing }: { missing: readonly StoreNeed[] }) => ({
    zh: `还不能开店，缺少：${missing.map((key) => STORE_NEEDS[key].title.zh).join('；')}`,
    en: `The store cannot open yet. Missing: ${missing.map((key) => STORE_NEEDS[key].title.en).join('; ')}`,
  }),
  unknownStore: { state: State.notFound, zh: '店铺不存在', en: 'There is no such store' },
});
