// What the quick order and the bills of materials say on the screen.
import { words } from '#kit/words/words.ts';

export const bomWords = words({
  intro: {
    zh: '输入、粘贴或上传物料清单，自动匹配型号、比较各店价格与库存，一次加入购物车。',
    en: 'Type, paste or upload a list of parts: they are matched, compared over all stores and go to the cart at once.',
  },
  ways: { zh: '录入方式', en: 'How to enter' },
  type: { zh: '逐行输入', en: 'Type' },
  paste: { zh: '粘贴', en: 'Paste' },
  upload: { zh: '上传文件', en: 'Upload' },
  partNo: { zh: '型号 / 物料编码 / 参数', en: 'Part number, material code or value' },
  partNoHint: {
    zh: '如 STM32F103C8T6、100nF 0603 50V',
    en: 'e.g. STM32F103C8T6, 100nF 0603 50V',
  },
  addLine: { zh: '添加', en: 'Add' },
  pasteLabel: { zh: '物料清单', en: 'List of parts' },
  pasteHint: {
    zh: '可直接粘贴 Excel 中的多列（带表头更准），或每行“型号, 数量”',
    en: 'Columns copied from a spreadsheet (best with their headers), or “part number, quantity” per line',
  },
  pasteExample: {
    zh: 'STM32F103C8T6, 10\nGRM188R71H104KA93D, 200\n10k 1% 0603, 100',
    en: 'STM32F103C8T6, 10\nGRM188R71H104KA93D, 200\n10k 1% 0603, 100',
  },
  pastedTooLong: {
    zh: '粘贴的内容过长，请分几次粘贴，或存为文件后上传',
    en: 'That is too much at once: paste it in pieces, or upload it as a file',
  },
  match: { zh: '匹配', en: 'Match' },
  guestLimit: {
    zh: (most: number) => `未登录时最多 ${most} 行，保存在此浏览器中，登录后自动存为 BOM。`,
    en: (most: number) =>
      `Without an account at most ${most} lines, kept in this browser; they become a BOM when you log in.`,
  },
  template: { zh: '下载模板', en: 'Template' },
  templateName: { zh: 'BOM 模板', en: 'BOM template' },
  example: { zh: '试用示例', en: 'Try an example' },
  guestMerged: {
    zh: (lines: number) => `登录前的 ${lines} 行已存为 BOM`,
    en: (lines: number) =>
      `The ${lines} ${lines === 1 ? 'line from before you logged in is' : 'lines from before you logged in are'} kept as a BOM`,
  },
  drop: { zh: '将文件拖到这里，或', en: 'Drop a file here, or' },
  choose: { zh: '选择文件', en: 'choose one' },
  uploadRule: {
    zh: (size: string, lines: number) =>
      `xlsx、xls、ods、csv、tsv，不超过 ${size}、${lines} 行；KiCad、Altium、EasyEDA、Eagle 导出或手工表格均可`,
    en: (size: string, lines: number) =>
      `xlsx, xls, ods, csv or tsv up to ${size} and ${lines} lines, as KiCad, Altium, EasyEDA, Eagle or you write it`,
  },
  fileTooLarge: {
    zh: (size: string) => `文件不能超过 ${size}`,
    en: (size: string) => `A file may have at most ${size}`,
  },
  reading: { zh: '正在读取', en: 'Reading' },
  myBoms: { zh: '我的 BOM', en: 'My BOMs' },
  noBoms: { zh: '还没有保存的 BOM', en: 'No BOM yet' },
  noBomsText: {
    zh: '在上方输入、粘贴或上传后会出现在这里。',
    en: 'What you type, paste or upload above appears here.',
  },
  by: { zh: (name: string) => `${name} 的`, en: (name: string) => `by ${name}` },
  removeAsk: { zh: '删除此 BOM？', en: 'Delete this BOM?' },
  removeText: {
    zh: '匹配结果与选择将一并删除，无法恢复。',
    en: 'Its matches and choices go with it. This cannot be undone.',
  },
  copied: { zh: '已复制为您自己的 BOM', en: 'Copied: this one is yours' },
  notOwn: {
    zh: (name: string) => `这是 ${name} 的 BOM，只能查看；复制后可修改。`,
    en: (name: string) => `This BOM is ${name}'s: you can read it, and copy it to change it.`,
  },
  columnsTitle: { zh: '确认各列含义', en: 'What are the columns?' },
  columnsText: {
    zh: '已根据表头和内容识别，如有误请在列上方修改；确认后会记住这种表头。',
    en: 'Guessed from headers and cells. Change what is wrong above a column; files with these headers are remembered.',
  },
  columnsRemembered: { zh: '已按您上次确认的列识别。', en: 'As you have confirmed it before.' },
  headerRow: { zh: '表头所在行', en: 'Row of the headers' },
  noHeader: { zh: '没有表头', en: 'No headers' },
  row: {
    zh: (n: number, text: string) => `第 ${n} 行：${text}`,
    en: (n: number, text: string) => `Row ${n}: ${text}`,
  },
  notUsed: { zh: '不使用', en: 'Not used' },
  column: { zh: (name: string) => `“${name}”列的含义`, en: (name: string) => `Meaning of column “${name}”` },
  unsure: { zh: '请检查', en: 'please check' },
  confirmColumns: {
    zh: (n: number) => `确认并匹配（${n} 行）`,
    en: (n: number) => `Confirm and match (${n} ${n === 1 ? 'line' : 'lines'})`,
  },
  changeColumns: { zh: '修改列', en: 'Columns' },
  changeColumnsAsk: { zh: '重新确认列会重建所有行', en: 'Confirming the columns again makes all lines anew' },
  matching: {
    zh: (done: number, all: number) => `正在匹配 ${done} / ${all} 行，可离开本页，稍后在“我的 BOM”中继续`,
    en: (done: number, all: number) =>
      `Matching ${done} of ${all} lines; you may leave and find it under “My BOMs”`,
  },
  attrition: { zh: '损耗 %', en: 'Attrition %' },
  leader: { zh: '料头（件/行）', en: 'Leader (pcs/line)' },
  asWhole: { zh: '同整单', en: 'as the whole' },
  filters: { zh: '筛选', en: 'Show' },
  withoutOffer: { zh: '无货源', en: 'No offer' },
  find: { zh: '查找位号、型号', en: 'Find a designator or part number' },
  written: { zh: '清单内容', en: 'As written' },
  matched: { zh: '匹配器件', en: 'Matched part' },
  need: { zh: '需求', en: 'Needed' },
  offer: { zh: '货源', en: 'Offer' },
  amount: { zh: '小计', en: 'Amount' },
  waiting: { zh: '等待匹配', en: 'Waiting' },
  confirm: { zh: '确认', en: 'Confirm' },
  confirmAll: { zh: '确认全部推荐', en: 'Confirm all proposals' },
  confirmAllText: {
    zh: '将所有已有推荐器件的待确认行一次确认。建议先逐行看过。',
    en: 'Confirms every line that has one proposed part. Better look at them first.',
  },
  confirmed: {
    zh: (n: number) => `已确认 ${n} 行`,
    en: (n: number) => `${n} ${n === 1 ? 'line' : 'lines'} confirmed`,
  },
  assumeTitle: { zh: '清单没有写的参数', en: 'What the list does not say' },
  assumeText: {
    zh: '为整单选择一次；有写明的行不受影响。选择会记住，用于以后的清单；匹配结果仍由您确认。',
    en: 'Choose once for the whole list; lines that say it stay as they are. Your choice is kept for further lists, and you still confirm what is matched.',
  },
  assumeResistors: {
    zh: (n: number) => `${n} 行电阻未写精度`,
    en: (n: number) => `${n} ${n === 1 ? 'line of resistors says' : 'lines of resistors say'} no tolerance`,
  },
  assumeCapacitors: {
    zh: (n: number) => `${n} 行电容未写介质`,
    en: (n: number) =>
      `${n} ${n === 1 ? 'line of capacitors says' : 'lines of capacitors say'} no dielectric`,
  },
  assumeSmall: {
    zh: (n: number) => `${n} 行小于 1 nF 的电容未写介质`,
    en: (n: number) =>
      `${n} ${n === 1 ? 'line of capacitors below 1 nF says' : 'lines of capacitors below 1 nF say'} no dielectric`,
  },
  assumeVolts: {
    zh: (n: number) => `${n} 行电容未写耐压`,
    en: (n: number) => `${n} ${n === 1 ? 'line of capacitors says' : 'lines of capacitors say'} no voltage`,
  },
  assumeCosts: {
    zh: (n: number, amount: string) => `${n} 行，${amount}`,
    en: (n: number, amount: string) => `${n} ${n === 1 ? 'line' : 'lines'}, ${amount}`,
  },
  candidates: { zh: (n: number) => `${n} 个候选`, en: (n: number) => `${n} candidates` },
  candidatesTitle: { zh: '候选器件', en: 'Candidates' },
  searchPart: { zh: '搜索器件', en: 'Search for a part' },
  nothingFound: { zh: '没有找到', en: 'Nothing found' },
  notThis: { zh: '不是这个', en: 'Not this one' },
  offers: { zh: '各店报价', en: 'Offers' },
  noOffers: { zh: '目前没有店铺销售此器件', en: 'No store sells this part at present' },
  lead: {
    zh: (days: number) => `${days} 天发货`,
    en: (days: number) => `ships in ${days} ${days === 1 ? 'day' : 'days'}`,
  },
  moq: {
    zh: (min: number, multiple: number) => `起订 ${min}，倍数 ${multiple}`,
    en: (min: number, multiple: number) => `from ${min}, multiples of ${multiple}`,
  },
  cheapest: { zh: '自动选最低', en: 'Cheapest, automatically' },
  buyMore: {
    zh: (n: number, amount: string, saves: string) => `买 ${n} 件只需 ${amount}，省 ${saves}`,
    en: (n: number, amount: string, saves: string) => `Take ${n} for ${amount}: ${saves} less`,
  },
  take: { zh: '采用', en: 'Take it' },
  alternates: { zh: '可替代器件', en: 'Alternates' },
  noAlternates: { zh: '没有找到替代', en: 'No alternate found' },
  writersAlternates: { zh: '清单允许的替代', en: 'Allowed by the list' },
  grade: {
    zh: (n: number) => ['', '完全替代', '需验证', '方案替代'][n] ?? '',
    en: (n: number) => ['', 'drop-in', 'to be verified', 'redesign'][n] ?? '',
  },
  leaveOut: { zh: '不采购', en: 'Leave out' },
  takeIn: { zh: '恢复采购', en: 'Buy after all' },
  fit: { zh: '改为贴装', en: 'Fit it' },
  removeLine: { zh: '删除此行', en: 'Remove line' },
  lineTitle: { zh: (n: number) => `第 ${n} 行`, en: (n: number) => `Line ${n}` },
  perLine: { zh: '本行用量', en: 'For this line' },
  linesOf: { zh: (n: number) => `${n} 行`, en: (n: number) => `${n} ${n === 1 ? 'line' : 'lines'}` },
  toCart: {
    zh: (n: number) => `加入购物车（${n} 行）`,
    en: (n: number) => `Add to cart (${n} ${n === 1 ? 'line' : 'lines'})`,
  },
  mixToCart: { zh: '方案加入购物车', en: 'Add this purchase to the cart' },
  inCart: {
    zh: (n: number) => `已加入购物车 ${n} 行`,
    en: (n: number) => `${n} ${n === 1 ? 'line is' : 'lines are'} in the cart`,
  },
  refused: { zh: '以下行未能加入', en: 'These could not be added' },
  openCart: { zh: '查看购物车', en: 'Open the cart' },
  toProject: { zh: '加入项目', en: 'Add to a project' },
  projectName: { zh: '新项目名称', en: 'Name of a new project' },
  newProject: { zh: '新建项目', en: 'A new project' },
  inProject: { zh: '已加入项目', en: 'It is in the project' },
  openProject: { zh: '打开项目', en: 'Open it' },
  toInquiry: { zh: '转询价', en: 'Ask for quotations' },
  askForRest: {
    zh: (n: number) => `询价无货与未匹配的 ${n} 行`,
    en: (n: number) => `Ask for the ${n} ${n === 1 ? 'line' : 'lines'} nobody has`,
  },
  clearAsk: { zh: '清空全部行？', en: 'Clear all lines?' },
  addMore: { zh: '添加物料', en: 'Add lines' },
  level: {
    zh: (level: string, confidence: number) => `${level} · ${confidence}`,
    en: (level: string, confidence: number) => `${level} · ${confidence}`,
  },
});
