// Every sentence of a store's freight templates.
import { words } from '#kit/words/words.ts';

export const freightWords = words({
  title: { zh: '运费模板', en: 'Freight' },
  text: {
    zh: '默认模板用于本店全部商品；城市优先于省份，其余地区按最后一行。承运商与天数会显示给下单的买家。',
    en: 'The default template holds for all goods of the store. A city comes before its province; all other places follow the last row. Buyers are shown carrier and days before they order.',
  },
  make: { zh: '新建模板', en: 'New template' },
  change: { zh: '修改模板', en: 'Change the template' },
  edit: { zh: '修改', en: 'Change' },
  save: { zh: '保存', en: 'Save' },
  remove: { zh: '删除', en: 'Delete' },
  removeTitle: { zh: (name: string) => `删除“${name}”？`, en: (name: string) => `Delete “${name}”?` },
  removeText: { zh: '默认模板不受影响。', en: 'The default template stays as it is.' },
  makeDefault: { zh: '设为默认', en: 'Make it the default' },
  isDefault: { zh: '默认', en: 'Default' },
  none: { zh: '还没有运费模板', en: 'There is no freight template' },
  noneText: {
    zh: '没有模板时，本店一律免运费。',
    en: 'Without one the store sends everything for nothing.',
  },
  name: { zh: '模板名称', en: 'Name' },
  nameMissing: { zh: '请填写模板名称', en: 'Please name the template' },
  regions: { zh: '地区', en: 'Regions' },
  rest: { zh: '其余地区', en: 'All other places' },
  fee: { zh: '运费（元）', en: 'Fee (yuan)' },
  freeFrom: { zh: '满额免运费（元）', en: 'Free from (yuan)' },
  carrier: { zh: '承运商', en: 'Carrier' },
  leastDays: { zh: '最快（天）', en: 'Days, at best' },
  mostDays: { zh: '最慢（天）', en: 'Days, at most' },
  daysWrong: {
    zh: '请填 1–60 的整数，最快不超过最慢',
    en: 'Whole days from 1 to 60, the best not above the most',
  },
  road: {
    zh: (least: number, most: number) => (least === most ? `${most} 天送达` : `${least}–${most} 天送达`),
    en: (least: number, most: number) => `${least === most ? most : `${least}–${most}`} days`,
  },
  free: { zh: (from: string) => `满 ${from} 免运费`, en: (from: string) => `free from ${from}` },
  never: { zh: '不免运费', en: 'never free' },
  notDelivered: { zh: '不配送', en: 'Not delivered' },
  choose: { zh: '选择省份', en: 'Choose provinces' },
  chosen: {
    zh: (n: number) => `已选 ${n} 个地区`,
    en: (n: number) => `${n} ${n === 1 ? 'region' : 'regions'}`,
  },
  addRow: { zh: '添加地区', en: 'Add regions' },
  removeRow: { zh: '删除此行', en: 'Remove the row' },
  amountWrong: { zh: '请输入金额，最多两位小数', en: 'Please enter an amount with at most two decimals' },
  regionsMissing: { zh: '请为每一行选择地区', en: 'Please choose regions for each row' },
  saved: { zh: '运费模板已保存', en: 'The template is saved' },
});
