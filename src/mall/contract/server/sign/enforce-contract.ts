// A text comes into force: its lines with their counters, the row of evidence, the orders of its schedule.
import { and, eq, notInArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { parseUnitPrice, unitPrice } from '#kit/money/money.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { afterWorkingDays } from '#mall/setting/server/setting.ts';
import type { ContractLine } from '../../contract-content.ts';
import { contractLine } from '../contract.tables.ts';
import type { ContractRow } from '../contract-life.ts';
import type { ContractVersion } from '../contract-versions.ts';
import { centsOf } from '../draft/draft-content.ts';
import { type ContractLineRow, linesOf } from '../hold-contract.ts';
import { lineHashOfContract } from '../perform/contract-line-hash.ts';
import { orderUnder } from '../perform/order-of-contract.ts';
import { writeEvidence } from './evidence.ts';

/** @param row held, in force already @param text the version that both have agreed to */
export async function bringIntoForce(work: Work, row: ContractRow, text: ContractVersion): Promise<void> {
  const isFirst = text.content.amendmentNo === 0;
  await writeEvidence(work, row, {
    what: isFirst ? 'effective' : 'amended',
    versionNo: text.versionNo,
    contentHash: text.contentHash,
  });
  await keepLines(work, row, text);
  await orderWhatIsDue(work, row, text);
}

/** Lines as they are agreed; their counters stay. */
async function keepLines(work: Work, row: ContractRow, { content }: ContractVersion): Promise<void> {
  const kept = content.lines.map((line) => line.lineNo);
  await work.tx
    .delete(contractLine)
    .where(
      and(
        eq(contractLine.contractId, row.contractId),
        kept.length > 0 ? notInArray(contractLine.lineNo, kept) : undefined,
      ),
    );
  const already = new Map((await linesOf(work, row.contractId)).map((line) => [line.lineNo, line]));
  for (const line of content.lines) {
    const agreed = {
      lineHash: lineHashOfContract(line),
      productId: line.productId,
      number: line.number,
      unitPrice: parseUnitPrice(line.unitPrice) ?? unitPrice(0),
      amount: centsOf(line.amount),
      deliverBy: await dueDayOf(work, row, line, already.get(line.lineNo)),
    };
    await work.tx
      .insert(contractLine)
      .values({ contractId: row.contractId, lineNo: line.lineNo, ...agreed })
      .onConflictDoUpdate({ target: [contractLine.contractId, contractLine.lineNo], set: agreed });
  }
}

/** The day by which it is to come: as agreed, else the lead time from when the line came into force. A framework's counts from each order. */
async function dueDayOf(
  work: Work,
  { kind }: ContractRow,
  line: ContractLine,
  former: ContractLineRow | undefined,
): Promise<string> {
  const { deliverBy, leadDays } = line;
  if (deliverBy || leadDays === 0 || kind === 'FRAMEWORK') return deliverBy;
  if (former?.deliverBy && former.lineHash === lineHashOfContract(line)) return former.deliverBy;
  return dayInChina(await afterWorkingDays(work, work.now, leadDays));
}

/** One order for all that is bought and not ordered; a framework waits for call-offs. */
async function orderWhatIsDue(work: Work, row: ContractRow, text: ContractVersion): Promise<void> {
  if (row.kind !== 'PURCHASE' && row.kind !== 'SERVICE') return;
  const lines = (await linesOf(work, row.contractId)).flatMap(({ lineNo, number, orderedNum }) =>
    number > orderedNum ? [{ lineNo, number: number - orderedNum }] : [],
  );
  if (lines.length === 0) return;
  await orderUnder(work, row, text, { lines, by: { by: 'system' } });
}
