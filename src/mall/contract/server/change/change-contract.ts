// Changes a contract in force: the whole text as it would be is proposed as a version, and takes the place of the old one once both have signed it (C13, C14).

import type { Work } from '#kit/db/work.ts';
import { contentHashOf } from '#kit/document/document-version.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import type { Action } from '#kit/http/server/serve.ts';
import { parseUnitPrice } from '#kit/money/money.ts';
import type { contractProtocol } from '../../contract.protocol.ts';
import type { ContractContent, ContractLine } from '../../contract-content.ts';
import { contractErrors } from '../contract.errors.ts';
import { type ContractRow, contractLife } from '../contract-life.ts';
import { appendText, requireText } from '../contract-versions.ts';
import { requireComplete } from '../draft/draft-faults.ts';
import { requireOwnGoods } from '../draft/require-own-goods.ts';
import { done } from '../draft/submit-contract.ts';
import { annexesOf, typedContent } from '../draft/typed-content.ts';
import { holdFor, holdSeen, linesOf, moverOf, type Party, proposalOf } from '../hold-contract.ts';
import { CHANGE_OVER } from './change-over.ts';

/** C13. @throws contractErrors.nothingChanged, fewerThanOrdered, orderedPrice, incomplete, notNow */
const proposeChange: Action<typeof contractProtocol.proposeChange, Party> = async (work, party, input) => {
  const { row, mover } = await holdFor(work, party, 'proposeChange', input);
  const { content: inForce } = await requireText(work, row.contractSn, { versionNo: row.forceNo });
  const open = { ...inForce, lines: inForce.lines.map(byHand) };
  const typed = typedContent(open, input.draft);
  const content: ContractContent = {
    ...typed,
    lines: typed.lines.map((line) => keepOrigin(line, inForce.lines)),
    annexes: await annexesOf(work, party.member.memberId, inForce.annexes, input.draft.annexFileIds),
  };
  if (contentHashOf(content) === contentHashOf(inForce)) throw contractErrors.nothingChanged();
  await requireOwnGoods(work, row.storeId, content.lines);
  requireComplete(content);
  await requireOrderedKept(work, row, inForce, content);
  const text = await appendText(
    work,
    row,
    { ...content, amendmentNo: inForce.amendmentNo + 1 },
    { ...mover, side: party.side },
  );
  return done(
    await contractLife.advance(work, row, 'proposeChange', {
      ...mover,
      set: {
        versionNo: text.versionNo,
        changeNo: text.versionNo,
        signedBy: null,
        proposal: proposalOf(work, party, { what: 'change', reason: input.reason }),
      },
    }),
  );
};

const byHand = (line: ContractLine): ContractLine => ({ ...line, awardLineId: null, quotation: null });

const SAME_AS_QUOTED = ['productId', 'partNo', 'number', 'unitPrice'] as const;

/** A line that is still as it was accepted keeps saying where it is from; one that was changed is agreed by the amendment (invariant 10). */
function keepOrigin(line: ContractLine, before: readonly ContractLine[]): ContractLine {
  const former = before.find((one) => one.lineNo === line.lineNo);
  if (!former || SAME_AS_QUOTED.some((field) => former[field] !== line[field])) return line;
  return { ...line, awardLineId: former.awardLineId, quotation: former.quotation };
}

/** What is ordered was ordered at the prices in force; a framework's prices are for what will be ordered. */
async function requireOrderedKept(
  work: Work,
  row: ContractRow,
  before: ContractContent,
  after: ContractContent,
): Promise<void> {
  const byNo = new Map(after.lines.map((line) => [line.lineNo, line]));
  const former = new Map(before.lines.map((line) => [line.lineNo, line]));
  for (const { lineNo, orderedNum } of await linesOf(work, row.contractId)) {
    if (orderedNum === 0) continue;
    const line = byNo.get(lineNo);
    if (row.kind === 'FRAMEWORK' && line) continue;
    if (!line || line.number < orderedNum)
      throw contractErrors.fewerThanOrdered({ lineNo, ordered: orderedNum });
    const was = former.get(lineNo);
    const isSame =
      line.productId === was?.productId &&
      line.partNo === was.partNo &&
      parseUnitPrice(line.unitPrice) === parseUnitPrice(was.unitPrice) &&
      after.taxPerMille === before.taxPerMille;
    if (!isSame) throw contractErrors.orderedPrice({ lineNo });
  }
}

const refuseChange = dropChange('refuseChange');
const withdrawChange = dropChange('withdrawChange');

/** C14. @throws contractErrors.notNow */
function dropChange(action: 'refuseChange' | 'withdrawChange') {
  return async (work: Work, party: Party, input: InputOf<typeof contractProtocol.refuseChange>) => {
    const row = await holdSeen(work, party, input);
    const mover = moverOf(row, party, input.reason);
    return done(await contractLife.advance(work, row, action, { ...mover, set: CHANGE_OVER }));
  };
}

/** What both sides may call of it. */
export const changeCalls = { proposeChange, refuseChange, withdrawChange };
