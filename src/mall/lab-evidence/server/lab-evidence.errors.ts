// How verifications and passports say no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';

export const labEvidenceErrors = errors('labEvidence', {
  noPair: {
    state: State.notFound,
    zh: '这两个型号不构成替代关系，无法验证',
    en: 'Neither of these parts replaces the other: there is nothing to verify',
  },
  noPackage: {
    zh: '目前没有实验室提供替代验证套餐',
    en: 'No laboratory sells verifications of replacements at present',
  },
  nothingToTest: {
    zh: '实验室暂无适用于该类器件的检测项目，请从检测能力中自选',
    en: 'The laboratory has no test for this kind of part; please choose from its list yourself',
  },
  priceMoved: ({ amount }: { amount: string }) => ({
    zh: `价格已更新为 ${amount} 元，请确认后再下单`,
    en: `The price is ¥${amount} now: please look at it before you order`,
  }),
  otherSample: (_: { name: 'sampleProductId' }) => ({
    zh: '所选样品不是该替代型号',
    en: 'These samples are of another part',
  }),
  noLot: {
    state: State.notFound,
    zh: '没有找到该批次，请检查批次码',
    en: 'There is no such lot, please check the code',
  },
});
