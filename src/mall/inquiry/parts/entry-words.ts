// The sentences of the inquiry desk and of the check at its door.
import { words } from '#kit/words/words.ts';

export const entryWords = words({
  title: { zh: '询价中心', en: 'Inquiry desk' },
  text: {
    zh: '列一次明细，让多家供应商逐行报价：密封或公开，可议价多轮，按行定标，直接转合同或订单。',
    en: 'List what you need once and let several suppliers quote it line by line: sealed or open, over several rounds, awarded per line and made into a contract or an order.',
  },
  start: { zh: '开始询价', en: 'Begin an inquiry' },
  startKind: { zh: '发起', en: 'Begin' },
  mine: { zh: '我的询价', en: 'My inquiries' },
  needLogin: { zh: '请登录后操作', en: 'You need to log in to operate' },
  checkFailed: {
    zh: '暂时无法检查询价资格，请稍后再试',
    en: 'The check could not be made, please try again',
  },
  how: { zh: '怎么询价', en: 'How it works' },
  step1: { zh: '填写明细', en: 'Lines' },
  step1Text: {
    zh: '从购物车、BOM、常购清单、项目带入，或从 Excel 粘贴。',
    en: 'From the cart, a BOM, your regular list or a project, or pasted from a spreadsheet.',
  },
  step2: { zh: '邀请供应商', en: 'Suppliers' },
  step2Text: {
    zh: '系统按型号、品牌、分类推荐并说明理由；供应商之间互不可见。',
    en: 'Proposed for your parts, brands and categories, with reasons; suppliers never see each other.',
  },
  step3: { zh: '比较报价', en: 'Compare' },
  step3Text: {
    zh: '按到手单价逐行比较：起订量、运费、税、账期都算在内。',
    en: 'By landed unit cost: minimum quantities, freight, tax and payment days counted in.',
  },
  step4: { zh: '定标成交', en: 'Award' },
  step4Text: { zh: '按行定标，转合同或直接下单。', en: 'Per line, into a contract or straight into orders.' },

  conditions: { zh: '询价条件检查', en: 'What an inquiry needs' },
  conditionsText: { zh: '满足全部条件后即可发起询价。', en: 'Once all of these are met you can begin.' },
  mend: { zh: '去完成', en: 'Complete' },
  close: { zh: '知道了', en: 'I see' },
});
