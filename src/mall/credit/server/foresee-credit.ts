// Tells until when an enterprise may order on credit, with the reasons, from its orders and statements.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { type Cents, cents, centsToWire, NOTHING } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import type { Text } from '#kit/words/text.ts';
import { nextCut } from '../billing-cycle.ts';
import type { ForecastReply } from '../credit.protocol.ts';
import { availableOf, toleratedOf } from '../credit-blocks.ts';
import { FORECAST_DAYS } from '../credit-terms.ts';
import { exposureOf } from '../exposure.ts';
import { type Forecast, type ForecastCause, type Foreseen, forecast, type Outlook } from '../forecast.ts';
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

/** Both ways to look at it, with what is owed now. */
async function lookAhead(
  work: Work,
  account: AccountRow,
  owed: Awaited<ReturnType<OwedOf>>,
): Promise<Forecast> {
  const today = dayInChina(work.now);
  const rows = await work.tx.select().from(creditCharge).where(eq(creditCharge.accountId, account.accountId));
  const { creditLimit, tempLimit, tempUntil, used, reserved, graceDays, state } = account;
  return forecast(
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
}

/** @param thought of which order: its amount in fen, and whose it would be */
export async function foreseeCredit(
  work: Work,
  account: AccountRow,
  owedOf: OwedOf,
  thought: { amount?: Cents | undefined; taker?: Taker } = {},
): Promise<ForecastReply> {
  const owed = await owedOf(work, account.accountId);
  const { pessimistic, optimistic } = await lookAhead(work, account, owed);
  const { amount = NOTHING, taker } = thought;
  const blocks = await blocksOf(work, account, { amount, owed, taker });
  const reply = ({ day, causes }: Foreseen) => ({
    day,
    causes: causes.map((cause) => ({ ...cause, text: causeText(cause)[work.language] })),
  });
  return {
    accountId: account.accountId,
    available: centsToWire(availableOf(account, work.now)),
    blocks: blocks.map(({ block, text }) => ({ block, text: text[work.language] })),
    pessimistic: reply(pessimistic),
    optimistic: reply(optimistic),
  };
}

/** Both days with their causes, as approvers read them. */
export async function forecastNotes(work: Work, account: AccountRow, owedOf: OwedOf): Promise<Text[]> {
  const { pessimistic, optimistic } = await lookAhead(work, account, await owedOf(work, account.accountId));
  const note = ({ day, causes }: Foreseen, zh: string, en: string): Text => {
    const texts = causes.map(causeText);
    return day === null
      ? { zh: `${zh}：60 天内可正常账期下单`, en: `${en}: orders on credit are possible for 60 days` }
      : {
          zh: `${zh}：将于 ${day} 无法账期下单（${texts.map((one) => one.zh).join('；')}）`,
          en: `${en}: no orders on credit from ${day} on (${texts.map((one) => one.en).join('; ')})`,
        };
  };
  return [
    note(pessimistic, '不付款', 'If nothing is paid'),
    note(optimistic, '按期付款', 'If all is paid when due'),
  ];
}

function causeText(cause: ForecastCause): Text {
  if (cause.kind === 'FROZEN') return { zh: '账户已冻结', en: 'The account is frozen' };
  if (cause.kind === 'FREEZE')
    return {
      zh: `对账单 ${cause.statementSn} 逾期冻结`,
      en: `Statement ${cause.statementSn} is overdue: frozen`,
    };
  const [counts, limit] = [cause.exposure, cause.limit].map((one) => showAmount(centsToWire(one)));
  return { zh: `占用 ${counts}，达到额度 ${limit}`, en: `${counts} counts, of a limit of ${limit}` };
}
