// The front door of the ability room: takes an institute with its sites, standards, capabilities, marks and prices.
import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { type Cents, type UnitPrice, unitPrice } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import type { Text } from '#kit/words/text.ts';
import type { CapabilityField, CapabilityKind, Mark, WorkMode } from '../ability-terms.ts';
import { readSearch, readStandardNumber, type StandardNumber } from '../standard-number.ts';
import {
  capability,
  capabilityMark,
  charge,
  labGroup,
  laboratory,
  labSite,
  standard,
} from './ability.tables.ts';

export {
  type CapabilityToKeep,
  endMark,
  giveMark,
  type MarkToGive,
  putCapability,
  setStanding,
} from './keep/keep-capability.ts';
export { requireOffered, whyNotOffered } from './keep/offered.ts';
export {
  enforceStandard,
  type StandardRow,
  standardLife,
  withdrawStandard,
} from './keep/standard-life.ts';
export { labRules } from './lab-rules.ts';
export { matchCapability } from './match-capability.ts';
export { chargeForm } from './price-form.ts';
export { clauseIn } from './search-capabilities.ts';
export { findServiceNames, type ServiceName } from './service/list-services.ts';
export {
  type ChargeToTake,
  changePackage,
  endPackage,
  type PackageToTake,
  sellServices,
  takeCharge,
  takePackages,
} from './service/sell-services.ts';
export { type PackagePart, packageForSale } from './service/show-package.ts';
export {
  type MeasurableItem,
  measurableItems,
  type VerificationOnSale,
  verificationOnSale,
} from './service/verification.ts';

/** One line of a capability list. */
export interface CapabilityToTake {
  capNo: string;
  kind: CapabilityKind;
  field: CapabilityField;
  object: Text;
  item: Text;
  /** As published, with its year where one is asserted. */
  standard: string;
  clause: string;
  /** Other numbers of the same method, and those that its standard took the place of. */
  also: readonly string[];
  replaces: readonly string[];
  range: string;
  uncertainty: string;
  days: number;
  mode: WorkMode;
  specimens: string;
  categoryIds: readonly number[];
  /** The data sheet on which its work is written down; left out: none fits yet. */
  sheetKey?: string;
  site: string;
  /** Whose work it is; null: nobody's in particular. */
  group: string | null;
  batchSize: number;
  marks: readonly { mark: Mark; from: Date; to: Date }[];
  unit: string;
  /** Null: on request. */
  unitPrice: UnitPrice | null;
  minCharge: Cents;
  fixture: Cents;
}

export interface LaboratoryToTake {
  code: string;
  /** The store that runs it and sells what it does; left out: none yet. */
  storeId?: number;
  name: Text;
  /** Said above its list. */
  note?: Text;
  /** Where specimens are sent, with whom they are for. */
  receiveAddress: string;
  /** Least of all items of a form together. */
  minOrder: Cents;
  /** Since when its prices hold; left out: from now on. */
  pricedFrom?: Date;
  sites: readonly { code: string; name: Text }[];
  groups: readonly { site: string; code: string; name: Text; machines: number }[];
  capabilities: readonly CapabilityToTake[];
}

/** What a number that stands alone is the same as; a text without a number is its own. */
export const numberOf = (text: string): StandardNumber =>
  readSearch(text).numbers[0] ?? readStandardNumber(text) ?? { family: text, edition: null };

/** Families of the standards whose numbers a text has. */
export const familiesIn = (text: string): string[] => readSearch(text).numbers.map(({ family }) => family);

/** Capabilities of one laboratory: those with these numbers, or those of a group; by number. Unknown ones are left out. */
export const findCapabilities = (
  work: Work,
  of: { labId: number } & ({ capNos: readonly string[] } | { groupId: number }),
): Promise<{ capId: number; capNo: string }[]> =>
  work.query(
    `SELECT c.cap_id AS "capId", c.cap_no AS "capNo" FROM capability c JOIN lab_site t USING (site_id)
     WHERE t.lab_id = $1 AND (c.cap_no = ANY($2::text[]) OR c.group_id = $3) ORDER BY c.cap_no`,
    [of.labId, 'capNos' in of ? of.capNos : [], 'groupId' in of ? of.groupId : null],
    'ability-capabilities',
  );

/** All of it, new. @throws Error from the database where a code or number is there already */
export async function takeLaboratory(work: Work, taken: LaboratoryToTake): Promise<void> {
  const [lab] = await work.tx
    .insert(laboratory)
    .values({
      code: taken.code,
      storeId: taken.storeId,
      nameZh: taken.name.zh,
      nameEn: taken.name.en,
      noteZh: taken.note?.zh,
      noteEn: taken.note?.en,
      receiveAddress: taken.receiveAddress,
      minOrder: taken.minOrder,
    })
    .returning({ labId: laboratory.labId });
  const { labId } = required(lab);
  const sites = await work.tx
    .insert(labSite)
    .values(taken.sites.map(({ code, name }) => ({ labId, code, nameZh: name.zh, nameEn: name.en })))
    .returning({ siteId: labSite.siteId, code: labSite.code });
  const siteIds = new Map(sites.map(({ siteId, code }) => [code, siteId]));
  const groupIds = await takeGroups(work, taken.groups, siteIds);
  const standardIds = await takeStandards(work, taken.capabilities);
  const made = await work.tx
    .insert(capability)
    .values(
      taken.capabilities.map((one) => ({
        ...{ capNo: one.capNo, kind: one.kind, field: one.field, clause: one.clause, days: one.days },
        ...{ mode: one.mode, range: one.range, uncertainty: one.uncertainty, specimens: one.specimens },
        ...{ objectZh: one.object.zh, objectEn: one.object.en, itemZh: one.item.zh, itemEn: one.item.en },
        siteId: required(siteIds.get(one.site)),
        groupId: one.group === null ? null : required(groupIds.get(`${one.site} ${one.group}`)),
        batchSize: one.batchSize,
        standardId: required(standardIds.get(one.standard)),
        also: [...one.also],
        alsoFamilies: one.also.map((number) => numberOf(number).family),
        categoryIds: [...one.categoryIds],
        sheetKey: one.sheetKey,
      })),
    )
    .returning({ capId: capability.capId, capNo: capability.capNo });
  const capIds = new Map(made.map(({ capId, capNo }) => [capNo, capId]));
  const idOf = ({ capNo }: CapabilityToTake) => required(capIds.get(capNo));
  await work.tx
    .insert(capabilityMark)
    .values(
      taken.capabilities.flatMap((one) =>
        one.marks.map(({ mark, from, to }) => ({ capId: idOf(one), mark, validFrom: from, validTo: to })),
      ),
    );
  await work.tx.insert(charge).values(
    taken.capabilities.map((one) => ({
      ...{ capId: idOf(one), unit: one.unit, minCharge: one.minCharge, fixture: one.fixture },
      ...{ unitPrice: one.unitPrice ?? unitPrice(0), isOnRequest: one.unitPrice === null },
      validFrom: taken.pricedFrom ?? work.now,
    })),
  );
}

/** @returns ids by site and code */
async function takeGroups(
  work: Work,
  groups: LaboratoryToTake['groups'],
  siteIds: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
  if (groups.length === 0) return new Map();
  const rows = groups.map(({ site, code, name, machines }) => ({
    ...{ code, machines, nameZh: name.zh, nameEn: name.en },
    siteId: required(siteIds.get(site)),
  }));
  const made = await work.tx.insert(labGroup).values(rows).returning();
  return new Map(made.map(({ groupId }, at) => [`${groups[at]?.site} ${groups[at]?.code}`, groupId]));
}

/** Each number once; what was replaced points to what took its place. @returns ids by number */
async function takeStandards(
  work: Work,
  capabilities: readonly CapabilityToTake[],
): Promise<Map<string, number>> {
  const numbers = [...new Set(capabilities.map((one) => one.standard))];
  const inForce = await work.tx
    .insert(standard)
    .values(numbers.map((number) => ({ number, ...numberOf(number) })))
    .returning({ standardId: standard.standardId, number: standard.number });
  const ids = new Map(inForce.map(({ standardId, number }) => [number, standardId]));
  const former = new Map(
    capabilities.flatMap((one) => one.replaces.map((number) => [number, one.standard] as const)),
  );
  const rows = [...former]
    .filter(([number]) => !ids.has(number))
    .map(([number, by]) => ({
      number,
      ...numberOf(number),
      replacedById: required(ids.get(by)),
      state: 'SUPERSEDED' as const,
    }));
  if (rows.length > 0) await work.tx.insert(standard).values(rows);
  return ids;
}

/** Marks that capabilities carry at this moment, by their ids; none: not there. */
export async function marksNow(work: Work, capIds: readonly number[]): Promise<ReadonlyMap<number, Mark[]>> {
  const rows = await work.tx
    .select({ capId: capabilityMark.capId, mark: capabilityMark.mark })
    .from(capabilityMark)
    .where(
      and(
        inArray(capabilityMark.capId, [...capIds]),
        lte(capabilityMark.validFrom, work.now),
        gt(capabilityMark.validTo, work.now),
      ),
    );
  return new Map(
    [...Map.groupBy(rows, (row) => row.capId)].map(([capId, all]) => [capId, all.map((one) => one.mark)]),
  );
}

/** By their numbers; what is none of a laboratory's is left out. */
export async function capIdsOf(work: Work, capNos: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await work.tx
    .select({ capId: capability.capId, capNo: capability.capNo })
    .from(capability)
    .where(inArray(capability.capNo, [...capNos]));
  return new Map(rows.map(({ capId, capNo }) => [capNo, capId]));
}

/** What a laboratory is called, and where specimens go; undefined: there is none. */
export async function findLaboratory(
  work: Work,
  labId: number,
): Promise<{ name: Text; receiver: string; storeId: number | null } | undefined> {
  const [row] = await work.tx.select().from(laboratory).where(eq(laboratory.labId, labId));
  return (
    row && { name: { zh: row.nameZh, en: row.nameEn }, receiver: row.receiveAddress, storeId: row.storeId }
  );
}

/** The laboratory that a store runs, by its id; undefined: it runs none. */
export async function laboratoryOf(work: Work, storeId: number): Promise<number | undefined> {
  const [row] = await work.tx
    .select({ labId: laboratory.labId })
    .from(laboratory)
    .where(eq(laboratory.storeId, storeId));
  return row?.labId;
}

/** What planning and writing down ask of capabilities, by their ids. */
export async function workOf(
  work: Work,
  capIds: readonly number[],
): Promise<
  ReadonlyMap<
    number,
    {
      kind: CapabilityKind;
      field: CapabilityField;
      groupId: number | null;
      mode: WorkMode;
      /** Working days of one batch. */
      days: number;
      /** '': no sheet of its own. */
      sheetKey: string;
      /** What is done. */
      item: Text;
    }
  >
> {
  const rows = await work.tx
    .select()
    .from(capability)
    .where(inArray(capability.capId, [...capIds]));
  return new Map(
    rows.map(({ capId, kind, field, groupId, mode, days, sheetKey, itemZh, itemEn }) => [
      capId,
      { kind, field, groupId, mode, days, sheetKey: sheetKey ?? '', item: { zh: itemZh, en: itemEn } },
    ]),
  );
}
