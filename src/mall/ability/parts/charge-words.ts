// What the laboratory's calculator and its tray say.
import type { Text } from '#kit/words/text.ts';
import { words } from '#kit/words/words.ts';
import type { PartKind } from '../price-of-form.ts';

export const chargeWords = words({
  add: { zh: '加入试算', en: 'Add' },
  added: { zh: '移出试算', en: 'Take out' },
  addOne: {
    zh: (item: string) => `把“${item}”加入试算`,
    en: (item: string) => `Add “${item}” to the calculator`,
  },
  removeOne: {
    zh: (item: string) => `把“${item}”移出试算`,
    en: (item: string) => `Take “${item}” out of the calculator`,
  },
  full: { zh: '一次最多试算 50 项', en: 'The calculator holds at most 50 items' },
  tray: { zh: '试算清单', en: 'Collected items' },
  trayCount: {
    zh: (n: number) => `已选 ${n} 项`,
    en: (n: number) => `${n} ${n === 1 ? 'item' : 'items'} collected`,
  },
  toCalculator: { zh: '去试算费用', en: 'What would it cost?' },
  empty: { zh: '清空', en: 'Empty' },
  calculator: { zh: '费用试算', en: 'Calculator' },
  begin: {
    zh: '从下方收费标准或检测能力中把项目“加入试算”，即可得到费用明细和预计完成日期。',
    en: 'Add items from the list below or from the directory: the calculator says what they cost, part by part, and when the report would be there.',
  },
  directory: { zh: '查看检测能力', en: 'What we test' },
  allCharges: { zh: '查看全部收费标准', en: 'See all charges' },
  charges: { zh: '查看收费标准', en: 'All charges' },
  onRequest: { zh: '询价', en: 'On request' },
  isOnRequest: { zh: '需询价，不计入合计', en: 'On request: not in the total' },
  item: { zh: '项目', en: 'Item' },
  specimens: { zh: '样品数', en: 'Specimens' },
  RUN: { zh: (unit: string) => `时长（${unit}）`, en: (unit: string) => `How long (${unit})` },
  EACH: { zh: (unit: string) => `每样${unit}数`, en: (unit: string) => `Per specimen (${unit})` },
  STATED: { zh: (unit: string) => `数量（${unit}）`, en: (unit: string) => `How many (${unit})` },
  stage: { zh: '顺序', en: 'Step' },
  stageText: {
    zh: '同一顺序的项目同时进行，后一顺序在前一顺序完成后开始。',
    en: 'Items of one step are done at the same time; the next step begins when they have ended.',
  },
  of: {
    zh: (what: string, item: string) => `${item}：${what}`,
    en: (what: string, item: string) => `${item}: ${what}`,
  },
  part: { zh: '费用', en: 'Part' },
  how: { zh: '计算', en: 'How' },
  source: { zh: '依据：', en: 'By ' },
  tax: { zh: '其中税额', en: 'VAT inside' },
  total: { zh: '合计（含税）', en: 'Total incl. VAT' },
  sums: {
    zh: (net: string, tax: string) => `不含税 ${net}，税额（6%）${tax}`,
    en: (net: string, tax: string) => `${net} and ${tax} VAT (6 %)`,
  },
  notAll: {
    zh: '含需询价的项目，合计为其余项目之和。',
    en: 'Some items are on request: the total is that of the others.',
  },
  byRow: {
    zh: (no: string, from: string) => `价格行 ${no}，${from} 起`,
    en: (no: string, from: string) => `price ${no}, from ${from}`,
  },
  byRule: { zh: '实验室收费规则', en: 'rules of the laboratory' },
  times: {
    zh: (count: number, unit: string, rate: string) => `${count} ${unit} × ${rate}`,
    en: (count: number, unit: string, rate: string) => `${count} × ${rate} per ${unit}`,
  },
  least: {
    zh: (base: string) => `低于单项最低，按 ${base}`,
    en: (base: string) => `below the item's minimum: ${base}`,
  },
  urgentBy: {
    zh: (factor: string, more: string) => `时效 ×${factor}，加 ${more}`,
    en: (factor: string, more: string) => `×${factor} for urgency: ${more} more`,
  },
  ready: {
    zh: '若今天收齐样品，预计出具报告',
    en: 'If everything is received today, the report is issued by',
  },
  received: { zh: '收样（第 0 天）', en: 'Received (day 0)' },
  workingDays: {
    zh: (n: number) => `${n} 个工作日`,
    en: (n: number) => `${n} working ${n === 1 ? 'day' : 'days'}`,
  },
  throughDays: {
    zh: (n: number) => `连续 ${n} 天`,
    en: (n: number) => `${n} ${n === 1 ? 'day' : 'days'} without a break`,
  },
  report: { zh: '编制、审核与签发报告', en: 'Report: written, reviewed, signed' },
  besides: { zh: '现场见证与上门服务', en: 'Witnessing and work on site' },
  estimate: {
    zh: '按当前收费标准与工作日历试算，未计排队；以实验室受理结果为准。',
    en: "By today's prices and working days, without a queue; what counts is what the laboratory accepts.",
  },
  commission: { zh: '填写委托单', en: 'Fill in a form' },
  ask: { zh: '检测询价', en: 'Ask for a quotation' },
});

/** What their numbers count; parts without one are counted once. */
export const partUnits: Readonly<Partial<Record<PartKind, Text>>> = {
  LANGUAGE: { zh: '份', en: 'report' },
  COPIES: { zh: '本', en: 'copy' },
  WITNESS: { zh: '天', en: 'day' },
  MAN_DAYS: { zh: '人天', en: 'man-day' },
  ROAD: { zh: '公里', en: 'km' },
  NIGHTS: { zh: '晚', en: 'night' },
};
