// The rows of a wallet: what came and went, for which document, and what it held afterwards.
import { z } from 'zod';
import { Moment, Yuan } from '#kit/http/wire.ts';
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import { words } from '#kit/words/words.ts';
import { loggedIn, permitted } from '#mall/member/actor.ts';
import { BALANCE_KINDS, balanceKinds } from './balance-kinds.ts';

const say = words({
  title: { zh: '账户余额', en: 'Balance' },
  when: { zh: '时间', en: 'When' },
  kind: { zh: '类型', en: 'Kind' },
  documents: { zh: '单据', en: 'Document' },
  change: { zh: '收支', en: 'Change' },
  after: { zh: '变动后余额', en: 'Balance after' },
  nothing: { zh: '还没有余额变动', en: 'Nothing has moved yet' },
  nothingText: {
    zh: '充值、余额支付和退款都会记在这里。',
    en: 'Recharges, payments from the balance and refunds appear here.',
  },
});

const Documents = z.array(z.object({ documentSn: z.string(), to: z.string().nullable() }));

const BalanceHold = z.object({ paymentSn: z.string(), documents: Documents, amount: Yuan });
export type BalanceHold = z.infer<typeof BalanceHold>;

export const BalanceRow = z.object({
  entryId: z.number(),
  createTime: Moment,
  kind: z.enum(BALANCE_KINDS),
  /** What it was for; `to`: its page, null where the reader has none. */
  documents: Documents,
  /** Below nothing: it went. */
  amount: Yuan,
  balanceAfter: Yuan,
});
export type BalanceRow = z.infer<typeof BalanceRow>;

export const balanceList = listing({
  path: 'v3/member/front/balance/list',
  access: permitted(loggedIn, 'balance.read'),
  title: say.title,
  row: BalanceRow,
  key: 'entryId',
  columns: {
    createTime: col.moment(say.when, { fixed: true, width: 160, phone: 4 }),
    kind: col.state(say.kind, { values: balanceKinds, width: 120, phone: 1 }),
    documents: col.tags<BalanceRow>(say.documents, {
      width: 240,
      phone: 3,
      of: ({ documents }) => documents.map(({ documentSn }) => documentSn),
    }),
    amount: col.amount(say.change, { width: 140, phone: 2 }),
    balanceAfter: col.amount(say.after, { width: 140, phone: 3 }),
  },
  filters: {
    kind: filter.choice(say.kind, { options: balanceKinds, front: true }),
    createTime: filter.dateRange(say.when, { front: true }),
  },
  // In the order in which they changed the wallet.
  start: { sort: '-entryId' },
  // Frozen: held beside payments that are under way at a channel, each for the documents of a bill.
  more: { available: Yuan, frozen: Yuan, holds: z.array(BalanceHold) },
  exports: { name: say.title },
  none: { title: say.nothing, text: say.nothingText },
});
