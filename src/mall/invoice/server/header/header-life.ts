// The life of headers on the server: who is told when the platform has looked.
import type { Work } from '#kit/db/work.ts';
import { life } from '#kit/document/life.ts';
import { notice, tellOfDocument } from '#mall/message/server/message.ts';
import { headerProcess, headerStatus } from '../../header-status.ts';
import { headerErrors } from '../header.errors.ts';
import { invoiceHeader } from '../invoice.tables.ts';

export type HeaderRow = typeof invoiceHeader.$inferSelect;

export const headerLife = life({
  docType: 'invoiceHeader',
  table: invoiceHeader,
  key: 'headerId',
  process: headerProcess,
  status: headerStatus,
  notNow: () => headerErrors.notNow(),
  changedMeanwhile: () => headerErrors.changedMeanwhile(),
  tell: async (work, { action, row }) => {
    if (action === 'verify' || action === 'reject') await tellOwner(work, row);
  },
});

const tellOwner = (work: Work, { memberId, state, title, reason }: HeaderRow) =>
  tellOfDocument(
    work,
    [memberId],
    state === 'VERIFIED'
      ? notice(
          ['发票抬头已核验', 'Your invoice header is verified'],
          ['可用于专用发票。', 'It serves for special invoices.'],
        )
      : notice(
          ['发票抬头未通过核验', 'Your invoice header was not verified'],
          ['请修改后重新保存。', 'Please mend it and keep it again.'],
        ),
    { kind: 'invoice', name: { zh: title, en: title }, reason, link: '/member/invoice/header' },
  );
