// What wishes of an inquiry become on the form: specimens with their places, items on their own specimens, how it is reported.
import { expect, it } from 'vitest';
import { InspectionWish, MeteringWish } from '#mall/inquiry/inquiry-lines.ts';
import { wishedForm } from './agreed-form.ts';

it('gives each line’s items its own specimens', () => {
  const first = InspectionWish.parse({
    ...{ sampleName: '电源', model: 'PS-60', reportKind: 'both', reportLanguage: 'en', disposal: 'keep' },
    items: [{ standard: 'GB/T 2423.2', clause: '试验 B', item: '高温', condition: '85 ℃' }],
  });
  const second = InspectionWish.parse({
    sampleName: '连接器',
    items: [{ standard: 'GB/T 5095', item: '电阻' }],
  });
  const { specimens, items, more } = wishedForm([
    { qty: 3, unit: '件', wish: first },
    { qty: 2, unit: '', wish: second },
  ]);
  expect(specimens.map(({ name, model, qty, unit }) => [name, model, qty, unit])).toEqual([
    ['电源', 'PS-60', 3, '件'],
    ['连接器', '', 2, '件'],
  ]);
  expect(items).toEqual([
    { standard: 'GB/T 2423.2 试验 B', item: '高温', conditions: '85 ℃', specimens: [1] },
    { standard: 'GB/T 5095', item: '电阻', conditions: '', specimens: [2] },
  ]);
  // the first line says how it is reported
  expect(more).toMatchObject({ marks: 'BOTH', language: 'EN', disposal: 'KEEP', urgency: 'NORMAL' });
});

it('makes an instrument of each serial number, or of each piece', () => {
  const wish = MeteringWish.parse({
    instrument: '万用表',
    serialNumbers: ['A1', 'A2'],
    regulation: 'JJF 1587',
  });
  const { specimens, items } = wishedForm([{ qty: 3, unit: '台', wish }]);
  expect(specimens.map(({ serialNo }) => serialNo)).toEqual(['A1', 'A2', '']);
  expect(items).toEqual([{ standard: 'JJF 1587', item: '万用表', conditions: '', specimens: [1, 2, 3] }]);
});
