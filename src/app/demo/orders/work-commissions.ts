// The demo's laboratory works on what was received: planned by the planner, begun, written down and finished by its engineers.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import { serviceItem } from '#mall/bench/server/bench.tables.ts';
import { itemRowsOf } from '#mall/bench/server/item-life.ts';
import { showItem } from '#mall/bench/server/item-view.ts';
import { planAll } from '#mall/bench/server/plan.ts';
import { finishItem, keepRecord, startItem } from '#mall/bench/server/work.ts';
import type { SheetDefinition, SheetValues } from '#mall/datasheet/sheet-definition.ts';
import { environmentReading } from '#mall/equipment/server/equipment.tables.ts';
import type { LabMember } from '#mall/member/actor.ts';
import { demoActor } from '../demo-actor.ts';

/** All items of the commission get their days. @returns their keys */
export async function planDemoItems(work: Work, serviceSn: string): Promise<number[]> {
  const planner = (await demoActor(work, 'lab_plan01')) as LabMember;
  const itemIds = (await itemRowsOf(work, serviceSn)).map(({ itemId }) => itemId);
  await planAll(work, planner, { itemIds });
  return itemIds;
}

/** Begun by the engineer whom the planner gave it to. @param isDone also written down and finished */
export async function workOnDemoItem(work: Work, itemId: number, isDone: boolean): Promise<void> {
  const planner = (await demoActor(work, 'lab_plan01')) as LabMember;
  const { engineerName, version, classes, choices, siteId } = await showItem(work, planner, { itemId });
  const engineer = (await demoActor(work, required(ENGINEERS[engineerName]))) as LabMember;
  if (siteId !== null)
    await work.tx
      .insert(environmentReading)
      .values({
        siteId,
        room: '试验区',
        at: work.now,
        tempC: 20.4,
        rh: 51,
        byId: engineer.memberId,
        source: 'MANUAL',
      })
      .onConflictDoNothing();
  const equipIds = classes.flatMap(
    ({ class: kind }) => choices.find((one) => one.class === kind && one.why === '')?.equipId ?? [],
  );
  const begun = await startItem(work, engineer, { itemId, version, equipIds, room: '' });
  if (!isDone) return;
  const { sheet, specimens, runsUntil } = await showItem(work, engineer, { itemId });
  // it began so long ago that its ordered time is over
  if (runsUntil !== null) {
    const ran = work.now.getTime() - new Date(runsUntil).getTime();
    await work.tx
      .update(serviceItem)
      .set({ startedAt: new Date(work.now.getTime() + Math.min(0, ran)) })
      .where(eq(serviceItem.itemId, itemId));
  }
  const values = valuesFor(sheet as SheetDefinition, specimens);
  await keepRecord(work, engineer, { itemId, values: values as never, photoIds: [], note: '' });
  await finishItem(work, engineer, { itemId, version: begun.version, reason: '' });
}

export const ENGINEERS: Readonly<Record<string, string>> = {
  李锐: 'lab_eng01',
  周航: 'lab_eng02',
  许默: 'lab_eng03',
};

/** As the sheet's own first example, with a row for each specimen and for all given ones; what it leaves out is its nominal value, or as in its first row. */
function valuesFor({ examples, tables }: SheetDefinition, specimens: number): SheetValues {
  const { params, tables: given } = required(examples[0]).values;
  return {
    params,
    tables: Object.fromEntries(
      tables.map(({ id, rows: kind, fixed, columns }) => {
        const known = given[id] ?? [];
        const count = kind === 'specimen' ? specimens : (fixed?.length ?? known.length);
        const rows = Array.from({ length: count }, (_, at) => {
          const row = { ...(fixed ? known[at] : known[at % Math.max(1, known.length)]) };
          for (const { id: column, expr, required: isNeeded, readings } of columns) {
            if (expr !== undefined || !isNeeded || row[column] !== undefined || fixed?.[at]?.[column])
              continue;
            const usual = known[0]?.[column] ?? '0.001';
            const nominal = fixed?.[at]?.nom ?? fixed?.[at]?.nominal;
            row[column] = readings ? Array.from({ length: readings }, () => nominal ?? '1') : usual;
          }
          return row;
        });
        return [id, rows];
      }),
    ),
  };
}
