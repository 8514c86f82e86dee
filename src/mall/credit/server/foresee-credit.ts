// Tells until when an enterprise may order on credit, with the reasons, from its orders and statements.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { type Cents, cents, centsToWire, NOTHING } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { nextCut } from '../billing-cycle.ts';
import type { ForecastReply } from '../credit.protocol.ts';
import { availableOf, creditBlocks, toleratedOf } from '../credit-blocks.ts';
import { FORECAST_DAYS } from '../credit-terms.ts';
import { exposureOf } from '../exposure.ts';
import { type ForecastCause, type Foreseen, forecast, type Outlook } from '../forecast.ts';
import { blocksOf, type ChargeRow } from './charge.ts';
import { creditCharge } from './credit.tables.ts';
import type { AccountRow } from './credit-life.ts';

/** What is still to be paid of an account's statements: told by the room above. */
export type DuesOf = (work: Work, accountId: number) => Promise<Outlook['dues']>;

/** What of an order begins to count later, and when. */
function startsOf({ basis, ...cycle }: AccountRow, row: ChargeRow, today: string): Outlook['starts'] {
  const { upcoming } = exposureOf(basis, row);
  if (upcoming === 0) return [];
  const unsent = cents(row.owed - row.shipped);
  if (basis === 'SHIPPED') return [{ day: row.promisedOn, amount: unsent }];
  const sentBy = row.promisedOn > today ? row.promisedOn : today;
  return [
    { day: nextCut(cycle, today), amount: cents(upcoming - unsent) },
    { day: nextCut(cycle, sentBy), amount: unsent },
  ];
}

/** @param amount of an order that is thought of, in fen */
export async function foreseeCredit(
  work: Work,
  account: AccountRow,
  duesOf: DuesOf,
  amount: Cents = NOTHING,
): Promise<ForecastReply> {
  const today = dayInChina(work.now);
  const rows = await work.tx.select().from(creditCharge).where(eq(creditCharge.accountId, account.accountId));
  const { creditLimit, tempLimit, tempUntil, used, reserved, graceDays, state } = account;
  const seen = forecast(
    {
      today,
      exposure: cents(used + reserved),
      tolerated: toleratedOf(account),
      limit: creditLimit,
      temp: tempUntil ? { amount: tempLimit, lastDay: dayInChina(new Date(tempUntil.getTime() - 1)) } : null,
      isFrozen: state === 'FROZEN',
      graceDays,
      starts: rows.flatMap((row) => startsOf(account, row, today)),
      dues: await duesOf(work, account.accountId),
    },
    FORECAST_DAYS,
  );
  const blocks = await blocksOf(work, account, amount);
  const reply = ({ day, causes }: Foreseen) => ({
    day,
    causes: causes.map((cause) => causeReply(work, cause)),
  });
  return {
    accountId: account.accountId,
    available: centsToWire(availableOf(account, work.now)),
    blocks: blocks.map((block) => ({ block, text: creditBlocks[block][work.language] })),
    pessimistic: reply(seen.pessimistic),
    optimistic: reply(seen.optimistic),
  };
}

function causeReply({ language }: Work, cause: ForecastCause) {
  const { kind, day } = cause;
  const texts = {
    FROZEN: { zh: '账户已冻结', en: 'The account is frozen' },
    FREEZE:
      kind === 'FREEZE'
        ? {
            zh: `对账单 ${cause.statementSn} 逾期冻结`,
            en: `Statement ${cause.statementSn} is overdue: frozen`,
          }
        : { zh: '', en: '' },
    LIMIT:
      kind === 'LIMIT'
        ? {
            zh: `占用 ${showAmount(centsToWire(cause.exposure))}，达到额度 ${showAmount(centsToWire(cause.limit))}`,
            en: `${showAmount(centsToWire(cause.exposure))} counts, of a limit of ${showAmount(centsToWire(cause.limit))}`,
          }
        : { zh: '', en: '' },
  };
  return { kind, day, text: texts[kind][language] };
}
