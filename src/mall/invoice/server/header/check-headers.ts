// The auditor's desk: headers to verify beside what certification says, and the decision.
import { inArray, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Action } from '#kit/http/server/serve.ts';
import { type Key, source } from '#kit/list/server/source.ts';
import { stepBy } from '#mall/member/actor.ts';
import type { HeaderToCheck, headerProtocol } from '../../header.protocol.ts';
import { headerList } from '../../header-list.ts';
import { headerErrors } from '../header.errors.ts';
import { invoiceHeader } from '../invoice.tables.ts';
import { headerLife } from './header-life.ts';
import { headerReply } from './keep-headers.ts';

/** @throws headerErrors.notFound, notNow, changedMeanwhile, needsReason */
export const decideHeader: Action<typeof headerProtocol.decideHeader> = async (work, auditor, input) => {
  const row = await headerLife.hold(work, input.headerId);
  if (!row || row.state === 'REMOVED') throw headerErrors.notFound();
  if (row.version !== input.version) throw headerErrors.changedMeanwhile();
  const { isVerified } = input;
  const reason = isVerified ? '' : input.reason;
  if (!isVerified && reason === '') throw headerErrors.needsReason();
  const { state } = await headerLife.advance(work, row, isVerified ? 'verify' : 'reject', {
    ...stepBy('platform', auditor, reason),
    set: { reason },
  });
  return { state };
};

async function toRows(work: Work, keys: Key[]): Promise<HeaderToCheck[]> {
  const rows = await work.tx
    .select()
    .from(invoiceHeader)
    .where(inArray(invoiceHeader.headerId, keys.map(Number)));
  const names = await work.query<{ headerId: number; ownerName: string; name: string; uscc: string }>(
    `SELECT h.header_id AS "headerId", m.member_name AS "ownerName", coalesce(e.name, '') AS name, coalesce(e.uscc, '') AS uscc
     FROM invoice_header h JOIN member m USING (member_id) LEFT JOIN enterprise e USING (enterprise_id)
     WHERE h.header_id = ANY($1::bigint[])`,
    [keys],
    'invoice-header-names',
  );
  const named = new Map(names.map((one) => [one.headerId, one]));
  return rows.map((row) => {
    const { ownerName = '', name = '', uscc = '' } = named.get(row.headerId) ?? {};
    return {
      ...headerReply(row, work.language),
      ownerName,
      certifiedName: name,
      certifiedTaxNo: uscc,
      allowedActions: headerLife
        .allowed(row, 'platform', work.now)
        .filter((action) => action === 'verify' || action === 'reject'),
    };
  });
}

export const headerListRoutes = source(headerList, ({ work }) => ({
  from: sql`${invoiceHeader}`,
  key: invoiceHeader.headerId,
  scope: sql`${invoiceHeader.titleKind} = 'company' AND ${invoiceHeader.state} <> 'REMOVED'`,
  columns: { state: invoiceHeader.state, updatedAt: invoiceHeader.updatedAt },
  search: [invoiceHeader.title, invoiceHeader.taxNo],
  toRows: (keys) => toRows(work, keys),
}));
