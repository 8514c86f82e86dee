// Every sentence of bringing in a price list.
import { words } from '#kit/words/words.ts';

export const offerSheetWords = words({
  title: { zh: '导入价目表', en: 'Import a price list' },
  text: {
    zh: '上传 Excel 或 CSV：已在售的货品更新价格和库存，目录中有而本店未上架的型号新增上架。空白单元格保持原值。',
    en: 'Excel or CSV. Products you sell get their new prices and stock; parts of the catalogue that you do not sell yet are listed. Blank cells leave what stands there.',
  },
  chooseFile: { zh: '选择文件', en: 'Choose a file' },
  otherFile: { zh: '换一个文件', en: 'Another file' },
  fileHint: {
    zh: 'xlsx、xls、ods、csv（UTF-8 或 GBK），最多 10,000 行',
    en: 'xlsx, xls, ods, csv (UTF-8 or GBK), up to 10,000 rows',
  },
  fileTooLarge: { zh: '文件超过 10 MB', en: 'The file is larger than 10 MB' },
  template: { zh: '下载模板', en: 'Template' },
  templateName: { zh: '价目表模板', en: 'Price list' },
  reading: { zh: '正在识别…', en: 'Reading…' },
  sheet: { zh: '工作表', en: 'Sheet' },
  sheetRows: {
    zh: (name: string, rows: number) => `${name}（${rows} 行）`,
    en: (name: string, rows: number) => `${name} (${rows} rows)`,
  },
  columns: { zh: '列', en: 'Columns' },
  columnsText: {
    zh: '请核对每列的含义，可以修改。',
    en: 'Please check what each column is; you may change it.',
  },
  column: { zh: (name: string) => `“${name}”列`, en: (name: string) => `Column “${name}”` },
  notUsed: { zh: '不使用', en: 'Not used' },
  needsPartNo: {
    zh: '请指定型号列或货品编号列',
    en: 'Please say which column holds part numbers or product numbers',
  },
  compare: { zh: '预览变化', en: 'Show the changes' },
  change: { zh: '修改列', en: 'Change the columns' },
  preview: { zh: '变化', en: 'Changes' },
  all: { zh: '全部', en: 'All' },
  wrong: { zh: '无法导入', en: 'Not taken' },
  new: { zh: '新增', en: 'New' },
  changed: { zh: '有变化', en: 'Changed' },
  same: { zh: '无变化', en: 'Unchanged' },
  row: { zh: '行', en: 'Row' },
  part: { zh: '型号 / 品牌', en: 'Part / brand' },
  what: { zh: '变化', en: 'What changes' },
  large: { zh: '价格变动超过 30%', en: 'Price moves by more than 30%' },
  largeText: {
    zh: (n: number) => `${n} 行的价格变动超过 30%，请核对。`,
    en: (n: number) =>
      `${n} ${n === 1 ? 'row moves its price' : 'rows move their prices'} by more than 30%: please check.`,
  },
  firstOnly: { zh: '每类显示前 100 行。', en: 'The first hundred of each kind are shown.' },
  take: { zh: (n: number) => `导入 ${n} 行`, en: (n: number) => `Take ${n} ${n === 1 ? 'row' : 'rows'}` },
  nothingToTake: { zh: '没有可导入的变化', en: 'There is nothing to take' },
  taking: { zh: '正在导入…', en: 'Taking…' },
  done: {
    zh: (news: number, changed: number) => `已新增 ${news} 行，更新 ${changed} 行`,
    en: (news: number, changed: number) => `${news} new, ${changed} changed`,
  },
  doneText: { zh: '买家已可看到新的价格和库存。', en: 'Buyers see the new prices and stock.' },
  refusedText: {
    zh: (n: number) => `${n} 行未导入，原因见下表。`,
    en: (n: number) => `${n} ${n === 1 ? 'row was' : 'rows were'} not taken; the table says why.`,
  },
  saveRefused: { zh: '下载未导入的行', en: 'Download those rows' },
  refusedName: { zh: '未导入', en: 'Not taken' },
  reason: { zh: '原因', en: 'Reason' },
  toListings: { zh: '查看商品', en: 'See the listings' },
  again: { zh: '再导入一个', en: 'Another one' },
});
