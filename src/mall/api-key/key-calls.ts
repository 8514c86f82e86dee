// The calls that programs may make with a key, by the scope they need; what is not here is closed to keys.
import type { ApiKeyScope } from './api-key-scopes.ts';

const GOODS = 'v3/goods/front';
const BUSINESS = 'v3/business/front';
const STORE = 'v3/business/seller';
const MATCODE = 'v3/member/front/matCode';
const LAB = 'v3/lab/front';

/** Each as `METHOD path`; the last part may name several, parted by commas. What stands in several scopes is open with any of them. */
export const KEY_CALLS: Readonly<Record<ApiKeyScope, readonly string[]>> = {
  'catalog.read': [
    `GET ${GOODS}/goods/category/listByPId`,
    `GET ${GOODS}/goods/goodsList,suggest,details,contrast,newGoods`,
    `GET ${GOODS}/series/detail,orderCode`,
    `GET ${GOODS}/brand/list,detail`,
    `GET ${GOODS}/part/parameterSheet`,
    `GET ${GOODS}/replacement/list,ofPart,evidence,parts`,
    `POST ${GOODS}/bom/preview,readText,solve`,
    `GET ${LAB}/capability/list`,
    `GET ${LAB}/charge/list,calculate`,
  ],
  'order.read': [
    `GET ${BUSINESS}/orderInfo/list,agreedList,detail`,
    `GET ${BUSINESS}/cart/cartList`,
    `GET ${STORE}/orderInfo/list,detail`,
    `GET ${LAB}/service/list,detail`,
    'GET v3/member/front/memberAddress/list',
  ],
  'order.write': [
    `POST ${BUSINESS}/cart/add,changeNum,checkedCarts,deleteCarts,acceptPrices`,
    `POST ${BUSINESS}/orderOperate/confirm,check,submit,cancel,receive,confirmParcel`,
  ],
  'order.ship': [`POST ${STORE}/orderInfo/approve,ready,deliver`],
  'aftersale.read': [`GET ${BUSINESS}/afterSale/list,detail,maximum`, `GET ${STORE}/afterSale/list,detail`],
  'aftersale.ship': [`POST ${STORE}/afterSale/receive,sendReplacement`],
  'complaint.read': [`GET ${BUSINESS}/complaint/list,detail`, `GET ${STORE}/complaint/list,detail`],
  'rfq.read': [
    `GET ${BUSINESS}/purchaseInquire/list,detail,versions,differences`,
    `GET ${STORE}/purchaseInquire/list,detail,differences`,
    `GET ${BUSINESS}/quotation/list,detail`,
    `GET ${STORE}/quotation/list,detail`,
  ],
  'rfq.draft': [`POST ${BUSINESS}/purchaseInquire/create,addLines,save`],
  'quote.write': [`POST ${STORE}/quotation/open,save,decline`],
  'contract.read': [`GET ${BUSINESS}/contract/list,detail`, `GET ${STORE}/contract/list,detail`],
  'statement.read': [
    `GET ${BUSINESS}/statement/list,detail`,
    `GET ${BUSINESS}/credit/accounts,account,forecast`,
    `GET ${STORE}/statement/list,detail,aging`,
    `GET ${STORE}/creditAccount/list`,
    `GET ${STORE}/credit/account`,
  ],
  'invoice.read': [`GET ${BUSINESS}/invoice/list,detail`, `GET ${STORE}/invoice/list,detail`],
  'settlement.read': [`GET ${STORE}/settlement/list,detail,orders,invoices,deposit`],
  'report.read': [`GET ${LAB}/service/detail`, `GET ${LAB}/report/ownList,list,verify,pdf,dcc,tables`],
  'mat.write': [
    `GET ${MATCODE}/list,detail,codesOfParts`,
    `POST ${MATCODE}/add,edit,disable,enable,setGrade,delete,remember`,
  ],
  'offer.write': [
    'GET v3/goods/seller/goods/list',
    'POST v3/goods/seller/goods/changeLadder,changeState,savePrices',
  ],
  'stock.write': ['POST v3/goods/seller/goods/adjustStock,saveStocks'],
  webhook: ['member/front', 'store/seller'].flatMap((area) => [
    `GET v3/${area}/webhook/list,messages`,
    `POST v3/${area}/webhook/make,change,switch,renewSecret,remove,test,replay`,
  ]),
  assistant: [],
};

const scopes = Map.groupBy(
  Object.entries(KEY_CALLS).flatMap(([scope, calls]) =>
    calls.flatMap((call) => {
      const cut = call.lastIndexOf('/') + 1;
      return call
        .slice(cut)
        .split(',')
        .map((name) => ({ call: call.slice(0, cut) + name, scope: scope as ApiKeyScope }));
    }),
  ),
  ({ call }) => call,
);

/** Any of these a key must have been allowed for this call; none for what is closed to keys. */
export const scopesOfCall = (method: string, path: string): ApiKeyScope[] =>
  scopes.get(`${method} ${path}`)?.map(({ scope }) => scope) ?? [];

/** Every call that is open to keys, as `METHOD path`. */
export const callsOfKeys = (): string[] => [...scopes.keys()];
