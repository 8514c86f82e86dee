// The words of writing an evaluation.
import { words } from '#kit/words/words.ts';

export const evaluationFormWords = words({
  title: { zh: '评价商品', en: 'Evaluate' },
  stars: { zh: '商品评分', en: 'Stars' },
  star1: { zh: '很差', en: 'Very poor' },
  star2: { zh: '较差', en: 'Poor' },
  star3: { zh: '一般', en: 'Fair' },
  star4: { zh: '满意', en: 'Good' },
  star5: { zh: '非常满意', en: 'Very good' },
  text: { zh: '评价内容', en: 'Your words' },
  textHint: {
    zh: '批次、包装、实测参数是否与规格书一致？',
    en: 'Lot, packing, measured parameters: do they match the datasheet?',
  },
  pictures: { zh: '图片', en: 'Pictures' },
  store: { zh: '店铺评分', en: 'The store' },
  description: { zh: '描述相符', en: 'As described' },
  service: { zh: '服务态度', en: 'Service' },
  delivery: { zh: '发货速度', en: 'Delivery' },
  anonymous: { zh: '匿名评价', en: 'Anonymously' },
  anonymousText: { zh: '其他人只会看到打了码的会员名', en: 'Others see a masked member name' },
  submit: { zh: '提交评价', en: 'Submit' },
  submitted: { zh: '评价已提交，谢谢', en: 'Thank you for your evaluation' },
  needsStars: { zh: '请先打分', en: 'Please choose the stars' },
  picturesUnderWay: {
    zh: '图片还在上传，请等上传完成后再提交',
    en: 'Pictures are still being uploaded, please wait until they are through',
  },
  failed: { zh: '提交失败，请稍后再试', en: 'Could not submit, please try again later' },
  number: { zh: (n: string) => `购买 ${n} 件`, en: (n: string) => `${n} pcs bought` },
  add: { zh: '追评', en: 'Add to it' },
  addTitle: { zh: '追加评价', en: 'Add to your evaluation' },
  addText: { zh: '用过一段时间后再说一次，只能追加一次。', en: 'Say more after using it. Once only.' },
  needsText: { zh: '请输入评价内容', en: 'Please write something' },
  added: { zh: '追评已提交', en: 'Added' },
  addedLabel: { zh: '追评', en: 'Added later' },
});
