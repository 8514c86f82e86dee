// Asks every room what waits for the member who is logged in; rooms that he may not ask are left out.
import { call } from '#kit/browser/call.ts';
import { approvalProtocol } from '#mall/approval/approval.protocol.ts';
import { type GatheredTurns, gatherTurns } from '#mall/approval/parts/gather-turns.ts';
import { contractProtocol } from '#mall/contract/contract.protocol.ts';
import { inquiryProtocol } from '#mall/inquiry/inquiry.protocol.ts';
import { memberMay } from '#mall/login/parts/use-may.ts';
import type { MemberInfo } from '#mall/member/member.protocol.ts';
import { quotationProtocol } from '#mall/quotation/quotation.protocol.ts';

/** @param pageSize most of each room; 1 where only the number is wanted */
export function loadTurns(
  member: Pick<MemberInfo, 'memberType' | 'enterpriseId' | 'permissions'> | undefined,
  pageSize = 50,
): Promise<GatheredTurns> {
  const isEmployee = member?.memberType === 3 && member.enterpriseId !== null;
  return gatherTurns({
    approval:
      isEmployee && memberMay(member, 'approval.decide')
        ? () => call(approvalProtocol.turns, { pageSize })
        : undefined,
    inquiry: memberMay(member, 'rfq.read') ? () => call(inquiryProtocol.turns, { pageSize }) : undefined,
    quotation:
      memberMay(member, 'quote.read') && memberMay(member, 'order.price')
        ? () => call(quotationProtocol.turns, { pageSize })
        : undefined,
    contract: memberMay(member, 'contract.read')
      ? () => call(contractProtocol.turns, { pageSize })
      : undefined,
  });
}
