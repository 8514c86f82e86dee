// What calls need besides the thing they are about, so that they are refused for nothing but whose it is.
import type { Work } from '#kit/db/work.ts';
import { aCaseWithCertificate } from '#mall/authen/server/authen.builders.ts';
import { aDispute } from '#mall/complaint/server/complaint.builders.ts';
import { sheetText } from '#mall/datasheet/fill/sheet.builders.ts';
import { someSheet } from '#mall/datasheet/server/datasheet.builders.ts';
import { aLabWithAll } from '#mall/equipment/server/equipment.builders.ts';
import { anImpactRow } from '#mall/impact/server/impact-row.builders.ts';
import { anInstrument } from '#mall/instrument/server/instrument.builders.ts';
import { anInvoice } from '#mall/invoice/server/invoice.builders.ts';
import { someVersion } from '#mall/lab-catalog/server/lab-catalog.builders.ts';
import { somePrices } from '#mall/lab-price/server/lab-price.builders.ts';
import { anObjectionRow } from '#mall/objection/server/objection-row.builders.ts';
import { aReportRow } from '#mall/report/server/report-row.builders.ts';
import { aChangeRow } from '#mall/service-change/server/change-row.builders.ts';
import { SPECIMEN_ACTS } from '#mall/specimen/allowed-acts.ts';
import { aCommission } from '#mall/specimen/server/commission.builders.ts';
import { specimenProtocol } from '#mall/specimen/specimen.protocol.ts';
import { aTaxFile } from '#mall/tax-file/server/official-files.builders.ts';
import { aVisitRow } from '#mall/visit/server/visit-row.builders.ts';

const HASH = 'a'.repeat(64);
const OFFER = { freight: { kind: 'included' }, validUntil: '2026-12-31', lines: [] };
const DRAFT = {
  title: { zh: '合同', en: 'Contract' },
  purchaser: {},
  supplier: {},
  lines: [],
  plan: [{ trigger: 'ON_ORDER', perMille: 1000 }],
  clauses: [],
};
const onBothSides = (call: string, input: object): Record<string, object> => ({
  [`v3/business/front/${call}`]: input,
  [`v3/business/seller/${call}`]: input,
});

export const A_PLACE = {
  ...{ receiverName: '仓管', mobile: '13800138000', code: 'SZ01', name: '深圳仓' },
  ...{ districtCode: '440305', detailAddress: '科苑路 15 号' },
};

const A_SHEET = sheetText();
const A_NUMBER = '26350000000000000001';

/** What a call needs besides, to be refused for nothing but whose the thing is. */
export const BESIDES: Record<string, object> = {
  'v3/member/front/memberAddress/edit': {
    receiverName: '王工',
    mobile: '13800138000',
    districtCode: '440305',
    detailAddress: '科技园南区 1 号楼 502',
  },
  'v3/business/front/invoiceHeader/save': {
    ...{ titleKind: 'person', title: '王工', email: '' },
    version: undefined,
  },
  'v3/business/front/invoiceAddress/save': A_PLACE,
  'v3/business/seller/invoice/issue': { sheets: [{ number: A_NUMBER, issuedOn: '2026-11-21' }] },
  'v3/business/seller/invoice/issueRed': { number: A_NUMBER },
  'v3/business/seller/invoice/accept': { isAccepted: 1 },
  'v3/goods/front/replacement/suggest': { statement: '在电源板上替换测试半年，无异常' },
  'v3/business/front/sample/submit': { massProduction: '2027-03' },
  'v3/business/front/sample/resubmit': { massProduction: '2027-03' },
  'v3/lab/desk/staff/giveScope': { field: 'env' },
  'v3/lab/desk/equipment/enter': { checkEveryDays: null },
  'v3/lab/desk/equipment/change': { checkEveryDays: null },
  'v3/lab/desk/environment/enter': { tempC: '23', rh: '45', pressureKPa: '', at: undefined },
  'v3/lab/desk/sheet/change': { written: A_SHEET },
  'v3/lab/front/instrument/change': { name: '表', model: 'M', serialNo: '1', cycleMonths: 12 },
  ...Object.fromEntries(SPECIMEN_ACTS.map((act) => [specimenProtocol[act].path, { deviceAt: undefined }])),
  ...Object.fromEntries(
    ['front', 'desk'].flatMap((side) =>
      ['preview', 'askChange'].map((call) => [`v3/lab/${side}/change/${call}`, { drop: '[1]', add: '[]' }]),
    ),
  ),
  'v3/lab/front/instrument/record': { lastDate: '2026-03-02' },
  'v3/member/front/matCode/edit': { partId: null, productId: null, storeId: null, alternatePartIds: [] },
  'v3/member/front/matCode/decideRows': { decision: 'take' },
  'v3/goods/front/bom/assume': { tolerance: 1, dielectric: 'X7R', smallDielectric: 'C0G', volts: 25 },
  'v3/store/seller/freight/save': { rows: [{ firstFee: '5.00' }] },
  'v3/store/seller/returnAddress/save': A_PLACE,
  'v3/store/seller/warehouse/save': A_PLACE,
  'v3/member/front/subAccount/edit': { mobile: '13800138001', email: 'wang@example.com' },
  'v3/member/front/desApp/sendBack': { remarks: { realName: '不一致' } },
  'v3/business/front/orderOperate/submit': {
    source: 'buyNow',
    number: 100,
    invoice: { kind: 'none' },
    expectedAmount: undefined,
  },
  'v3/goods/seller/goods/adjustStock': { dateCode: '2610' },
  'v3/business/front/purchaseInquire/save': { header: undefined, lines: undefined, storeIds: undefined },
  'v3/business/front/purchaseInquire/addLines': { source: { from: 'nothing' } },
  'v3/business/front/purchaseInquire/amend': { header: {}, lines: [] },
  'v3/member/front/webhook/replay': { from: undefined, until: undefined },
  'v3/store/seller/webhook/replay': { from: undefined, until: undefined },
  'v3/business/front/purchaseInquire/extend': { deadline: '2026-12-01T10:00:00Z' },
  'v3/business/front/purchaseInquire/invite': { storeIds: [1] },
  'v3/business/seller/purchaseInquire/ask': { fileIds: [] },
  'v3/business/front/approval/saveRule': { conditions: {}, steps: [{ who: 'permitted' }] },
  'v3/business/seller/approval/saveRule': { conditions: {}, steps: [{ who: 'permitted' }] },
  'v3/business/front/afterSale/maximum': { lines: undefined },
  'v3/business/front/afterSale/apply': { kind: 3, part: 'U', reason: 'R15', lines: undefined },
  'v3/business/seller/orderInfo/deliver': {
    lines: [{ orderLineId: 1, number: 1, lots: [{ lotId: 1, number: 1 }] }],
  },
  ...onBothSides('contract/askChanges', { remarks: [{ clauseKey: 'price', comment: '请改' }] }),
  ...onBothSides('contract/detail', { at: undefined }),
  ...onBothSides('contract/save', { draft: DRAFT }),
  ...onBothSides('contract/proposeChange', { draft: DRAFT }),
  ...onBothSides('contract/register', { signedOn: '', startsOn: '', endsOn: '' }),
  ...onBothSides('contract/confirm', { contentHash: HASH }),
  ...onBothSides('contract/sign', { contentHash: HASH }),
  ...onBothSides('contract/signChange', { contentHash: HASH }),
  ...onBothSides('signAuth/apply', { authorisedUntil: '', uscc: '91350100M000100Y43' }),
  ...onBothSides('signAuth/resubmit', { authorisedUntil: '', uscc: '91350100M000100Y43' }),
  'v3/business/front/quotation/counter': {
    lines: [{ lineNo: 1, unitPrice: '1.00' }],
    freight: { kind: 'included' },
  },
  'v3/business/front/quotation/comparison': { needs: [] },
  'v3/business/seller/quotation/offer': { offer: OFFER },
  'v3/business/seller/quotation/previewApproval': { offer: OFFER },
  'v3/business/seller/quotation/submit': { offer: OFFER },
  'v3/business/seller/quotation/renew': { offer: OFFER },
  'v3/goods/front/bom/confirmColumns': { sheetAt: 0, headerAt: 0, roles: ['partNo'] },
  'v3/goods/front/bom/changeLine': {
    lineId: 1,
    partId: null,
    productId: null,
    buyNum: null,
    attrition: null,
    leaderNum: null,
  },
};

/** The tables of the things that somebody else must not move. */
export const OWNED_TABLES = [
  ...['sub_order', 'cart_line', 'member_address', 'site_message', 'member_session', 'sub_account'],
  ...['certification', 'designer_application', 'goods', 'product', 'payment', 'sample_request'],
  ...['sample_line', 'saved_search', 'alarm', 'list_view', 'mat_code', 'mat_conflict', 'mat_import'],
  ...[
    'contract',
    'sign_auth',
    'seal',
    'after_sale',
    'complaint',
    'recharge',
    'settlement_bill',
    'settlement_row',
    'invoice',
    'invoice_header',
    'invoice_address',
    'billable_row',
    'tax_file',
    'credit_account',
    'credit_application',
    'credit_sub_limit',
    'statement',
    'statement_dispute',
    'instrument',
    'lab_staff',
    'service_order',
    'specimen',
    'equipment',
    'environment_reading',
    'sheet_definition',
    'capability_version',
    'price_proposal',
    'service_package',
    'report',
    'authen_case',
    'authen_certificate',
    'surveillance_task',
    'objection',
    'equipment_impact',
    'service_change',
    'on_site_visit',
  ],
];

/** A case of the order with a complaint about it, an application for an invoice of its store, a file that fits several, an instrument, a commission with a specimen and a report, a certification with its certificate, and a colleague with equipment and a data sheet in a laboratory. */
export async function somePapers(work: Work, orderSn: string, memberId: number) {
  const [of] = await work.query<{ storeId: number }>(
    'SELECT store_id AS "storeId" FROM sub_order WHERE order_sn = $1',
    [orderSn],
  );
  const commission = await aCommission(work, memberId);
  const laboratory = await aLabWithAll(work, memberId);
  const paper = await aReportRow(work, memberId, commission);
  return {
    ...(await aDispute(work, orderSn, memberId)),
    ...(await anInvoice(work, memberId, of!.storeId)),
    ...(await aTaxFile(work, memberId, of!.storeId)),
    ...(await anInstrument(work, memberId)),
    ...commission,
    ...(await aCaseWithCertificate(work, memberId)),
    ...paper,
    ...(await anObjectionRow(work, memberId, { ...commission, ...paper })),
    ...(await anImpactRow(work, { ...commission, ...laboratory })),
    ...(await aChangeRow(work, memberId, commission)),
    ...(await aVisitRow(work, commission)),
    ...laboratory,
    ...{ equipIds: [laboratory.equipId], engineerId: memberId },
    ...(await someSheet(work, memberId)),
    ...(await someVersion(work, memberId)),
    ...(await somePrices(work, memberId)),
  };
}

/** A request for samples that waits for its store, with one line. */
export async function aSampleRequest(
  work: Work,
  of: { memberId: number; enterpriseId: number; storeId: number; productId: number },
): Promise<{ sampleSn: string; sampleLineId: number }> {
  const sampleSn = 'SP26112100000001';
  await work.query(
    `INSERT INTO sample_request (sample_sn, member_id, enterprise_id, store_id, state, turn, has_reached_store,
                                 designer_name, use, receiver, submitted_at, created_at)
     VALUES ($1, $2, $3, $4, 'PENDING_REVIEW', 'store', true, '陈工', '{"purpose":"newDesign"}', '{}', $5, $5)`,
    [sampleSn, of.memberId, of.enterpriseId, of.storeId, work.now],
  );
  const [line] = await work.query<{ sampleLineId: number }>(
    `INSERT INTO sample_line (request_id, product_id, goods, unit_price, asked_num)
     SELECT request_id, $1, '{}', 0, 3 FROM sample_request RETURNING sample_line_id AS "sampleLineId"`,
    [of.productId],
  );
  return { sampleSn, sampleLineId: line!.sampleLineId };
}
