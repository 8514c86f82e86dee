// The words of delivery addresses.
import { words } from '#kit/words/words.ts';

export const addressWords = words({
  address: { zh: '收货地址', en: 'Delivery address' },
  add: { zh: '新增收货地址', en: 'Add an address' },
  editAddress: { zh: '编辑收货地址', en: 'Edit the address' },
  deleteTitle: { zh: '删除这个收货地址？', en: 'Delete this address?' },
  deleteText: {
    zh: '已提交的订单不受影响，删除后不可恢复。',
    en: 'Orders already placed keep it. This cannot be undone.',
  },
  deleteIt: { zh: '删除地址', en: 'Delete the address' },
  deleted: { zh: '地址已删除', en: 'Address deleted' },
  saved: { zh: '地址已保存', en: 'Address saved' },
  mobile: { zh: '联系电话', en: 'Contact phone' },
  mobileHint: { zh: '手机号，或 6-8 位固定电话', en: 'A mobile number, or a landline of 6–8 digits' },
  detail: { zh: '详细地址', en: 'Street and number' },
  detailHint: { zh: '街道、门牌号、楼层、收货部门', en: 'Street, number, floor, department' },
  company: { zh: '收货单位', en: 'Company' },
  makeDefault: { zh: '设为默认地址', en: 'Use as the default address' },
  isDefault: { zh: '默认', en: 'Default' },
  isEnterprises: { zh: '企业地址', en: 'Enterprise' },
  askForAddress: {
    zh: '您没有维护收货地址的权限，请联系企业管理员添加。',
    en: 'You may not maintain addresses: please ask your administrator to add one.',
  },
  setDefault: { zh: '设为默认', en: 'Make default' },
  needsReceiver: { zh: '请输入收货人', en: 'Please enter the receiver' },
  needsRegion: { zh: '请选择所在地区', en: 'Please choose the region' },
  needsDetail: { zh: '请输入详细地址', en: 'Please enter the street and number' },
  none: { zh: '还没有收货地址', en: 'No delivery address yet' },
  noneText: { zh: '添加后，下单时可以直接选用。', en: 'Add one and choose it when you order.' },
  more: { zh: (n: number) => `更多地址（${n}）`, en: (n: number) => `More addresses (${n})` },
  fewer: { zh: '收起', en: 'Show fewer' },
});
