// The words of the form that commissions tests.
import { words } from '#kit/words/words.ts';

export const entrustWords = words({
  entrust: { zh: '检测委托', en: 'Commission tests' },
  metering: { zh: '计量委托', en: 'Commission calibrations' },
  entrustText: {
    zh: '在线填写检测委托单：样品、项目、报告、加急与样品处置，实时计价，双方确认同一份内容后送样。',
    en: 'Fill in a form for tests: specimens, items, report, urgency; priced as you type. Both sides confirm one text before specimens are sent.',
  },
  meteringText: {
    zh: '在线填写仪器校准与检定委托单，可从仪器台账带入，实时计价。',
    en: 'Fill in a form for calibrations and verifications, from your ledger of instruments if you like; priced as you type.',
  },
  client: { zh: '委托方', en: 'Client' },
  specimens: { zh: '样品', en: 'Specimens' },
  instruments: { zh: '仪器', en: 'Instruments' },
  items: { zh: '检测项目', en: 'Items' },
  services: { zh: '校准与检定项目', en: 'Calibrations' },
  place: { zh: '送检或上门', en: 'Sent in, or at your place' },
  report: { zh: '报告', en: 'Report' },
  work: { zh: '时效与要求', en: 'Urgency and wishes' },
  after: { zh: '样品处置与付款', en: 'Afterwards, and money' },
  price: { zh: '费用与完成日期', en: 'Price and date' },
  noPrice: {
    zh: '填写样品并选择项目后，这里显示费用明细与预计完成日期。',
    en: 'With specimens and items, the price and the date stand here.',
  },
  noPriceUnread: {
    zh: '有数量或行号无法识别，更正后显示费用。',
    en: 'A number or a row cannot be read: the price comes once it is mended.',
  },
  submit: { zh: '提交委托', en: 'Submit' },
  submitText: {
    zh: '提交即以电子方式确认委托内容；实验室受理后付款、送样。',
    en: 'Submitting confirms the text; after the laboratory’s acceptance you pay and send the specimens.',
  },
  savedAt: { zh: (time: string) => `已保存 ${time}`, en: (time: string) => `Kept ${time}` },
  keptHere: {
    zh: '已存在本浏览器，登录后自动转入账户',
    en: 'Kept in this browser; it moves to your account when you log in',
  },
  notKept: {
    zh: '未能保存：',
    en: 'Could not be kept: ',
  },
  faults: {
    zh: (n: number) => `还有 ${n} 处需要补充或修改：`,
    en: (n: number) => `${n} ${n === 1 ? 'thing' : 'things'} to mend:`,
  },
  addSpecimen: { zh: '添加一行', en: 'Add a row' },
  pasteHint: {
    zh: '可从表格软件复制多行，粘贴到任一格；首行为列名时自动对应。最多 500 行。',
    en: 'Paste rows from a spreadsheet into any cell; a first row of headings is recognised. 500 rows at most.',
  },
  pasted: { zh: (n: number) => `已粘贴 ${n} 行`, en: (n: number) => `${n} rows pasted` },
  pastedSome: {
    zh: (n: number, left: number) => `已粘贴 ${n} 行，${left} 行超出 500 行未粘贴`,
    en: (n: number, left: number) => `${n} rows pasted, ${left} found no room`,
  },
  full: { zh: '最多 500 行', en: '500 rows at most' },
  removeRow: { zh: (n: number) => `删除第 ${n} 行`, en: (n: number) => `Remove row ${n}` },
  cellOf: {
    zh: (name: string, n: number) => `第 ${n} 行 ${name}`,
    en: (name: string, n: number) => `${name}, row ${n}`,
  },
  findItem: { zh: '添加项目', en: 'Add an item' },
  findHint: { zh: '项目、对象或标准号，如 GB/T 2423.1', en: 'Item, object or standard, e.g. IEC 60068-2-1' },
  nothingFound: { zh: '没有找到，换一种写法试试', en: 'Nothing found: try another spelling' },
  fromTray: { zh: (n: number) => `加入已收集的 ${n} 项`, en: (n: number) => `Add the ${n} collected` },
  toDirectory: { zh: '浏览检测能力', en: 'Look through the directory' },
  fromLedger: { zh: '从仪器台账选择', en: 'From the ledger of instruments' },
  removeItem: { zh: (name: string) => `去掉 ${name}`, en: (name: string) => `Remove ${name}` },
  add: { zh: '添加', en: 'Add' },
  added: { zh: '已添加', en: 'Added' },
  which: { zh: '样品（行号，空为全部）', en: 'Specimens (rows; empty: all)' },
  whichPlace: { zh: '如 1,3-5', en: 'e.g. 1,3-5' },
  whichWrong: {
    zh: (rows: number) => `请填写 1 到 ${rows} 之间的行号，由小到大，如 1,3-5`,
    en: (rows: number) => `Please enter rows from 1 to ${rows}, the smaller first, e.g. 1,3-5`,
  },
  fewPieces: {
    zh: (needed: number, pieces: number) => `该项目一般需送样 ≥${needed} 件，现为 ${pieces} 件`,
    en: (needed: number, pieces: number) =>
      `Usually ${needed} pieces or more are needed; there are ${pieces}`,
  },
  wholeTo: {
    zh: (most: number) => `请输入 1 到 ${most} 的整数`,
    en: (most: number) => `Please enter a whole number from 1 to ${most}`,
  },
  pastedUnread: {
    zh: (n: number, unread: number) => `已粘贴 ${n} 行，其中 ${unread} 行的数量不是整数，请修改`,
    en: (n: number, unread: number) =>
      `${n} rows pasted; the pieces of ${unread} are no whole number: please mend`,
  },
  stage: { zh: '阶段', en: 'Stage' },
  conditions: { zh: '试验条件', en: 'Conditions' },
  limits: { zh: '判定限值与来源', en: 'Limits and their source' },
  otherForm: {
    zh: '检测与校准须分开填写委托单，请去掉此项',
    en: 'Tests and calibrations go on forms of their own: please remove it here',
  },
  onRequest: { zh: '价格由实验室评估后提出', en: 'The laboratory will propose a price' },
  repeated: {
    zh: (place: number, before: number) => `第 ${place} 行与第 ${before} 行相同。`,
    en: (place: number, before: number) => `Row ${place} is the same as row ${before}.`,
  },
  restored: { zh: '已恢复上次未提交的内容', en: 'What you had begun is here again' },
  startAnew: { zh: '另开一份', en: 'Begin another' },
  drafts: { zh: '未提交的委托', en: 'Forms not submitted yet' },
  lostDraft: { zh: '该草稿已提交或不存在', en: 'This draft has been submitted, or is not there' },
  declare: {
    zh: '本人确认：所填内容真实；有权对样品进行上述检测；已阅读并接受检测服务条款；理解所选判定规则。',
    en: 'I confirm that this is true, that I am entitled to have the specimens tested, that I accept the terms of testing services, and that I understand the rule of decision.',
  },
});
