// Packages are put together, changed from now on, and ended; each act leaves a step.
import { sql } from 'drizzle-orm';
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { contentHashOf } from '#kit/document/document-version.ts';
import { listSteps, logEntry, writeStep } from '#kit/document/step-log.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { inside } from '#kit/list/server/list-sql.ts';
import { source } from '#kit/list/server/source.ts';
import { type Cents, cents, centsToWire, NOTHING, sum } from '#kit/money/money.ts';
import { dayAfter, dayInChina, endOfDay } from '#kit/time/day-in-china.ts';
import { after } from '#kit/time/duration.ts';
import { priceUnits } from '#mall/ability/ability-terms.ts';
import { changePackage, endPackage, takePackages, whyNotOffered } from '#mall/ability/server/ability.ts';
import { shareByWeight } from '#mall/ability/share-by-weight.ts';
import { type LabMember, mayInLab, stepBy } from '#mall/member/actor.ts';
import type { labPriceProtocol, PackageDetail, PackageRow } from '../lab-price.protocol.ts';
import { packageList } from '../package-list.ts';
import { type PackageState, packageSteps } from '../price-status.ts';
import { labPriceErrors } from './lab-price.errors.ts';

type Acts = Actions<typeof labPriceProtocol>;
const DOC = 'servicePackage';

const stateAt = (now: Date) =>
  sql`CASE WHEN k.valid_from > ${now} THEN 'COMING' WHEN k.valid_to <= ${now} THEN 'ENDED' ELSE 'ON_SALE' END`;

interface Row extends Omit<PackageRow, 'price' | 'alone' | 'fromDate' | 'toDate'> {
  ofLab: number;
  price: number;
  alone: number;
  validFrom: string;
  validTo: string | null;
  nameZh: string;
  nameEn: string;
  noteZh: string;
  noteEn: string;
}

async function find(work: Work, keys: readonly (string | number)[]): Promise<Row[]> {
  const language = sql.raw(work.language);
  const { rows } = await work.tx.execute<Row & Record<string, unknown>>(
    sql`SELECT k.package_id::float8 AS "packageId", k.lab_id::float8 AS "ofLab", k.code, k.name_${language} AS name,
               ${stateAt(work.now)} AS state, k.unit, k.price::float8 AS price, o.alone, o.components,
               k.valid_from AS "validFrom", k.valid_to AS "validTo", k.name_zh AS "nameZh", k.name_en AS "nameEn",
               k.note_zh AS "noteZh", k.note_en AS "noteEn"
        FROM service_package k JOIN LATERAL (SELECT coalesce(sum(p.qty * p.list_share), 0)::float8 AS alone, count(*)::int AS components
          FROM package_component p WHERE p.package_id = k.package_id) o ON true
        WHERE k.package_id = ANY(${sql.param([...keys])}::bigint[])`,
  );
  return rows;
}

const toRow = ({
  packageId,
  code,
  name,
  state,
  unit,
  price,
  alone,
  components,
  ...row
}: Row): PackageRow => ({
  ...{ packageId, code, name, state, unit, components },
  ...{ price: centsToWire(price as Cents), alone: centsToWire(alone as Cents) },
  fromDate: dayInChina(new Date(row.validFrom)),
  toDate: row.validTo === null ? '' : dayInChina(after(new Date(row.validTo), -1)),
});

export const packageListRoutes = source(packageList, ({ actor, work }) => ({
  from: sql`service_package k`,
  key: sql`k.package_id`,
  scope: sql`k.lab_id = ${actor.lab.labId}`,
  columns: { code: sql`k.code`, state: stateAt(work.now) },
  search: [(typed) => sql`concat_ws(' ', k.code, k.name_zh, k.name_en) ILIKE ${inside(typed)}`],
  toRows: async (keys) => (await find(work, keys)).map(toRow),
}));

interface Part {
  seq: number;
  capId: number;
  capNo: string;
  item: string;
  qty: number;
  listShare: number;
}

async function showPackage(work: Work, member: LabMember, packageId: number): Promise<PackageDetail> {
  const [row] = await find(work, [packageId]);
  if (!row || row.ofLab !== member.lab.labId) throw labPriceErrors.noPackage();
  const parts = await work.query<Part>(
    `SELECT p.seq, p.cap_id AS "capId", c.cap_no AS "capNo", c.item_${work.language} AS item, p.qty, p.list_share AS "listShare"
     FROM package_component p JOIN capability c USING (cap_id) WHERE p.package_id = $1 ORDER BY p.seq`,
    [packageId],
    `package-parts-${work.language}`,
  );
  const shares = shareByWeight(
    row.price as Cents,
    parts.map(({ qty, listShare }) => qty * Number(listShare)),
  );
  const hints = await whyNotOffered(
    work,
    parts.map(({ capId }) => capId),
  );
  const steps = await listSteps(work, [{ docType: DOC, docSns: [String(packageId)] }]);
  const { nameZh, nameEn, noteZh, noteEn } = row;
  const mayWrite = mayInLab(member, 'lab.charge') && row.state !== 'ENDED';
  const shown = toRow(row);
  return {
    ...shown,
    ...{ nameZh, nameEn, noteZh, noteEn },
    hash: contentHashOf({
      ...{ nameZh, nameEn, noteZh, noteEn, unit: row.unit, price: row.price, toDate: shown.toDate },
      parts: parts.map(({ capNo, qty, listShare }) => [capNo, qty, Number(listShare)]),
    }),
    parts: parts.map(({ seq, capId, capNo, item, qty, listShare }, at) => ({
      ...{ seq, capNo, item, qty, hint: hints.get(capId) ?? '' },
      listShare: centsToWire(Number(listShare) as Cents),
      share: centsToWire(shares[at] ?? NOTHING),
    })),
    log: steps.reverse().map((step) => logEntry(work, step, packageSteps)),
    allowedActions: mayWrite ? ['change', 'end'] : [],
  };
}

type Said = Omit<Parameters<Acts['changePackage']>[2], 'packageId' | 'hash'>;

/** @throws labPriceErrors.unitWrong, nothing, daysWrong, noCapability */
async function requireRight(work: Work, { lab }: LabMember, said: Said & { fromDate?: string }) {
  const { unit, price, toDate, fromDate, components } = said;
  if (!Object.hasOwn(priceUnits, unit)) throw labPriceErrors.unitWrong({ name: 'unit', unit });
  if (price <= 0) throw labPriceErrors.nothing({ name: 'price' });
  if (
    sum(components.map(({ listShare }) => cents(listShare))) <= 0 ||
    components.some((one) => one.listShare <= 0)
  )
    throw labPriceErrors.nothing({ name: 'components' });
  const least = fromDate && fromDate > dayInChina(work.now) ? fromDate : dayInChina(work.now);
  if (toDate !== '' && toDate < least) throw labPriceErrors.daysWrong({ name: 'toDate' });
  const numbers = components.map(({ capNo }) => capNo.toUpperCase());
  const known = await work.query<{ capNo: string }>(
    `SELECT c.cap_no AS "capNo" FROM capability c JOIN lab_site t USING (site_id)
     WHERE t.lab_id = $1 AND c.cap_no = ANY($2::text[]) AND c.standing <> 'RETIRED'`,
    [lab.labId, numbers],
    'package-capabilities',
  );
  const there = new Set(known.map(({ capNo }) => capNo));
  const missing = numbers.find((capNo) => !there.has(capNo));
  if (missing) throw labPriceErrors.noCapability({ name: 'components', capNo: missing });
  return {
    ...{ unit, price, to: toDate === '' ? null : endOfDay(toDate) },
    ...{ name: { zh: said.nameZh, en: said.nameEn }, note: { zh: said.noteZh, en: said.noteEn } },
    components: components.map((one, at) => ({ ...one, capNo: numbers[at] ?? one.capNo })),
  };
}

const step = (
  work: Work,
  member: LabMember,
  packageId: number,
  event: string,
  from: PackageState | null,
  to: PackageState,
) => writeStep(work, { docType: DOC, docSn: String(packageId), from, event, to, ...stepBy('head', member) });

/** @throws labPriceErrors.codeTaken, dayPast, unitWrong, nothing, daysWrong, noCapability */
export const beginPackage: Acts['beginPackage'] = async (
  work,
  member,
  { code: typed, fromDate, requestId: _requestId, ...said },
) => {
  const code = typed.toUpperCase();
  if (fromDate < dayInChina(work.now)) throw labPriceErrors.dayPast({ name: 'fromDate' });
  const right = await requireRight(work, member, { ...said, fromDate });
  const { labId } = member.lab;
  const lab = only(
    await work.query<{ code: string }>('SELECT code FROM laboratory WHERE lab_id = $1 FOR NO KEY UPDATE', [
      labId,
    ]),
  );
  const ids = () =>
    work.query<{ packageId: number }>(
      'SELECT package_id AS "packageId" FROM service_package WHERE lab_id = $1 AND code = $2',
      [labId, code],
    );
  if ((await ids()).length > 0) throw labPriceErrors.codeTaken({ name: 'code', code });
  const from = fromDate > dayInChina(work.now) ? endOfDay(dayAfter(fromDate, -1)) : work.now;
  await takePackages(work, lab.code, [{ ...right, code, from }]);
  const { packageId } = only(await ids());
  await step(work, member, Number(packageId), 'write', null, from > work.now ? 'COMING' : 'ON_SALE');
  return showPackage(work, member, Number(packageId));
};

/** As it was when its page was drawn, alone. @throws labPriceErrors.noPackage, changedMeanwhile, over */
async function hold(work: Work, member: LabMember, { packageId, hash }: { packageId: number; hash: string }) {
  await work.query('SELECT FROM service_package WHERE package_id = $1 FOR NO KEY UPDATE', [packageId]);
  const seen = await showPackage(work, member, packageId);
  if (seen.state === 'ENDED') throw labPriceErrors.over();
  if (seen.hash !== hash) throw labPriceErrors.changedMeanwhile();
  return seen;
}

/** @throws labPriceErrors.noPackage, changedMeanwhile, over, unitWrong, nothing, daysWrong, noCapability */
export const changeOne: Acts['changePackage'] = async (work, member, { packageId, hash, ...said }) => {
  const { state, fromDate } = await hold(work, member, { packageId, hash });
  await changePackage(work, packageId, await requireRight(work, member, { ...said, fromDate }));
  await step(work, member, packageId, 'change', state, state);
  return showPackage(work, member, packageId);
};

/** @throws labPriceErrors.noPackage, changedMeanwhile, over */
export const endOne: Acts['endPackage'] = async (work, member, seen) => {
  const { state, packageId } = await hold(work, member, seen);
  await endPackage(work, packageId);
  await step(work, member, packageId, 'end', state, 'ENDED');
  return showPackage(work, member, packageId);
};

/** @throws labPriceErrors.noPackage */
export const packageDetail: Acts['packageDetail'] = (work, member, { packageId }) =>
  showPackage(work, member, packageId);
