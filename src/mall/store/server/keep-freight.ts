// A store keeps its freight templates: one of them is the default, and each place has exactly one row in each.
import { and, desc, eq } from 'drizzle-orm';
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { centsToWire, NOTHING } from '#kit/money/money.ts';
import { regionNameOf } from '#mall/address/server/address.ts';
import { type FreightTemplate, type freightProtocol, MOST_TEMPLATES } from '../freight.protocol.ts';
import { type FreightRow, faultOfRows } from '../freight.ts';
import { storeErrors } from './store.errors.ts';
import { freightTemplate } from './store.tables.ts';
import { lockStore } from './store-lock.ts';

type Acts = Actions<typeof freightProtocol>;

/** The default one first, then the newest. */
const templatesOf = (work: Work, storeId: number) =>
  work.tx
    .select()
    .from(freightTemplate)
    .where(eq(freightTemplate.storeId, storeId))
    .orderBy(desc(freightTemplate.isDefault), desc(freightTemplate.templateId));

export const listTemplates: Acts['list'] = async (work, { storeId }) =>
  (await templatesOf(work, storeId)).map(view);

/** @throws storeErrors.templateNotFound for another store's, rest, restShut, daysTurned, regionTwice, noSuchRegion, tooManyTemplates */
export const saveTemplate: Acts['save'] = async (work, { storeId }, input) => {
  const { templateId, name, isDefault } = input;
  const rows = input.rows.map((row) =>
    row.isNotDelivered
      ? { ...row, firstFee: NOTHING, freeFrom: null, carrier: '', leastDays: null, mostDays: null }
      : row,
  );
  requireRows(rows);
  await lockStore(work, storeId);
  const before = await templatesOf(work, storeId);
  const becomesDefault = isDefault || before.length === 0;
  if (templateId === undefined && before.length >= MOST_TEMPLATES)
    throw storeErrors.tooManyTemplates({ most: MOST_TEMPLATES });
  if (templateId !== undefined && !before.some((one) => one.templateId === templateId))
    throw storeErrors.templateNotFound();
  if (becomesDefault)
    await work.tx
      .update(freightTemplate)
      .set({ isDefault: false })
      .where(eq(freightTemplate.storeId, storeId));
  const change = { name, rows, ...(becomesDefault ? { isDefault: true } : {}) };
  const kept = only(
    templateId === undefined
      ? await work.tx
          .insert(freightTemplate)
          .values({ storeId, ...change })
          .returning()
      : await work.tx
          .update(freightTemplate)
          .set(change)
          .where(and(eq(freightTemplate.storeId, storeId), eq(freightTemplate.templateId, templateId)))
          .returning(),
  );
  await work.announce('pages');
  return view(kept);
};

/** @throws storeErrors.templateNotFound for another store's, defaultTemplate */
export const removeTemplate: Acts['remove'] = async (work, { storeId }, { templateId }) => {
  await lockStore(work, storeId);
  const found = (await templatesOf(work, storeId)).find((one) => one.templateId === templateId);
  if (!found) throw storeErrors.templateNotFound();
  if (found.isDefault) throw storeErrors.defaultTemplate();
  await work.tx.delete(freightTemplate).where(eq(freightTemplate.templateId, templateId));
};

function requireRows(rows: readonly FreightRow[]): void {
  if (rows.some(({ regions }) => regions.some((code) => regionNameOf(code) === undefined)))
    throw storeErrors.noSuchRegion();
  const fault = faultOfRows(rows);
  if (fault?.kind === 'twice')
    throw storeErrors.regionTwice({ region: regionNameOf(fault.code) ?? fault.code });
  if (fault) throw storeErrors[fault.kind]();
}

function view({
  templateId,
  name,
  chargeBy,
  rows,
  isDefault,
}: typeof freightTemplate.$inferSelect): FreightTemplate {
  return {
    templateId,
    name,
    chargeBy,
    isDefault,
    rows: rows.map((row) => ({
      ...row,
      regions: [...row.regions],
      firstFee: centsToWire(row.firstFee),
      freeFrom: row.freeFrom === null ? null : centsToWire(row.freeFrom),
      carrier: row.carrier ?? '',
      leastDays: row.leastDays ?? null,
      mostDays: row.mostDays ?? null,
    })),
  };
}
