// Gathers what a report is made from: the form that both sides agreed on, the specimens as they came, the work that was done.
import type { Work } from '#kit/db/work.ts';
import type { Text } from '#kit/words/text.ts';
import { orderedRun } from '#mall/testing/ordered-run.ts';
import { type EntrustForm, newestVersion, type ServiceRow } from '#mall/testing/server/testing.ts';
import { composeReport } from '../compose-report.ts';
import type { ReportContent, ReportSpecimen } from '../report-content.ts';
import type { ReportKind } from '../report-terms.ts';
import { reportErrors } from './report.errors.ts';
import type { ReportRow } from './report-life.ts';
import { type WorkedItem, workedItems } from './worked-items.ts';

/** What kind a form asks for: calibrations for legal metrology are verifications, and those that fail get a notice. */
export function kindOf(
  { kind, marks }: EntrustForm,
  items: readonly Pick<WorkedItem, 'verdict'>[],
): ReportKind {
  if (kind === 'INSPECTION') return 'TEST';
  if (marks !== 'AUTH') return 'CALIBRATION';
  return items.some(({ verdict }) => verdict === 'FAIL') ? 'NOTICE' : 'VERIFICATION';
}

/** Where capabilities are carried out, and whose they are. */
async function placeOf(work: Work, labId: number, capIds: readonly number[]) {
  const [lab] = await work.query<{ code: string; zh: string; en: string; address: string }>(
    `SELECT code, name_zh AS zh, name_en AS en, receive_address AS address FROM laboratory WHERE lab_id = $1`,
    [labId],
    'report-laboratory',
  );
  if (!lab) throw reportErrors.notFound();
  const sites = await work.query<Text>(
    `SELECT DISTINCT t.name_zh AS zh, t.name_en AS en FROM capability c JOIN lab_site t USING (site_id)
     WHERE c.cap_id = ANY($1::bigint[]) ORDER BY 1`,
    [capIds],
    'report-sites',
  );
  return {
    lab: { code: lab.code, name: { zh: lab.zh, en: lab.en }, address: lab.address },
    place: {
      zh: sites.map(({ zh }) => zh).join('、'),
      en: sites.map(({ en }) => en).join(', '),
    },
  };
}

/** As they came: what the clerk wrote down when he received them. */
const specimensOf = (work: Work, serviceSn: string): Promise<ReportSpecimen[]> =>
  work.query(
    `SELECT s.specimen_no AS "specimenNo", s.name, s.model, s.maker, s.serial_no AS "serialNo", s.lot_no AS "lotNo",
            s.date_code AS "dateCode",
            coalesce((SELECT c.qty FROM custody c WHERE c.specimen_no = s.specimen_no AND c.act = 'RECEIVE' LIMIT 1), s.qty)
              || ' ' || s.unit AS qty,
            coalesce((SELECT c.condition FROM custody c WHERE c.specimen_no = s.specimen_no ORDER BY c.seq LIMIT 1), '') AS condition
     FROM specimen s WHERE s.service_sn = $1 ORDER BY s.seq`,
    [serviceSn],
    'report-specimens',
  );

const onSite = (address: string): Text => ({
  zh: `客户现场（${address}）`,
  en: `At the customer’s (${address})`,
});

export interface Gathered {
  items: WorkedItem[];
  content: ReportContent;
  form: EntrustForm;
}

/** What the report says as things stand, with the words that its preparer has given it. */
export async function gather(
  work: Work,
  service: ServiceRow,
  row: Pick<
    ReportRow,
    'labId' | 'reportKey' | 'conclusionZh' | 'conclusionEn' | 'deviations' | 'changed' | 'changeReason'
  >,
  formerNo: string | null,
): Promise<Gathered> {
  const { serviceSn } = service;
  const { form, items: ordered } = await newestVersion(work, service);
  const items = (await workedItems(work, serviceSn, row.reportKey)).map((one) => {
    const run = ordered[one.seq - 1];
    const time = run ? orderedRun(run).text : '';
    return { ...one, time, conditions: [time, one.conditions].filter(Boolean).join('；') };
  });
  const { lab, place } = await placeOf(
    work,
    row.labId,
    items.map(({ capability }) => capability.capId),
  );
  const received = service.receivedAt ?? (await firstReceived(work, serviceSn));
  const content = composeReport(
    {
      ...{ kind: kindOf(form, items), serviceSn, form, lab, items },
      place: form.site ? onSite(form.site.address) : place,
      ...{ specimens: await specimensOf(work, serviceSn), receivedAt: received },
    },
    {
      conclusion: { zh: row.conclusionZh, en: row.conclusionEn },
      deviations: deviationsOf(row.deviations, items),
    },
  );
  const amends = formerNo === null ? null : { reportNo: formerNo, what: row.changed, why: row.changeReason };
  return { items, form, content: { ...content, amends } };
}

/** What the preparer says, and each run that ended before the ordered time. Nothing while he has said nothing. */
function deviationsOf(
  said: string,
  items: readonly (Pick<WorkedItem, 'seq' | 'early' | 'startedAt' | 'doneAt'> & { time: string })[],
): string {
  const early = items.flatMap(({ seq, early, time, startedAt, doneAt }) => {
    if (early === '' || !startedAt || !doneAt) return [];
    const took = ((doneAt.getTime() - startedAt.getTime()) / 3_600_000).toFixed(1);
    return `${seq}: ${took} h / ${time}，${early}`;
  });
  if (said.trim() === '' || early.length === 0) return said;
  return [...(NONE.test(said.trim()) ? [] : [said.trim()]), ...early].join('；');
}
const NONE = /^(?:无|没有|none)[。.]?$/i;

async function firstReceived(work: Work, serviceSn: string): Promise<Date | null> {
  const [found] = await work.query<{ at: Date | null }>(
    'SELECT min(received_at) AS at FROM specimen WHERE service_sn = $1',
    [serviceSn],
    'report-received',
  );
  return found?.at ?? null;
}
