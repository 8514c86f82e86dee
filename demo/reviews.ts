// Short buyer reviews of the demo mall, fit for any goods.

/** A review: one to five stars, in both languages. */
export interface DemoReview {
  stars: 1 | 2 | 3 | 4 | 5;
  zh: string;
  en: string;
}

/** All reviews, the stars mixed as in life. */
export const demoReviews: readonly DemoReview[] = [
  {
    stars: 5,
    zh: '原装正品，丝印清晰，上机测试全部通过。',
    en: 'Genuine parts, clear marking, all passed on the board.',
  },
  {
    stars: 5,
    zh: '下午下单第二天就到了，包装很仔细。',
    en: 'Ordered in the afternoon, arrived the next day, packed with care.',
  },
  { stars: 5, zh: '批次统一，日期码是今年的，很满意。', en: 'One lot, this year’s date code. Very pleased.' },
  {
    stars: 5,
    zh: '价格比以前的渠道便宜不少，会长期采购。',
    en: 'Clearly cheaper than our former source; we will keep buying.',
  },
  {
    stars: 5,
    zh: '防静电袋加干燥剂，真空包装完好。',
    en: 'Antistatic bag with desiccant, vacuum seal intact.',
  },
  { stars: 5, zh: '小批量试产用，数量一个不少。', en: 'For a pilot run; the count was exact.' },
  {
    stars: 5,
    zh: '客服帮忙找到了规格书和替代型号，很专业。',
    en: 'Service found the datasheet and a replacement for us. Professional.',
  },
  { stars: 4, zh: '东西没问题，快递慢了一天。', en: 'Parts are fine, the courier took a day longer.' },
  { stars: 5, zh: '第三次回购，品质一直稳定。', en: 'Third order, quality has been steady.' },
  {
    stars: 4,
    zh: '剪带有点短，手贴没影响。',
    en: 'The cut tape was a bit short; no trouble for hand placement.',
  },
  { stars: 5, zh: '参数实测与规格书一致。', en: 'Measured values agree with the datasheet.' },
  { stars: 5, zh: '发票开得很快，随货一起到的。', en: 'The invoice was quick, it came with the goods.' },
  { stars: 3, zh: '两个批次混发，希望以后能注明。', en: 'Two lots were mixed; please say so beforehand.' },
  { stars: 5, zh: '焊接性很好，过炉无虚焊。', en: 'Solders well, no cold joints after reflow.' },
  {
    stars: 5,
    zh: '提供了检测报告，质量部门直接放行。',
    en: 'Came with a test report; our quality people released it at once.',
  },
  { stars: 4, zh: '价格实惠，就是起订量再低一点更好。', en: 'Good price; a lower minimum would be nicer.' },
  {
    stars: 5,
    zh: '整盘发货，标签与卷盘信息齐全。',
    en: 'Shipped as a full reel, label and reel data complete.',
  },
  {
    stars: 5,
    zh: '急单当天发出，救了我们的产线。',
    en: 'A rush order left the same day and saved our line.',
  },
  {
    stars: 5,
    zh: '国产替代效果不错，引脚完全兼容。',
    en: 'A good domestic replacement, fully pin-compatible.',
  },
  { stars: 4, zh: '日期码稍早，不过功能正常。', en: 'A slightly older date code, works properly though.' },
  { stars: 5, zh: '研发打样首选，品类齐全。', en: 'First choice for prototypes, wide range.' },
  { stars: 5, zh: '抽测二十只，误差都在规格内。', en: 'Sampled twenty pieces, all within tolerance.' },
  {
    stars: 2,
    zh: '外箱被压坏了，幸好里面没事。',
    en: 'The outer box was crushed; luckily the contents were not.',
  },
  {
    stars: 5,
    zh: '售后响应及时，少发的当天补寄。',
    en: 'Fast after-sales: the missing ones were sent the same day.',
  },
  {
    stars: 5,
    zh: '按物料编码贴了标签，入库很方便。',
    en: 'Labelled with our material codes, easy to book in.',
  },
  {
    stars: 4,
    zh: '总体满意，交期比页面多了两天。',
    en: 'Satisfied overall; delivery took two days more than stated.',
  },
  { stars: 5, zh: '正品无疑，与代理商来货一致。', en: 'Genuine, same as from the franchised distributor.' },
  { stars: 5, zh: '温度循环做了一百次，没有失效。', en: 'A hundred temperature cycles, no failures.' },
  { stars: 5, zh: '包装盒上有分隔，型号不会混。', en: 'The box has dividers, so types do not mix.' },
  { stars: 4, zh: '管装少一个堵头，料没掉。', en: 'A tube lacked its plug, nothing was lost.' },
  { stars: 5, zh: '阶梯价很清楚，批量采购划算。', en: 'Clear price breaks, worthwhile in volume.' },
  { stars: 5, zh: '搜索参数很快就找到，下单省心。', en: 'Found it quickly by parameters, easy to order.' },
  { stars: 5, zh: '合同流程规范，财务很认可。', en: 'Proper contract process, accounting approves.' },
  {
    stars: 3,
    zh: '规格书链接打不开，后来客服补发了。',
    en: 'The datasheet link was dead; service sent it later.',
  },
  { stars: 5, zh: '给学校实验室采购，质量可靠。', en: 'Bought for a college lab, reliable quality.' },
  { stars: 5, zh: '颜色一致性好，批次间没有色差。', en: 'Consistent colour, no difference between lots.' },
  { stars: 4, zh: '引脚有一点氧化，不影响焊接。', en: 'Slight oxidation on the pins, solders all the same.' },
  { stars: 5, zh: '端子插拔手感紧实，做工好。', en: 'Firm mating feel, well made.' },
  {
    stars: 5,
    zh: '功耗与宣传一致，电池设备很合适。',
    en: 'Current draw as advertised, right for battery devices.',
  },
  { stars: 5, zh: '量产导入顺利，谢谢支持。', en: 'Smooth ramp to production, thanks for the support.' },
  { stars: 5, zh: '价格透明，不用来回询价。', en: 'Transparent price, no haggling by mail.' },
  {
    stars: 4,
    zh: '货好，纸质资料少了合格证，电子版可下载。',
    en: 'Good parts; the paper certificate was missing, the file can be downloaded.',
  },
  {
    stars: 5,
    zh: '湿敏等级标注清楚，拆封卡正常。',
    en: 'Moisture level clearly marked, indicator card fine.',
  },
  {
    stars: 1,
    zh: '发错了封装，已退换，耽误了两天。',
    en: 'Wrong package sent; exchanged, but it cost us two days.',
  },
  {
    stars: 5,
    zh: '退换处理很爽快，运费也承担了。',
    en: 'The exchange was handled generously, freight included.',
  },
  {
    stars: 5,
    zh: '汽车电子项目用，追溯信息完整。',
    en: 'For an automotive project; traceability is complete.',
  },
  { stars: 5, zh: '声音清脆，频率准。', en: 'Clear tone, accurate frequency.' },
  {
    stars: 4,
    zh: '性价比高，文档再多一点就好了。',
    en: 'Good value; a little more documentation would help.',
  },
  {
    stars: 5,
    zh: '一次性配齐整张 BOM，省了很多时间。',
    en: 'Completed a whole BOM in one go, saved much time.',
  },
  { stars: 5, zh: '上电一次成功，通信稳定。', en: 'Worked at first power-up, communication is stable.' },
  { stars: 5, zh: '纹波比之前用的小，推荐。', en: 'Less ripple than what we used before. Recommended.' },
  { stars: 3, zh: '品质一般，胜在便宜。', en: 'Average quality, but cheap.' },
  { stars: 5, zh: '样品免费申请，测试后批量下单。', en: 'Free samples, then a volume order after testing.' },
  { stars: 5, zh: '小企业也能拿到好价格。', en: 'A good price even for a small company.' },
  { stars: 4, zh: '分两次发货，后一批晚了三天。', en: 'Shipped in two parts, the second three days late.' },
  { stars: 5, zh: '耐压测试通过，留有余量。', en: 'Passed the withstand test with margin.' },
  { stars: 5, zh: '仓库发货准确，核对无误。', en: 'Accurate picking, everything checked out.' },
  { stars: 5, zh: '长期合作的店，值得信赖。', en: 'We have worked with this store for long. Trustworthy.' },
  { stars: 5, zh: '吸合声干脆，触点寿命测试良好。', en: 'Crisp switching, contact life test went well.' },
  { stars: 4, zh: '整体不错，希望增加更多现货。', en: 'Good overall, more stock would be welcome.' },
];
