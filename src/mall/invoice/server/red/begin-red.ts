// A red letter is asked for: the amounts that it takes back, and whether the other side has to agree.

import type { Work } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import { type Cents, cents } from '#kit/money/money.ts';
import type { Member } from '#mall/member/actor.ts';
import type { InvoiceActor } from '../../invoice-status.ts';
import type { RedReason } from '../../red-status.ts';
import { redOf, totalOf } from '../../sheet-lines.ts';
import { type InvoiceLiveRow, invoiceLife, moverOf } from '../apply/invoice-life.ts';
import type { SheetLineRow } from '../issue/plan-sheets.ts';
import { redLife } from './red-life.ts';

export const leftOfLine = ({ amount, red }: Pick<SheetLineRow, 'amount' | 'red'>): Cents =>
  cents(amount - red);

export interface RedWish {
  sheetId: number;
  reasonCode: RedReason;
  lines: readonly { line: SheetLineRow; amount: Cents }[];
}

/**
 * The application must be held. Confirmed at once unless the buyer has booked the invoice, and where the buyer himself asks for
 * what he has not.
 */
export async function beginRed(
  work: Work,
  row: InvoiceLiveRow,
  { sheetId, reasonCode, lines }: RedWish,
  by: { side: 'BUYER' | 'SELLER'; member?: Pick<Member, 'memberId' | 'memberName'> },
): Promise<InvoiceLiveRow> {
  const parts = lines.map(({ line, amount }) => ({
    sheetLineId: line.sheetLineId,
    amount,
    ...redOf(line, amount),
  }));
  const role: InvoiceActor = by.member ? (by.side === 'BUYER' ? 'buyer' : 'store') : 'system';
  const mover = by.member ? moverOf(role, by.member) : { by: role };
  const moved = await invoiceLife.advance(work, row, 'askRed', { ...mover, set: { stateBefore: row.state } });
  await redLife.begin(
    work,
    'ask',
    {
      redSn: await nextDocumentNumber(work, 'RL'),
      invoiceSn: row.invoiceSn,
      sheetId,
      askedBy: by.side,
      reasonCode,
      state: row.isUsed ? 'RED_REQUESTED' : 'CONFIRMED',
      ...totalOf(parts),
      lines: parts.map(({ sheetLineId, amount, net }) => ({ sheetLineId, amount, net })),
    },
    by.member ? moverOf('asker', by.member) : { by: 'system' },
  );
  return moved;
}
