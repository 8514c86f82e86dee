// What was done for a report, for tests: damp heat with resistance of two connectors, and a multimeter's four points.
import { readFileSync } from 'node:fs';
import { computeSheet } from '#mall/datasheet/fill/fill-sheet.ts';
import { readDefinition } from '#mall/datasheet/server/definition-shape.ts';
import type { SheetDefinition, SheetValues } from '#mall/datasheet/sheet-definition.ts';
import { type EntrustForm, emptyForm } from '#mall/testing/entrust-form.ts';
import type { ReportSource, SourceItem } from './compose-report.ts';
import type { ReportSpecimen } from './report-content.ts';

export function demoSheet(key: string): SheetDefinition {
  const { definition, faults } = readDefinition(readFileSync(`demo/sheets/${key}.json`, 'utf8'));
  if (!definition || faults.length > 0) throw new Error(`${key}: ${JSON.stringify(faults)}`);
  return definition;
}

const SPECIMEN: ReportSpecimen = {
  ...{
    specimenNo: 'TS26112800000001-01',
    name: '圆形连接器',
    model: 'J30J-25',
    maker: '中航光电',
    serialNo: '',
  },
  ...{ lotNo: '2530', dateCode: '2530', qty: '5 只', condition: '包装完好' },
};

const FORM: EntrustForm = {
  ...emptyForm('INSPECTION'),
  ...{ clientName: '深圳鼎元电子有限公司', clientAddress: '深圳市南山区科技园 1 号', contact: '王工' },
  ...{ mobile: '13900000000', language: 'BOTH', withUncertainty: true },
};

const item = (
  key: string,
  values: SheetValues,
  more: Partial<SourceItem> & Pick<SourceItem, 'capability'>,
): SourceItem => {
  const definition = demoSheet(key);
  const filled = computeSheet(definition, values, { rule: 'SIMPLE' });
  return {
    ...{
      seq: 1,
      specimenNos: ['TS26112800000001-01', 'TS26112800000001-02'],
      conditions: '40 ℃, 93 %RH, 168 h',
    },
    ...{ limits: '≥ 100 MΩ', rule: 'SIMPLE', verdict: filled.verdict, engineers: ['周航'] },
    startedAt: new Date('2026-11-20T01:00:00Z'),
    doneAt: new Date('2026-11-27T08:00:00Z'),
    sheet: { definition, values, filled },
    photoIds: [],
    recordHash: 'a'.repeat(64),
    equipment: [
      { equipNo: 'SB-031', name: '绝缘电阻测试仪', certificateNo: 'JL-2026-0182', dueDate: '2027-05-01' },
      { equipNo: 'SB-007', name: '湿热试验箱', certificateNo: 'JL-2026-0044', dueDate: '2027-03-12' },
    ],
    environment: { tempC: [22.4, 23.9], rh: [44, 51.5] },
    ...more,
  };
};

/** A test that has passed. @param wish what differs of the form */
export const aTestSource = (wish: Partial<EntrustForm> = {}): ReportSource => ({
  ...{ kind: 'TEST', serviceSn: 'TS26112800000001', form: { ...FORM, ...wish } },
  lab: {
    ...{ code: 'YC', address: '深圳市科发路 8 号' },
    name: { zh: '元采检测研究院', en: 'Yuancai Testing Institute' },
  },
  place: { zh: '深圳实验室', en: 'Shenzhen laboratory' },
  specimens: [SPECIMEN, { ...SPECIMEN, specimenNo: 'TS26112800000001-02', lotNo: '2531' }],
  receivedAt: new Date('2026-11-19T02:00:00Z'),
  items: [
    item(
      'IR-DH',
      {
        params: { lim: '100' },
        tables: {
          log: [
            { at: '09:00', t: '40.1', rh: '93' },
            { at: '10:00', t: '40.3', rh: '92' },
            { at: '11:00', t: '39.9', rh: '93' },
            { at: '12:00', t: '40.0', rh: '94' },
          ],
          ir: [
            { before: '5000', after: '1200', look: 'ok', pic: '7' },
            { before: '5200', after: '980', look: 'ok' },
          ],
        },
      },
      {
        capability: {
          ...{ capId: 1, capNo: 'C001', field: 'env', isSubcontracted: false },
          item: { zh: '恒定湿热与绝缘电阻', en: 'Damp heat and insulation resistance' },
          object: { zh: '连接器', en: 'Connectors' },
          ...{ standard: 'GB/T 2423.3-2016', clause: '试验 Cab' },
        },
      },
    ),
  ],
});

const INDICATED = [
  '10.0012',
  '10.0011',
  '10.0012',
  '10.0013',
  '10.0012',
  '10.0011',
  '10.0012',
  '10.0013',
  '10.0012',
  '10.0012',
];

/** A multimeter's calibration at all four points. */
export const aCalibrationSource = (): ReportSource => {
  const points = ['0.9', '10', '90', '900'].map((nominal, at) => ({
    ind: INDICATED.map((text) => ((Number(text) / 10) * Number(nominal)).toFixed(4)),
    ...{ res: '0.0001', us: String(0.000_006 * Number(nominal)), drift: String(0.000_004 * (at + 1)) },
  }));
  const test = aTestSource({ kind: 'METERING', language: 'ZH', rule: 'NONE' });
  return {
    ...test,
    kind: 'CALIBRATION',
    specimens: [
      { ...SPECIMEN, name: '数字多用表', model: '34461A', serialNo: 'MY5300001', lotNo: '', dateCode: '' },
    ],
    items: [
      item(
        'DMM-DCV',
        { params: {}, tables: { p: points } },
        {
          ...{ specimenNos: ['TS26112800000001-01'], conditions: '', limits: '', rule: 'NONE' },
          capability: {
            ...{ capId: 2, capNo: 'C002', field: 'cal-elec', isSubcontracted: false },
            item: { zh: '数字多用表 直流电压', en: 'Digital multimeter, DC voltage' },
            object: { zh: '数字多用表', en: 'Digital multimeter' },
            ...{ standard: 'JJF 1587-2016', clause: '7.2' },
          },
        },
      ),
    ],
  };
};
