// Who the demo's stores are for the tax office, and what its enterprise keeps for its invoices; all of it is made up.
import { cents } from '#kit/money/money.ts';

/** By the store's key. */
export const demoIdentities: Readonly<
  Record<string, { name: string; taxNo: string; address: string; clerk: string }>
> = {
  yuancai: {
    name: '元采自营（演示）有限公司',
    taxNo: '91440101MA5D0YC016',
    address: '广州市天河区科韵路 20 号',
    clerk: '冯会计',
  },
  licheng: {
    name: '立诚电子（演示）有限公司',
    taxNo: '91440300MA5D0LC02W',
    address: '深圳市宝安区留仙二路 8 号',
    clerk: '吴会计',
  },
  xinhui: {
    name: '芯汇半导体（演示）有限公司',
    taxNo: '91350100MA5D0XH03G',
    address: '福州市鼓楼区软件大道 89 号',
    clerk: '林会计',
  },
  liangu: {
    name: '连固连接器（演示）有限公司',
    taxNo: '91320500MA5D0LG045',
    address: '苏州市工业园区星湖街 218 号',
    clerk: '沈会计',
  },
};

/** Where the enterprise's paper invoices go. */
export const demoInvoiceAddress = {
  receiverName: '财务部 陈会计',
  mobile: '13900010011',
  districtCode: '440305',
  detailAddress: '留仙大道 3370 号启明大厦 9 层财务部',
};

/** Of somebody who buys for no certified enterprise. */
export const demoHeader = {
  titleKind: 'company',
  title: '广州林氏电子工作室',
  taxNo: '91440101MA5D0LN01N',
  registerAddress: '广州市天河区五山路 100 号',
  registerPhone: '020-87110001',
  bank: '建设银行广州五山支行',
  bankAccount: '4400 1450 0010 5001',
  email: '',
  isDefault: true,
} as const;

/** So many of its oldest applications are issued, the last by Nuonuo; the others wait for their stores. */
export const demoIssued = 2;

/** What an official file of another buyer says. */
export const demoTaxFile = {
  ...{ number: '26442000000000088001', issuedOn: '2026-11-20', type: 'normal' as const },
  ...{ buyerNo: '914403001922038216', buyerName: '深圳某某贸易有限公司', remark: '' },
  ...{ net: cents(100_000), tax: cents(13_000), amount: cents(113_000) },
} as const;
