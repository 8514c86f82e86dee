// What finance does with bank statements and their lines.
import { sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { rowsWith, source } from '#kit/list/server/source.ts';
import type { bankProtocol } from '../bank.protocol.ts';
import { bankLineList } from '../bank-line-list.ts';
import {
  attachLine,
  type BankLineRow,
  bookLine,
  enterBankFee,
  findLine,
  lineWentBack,
  sendLineBack,
  setLineAside,
} from './bank-life.ts';
import { bankLineCards, bankLineDetail } from './bank-view.ts';
import { bankLine } from './reconciliation.tables.ts';

type Acts = Actions<typeof bankProtocol>;

const done = async (moving: Promise<BankLineRow>) => {
  const { lineSn, state } = await moving;
  return { lineSn, state };
};

/** Each throws what its step in `bank-life.ts` does. */
export const bankActs: Pick<
  Acts,
  'bankDetail' | 'book' | 'attach' | 'setAside' | 'sendBack' | 'wentBack' | 'fee'
> = {
  bankDetail: async (work, _finance, { lineSn }) => bankLineDetail(work, await findLine(work, lineSn)),
  book: (work, finance, { lineSn }) => done(bookLine(work, lineSn, finance)),
  attach: (work, finance, { lineSn, number }) => done(attachLine(work, lineSn, number, finance)),
  setAside: (work, finance, { lineSn }) => done(setLineAside(work, lineSn, finance)),
  sendBack: (work, finance, { lineSn, reason }) => done(sendLineBack(work, lineSn, reason, finance)),
  wentBack: (work, finance, { lineSn, serial }) => done(lineWentBack(work, lineSn, serial, finance)),
  fee: (work, finance, { lineSn, reason }) => done(enterBankFee(work, lineSn, reason, finance)),
};

export const bankLineRoutes = source(bankLineList, ({ work, actor }) => ({
  from: sql`${bankLine}`,
  key: bankLine.lineSn,
  scope: undefined,
  columns: {
    state: bankLine.state,
    day: bankLine.day,
    amount: sql`CASE WHEN ${bankLine.isOut} THEN -${bankLine.amount} ELSE ${bankLine.amount} END`,
  },
  filters: {
    isOut: (way) => sql`${bankLine.isOut} = ${way === 'out'}`,
    day: ({ from, to }) =>
      sql`${bankLine.day} BETWEEN ${from ?? '-infinity'}::date AND ${to ?? 'infinity'}::date`,
  },
  search: [bankLine.lineSn, bankLine.otherName, bankLine.remark, bankLine.serial],
  toRows: async (keys) => bankLineCards(work, await rowsWith(work, bankLine, bankLine.lineSn, keys)),
  bulk: {
    book: (apart: Work, lineSn) => bookLine(apart, String(lineSn), actor),
    setAside: (apart: Work, lineSn) => setLineAside(apart, String(lineSn), actor),
  },
}));
