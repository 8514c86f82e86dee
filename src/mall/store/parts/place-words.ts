// Every sentence about a store's return addresses and warehouses.
import { words } from '#kit/words/words.ts';

export const placeWords = words({
  title: { zh: '地址与仓库', en: 'Addresses' },
  returns: { zh: '退货地址', en: 'Return addresses' },
  returnsText: {
    zh: '退回的货物寄往这里。',
    en: 'Where goods that come back are sent.',
  },
  addReturn: { zh: '新增退货地址', en: 'Add a return address' },
  editReturn: { zh: '编辑退货地址', en: 'Edit the return address' },
  noReturns: { zh: '还没有退货地址', en: 'No return address yet' },
  noReason: { zh: '无理由退货', en: 'Returns without a reason' },
  noReasonDays: { zh: '收货后可无理由退货（天）', en: 'Days after receipt' },
  noReasonHint: {
    zh: '仅限未拆封的整包装，运费由买家承担；0 表示不支持。',
    en: 'Full unopened packs only, the buyer bears the carriage; 0: not at all.',
  },
  noReasonWrong: { zh: '请输入 0 到 90 之间的整数', en: 'Please enter a whole number from 0 to 90' },
  warehouses: { zh: '仓库', en: 'Warehouses' },
  warehousesText: {
    zh: '存放并发出货物的地点。',
    en: 'Where goods lie and are sent from.',
  },
  addWarehouse: { zh: '新增仓库', en: 'Add a warehouse' },
  editWarehouse: { zh: '编辑仓库', en: 'Edit the warehouse' },
  noWarehouses: { zh: '还没有仓库', en: 'No warehouse yet' },
  needed: {
    zh: '商城开业前，店铺须有运费模板、退货地址和仓库。',
    en: 'Before the mall opens, a store needs a freight template, a return address and a warehouse.',
  },
  contact: { zh: '收件人', en: 'Receiver' },
  needsContact: { zh: '请输入收件人', en: 'Please enter the receiver' },
  code: { zh: '仓库编号', en: 'Code' },
  codeHint: { zh: '店内单据上使用的编号，如 SZ01', en: 'As your own papers name it, e.g. SZ01' },
  needsCode: { zh: '请输入仓库编号', en: 'Please enter the code' },
  name: { zh: '仓库名称', en: 'Name' },
  needsName: { zh: '请输入仓库名称', en: 'Please enter the name' },
  makeDefault: { zh: '设为默认', en: 'Make default' },
  isDefault: { zh: '默认', en: 'Default' },
  delete: { zh: '删除', en: 'Delete' },
  deleteTitle: { zh: (name: string) => `删除“${name}”？`, en: (name: string) => `Delete “${name}”?` },
  deleteText: {
    zh: '删除默认项后，最新添加的一项成为默认。',
    en: 'When it was the default, the newest of the others becomes it.',
  },
  saved: { zh: '已保存', en: 'Saved' },
  deleted: { zh: '已删除', en: 'Deleted' },
});
