// Rows of impacts → replies: the only mapper; with the report that stands today.
import { eq, sql } from 'drizzle-orm';
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { listSteps, logEntry } from '#kit/document/step-log.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { rowsWith, source } from '#kit/list/server/source.ts';
import type { Text } from '#kit/words/text.ts';
import { itemStatus } from '#mall/bench/item-status.ts';
import { itemStandOf } from '#mall/bench/server/bench.ts';
import { equipment } from '#mall/equipment/server/equipment.tables.ts';
import { objectionSnOf } from '#mall/objection/server/objection.ts';
import { type StandingReport, standingReports } from '#mall/report/server/report.ts';
import type { ImpactButton, ImpactDetail, ImpactRow, impactProtocol } from '../impact.protocol.ts';
import { impactList } from '../impact-list.ts';
import { causeNames, impactStatus, impactSteps } from '../impact-status.ts';
import { equipmentImpact } from './impact.tables.ts';
import { findImpact, type ImpactInDatabase, impactLife } from './impact-life.ts';

/** The report that says what was done, as it stands today; undefined: none is issued. */
export const standingOf = async (
  work: Work,
  { serviceSn, itemIds }: Pick<ImpactInDatabase, 'serviceSn' | 'itemIds'>,
): Promise<StandingReport | undefined> =>
  (await standingReports(work, serviceSn)).findLast((one) =>
    itemIds.some((itemId) => one.itemIds.includes(itemId)),
  );

interface Around {
  impactId: number;
  equipNo: string;
  equipName: string;
  clientName: string;
  reportNo: string;
  items: Text[];
}

async function impactRows(work: Work, rows: readonly ImpactInDatabase[]): Promise<ImpactRow[]> {
  const { language } = work;
  const around = await work.query<Around>(
    `SELECT i.impact_id AS "impactId", e.equip_no AS "equipNo", e.name AS "equipName",
            o.form->>'clientName' AS "clientName",
            coalesce((SELECT r.report_no FROM report r WHERE r.service_sn = i.service_sn AND r.state = 'ISSUED'
                        AND r.item_ids && i.item_ids ORDER BY r.report_id DESC LIMIT 1), '') AS "reportNo",
            (SELECT jsonb_agg(t.capability->'item' ORDER BY t.seq, t.item_id) FROM service_item t
             WHERE t.item_id = ANY(i.item_ids)) AS items
     FROM equipment_impact i JOIN equipment e USING (equip_id) JOIN service_order o USING (service_sn)
     WHERE i.impact_id = ANY($1::bigint[])`,
    [rows.map(({ impactId }) => impactId)],
    'impact-around',
  );
  const of = new Map(around.map((one) => [one.impactId, one]));
  return rows.map((row) => {
    const {
      equipNo = '',
      equipName = '',
      clientName = '',
      reportNo = '',
      items = [],
    } = of.get(row.impactId) ?? {};
    const status = impactStatus[row.state];
    return {
      ...{ impactId: row.impactId, version: row.version, equipId: row.equipId, equipNo, equipName },
      ...{ cause: row.cause, causeName: causeNames[row.cause][language], reason: row.reason },
      ...{ foundAt: row.foundAt.toISOString(), since: row.since ?? '' },
      ...{ serviceSn: row.serviceSn, clientName, reportNo },
      items: [...new Set(items.map((item) => item[language]))].join('、'),
      ...{ state: row.state, stateName: status[language], tone: status.tone },
      ...{ decidedName: row.decidedName, decidedAt: row.decidedAt?.toISOString() ?? null },
    };
  });
}

/** What suits: an issued report is objected to, other work is done again. */
const SUITS: Record<ImpactButton, 'always' | 'issued' | 'unissued'> = {
  noEffect: 'always',
  retest: 'issued',
  amend: 'issued',
  redo: 'unissued',
};

export async function showImpact(work: Work, row: ImpactInDatabase): Promise<ImpactDetail> {
  const standing = await standingOf(work, row);
  const stand = (await itemStandOf(work, row.serviceSn)).filter(({ itemId }) => row.itemIds.includes(itemId));
  const steps = await listSteps(work, [{ docType: impactLife.docType, docSns: [String(row.impactId)] }]);
  const buttons = impactLife.allowed(row, 'quality', work.now).filter((one) => one !== 'find');
  return {
    ...only(await impactRows(work, [row])),
    works: stand.map(({ itemId, item, state, doneAt }) => ({
      ...{ itemId, item: item[work.language], stateName: itemStatus[state][work.language] },
      doneAt: doneAt?.toISOString() ?? null,
    })),
    reportId: standing?.reportId ?? null,
    note: row.note,
    objectionId: row.objectionId,
    objectionSn: row.objectionId === null ? '' : await objectionSnOf(work, row.objectionId),
    log: steps.toReversed().map((step) => logEntry(work, step, impactSteps)),
    allowedActions: buttons.filter(
      (one) => SUITS[one] === 'always' || SUITS[one] === (standing ? 'issued' : 'unissued'),
    ),
  };
}

/** @throws impactErrors.notFound */
export const impactDetail: Actions<typeof impactProtocol>['detail'] = async (work, staff, { impactId }) =>
  showImpact(work, await findImpact(work, staff, impactId));

export const impactListRoutes = source(impactList, ({ actor, work }) => ({
  from: sql`${equipmentImpact} JOIN ${equipment} ON ${equipment.equipId} = ${equipmentImpact.equipId}`,
  key: equipmentImpact.impactId,
  scope: eq(equipmentImpact.labId, actor.lab.labId),
  columns: { state: equipmentImpact.state, cause: equipmentImpact.cause, foundAt: equipmentImpact.foundAt },
  search: [
    equipment.equipNo,
    equipment.name,
    equipmentImpact.serviceSn,
    sql`(SELECT string_agg(r.report_no, ' ') FROM report r WHERE r.service_sn = ${equipmentImpact.serviceSn})`,
  ],
  toRows: async (keys) =>
    impactRows(work, await rowsWith(work, equipmentImpact, equipmentImpact.impactId, keys)),
}));
