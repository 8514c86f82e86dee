// What the pages of verifications and of lots' passports say.
import { words } from '#kit/words/words.ts';
import type { Outcome } from '../evidence-rule.ts';

export const evidenceWords = words({
  title: { zh: '申请样品并验证', en: 'Samples and verification' },
  short: { zh: '样品 + 验证', en: 'Sample + test' },
  intro: {
    zh: '样品由商家直接寄往实验室，按原型号的参数逐项检测；全部符合时，报告可作为该替代关系的公开依据。',
    en: 'The store sends samples straight to the laboratory, which tests them against the original part. Where everything passes, the report can stand behind the pair in public.',
  },
  of: { zh: '原型号', en: 'Original' },
  by: { zh: '替代型号', en: 'Replacement' },
  items: { zh: '检测项目', en: 'Tests' },
  itemsText: {
    zh: '按该类器件的替代规则（相等、不小于、不大于）从实验室能力中自动选出。',
    en: 'Chosen from what the laboratory can do by the rules of this kind of part: equal, at least, at most.',
  },
  item: { zh: '项目', en: 'Test' },
  limits: { zh: '要求', en: 'Limits' },
  byMethod: { zh: '按方法标准', en: 'As the method says' },
  left: { zh: '以下参数实验室暂无对应项目，不在验证之列：', en: 'Not tested, for want of a test: ' },
  samples: { zh: '样品', en: 'Samples' },
  pieces: { zh: (count: number) => `${count} 只`, en: (count: number) => `${count} pieces` },
  fromStore: { zh: '由商家提供样品', en: 'Samples from a store' },
  fromStoreText: {
    zh: (store: string, lab: string) => `${store} 审核后直接寄往${lab}，实验室凭样品申请单号收样`,
    en: (store: string, lab: string) =>
      `${store} sends them to ${lab} once it agrees; they are received by the number of the sample request`,
  },
  free: { zh: '免费', en: 'free' },
  own: { zh: '自行寄送样品', en: 'I send specimens myself' },
  ownText: { zh: '寄往：', en: 'To: ' },
  noSample: { zh: '目前没有商家提供该型号的样品', en: 'No store gives samples of this part at present' },
  endProduct: { zh: '用于什么产品', en: 'What it is used in' },
  endProductHint: { zh: '商家审核样品申请时会看到', en: 'Seen by the store that decides about the samples' },
  consent: { zh: '公开', en: 'In public' },
  publish: {
    zh: '同意：全部项目符合时，报告公开为该替代关系的依据',
    en: 'I agree that the report is shown with the pair where everything passes',
  },
  publishText: {
    zh: '公开的只有报告编号与核验信息，不含数据和委托方全称；任何一项不符合都不会公开。下单后不能更改。',
    en: 'Its number and what anybody may check become public, no value and no full name of yours; nothing at all where anything fails. It cannot be changed after the order.',
  },
  price: { zh: '费用', en: 'Price' },
  alone: { zh: '单独委托合计', en: 'By themselves' },
  packagePrice: { zh: '验证套餐价', en: 'As a verification' },
  estimated: { zh: '今天收样的预计完成', en: 'Done, if received today' },
  order: { zh: '下单并申请样品', en: 'Order, and ask for samples' },
  orderOnly: { zh: '下单', en: 'Order' },
  orderText: {
    zh: '付款后补全委托信息即可提交受理。',
    en: 'Once paid, the rest of the form is completed and handed in.',
  },
  earlier: { zh: '您已下单的验证', en: 'Verifications that you have ordered' },
  block: { zh: '替代验证', en: 'Verification of a replacement' },
  outcome: { zh: '结果', en: 'Outcome' },
  isPublic: { zh: '已公开为该替代关系的依据', en: 'Shown with the pair in public' },
  consented: { zh: '全部符合时公开', en: 'Public where everything passes' },
  notConsented: { zh: '不公开', en: 'Not public' },
  sampleRequests: { zh: '样品申请', en: 'Sample requests' },
  seePair: { zh: '查看替代关系', en: 'See the pair' },
  notFound: { zh: '没有可验证的替代关系', en: 'There is no pair to verify' },
});

export const outcomeWords = {
  OPEN: { zh: '检测中', en: 'Under way', tone: 'moving' },
  PASSED: { zh: '全部符合', en: 'Everything passed', tone: 'done' },
  FAILED: { zh: '有项目不符合或未判定', en: 'Not everything passed', tone: 'refused' },
} as const satisfies Record<Outcome, { zh: string; en: string; tone: 'moving' | 'done' | 'refused' }>;

export const passportWords = words({
  title: { zh: '批次护照', en: 'Lot passport' },
  description: {
    zh: '输入或扫描批次码，查看该批次的型号、日期码、商家、合规信息与实验室报告。不含采购方信息。',
    en: 'Enter or scan the code of a lot: part, date code, store, compliance and laboratory reports. Nothing about buyers.',
  },
  code: { zh: '批次码', en: 'Code of the lot' },
  codeHint: {
    zh: '在商品页批次列表或订单包裹中，以 L 开头',
    en: 'Beside each lot of a product or parcel; begins with L',
  },
  unknown: { zh: '没有找到该批次，请检查批次码', en: 'There is no such lot, please check the code' },
  find: { zh: '查询', en: 'Look it up' },
  part: { zh: '型号', en: 'Part' },
  brand: { zh: '品牌', en: 'Maker' },
  lotNo: { zh: '批号', en: 'Lot' },
  dateCode: { zh: '日期码', en: 'Date code' },
  madeIn: {
    zh: (year: string, week: string) => `20${year} 年第 ${week} 周`,
    en: (year: string, week: string) => `week ${week} of 20${year}`,
  },
  store: { zh: '商家', en: 'Store' },
  compliance: { zh: '合规信息', en: 'Compliance' },
  noCompliance: { zh: '原厂未提供', en: 'The maker says nothing' },
  reports: { zh: '实验室报告', en: 'Laboratory reports' },
  reportsText: {
    zh: '委托方同意公开的报告；结果以报告原件为准，真伪可核验。',
    en: 'Published with their clients’ consent. What was found stands in the report itself; anybody can check that it is genuine.',
  },
  noReports: { zh: '该批次还没有公开的实验室报告', en: 'No report about this lot is public yet' },
  test: { zh: '委托检测该批次', en: 'Have this lot tested' },
  testLots: { zh: '委托检测', en: 'Have it tested' },
  issued: { zh: (day: string) => `${day} 签发`, en: (day: string) => `issued ${day}` },
  verify: { zh: '核验', en: 'Verify' },
  codeOf: { zh: '扫码查看', en: 'Scan to see it' },
});
