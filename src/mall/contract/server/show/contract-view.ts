// Rows of contracts → cards in lists: the only mapper. What a reader may do follows from the side he stands on and what he was allowed.

import { inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { bit } from '#kit/http/wire.ts';
import { type Cents, centsToWire } from '#kit/money/money.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { mayDo } from '#mall/member/actor.ts';
import type { PermissionPoint } from '#mall/member/permission-points.ts';
import type { ContractCard } from '../../contract-detail.protocol.ts';
import { type ContractAction, contractActions } from '../../contract-process.ts';
import { type ContractState, contractKinds, contractStatus } from '../../contract-status.ts';
import { contractLine } from '../contract.tables.ts';
import { actorOf, type ContractRow, guarded } from '../contract-life.ts';
import { requireText } from '../contract-versions.ts';
import { centsOf } from '../draft/draft-content.ts';
import type { ContractLineRow, Party } from '../hold-contract.ts';

/** A person of one side, or the platform, which looks and takes no side. */
export type Reader = Party | 'platform';

const POINT: Partial<Record<ContractAction, PermissionPoint>> = {
  sign: 'contract.sign',
  signChange: 'contract.sign',
  refuseChange: 'contract.sign',
  withdrawSignature: 'contract.sign',
  proposeTermination: 'contract.terminate',
  agreeTermination: 'contract.terminate',
  refuseTermination: 'contract.terminate',
  withdrawTermination: 'contract.terminate',
  terminateAlone: 'contract.terminate',
};

/** Whether the reader, and not only his side, may do what a contract in this state waits for. */
export const mayMove = (state: ContractState, reader: Reader): boolean =>
  reader !== 'platform' &&
  (reader.side === 'supplier' || mayDo(reader.member, contractStatus[state].point ?? 'contract.create'));

/** What the reader's buttons are. */
export function buttonsOf(row: ContractRow, reader: Reader): ContractAction[] {
  if (reader === 'platform') return contractActions(guarded(row), 'platform');
  const { side, member } = reader;
  return contractActions(guarded(row), actorOf(row, side)).filter(
    (action) => side === 'supplier' || mayDo(member, POINT[action] ?? 'contract.create'),
  );
}

/** Whether the reader orders by the contract: its purchaser's, while something of it is left. */
export const mayCallOff = (row: ContractRow, lines: readonly ContractLineRow[], reader: Reader): boolean =>
  reader !== 'platform' &&
  reader.side === 'purchaser' &&
  row.state === 'EFFECTIVE' &&
  row.kind !== 'OFFLINE' &&
  (row.kind === 'FRAMEWORK' || lines.some((line) => line.orderedNum < line.number)) &&
  mayDo(reader.member, 'order.submit') &&
  mayDo(reader.member, 'order.price');

/** An employee may be kept from prices. */
export const seesPrices = (reader: Reader): boolean =>
  reader === 'platform' || reader.side === 'supplier' || mayDo(reader.member, 'order.price');

export const amountFor = (reader: Reader, amount: Cents): string | null =>
  seesPrices(reader) ? centsToWire(amount) : null;

/** Lines of contracts in force, by contract. */
async function linesByContract(
  work: Work,
  rows: readonly ContractRow[],
): Promise<Map<number, ContractLineRow[]>> {
  const ids = rows.filter((row) => row.forceNo > 0).map((row) => row.contractId);
  if (ids.length === 0) return new Map();
  const lines = await work.tx
    .select()
    .from(contractLine)
    .where(inArray(contractLine.contractId, ids))
    .orderBy(contractLine.lineNo);
  return Map.groupBy(lines, (line) => line.contractId);
}

/** Its day has passed and something is still to come. */
export const isLateLine = (line: ContractLineRow, now: Date): boolean =>
  line.deliverBy !== '' && line.deliverBy < dayInChina(now) && line.receivedNum < line.number;

const isLateContract = (row: ContractRow, lines: readonly ContractLineRow[], now: Date): boolean =>
  contractStatus[row.state].tab === 'effective' && lines.some((line) => isLateLine(line, now));

function performedPerMille(row: ContractRow, lines: readonly ContractLineRow[]): number | null {
  if (row.forceNo === 0 || lines.length === 0) return null;
  const parts = lines.map((line) => (line.number === 0 ? 1 : Math.min(1, line.receivedNum / line.number)));
  return Math.floor((1000 * parts.reduce((total, part) => total + part, 0)) / parts.length);
}

/** Cards in the order of the rows. */
export async function contractCards(
  work: Work,
  rows: readonly ContractRow[],
  reader: Reader,
): Promise<ContractCard[]> {
  const lines = await linesByContract(work, rows);
  return Promise.all(
    rows.map(async (row) =>
      cardOf(
        work,
        await asSent(work, row, reader),
        lines.get(row.contractId) ?? [],
        reader,
        buttonsOf(row, reader),
      ),
    ),
  );
}

/** What one side writes anew the other does not read before it is sent: to it the contract stands as it was sent last. */
export async function asSent(work: Work, row: ContractRow, reader: Reader): Promise<ContractRow> {
  if (reader !== 'platform' && reader.side === row.initiator) return row;
  if (row.versionNo === 0 || !contractStatus[row.state].isOwnDraft) return row;
  const { content } = await requireText(work, row.contractSn, { versionNo: row.versionNo });
  const { title, amount, startsOn, endsOn } = content;
  return {
    ...row,
    ...{ state: 'RETURNED', turn: row.initiator, draft: content },
    ...{ title: title.zh, amount: centsOf(amount), startsOn, endsOn },
  };
}

export function cardOf(
  work: Pick<Work, 'language' | 'now'>,
  row: ContractRow,
  lines: readonly ContractLineRow[],
  reader: Reader,
  buttons: ContractAction[],
): ContractCard {
  const { draft } = row;
  const status = contractStatus[row.state];
  const side = reader === 'platform' ? 'purchaser' : reader.side;
  const counterparty = row.initiator === 'purchaser' ? 'supplier' : 'purchaser';
  // Its own people decide before the other side confirms; who reads it need not know more than whose move it is.
  const turn = row.turn === 'approver' ? counterparty : row.turn;
  return {
    contractSn: row.contractSn,
    version: row.version,
    kind: row.kind,
    kindName: contractKinds[row.kind][work.language],
    title: work.language === 'en' && draft.title.en ? draft.title.en : row.title,
    state: row.state,
    stateCode: status.code,
    stateName: status[work.language],
    tone: status.tone,
    isMyTurn: bit((row.turn === side || row.turn === 'both') && mayMove(row.state, reader)),
    turn: row.state === 'PENDING_REVIEW' ? null : turn,
    side,
    initiator: row.initiator,
    purchaserName: draft.purchaser.name,
    supplierName: draft.supplier.name,
    storeId: row.storeId,
    inqSn: row.inqSn,
    lineNum: draft.lines.length,
    amount: amountFor(reader, row.amount),
    currency: draft.currency,
    deadline: row.deadline?.toISOString() ?? null,
    startsOn: row.startsOn,
    endsOn: row.endsOn,
    effectiveAt: row.effectiveAt?.toISOString() ?? null,
    createTime: row.createdAt.toISOString(),
    updateTime: row.updatedAt.toISOString(),
    performedPerMille: performedPerMille(row, lines),
    isLate: bit(isLateContract(row, lines, work.now)),
    isOnHold: bit(row.isOnHold),
    allowedActions: buttons,
  };
}
