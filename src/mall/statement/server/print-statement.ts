// Hands out a statement as a paper, in the reader's language: the buyer's own, or one that is owed to a creditor.
import type { Work } from '#kit/db/work.ts';
import type { Download } from '#kit/http/server/download.ts';
import { fewAtOnce } from '#kit/jobs/few-at-once.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { printInThread } from '#kit/pdf/print-in-thread.ts';
import { required } from '#kit/rules/required.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { firstWords } from '#kit/words/first-words.ts';
import type { CreditSide } from '#mall/credit/server/credit.ts';
import { findSiteName } from '#mall/setting/server/setting.ts';
import type { PrintedStatement } from './draw-statement.ts';
import { findStatements } from './find-statement.ts';
import { statementErrors } from './statement.errors.ts';
import { type StatementEyes, statementDetail } from './statement-view.ts';

const DRAWER = { file: 'src/mall/statement/server/draw-statement.ts', name: 'drawStatement' };
/** chosen: a paper of a hundred lines takes half a second, one of thousands some ten. */
const inTurn = fewAtOnce({ running: 1, waiting: 16 }, () => statementErrors.manyPapers());

/** @throws statementErrors.notFound, also for somebody else's; manyPapers when too many wait already */
export async function printStatement(
  work: Work,
  side: CreditSide,
  sn: string,
  eyes: StatementEyes,
): Promise<Download> {
  const { language, now } = work;
  const one = await statementDetail(work, required((await findStatements(work, side, [sn]))[0]), eyes);
  const { statementSn, stateName, creditorName, enterpriseName, fromDay, cutDay, dueDay } = one;
  const { total, paid, lateFee, waived, disputed, rest } = one;
  const of: PrintedStatement = {
    ...{ language, statementSn, stateName, creditorName, enterpriseName, fromDay, cutDay, dueDay },
    items: one.items.map(({ kind, kindName, title, matCode, poNumber, orderSn, number, ...item }) => ({
      title: kind === 'LINE' || kind === 'FREIGHT' ? title : `${kindName} · ${title}`,
      ...{ matCode, poNumber, orderSn, number },
      amount: showAmount(item.amount),
      paid: showAmount(item.paid),
    })),
    total: showAmount(total),
    paid: showAmount(paid),
    lateFee: showAmount(lateFee),
    waived: showAmount(waived),
    disputed: showAmount(disputed),
    rest: showAmount(rest),
    siteName: (await findSiteName(work)) || firstWords.site[language],
    day: dayInChina(now),
  };
  return {
    fileName: `${statementSn}.pdf`,
    mimeType: 'application/pdf',
    rows: of.items.length,
    body: (async function* () {
      const paper = { of, title: statementSn, at: now };
      yield required((await inTurn(() => printInThread(DRAWER, [paper])))[0]);
    })(),
  };
}
