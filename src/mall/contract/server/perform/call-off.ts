// The purchaser orders under a contract in force: of a framework as much as he needs, of another what is not ordered; limits, budgets and approvals hold as for any order.

import type { Work } from '#kit/db/work.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { bit } from '#kit/http/wire.ts';
import { isValidQuantity } from '#kit/rules/quantity.ts';
import { requireUsableAddress } from '#mall/address/server/address.ts';
import { holdEmployee } from '#mall/company/server/company.ts';
import { previewAgreed } from '#mall/order/server/order.ts';
import type { contractProtocol } from '../../contract.protocol.ts';
import type { ContractLine } from '../../contract-content.ts';
import { quantityRuleOf } from '../../order-quantity.ts';
import { contractErrors } from '../contract.errors.ts';
import { CONTRACT, type ContractRow } from '../contract-life.ts';
import { type ContractVersion, requireText } from '../contract-versions.ts';
import { holdContract, linesOf, purchaser, requireContract } from '../hold-contract.ts';
import { agreedLines, amountUnder, freightDue, orderUnder } from './order-of-contract.ts';

type Acts = Actions<typeof contractProtocol>;

type Wished = InputOf<typeof contractProtocol.callOff>['lines'];

/**
 * An order at the prices in force: of a framework as much as is needed, of another contract what is not ordered any more.
 * Where the purchaser's own people decide first, it waits for them.
 * @throws contractErrors.notNow, unknownLine, aboveContract, notInPacks, onHold; Refusal 404 for somebody else's address;
 * subAccountErrors for an employee above his limits; approvalErrors.overBudget
 */
export const callOff: Acts['callOff'] = async (work, member, input) => {
  await holdEmployee(work, member);
  const row = await holdContract(work, purchaser(member), input.contractSn);
  if (row.isOnHold) throw contractErrors.onHold();
  const { receiverName, mobile, regionName, detailAddress, companyName } = await requireUsableAddress(
    work,
    member,
    input.addressId,
  );
  const text = await textToOrderOf(work, row, input.lines);
  const { needsPayment, isAsked, ...placed } = await orderUnder(work, row, text, {
    lines: input.lines,
    address: { receiverName, mobile, regionName, detailAddress, companyName },
    poNumber: input.poNumber,
    remark: input.remark,
    by: { by: 'buyer', actorId: member.memberId, actorName: member.shownName },
    orderedBy: member,
  });
  return { ...placed, needsPayment: bit(needsPayment), isAsked: bit(isAsked) };
};

/** Who would have to approve such an order. Changes nothing. @throws as callOff, but for limits, budgets and the address */
export const previewCallOff: Acts['previewCallOff'] = async (work, member, { contractSn, lines: wished }) => {
  const row = await requireContract(work, purchaser(member), contractSn);
  const { content } = await textToOrderOf(work, row, wished);
  const lines = agreedLines(content, wished);
  const freight = await freightDue(work, row, content);
  const { enterpriseId, storeId, projectId, costCentre } = row;
  const approval = await previewAgreed(
    work,
    { member, from: { docType: CONTRACT, docSn: contractSn } },
    { enterpriseId, storeId, projectId, costCentre, lines, amount: amountUnder(lines, freight) },
  );
  return { approval };
};

/** The text in force, where the lines wished may be ordered of it. */
async function textToOrderOf(work: Work, row: ContractRow, wished: Wished): Promise<ContractVersion> {
  if ((row.state !== 'EFFECTIVE' && row.state !== 'CHANGE_PENDING') || row.kind === 'OFFLINE')
    throw contractErrors.notNow({ state: row.state });
  if (new Set(wished.map((line) => line.lineNo)).size < wished.length) throw contractErrors.noFramework();
  const text = await requireText(work, row.contractSn, { versionNo: row.forceNo });
  const performed = new Map((await linesOf(work, row.contractId)).map((line) => [line.lineNo, line]));
  for (const { lineNo, number } of wished) {
    const line = text.content.lines.find((one) => one.lineNo === lineNo);
    const so = performed.get(lineNo);
    if (!line || !so) throw contractErrors.unknownLine({ lineNo });
    const left = so.number - so.orderedNum;
    const isFramework = row.kind === 'FRAMEWORK';
    if (!isFramework && number > left) throw contractErrors.aboveContract({ lineNo, left });
    // what is left of a quantity that was agreed as a whole may be taken as it is
    if (isFramework || number < left) requireInPacks(line, number);
  }
  return text;
}

/** The least quantity and the multiple hold that were offered with the price (invariant 15). @throws contractErrors.notInPacks */
function requireInPacks(line: ContractLine, number: number): void {
  const rule = quantityRuleOf(line);
  if (isValidQuantity(number, rule)) return;
  throw contractErrors.notInPacks({
    partNo: line.partNo || line.name,
    least: rule.minBuyNum,
    multiple: rule.multiple,
  });
}
