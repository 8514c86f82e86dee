// The archive of issued reports: for how long each is kept, and the paper copies that go out with a carrier.
import { sql } from 'drizzle-orm';
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { writeStep } from '#kit/document/step-log.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { source } from '#kit/list/server/source.ts';
import { type LabMember, stepBy } from '#mall/member/actor.ts';
import { tellOfDocument } from '#mall/message/server/message.ts';
import { archiveList } from '../archive-list.ts';
import {
  type ArchiveDetail,
  type ArchiveRow,
  KEPT_YEARS,
  type labOfficeProtocol,
} from '../lab-office.protocol.ts';
import { labOfficeErrors } from './lab-office.errors.ts';
import { paperSending } from './lab-office.tables.ts';

type Acts = Actions<typeof labOfficeProtocol>;

const REPORTS = 'report r JOIN service_order o USING (service_sn)';
const FROM = sql.raw(REPORTS);
const COPIES = sql`coalesce((o.form ->> 'copies')::int, 0)`;
/** What an amendment has replaced, and what is void, goes to nobody any more. */
const PAPER = sql`CASE WHEN EXISTS (SELECT FROM paper_sending p WHERE p.report_id = r.report_id) THEN 'SENT'
  WHEN r.state = 'ISSUED' AND ${COPIES} > 0 THEN 'TO_SEND' ELSE 'NONE' END`;

/** Paper copies that are to be sent, as the laboratory's first page counts them. */
export const archiveInbox = {
  key: 'archive',
  points: ['lab.archive'],
  from: `${REPORTS} WHERE r.lab_id = $1 AND r.state = 'ISSUED' AND coalesce((o.form ->> 'copies')::int, 0) > 0
    AND NOT EXISTS (SELECT FROM paper_sending p WHERE p.report_id = r.report_id)`,
} as const;

type Row = Omit<ArchiveRow, 'issuedAt'> & { issuedAt: string } & Pick<
    ArchiveDetail,
    'contact' | 'mobile' | 'address'
  > & {
    memberId: number;
    labId: number;
  };

async function find(work: Work, keys: readonly (string | number)[]): Promise<Row[]> {
  const { rows } = await work.tx.execute<Row & Record<string, unknown>>(
    sql`SELECT r.report_id::float8 AS "reportId", r.report_no AS "reportNo", r.service_sn AS "serviceSn", r.lab_id::float8 AS "labId",
               o.member_id::float8 AS "memberId", o.form ->> 'clientName' AS client, r.title, ${PAPER} AS paper, ${COPIES} AS copies,
               r.issued_at AS "issuedAt",
               ((r.issued_at AT TIME ZONE 'Asia/Shanghai')::date + make_interval(years => ${KEPT_YEARS}::int))::date::text AS "keptUntil",
               coalesce(p.carrier, '') AS carrier, coalesce(p.tracking_no, '') AS "trackingNo",
               o.form ->> 'contact' AS contact, o.form ->> 'mobile' AS mobile,
               coalesce(nullif(o.form ->> 'returnAddress', ''), o.form ->> 'clientAddress') AS address
        FROM ${FROM} LEFT JOIN LATERAL (SELECT carrier, tracking_no FROM paper_sending s WHERE s.report_id = r.report_id
          ORDER BY sent_at DESC LIMIT 1) p ON true
        WHERE r.report_id = ANY(${sql.param([...keys])}::bigint[])`,
  );
  return rows;
}

const toRow = ({
  memberId: _,
  labId: __,
  contact: ___,
  mobile: ____,
  address: _____,
  issuedAt,
  ...row
}: Row): ArchiveRow => ({
  ...row,
  issuedAt: new Date(issuedAt).toISOString(),
});

export const archiveListRoutes = source(archiveList, ({ actor, work }) => ({
  from: FROM,
  key: sql`r.report_id`,
  scope: sql`r.lab_id = ${actor.lab.labId} AND r.issued_at IS NOT NULL AND r.state IN ('ISSUED', 'REPLACED', 'VOID')`,
  columns: { issuedAt: sql`r.issued_at`, paper: PAPER },
  search: [sql`coalesce(r.report_no, '')`, sql`r.service_sn`, sql`r.title`, sql`o.form ->> 'clientName'`],
  toRows: async (keys) => (await find(work, keys)).map(toRow),
}));

async function showArchived(work: Work, { lab }: LabMember, reportId: number) {
  const [row] = await find(work, [reportId]);
  if (!row || row.labId !== lab.labId || row.issuedAt === null) throw labOfficeErrors.notFound();
  const sendings = await work.query<Omit<ArchiveDetail['sendings'][number], 'sentAt'> & { sentAt: Date }>(
    `SELECT p.sending_id AS "sendingId", p.copies, p.carrier, p.tracking_no AS "trackingNo", p.sent_at AS "sentAt",
            coalesce((SELECT l.name FROM lab_staff l WHERE l.member_id = p.by_id ORDER BY l.staff_id DESC LIMIT 1), '') AS by
     FROM paper_sending p WHERE p.report_id = $1 ORDER BY p.sent_at DESC`,
    [reportId],
    'archive-sendings',
  );
  const { contact, mobile, address, memberId } = row;
  const detail: ArchiveDetail = {
    ...toRow(row),
    ...{ contact: contact ?? '', mobile: mobile ?? '', address: address ?? '' },
    sendings: sendings.map((one) => ({ ...one, sentAt: one.sentAt.toISOString() })),
    allowedActions: row.paper === 'TO_SEND' ? ['send'] : [],
  };
  return { detail, memberId };
}

/** @throws labOfficeErrors.notFound, also for another laboratory's */
export const showArchive: Acts['archived'] = async (work, member, { reportId }) =>
  (await showArchived(work, member, reportId)).detail;

/** The customer learns of it. @throws labOfficeErrors.notFound, noCopies, sentAlready */
export const sendPaper: Acts['send'] = async (work, member, { reportId, carrier, trackingNo }) => {
  await work.query('SELECT FROM report WHERE report_id = $1 FOR NO KEY UPDATE', [reportId]);
  const { detail, memberId } = await showArchived(work, member, reportId);
  if (detail.paper === 'SENT') throw labOfficeErrors.sentAlready();
  if (detail.paper === 'NONE') throw labOfficeErrors.noCopies();
  const { copies, reportNo, serviceSn } = detail;
  const made = only(
    await work.tx
      .insert(paperSending)
      .values({ reportId, copies, carrier, trackingNo, byId: member.memberId, sentAt: work.now })
      .returning({ sendingId: paperSending.sendingId }),
  );
  const said = `${reportNo} · ${carrier} ${trackingNo}`;
  await writeStep(work, {
    ...{ docType: 'paperSending', docSn: String(made.sendingId), from: null, event: 'send', to: 'SENT' },
    ...stepBy('archivist', member, said),
  });
  await tellOfDocument(
    work,
    [memberId],
    {
      title: { zh: '纸质报告已寄出', en: 'Paper copies are on their way' },
      text: { zh: `${copies} 份，${carrier} ${trackingNo}`, en: `${copies} by ${carrier} ${trackingNo}` },
    },
    {
      ...{ kind: 'service', name: { zh: `报告 ${reportNo}`, en: `Report ${reportNo}` }, reason: '' },
      link: `/member/order/info?serviceSn=${serviceSn}`,
    },
  );
  return (await showArchived(work, member, reportId)).detail;
};
