// Every sentence about catalogues that operators hand in.
import { words } from '#kit/words/words.ts';

export const catalogImportWords = words({
  title: { zh: '目录导入', en: 'Catalogue import' },
  text: {
    zh: '上传产品目录：型号、品牌、分类，以及店铺的价格与库存。再次上传同一目录只更新有变化的部分。',
    en: 'Hand in a catalogue: part numbers, brands, categories, and what a store asks and has. The same catalogue handed in again changes only what has changed.',
  },
  store: { zh: '由哪家店铺销售', en: 'Which store sells them' },
  noStore: { zh: '只建产品，不上架', en: 'None: the parts alone' },
  storeHint: {
    zh: '文件中有价格的型号在该店铺上架',
    en: 'Parts with a price in the file are listed there',
  },
  chooseFile: { zh: '选择文件并导入', en: 'Choose a file and import it' },
  fileHint: {
    zh: 'xlsx、xls、ods、csv（按模板），或 .jsonl、.jsonl.gz、.zip，最大 64 MB',
    en: 'xlsx, xls, ods or csv as the template has it, or .jsonl, .jsonl.gz, .zip; 64 MB at most',
  },
  template: { zh: '下载模板', en: 'Template' },
  templateName: { zh: '目录模板', en: 'Catalogue template' },
  sending: { zh: '正在上传…', en: 'Sending …' },
  begun: { zh: '已开始导入，可以离开此页', en: 'It runs; you may leave this page' },
  fileTooLarge: {
    zh: '文件超过 64 MB，请用命令 npm run import 导入',
    en: 'The file is larger than 64 MB: use the command npm run import',
  },
  history: { zh: '最近的导入', en: 'The last imports' },
  none: { zh: '还没有导入过目录', en: 'No catalogue has been imported yet' },
  noneText: {
    zh: '没有产品时，店铺无法上架商品。',
    en: 'Without parts no store can list anything.',
  },
  partsAlone: { zh: '仅产品', en: 'Parts alone' },
  counts: {
    zh: (lines: string, parts: string, offers: string) => `${lines} 行：${parts} 个型号，${offers} 个报价`,
    en: (lines: string, parts: string, offers: string) => `${lines} lines: ${parts} parts, ${offers} offers`,
  },
  left: {
    zh: (count: string) => `${count} 行未导入`,
    en: (count: string) => `${count} lines left out`,
  },
  noted: {
    zh: (count: string) => `${count} 行已调整`,
    en: (count: string) => `${count} lines taken otherwise`,
  },
  line: { zh: (line: number) => `第 ${line} 行`, en: (line: number) => `Line ${line}` },
  firstOnes: {
    zh: (shown: number) => `仅显示前 ${shown} 行`,
    en: (shown: number) => `The first ${shown} of them`,
  },
  stop: { zh: '停止', en: 'Stop' },
  stopTitle: { zh: '停止导入？', en: 'Stop the import?' },
  stopText: {
    zh: '已经导入的产品与报价保留。重新上传同一文件可以继续。',
    en: 'What has been taken stays. Hand the same file in again to go on.',
  },
});
