// Which headings of a spreadsheet of parts are understood.
import { expect, it } from 'vitest';
import { catalogColumns, columnOf, NEEDED, templateRows } from './catalog-columns.ts';

it.each([
  ['型号', 'mpn'],
  ['MPN', 'mpn'],
  ['Part No.', 'mpn'],
  [' 品牌 *', 'brand'],
  ['Manufacturer', 'brand'],
  ['交期(天)', 'leadDays'],
  ['Lead time (days)', 'leadDays'],
  ['单价（100+）', { from: 100 }],
  ['1000+', { from: 1000 }],
  ['Price 10+', { from: 10 }],
  ['备注', undefined],
  ['', undefined],
])('%j is %j', (heading, column) => expect(columnOf(heading)).toEqual(column));

it('understands every heading of its own templates, and each names what a part needs', () => {
  for (const [head = [], row = []] of [templateRows.zh, templateRows.en]) {
    const columns = head.map(columnOf);
    expect(columns).not.toContain(undefined);
    expect(columns).toEqual(expect.arrayContaining([...NEEDED, ...Object.keys(catalogColumns)]));
    expect(row).toHaveLength(head.length);
  }
});
