// What is said of what a filled sheet comes to.
import type { DecisionRule } from '#kit/measure/decision-rule.ts';
import type { Text } from '#kit/words/text.ts';
import { words } from '#kit/words/words.ts';

export const resultWords = words({
  verdict: { zh: '判定', en: 'Verdict' },
  noVerdict: { zh: '不作判定', en: 'Nothing is decided' },
  open: { zh: '待填完', en: 'Not complete' },
  missing: { zh: (count: number) => `还缺 ${count} 项`, en: (count: number) => `${count} missing` },
  wrong: { zh: (count: number) => `${count} 项无法识别`, en: (count: number) => `${count} cannot be read` },
  outside: { zh: (count: number) => `${count} 项超出范围`, en: (count: number) => `${count} out of range` },
  computed: { zh: '计算结果', en: 'Computed' },
  results: { zh: '结果与不确定度', en: 'Results and uncertainty' },
  row: { zh: '行', en: 'Row' },
  rowNo: { zh: (no: number) => `第 ${no} 行`, en: (no: number) => `Row ${no}` },
  value: { zh: '结果', en: 'Value' },
  whole: { zh: '整体', en: 'Whole' },
  budget: {
    zh: (row: string) => `${row} 的不确定度预算`,
    en: (row: string) => `Uncertainty budget of ${row}`,
  },
  budgetOfWhole: { zh: '不确定度预算', en: 'Uncertainty budget' },
  component: { zh: '来源', en: 'Component' },
  type: { zh: '类', en: 'Type' },
  part: { zh: '|c|·u', en: '|c|·u' },
  combined: { zh: '合成标准不确定度', en: 'Combined' },
  nu: { zh: '有效自由度', en: 'Effective ν' },
  dominant: {
    zh: '矩形分布占优，k 按 1.65（p = 95 %）',
    en: 'One rectangular part is dominant: k = 1.65, p = 95 %',
  },
  isCmc: { zh: '按不小于 CMC 给出', en: 'Stated as the CMC, no less' },
  statistics: { zh: '统计', en: 'Statistics' },
  mean: { zh: '平均', en: 'Mean' },
  sd: { zh: 's', en: 's' },
  least: { zh: '最小', en: 'Least' },
  most: { zh: '最大', en: 'Greatest' },
  range: { zh: '极差', en: 'Range' },
  median: { zh: '中位', en: 'Median' },
});

export const ruleNames: Readonly<Record<DecisionRule, Text>> = {
  SIMPLE: { zh: '简单接受', en: 'Simple acceptance' },
  GUARD: { zh: '保护带', en: 'Guard band' },
  NON_BINARY: { zh: '非二元', en: 'Non-binary' },
  STANDARD: { zh: '按标准', en: 'As the method says' },
  NONE: { zh: '不判定', en: 'No decision' },
};
