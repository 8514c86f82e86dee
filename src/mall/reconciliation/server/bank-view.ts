// Bank lines as finance reads them, with what open ones are for.
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { listSteps, stepReply } from '#kit/document/step-log.ts';
import { type Cents, centsToWire } from '#kit/money/money.ts';
import { paymentMethod } from '#mall/payment/payment-status.ts';
import type { BankButton, BankLineCard, BankLineDetail } from '../bank.protocol.ts';
import { type BankLineState, bankLineStatus, bankSteps } from '../bank-status.ts';
import type { BankLineRow } from './bank-life.ts';
import { type Judged, judgeLines } from './judge-lines.ts';

/** What it is for, by number; '' for nothing. */
export const targetOf = ({ bill, approved, refundSn, backOfSn }: Judged): string =>
  bill?.paySn ?? approved?.paySn ?? refundSn ?? backOfSn ?? '';

const signed = (isOut: boolean, amount: number): string => centsToWire((isOut ? -amount : amount) as Cents);

function buttons(row: BankLineRow, judged: Judged | undefined): BankButton[] {
  if (row.state === 'UNIDENTIFIED') return ['attach', 'sendBack'];
  if (row.state === 'SENDING_BACK') return ['wentBack'];
  if (row.state !== 'OPEN' || !judged) return [];
  const fits = judged.match !== 'NONE' && judged.match !== 'PART';
  if (row.isOut) return fits ? ['book'] : ['fee'];
  return fits ? ['book', 'attach', 'setAside'] : ['attach', 'setAside'];
}

/** In their order. */
async function judgedCards(
  work: Work,
  rows: readonly BankLineRow[],
): Promise<[BankLineCard, Judged | undefined][]> {
  const open = rows.filter(({ state }) => state === 'OPEN');
  const judged = new Map((await judgeLines(work, open)).map((one, at) => [open[at]?.lineSn, one]));
  return rows.map((row) => {
    const { lineSn, day, isOut, amount, otherName, remark, state, serial, fileName } = row;
    const its = judged.get(lineSn);
    const { tone, [work.language]: stateName } = bankLineStatus[state];
    const card: BankLineCard = {
      lineSn,
      day,
      isOut,
      amount: signed(isOut, amount),
      otherName: row.atChannel ? paymentMethod[row.atChannel][work.language] : otherName,
      remark,
      state,
      stateName,
      tone,
      match: its?.match ?? null,
      target: its ? targetOf(its) : (row.paySn ?? row.refundSn ?? row.backOfSn ?? ''),
      paymentSn: row.paymentSn ?? '',
      serial,
      fileName,
      allowedActions: buttons(row, its),
    };
    return [card, its];
  });
}

export const bankLineCards = async (work: Work, rows: readonly BankLineRow[]): Promise<BankLineCard[]> =>
  (await judgedCards(work, rows)).map(([card]) => card);

export async function bankLineDetail(work: Work, row: BankLineRow): Promise<BankLineDetail> {
  const [card, judged] = only(await judgedCards(work, [row]));
  const { account, otherAccount, otherBank, reason, backSerial } = row;
  const steps = await listSteps(work, [{ docType: 'bankLine', docSns: [row.lineSn] }]);
  return {
    ...card,
    account,
    otherAccount,
    otherBank,
    due: judged?.bill ? centsToWire(judged.bill.due) : null,
    reason,
    backSerial,
    log: steps
      .reverse()
      .map((step) => stepReply(work, step, bankSteps, bankLineStatus[step.toState as BankLineState])),
  };
}
