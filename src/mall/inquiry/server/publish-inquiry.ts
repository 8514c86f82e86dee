// Publishes an inquiry: writes its first version, invites its stores and tells them.

import type { Work } from '#kit/db/work.ts';
import { appendVersion } from '#kit/document/document-version.ts';
import { after } from '#kit/time/duration.ts';
import type { InquiryContent } from '../inquiry-content.ts';
import type { InquiryAction } from '../inquiry-process.ts';
import { DEADLINE_EARLIEST, LEFT_AFTER_AMENDMENT, MOST_SUPPLIERS } from '../inquiry-terms.ts';
import { writtenContent } from './content-of.ts';
import { broadcastTo, findSuppliers } from './draft/find-suppliers.ts';
import { wantedStores } from './draft/keep-wanted.ts';
import { suppliersInvited } from './inquiry.events.ts';
import type { InquiryMover, InquiryRow } from './inquiry.ts';
import { columnsOf, inquiryLife } from './inquiry-life.ts';
import { tellInvited } from './inquiry-notices.ts';

/**
 * Takes the step that publishes. Where its approval took so long that suppliers would have less than 4 hours, the deadline
 * moves to a day ahead (chosen: sending it back for that would cost everybody another day).
 * @param row held, checked
 */
export async function publishInquiry(
  work: Work,
  row: InquiryRow,
  action: Extract<InquiryAction, 'submit' | 'resubmit' | 'approve'>,
  mover: InquiryMover,
): Promise<InquiryRow> {
  const written = await writtenContent(work, row);
  const content = withTimeLeft(written, work.now);
  const version = await appendVersion(work, {
    docType: inquiryLife.docType,
    docSn: row.inqSn,
    content,
    ...mover,
  });
  const invitations = await storesToInvite(work, row, content);
  const { lines: _lines, ...header } = content;
  await invite(work, row.inquiryId, invitations);
  const moved = await inquiryLife.advance(work, row, action, {
    ...mover,
    to: 'QUOTING',
    detail: {
      ...mover.detail,
      versionNo: version.versionNo,
      invited: invitations.length,
      ...(content.deadline === written.deadline ? {} : { deadline: content.deadline }),
    },
    set: { ...columnsOf(header), versionNo: version.versionNo, invitedNum: invitations.length },
  });
  const storeIds = invitations.map(({ storeId }) => storeId);
  await work.emit(suppliersInvited, { inqSn: row.inqSn, storeIds });
  await tellInvited(work, moved, storeIds);
  return moved;
}

function withTimeLeft(content: InquiryContent, now: Date): InquiryContent {
  if (Date.parse(content.deadline) >= after(now, DEADLINE_EARLIEST).getTime()) return content;
  return { ...content, deadline: after(now, LEFT_AFTER_AMENDMENT).toISOString() };
}

export interface Invited {
  storeId: number;
  source: 'directed' | 'broadcast' | 'added';
}

/** Those who were chosen first; a broadcast fills up to the most that can be invited. */
async function storesToInvite(
  work: Work,
  row: InquiryRow,
  { mode, lines }: InquiryContent,
): Promise<Invited[]> {
  const chosen = mode === 'BROADCAST' ? [] : await wantedStores(work, row.inquiryId);
  const reached =
    mode === 'DIRECTED' ? [] : broadcastTo(row.kind, lines, await findSuppliers(work, row, lines));
  return [
    ...chosen.map((storeId) => ({ storeId, source: 'directed' as const })),
    ...reached
      .filter((storeId) => !chosen.includes(storeId))
      .map((storeId) => ({ storeId, source: 'broadcast' as const })),
  ].slice(0, MOST_SUPPLIERS);
}

/** Writes the invitations down; who is invited already stays as he is. @returns those who were not */
export async function invite(
  work: Work,
  inquiryId: number,
  invitations: readonly Invited[],
): Promise<number[]> {
  const rows = await work.query<{ storeId: number }>(
    `INSERT INTO inquiry_invitation (inquiry_id, store_id, source, invited_at)
     SELECT $1, one.store_id, one.source, $4
     FROM unnest($2::bigint[], $3::text[]) AS one (store_id, source) ORDER BY one.store_id
     ON CONFLICT DO NOTHING RETURNING store_id AS "storeId"`,
    [inquiryId, invitations.map(({ storeId }) => storeId), invitations.map(({ source }) => source), work.now],
    'inquiry-invite',
  );
  return rows.map(({ storeId }) => storeId);
}
