// Tells until when an enterprise may order on credit, with the reasons, from its orders and statements.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { type Cents, cents, centsToWire, NOTHING } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { nextCut } from '../billing-cycle.ts';
import type { ForecastReply } from '../credit.protocol.ts';
import { availableOf, toleratedOf } from '../credit-blocks.ts';
import { FORECAST_DAYS } from '../credit-terms.ts';
import { exposureOf } from '../exposure.ts';
import { type ForecastCause, type Foreseen, forecast, type Outlook } from '../forecast.ts';
import { blocksOf, type ChargeRow, type OwedOf } from './charge.ts';
import { creditCharge } from './credit.tables.ts';
import type { AccountRow } from './credit-life.ts';
import type { Taker } from './sub-limits.ts';

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

/** @param thought of which order: its amount in fen, and whose it would be */
export async function foreseeCredit(
  work: Work,
  account: AccountRow,
  owedOf: OwedOf,
  thought: { amount?: Cents | undefined; taker?: Taker } = {},
): Promise<ForecastReply> {
  const today = dayInChina(work.now);
  const owed = await owedOf(work, account.accountId);
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
      dues: owed.dues,
    },
    FORECAST_DAYS,
  );
  const { amount = NOTHING, taker } = thought;
  const blocks = await blocksOf(work, account, { amount, owed, taker });
  const reply = ({ day, causes }: Foreseen) => ({
    day,
    causes: causes.map((cause) => causeReply(work, cause)),
  });
  return {
    accountId: account.accountId,
    available: centsToWire(availableOf(account, work.now)),
    blocks: blocks.map(({ block, text }) => ({ block, text: text[work.language] })),
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
