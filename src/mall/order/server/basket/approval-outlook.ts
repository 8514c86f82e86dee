// Before submitting: what an enterprise may book the order to, and who would have to approve it (domain 3.4.5).
import type { Work } from '#kit/db/work.ts';
import type { ActorOf, InputOf, ReplyOf } from '#kit/http/endpoint.ts';
import { chosenOf, listAddresses } from '#mall/address/server/address.ts';
import { listCostCentres, previewApprovalPath } from '#mall/approval/server/approval.ts';
import type { orderProtocol } from '../../order.protocol.ts';
import { caseOf, choosableProjects, type ProjectsOf, purposeOf } from './ask-buyers-people.ts';
import { priceBasket } from './price-basket.ts';
import { readBasket } from './read-basket.ts';

type Outlook = typeof orderProtocol.approvalOutlook;

/** Changes nothing. @throws orderErrors.projectNotFound, incomplete */
export const showApprovalOutlook =
  (projectsOf: ProjectsOf) =>
  async (work: Work, member: ActorOf<Outlook>, input: InputOf<Outlook>): Promise<ReplyOf<Outlook>> => {
    const addresses = await listAddresses(work, member);
    const chosen = chosenOf(addresses, input.addressId);
    const wishes = await readBasket(work, member, input);
    const basket = await priceBasket(work, wishes, chosen);
    const purpose = await purposeOf(work, member, input, projectsOf);
    const { enterpriseId } = member;
    const asked = { basket, orderSn: '', amount: basket.payable, ...purpose };
    return {
      projects: await choosableProjects(work, member, projectsOf),
      costCentres: await listCostCentres(work, enterpriseId),
      path: await previewApprovalPath(work, await caseOf(work, member, enterpriseId, asked)),
    };
  };
