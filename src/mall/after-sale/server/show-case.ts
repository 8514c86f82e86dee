// One case, for its buyer, its store and the platform.
import type { Actions } from '#kit/http/server/serve.ts';
import type { afterSaleProtocol } from '../after-sale.protocol.ts';
import { buyersEyes, caseDetail, platformsEyes, storesEyes } from './case-view.ts';
import { buyersSide, findCase, storesSide } from './hold-case.ts';

type Acts = Actions<typeof afterSaleProtocol>;

/** @throws afterSaleErrors.notFound */
export const showCase: Acts['detail'] = async (work, member, { caseSn }) => {
  const { row } = await findCase(work, buyersSide(member), caseSn);
  return caseDetail(work, row, buyersEyes(member));
};

/** @throws afterSaleErrors.notFound, also for another store's */
export const showStoresCase: Acts['storeDetail'] = async (work, seller, { caseSn }) => {
  const { row } = await findCase(work, storesSide(seller), caseSn);
  return caseDetail(work, row, storesEyes);
};

/** @throws afterSaleErrors.notFound */
export const showCaseToPlatform: Acts['adminDetail'] = async (work, operator, { caseSn }) => {
  const { row } = await findCase(work, 'platform', caseSn);
  return caseDetail(work, row, platformsEyes(operator));
};
