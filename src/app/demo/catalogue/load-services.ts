// Makes goods of what the demo's institute sells: its commonest services, its packages, and the prices that are to come.
import { demoLaboratory } from '#demo/laboratory.ts';
import { demoPackages, demoPricesToCome, demoServices } from '#demo/services.ts';
import type { Work } from '#kit/db/work.ts';
import { type Cents, unitPrice, yuan } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { after, days } from '#kit/time/duration.ts';
import { sellServices, takeCharge, takePackages } from '#mall/ability/server/ability.ts';

interface Row {
  capNo: string;
  field: string;
  unit: string;
  minCharge: Cents;
  fixture: Cents;
}

/** @returns how many services and packages there are */
export async function loadServices(work: Work): Promise<number> {
  const rows = await work.query<Row>(
    `SELECT c.cap_no AS "capNo", c.field, h.unit, h.min_charge AS "minCharge", h.fixture
     FROM capability c JOIN charge h USING (cap_id) WHERE NOT h.is_on_request ORDER BY c.cap_id`,
  );
  const inPackages = new Set(demoPackages.flatMap(({ components }) => components.map(([capNo]) => capNo)));
  const sold = [...Map.groupBy(rows, ({ field }) => field)].flatMap(([field, own]) =>
    own.filter(({ capNo }, at) => at < (demoServices[field] ?? 0) || inPackages.has(capNo)),
  );
  await sellServices(
    work,
    sold.map(({ capNo }) => capNo),
  );
  await takePackages(
    work,
    demoLaboratory.code,
    demoPackages.map(({ code, zh, en, unit, price, noteZh, noteEn, components }) => ({
      ...{ code, unit, name: { zh, en }, note: { zh: noteZh, en: noteEn }, price: yuan(price) },
      ...{ from: work.now, to: null },
      components: components.map(([capNo, qty, alone]) => ({ capNo, qty, listShare: yuan(alone) })),
    })),
  );
  for (const { capNo, yuan: price, inDays } of demoPricesToCome) {
    const { unit, minCharge, fixture } = required(rows.find((row) => row.capNo === capNo));
    await takeCharge(work, {
      ...{ capNo, unit, minCharge, fixture, unitPrice: unitPrice(price * 1_000_000) },
      ...{ from: after(work.now, days(inDays)), to: null },
    });
  }
  return sold.length + demoPackages.length;
}
