// The sheet on which an item is written down whose capability names none: each result with its requirement and whether it holds.
import type { SheetDefinition } from '#mall/datasheet/sheet-definition.ts';

export const GENERAL_SHEET: SheetDefinition = {
  key: 'GENERAL',
  version: 1,
  kind: 'TEST',
  ...{ zh: '通用原始记录', en: 'General record' },
  params: [
    { id: 'method', zh: '方法与步骤说明', en: 'Method and steps', type: 'text' },
    { id: 'deviation', zh: '偏离说明', en: 'Deviations', type: 'text' },
  ],
  env: {},
  equipment: [],
  tables: [
    {
      ...{ id: 'r', zh: '结果', en: 'Results', rows: 'free(200)' },
      columns: [
        { id: 'what', zh: '检测内容', en: 'What', type: 'text', required: true },
        { id: 'specimen', zh: '样品', en: 'Specimen', type: 'text' },
        { id: 'value', zh: '结果', en: 'Result', type: 'text', required: true },
        { id: 'unit', zh: '单位', en: 'Unit', type: 'text' },
        { id: 'limit', zh: '要求', en: 'Requirement', type: 'text' },
        {
          id: 'ok',
          zh: '单项结论',
          en: 'Holds',
          type: 'choice',
          choices: ['合格 Pass', '不合格 Fail', '不判定 N/A'],
          required: true,
        },
        { id: 'bad', zh: '不符合', en: 'Fails', expr: "ok=='不合格 Fail'" },
      ],
    },
  ],
  formulas: [{ id: 'fails', zh: '不符合项数', en: 'Failing results', expr: 'count(r.bad)', dp: 0 }],
  stats: [],
  budget: [],
  correlations: [],
  decision: { value: 'fails', hi: '0', rule: 'SIMPLE' },
  report: { tables: ['r'] },
  examples: [
    {
      values: { params: {}, tables: { r: [{ what: '外观', value: '无裂纹', ok: '合格 Pass' }] } },
      expect: { verdict: 'PASS', fails: '0' },
    },
  ],
};
