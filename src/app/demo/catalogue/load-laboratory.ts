// Gives the demo mall its institute with everything that it can test and calibrate, its people and its data sheets.
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { demoLaboratory, demoObjectCategories } from '#demo/laboratory.ts';
import type { Work } from '#kit/db/work.ts';
import { cents, unitPrice, yuan } from '#kit/money/money.ts';
import { projectFile } from '#kit/project/project-file.ts';
import { required } from '#kit/rules/required.ts';
import { after, days } from '#kit/time/duration.ts';
import { CAPABILITY_FIELDS, type CapabilityField, MARKS } from '#mall/ability/ability-terms.ts';
import { type CapabilityToTake, takeLaboratory } from '#mall/ability/server/ability.ts';
import { categoryIds } from '#mall/part/server/take-categories.ts';
import { loadCatalog } from './load-catalog.ts';
import { loadEquipment } from './load-equipment.ts';
import { loadLabStaff } from './load-lab-staff.ts';
import { loadServices } from './load-services.ts';
import { loadSheets } from './load-sheets.ts';

const FILE = projectFile('demo/capabilities.csv');
const KINDS = { test: 'TEST', calibration: 'CALIBRATION' } as const;

/** @returns what has been loaded, for people */
export async function loadLaboratory(work: Work, storeIds: ReadonlyMap<string, number>): Promise<string> {
  const lines = parse(readFileSync(FILE, 'utf8'), { columns: true }) as Record<string, string>[];
  const ids = await categoryIds(work);
  const { code, zh, en, note, sites, markDays } = demoLaboratory;
  const sheetOf = new Map(
    Object.entries(demoLaboratory.sheets).flatMap(([key, capNos]) =>
      capNos.map((capNo) => [capNo as string, key]),
    ),
  );
  const fixtures: Readonly<Record<string, number>> = demoLaboratory.fixtures;
  const from = after(work.now, -days(400));
  const capabilities = lines.map((line): CapabilityToTake => {
    const said = (name: string) => required(line[name]);
    return {
      capNo: said('capNo'),
      kind: KINDS[said('kind') as keyof typeof KINDS],
      field: fieldOf(said('field')),
      object: { zh: said('objectZh'), en: said('objectEn') },
      item: { zh: said('itemZh'), en: said('itemEn') },
      standard: said('standard'),
      clause: said('clause'),
      also: listed(said('also')),
      replaces: listed(said('replaces')),
      range: said('range'),
      uncertainty: said('uncertainty'),
      days: Number(said('days')),
      mode: said('mode') === 'run' ? 'RUN' : 'BENCH',
      specimens: said('sampleQty'),
      sheetKey: sheetOf.get(said('capNo')),
      categoryIds: (demoObjectCategories[said('objectZh')] ?? []).map((one) => required(ids.get(one))),
      site: said('site'),
      marks: MARKS.filter((mark) => said('accreditation').split('+').includes(mark)).map((mark) => ({
        mark,
        from,
        to: after(work.now, days(markDays[mark])),
      })),
      group: said('group'),
      batchSize: said('mode') === 'run' ? demoLaboratory.batchSize : 1,
      unit: said('unit'),
      ...pricesOf(Number(said('priceCny')), Number(said('minChargeCny'))),
      fixture: yuan(fixtures[said('capNo')] ?? 0),
    };
  });
  await takeLaboratory(work, {
    ...{ code, name: { zh, en }, note, capabilities },
    storeId: required(storeIds.get(demoLaboratory.store)),
    receiveAddress: demoLaboratory.receiveAddress,
    minOrder: yuan(demoLaboratory.minOrder),
    pricedFrom: from,
    groups: Object.entries(demoLaboratory.groups).map(([group, [site, groupZh, groupEn]]) => ({
      ...{ site, code: group, name: { zh: groupZh, en: groupEn } },
      machines: demoLaboratory.machines,
    })),
    sites: sites.map((site) => ({ code: site.code, name: { zh: site.zh, en: site.en } })),
  });
  const services = await loadServices(work);
  return `${capabilities.length} tests and calibrations of the institute, ${services} services and packages of them, ${await loadLabStaff(work)} people of its staff, ${await loadEquipment(work)} pieces of equipment, ${await loadSheets(work)} data sheets, ${await loadCatalog(work)} versions in its catalogue`;
}

const pricesOf = (price: number, least: number) =>
  price >= demoLaboratory.onRequestFrom
    ? { unitPrice: null, minCharge: yuan(0) }
    : { unitPrice: unitPrice(Math.round(price * 1_000_000)), minCharge: cents(Math.round(least * 100)) };

const listed = (text: string): string[] =>
  text
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '');

function fieldOf(text: string): CapabilityField {
  if (Object.hasOwn(CAPABILITY_FIELDS, text)) return text as CapabilityField;
  throw new Error(`no field ${text}`);
}
