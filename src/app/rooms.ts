// Every room's routes, listeners and timers, listed by hand: the whole mall at a glance.
import type { Listener } from '#kit/events/event.ts';
import type { Route } from '#kit/http/server/serve.ts';
import type { TimerHandler } from '#kit/jobs/timer.ts';
import { abilityRoutes, abilityTimers } from '#mall/ability/server/ability.routes.ts';
import { addressRoutes } from '#mall/address/server/address.routes.ts';
import { findDistrict } from '#mall/address/server/regions.ts';
import {
  afterSaleListeners,
  afterSaleRoutes,
  afterSaleTimers,
} from '#mall/after-sale/server/after-sale.routes.ts';
import { openQualityCase, twoPeopleFrom } from '#mall/after-sale/server/after-sale.ts';
import { alarmListeners, alarmRoutes, alarmTimers } from '#mall/alarm/server/alarm.routes.ts';
import { apiKeyRoutes } from '#mall/api-key/server/api-key.routes.ts';
import { approvalListeners, approvalRoutes, approvalTimers } from '#mall/approval/server/approval.routes.ts';
import {
  authenInbox,
  authenListeners,
  authenRoutes,
  authenTimers,
} from '#mall/authen/server/authen.routes.ts';
import { benchInboxes, benchListeners, benchRoutes } from '#mall/bench/server/bench.routes.ts';
import { bomListeners, bomRoutes, bomTimers } from '#mall/bom/server/bom.routes.ts';
import { booksRoutes, booksTimers } from '#mall/books/server/books.routes.ts';
import { captchaRoutes } from '#mall/captcha/server/captcha.routes.ts';
import { cartRoutes } from '#mall/cart/server/cart.routes.ts';
import {
  catalogImportRoutes,
  catalogImportTimers,
} from '#mall/catalog-import/server/catalog-import.routes.ts';
import { commissionRoutes } from '#mall/commission/server/commission.routes.ts';
import { companyListeners, companyRoutes, companyTimers } from '#mall/company/server/company.routes.ts';
import { complaintRoutes, complaintTimers } from '#mall/complaint/server/complaint.routes.ts';
import { contractListeners, contractRoutes, contractTimers } from '#mall/contract/server/contract.routes.ts';
import { creditListeners, creditRoutes, creditTimers } from '#mall/credit/server/credit.routes.ts';
import { datasheetRoutes } from '#mall/datasheet/server/datasheet.routes.ts';
import { designerListeners, designerRoutes, designerTimers } from '#mall/designer/server/designer.routes.ts';
import {
  enterpriseLoginListeners,
  enterpriseLoginRoutes,
} from '#mall/enterprise-login/server/enterprise-login.routes.ts';
import { refuseOtherWays } from '#mall/enterprise-login/server/enterprise-login.ts';
import { equipmentInbox, equipmentRoutes, equipmentTimer } from '#mall/equipment/server/equipment.routes.ts';
import { evaluationRoutes } from '#mall/evaluation/server/evaluation.routes.ts';
import { favouriteRoutes } from '#mall/favourite/server/favourite.routes.ts';
import { fileRoutes } from '#mall/file/server/file.routes.ts';
import { goodsListeners, goodsRoutes, goodsTimers } from '#mall/goods/server/goods.routes.ts';
import { countGoodsOnSale, hasGoodsToSell } from '#mall/goods/server/goods.ts';
import { impactInbox, impactListeners, impactRoutes } from '#mall/impact/server/impact.routes.ts';
import { inquiryListeners, inquiryRoutes, inquiryTimers } from '#mall/inquiry/server/inquiry.routes.ts';
import { instrumentRoutes, instrumentTimer } from '#mall/instrument/server/instrument.routes.ts';
import { invoiceListeners, invoiceRoutes, invoiceTimers } from '#mall/invoice/server/invoice.routes.ts';
import { labCatalogRoutes } from '#mall/lab-catalog/server/lab-catalog.routes.ts';
import { labEvidenceListeners, labEvidenceRoutes } from '#mall/lab-evidence/server/lab-evidence.routes.ts';
import { labOfficeRoutes } from '#mall/lab-office/server/lab-office.routes.ts';
import { labPriceRoutes } from '#mall/lab-price/server/lab-price.routes.ts';
import { labSaleListeners, labSaleRoutes, labSaleTimers } from '#mall/lab-sale/server/lab-sale.routes.ts';
import { labStaffRoutes } from '#mall/lab-staff/server/lab-staff.routes.ts';
import { loginListeners, loginRoutes, loginTimers } from '#mall/login/server/login.routes.ts';
import type { Entrance } from '#mall/login/server/login.ts';
import { matCodeRoutes } from '#mall/mat-code/server/mat-code.routes.ts';
import { memberRoutes } from '#mall/member/server/member.routes.ts';
import { messageListeners, messageRoutes } from '#mall/message/server/message.routes.ts';
import { objectionInbox, objectionRoutes } from '#mall/objection/server/objection.routes.ts';
import { offerSheetRoutes } from '#mall/offer-sheet/server/offer-sheet.routes.ts';
import { optimiseListeners, optimiseRoutes, optimiseTimers } from '#mall/optimise/server/optimise.routes.ts';
import { orderListeners, orderRoutes, orderTimers } from '#mall/order/server/order.routes.ts';
import { requireMayPay } from '#mall/order/server/order.ts';
import { partRoutes } from '#mall/part/server/part.routes.ts';
import { paymentRoutes } from '#mall/payment/server/payment.routes.ts';
import { projectListeners, projectRoutes, projectTimers } from '#mall/project/server/project.routes.ts';
import { listEnterpriseProjects } from '#mall/project/server/project.ts';
import { punchoutListeners, punchoutRoutes } from '#mall/punchout/server/punchout.routes.ts';
import {
  quotationListeners,
  quotationRoutes,
  quotationTimers,
} from '#mall/quotation/server/quotation.routes.ts';
import { findWaitingAwards } from '#mall/quotation/server/quotation.ts';
import { rechargeListeners, rechargeRoutes, rechargeTimers } from '#mall/recharge/server/recharge.routes.ts';
import {
  reconciliationRoutes,
  reconciliationTimers,
} from '#mall/reconciliation/server/reconciliation.routes.ts';
import { regularRoutes } from '#mall/regular/server/regular.routes.ts';
import {
  replacementListeners,
  replacementRoutes,
  replacementTimers,
} from '#mall/replacement/server/replacement.routes.ts';
import {
  reportInboxes,
  reportListeners,
  reportRoutes,
  reportTimers,
} from '#mall/report/server/report.routes.ts';
import { sampleListeners, sampleRoutes, sampleTimers } from '#mall/sample/server/sample.routes.ts';
import { searchListeners, searchRoutes } from '#mall/search/server/search.routes.ts';
import {
  secondFactorListeners,
  secondFactorRoutes,
} from '#mall/second-factor/server/second-factor.routes.ts';
import { askFactor } from '#mall/second-factor/server/second-factor.ts';
import {
  serviceChangeListeners,
  serviceChangeRoutes,
  serviceChangeTimers,
} from '#mall/service-change/server/service-change.routes.ts';
import { settingRoutes } from '#mall/setting/server/setting.routes.ts';
import {
  settlementListeners,
  settlementRoutes,
  settlementTimers,
} from '#mall/settlement/server/settlement.routes.ts';
import {
  specimenInbox,
  specimenListeners,
  specimenRoutes,
  specimenTimers,
} from '#mall/specimen/server/specimen.routes.ts';
import {
  statementListeners,
  statementRoutes,
  statementTimers,
} from '#mall/statement/server/statement.routes.ts';
import { owedOf } from '#mall/statement/server/statement.ts';
import { statisticsRoutes, statisticsTimers } from '#mall/statistics/server/statistics.routes.ts';
import { storeRoutes } from '#mall/store/server/store.routes.ts';
import { taxRoutes } from '#mall/tax/server/tax.routes.ts';
import { taxFileListeners, taxFileRoutes, taxFileTimers } from '#mall/tax-file/server/tax-file.routes.ts';
import {
  providerListeners,
  taxProviderRoutes,
  taxProviderTimers,
} from '#mall/tax-provider/server/tax-provider.routes.ts';
import {
  entrustInbox,
  testingListeners,
  testingRoutes,
  testingTimers,
} from '#mall/testing/server/testing.routes.ts';
import { visitInbox, visitListeners, visitRoutes } from '#mall/visit/server/visit.routes.ts';
import { webhookRoutes } from '#mall/webhook/server/webhook.routes.ts';
import type { Facilities } from './facilities.ts';

/** What waits in a laboratory, in the order of its menu. */
const LAB_INBOXES = [
  entrustInbox,
  specimenInbox,
  ...benchInboxes,
  visitInbox,
  ...reportInboxes,
  ...[objectionInbox, impactInbox, authenInbox, equipmentInbox],
];

/** What stands between a proof and a login: the enterprise's own login where it is required, then the second factor. */
const holdsBack: Entrance['holdsBack'] = async (work, memberId, by) => {
  await refuseOtherWays(work, memberId, by);
  return askFactor(work, memberId, by);
};

export function roomRoutes(facilities: Facilities): Route[] {
  return [
    ...memberRoutes({ ...facilities, findDistrict }),
    ...settingRoutes(facilities),
    ...fileRoutes(facilities),
    ...captchaRoutes(),
    ...booksRoutes(),
    ...taxRoutes(facilities),
    ...storeRoutes({ countGoods: countGoodsOnSale, hasGoods: hasGoodsToSell }),
    ...addressRoutes(),
    ...messageRoutes(facilities),
    ...companyRoutes(facilities),
    ...partRoutes(),
    ...paymentRoutes({ ...facilities, requireMayPay, twoPeopleFrom }),
    ...rechargeRoutes(facilities),
    ...reconciliationRoutes(facilities),
    ...creditRoutes({ owedOf, projectsOf: listEnterpriseProjects }),
    ...statementRoutes({ openCase: openQualityCase }),
    ...goodsRoutes(),
    ...designerRoutes(facilities),
    ...searchRoutes(),
    ...cartRoutes(),
    ...statisticsRoutes(facilities),
    ...loginRoutes({ ...facilities, holdsBack }),
    ...secondFactorRoutes(facilities),
    ...enterpriseLoginRoutes({ ...facilities, holdsBack }),
    ...apiKeyRoutes(),
    ...webhookRoutes(facilities),
    ...orderRoutes({ projectsOf: listEnterpriseProjects }),
    ...punchoutRoutes(facilities),
    ...evaluationRoutes(),
    ...matCodeRoutes(),
    ...commissionRoutes(),
    ...abilityRoutes(),
    ...offerSheetRoutes(),
    ...replacementRoutes(),
    ...sampleRoutes(),
    ...afterSaleRoutes(facilities),
    ...favouriteRoutes(),
    ...alarmRoutes(),
    ...invoiceRoutes(),
    ...taxFileRoutes(facilities),
    ...taxProviderRoutes(facilities),
    ...complaintRoutes(),
    ...settlementRoutes(),
    ...bomRoutes(),
    ...optimiseRoutes(),
    ...projectRoutes(),
    ...regularRoutes(),
    ...approvalRoutes({ projectsOf: listEnterpriseProjects }),
    ...inquiryRoutes({ findWaitingAwards }),
    ...quotationRoutes(),
    ...contractRoutes(facilities),
    ...catalogImportRoutes(facilities),
    ...instrumentRoutes(),
    ...testingRoutes(),
    ...specimenRoutes(facilities),
    ...labSaleRoutes(),
    ...benchRoutes(),
    ...authenRoutes(facilities),
    ...visitRoutes(),
    ...objectionRoutes(),
    ...impactRoutes(),
    ...serviceChangeRoutes(),
    ...labEvidenceRoutes(facilities),
    ...reportRoutes(facilities),
    ...labStaffRoutes(),
    ...equipmentRoutes(),
    ...datasheetRoutes(),
    ...labCatalogRoutes(),
    ...labPriceRoutes(),
    ...labOfficeRoutes(LAB_INBOXES),
  ];
}

export const roomListeners: readonly Listener[] = [
  ...messageListeners,
  ...companyListeners,
  ...rechargeListeners,
  ...creditListeners,
  ...statementListeners,
  ...testingListeners,
  ...labSaleListeners,
  ...specimenListeners,
  ...benchListeners,
  ...visitListeners,
  ...serviceChangeListeners,
  ...authenListeners,
  ...reportListeners,
  ...labEvidenceListeners,
  ...impactListeners,
  ...designerListeners,
  ...goodsListeners,
  ...searchListeners,
  ...alarmListeners,
  ...invoiceListeners,
  ...taxFileListeners,
  ...providerListeners,
  ...loginListeners,
  ...secondFactorListeners,
  ...enterpriseLoginListeners,
  ...punchoutListeners,
  ...orderListeners,
  ...replacementListeners,
  ...sampleListeners,
  ...afterSaleListeners,
  ...settlementListeners,
  ...bomListeners,
  ...optimiseListeners,
  ...projectListeners,
  ...approvalListeners,
  ...inquiryListeners,
  ...quotationListeners,
  ...contractListeners,
];

export const roomTimers = (facilities: Facilities): readonly TimerHandler[] => [
  ...booksTimers,
  ...companyTimers,
  ...catalogImportTimers,
  ...rechargeTimers,
  ...reconciliationTimers(facilities),
  ...creditTimers,
  ...statementTimers,
  ...abilityTimers,
  ...goodsTimers,
  ...designerTimers,
  ...alarmTimers,
  ...invoiceTimers(facilities),
  ...taxFileTimers,
  ...taxProviderTimers(facilities),
  ...loginTimers,
  ...orderTimers,
  ...statisticsTimers,
  ...replacementTimers,
  ...sampleTimers,
  ...afterSaleTimers,
  ...complaintTimers,
  ...settlementTimers,
  ...bomTimers,
  ...optimiseTimers,
  ...projectTimers,
  instrumentTimer,
  ...testingTimers,
  ...labSaleTimers,
  ...serviceChangeTimers,
  ...authenTimers,
  ...specimenTimers,
  equipmentTimer,
  ...approvalTimers,
  ...inquiryTimers,
  ...quotationTimers,
  ...contractTimers(facilities),
  ...reportTimers(facilities),
];
