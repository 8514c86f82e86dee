// A report is called after its items, each said once.
import { expect, it } from 'vitest';
import { composeReport } from './compose-report.ts';
import { titleOf } from './report-title.ts';
import { aTestSource } from './source.builders.ts';

it('says each item once, in the language of who reads', () => {
  const { items } = composeReport(aTestSource(), { conclusion: { zh: '', en: '' }, deviations: '' });
  const twice = { items: [...items, ...items] };
  expect(titleOf(twice, 'zh')).toBe('连接器 恒定湿热与绝缘电阻');
  expect(titleOf(twice, 'en')).toBe('Connectors Damp heat and insulation resistance');
});
