// What the demo's buyers complain of, and how far each complaint has come. All of it is made up.

export interface DemoComplaint {
  buyer: 'buyer01' | 'designer01' | 'company01' | 'company01_buy';
  /** Key of the store; it is about the buyer's last order there. */
  store: 'yuancai' | 'licheng' | 'xinhui' | 'liangu';
  kind: 'service' | 'late' | 'price' | 'invoice';
  text: string;
  wish: string;
  hoursAgo: number;
  /** What the store says; left out: the platform has taken it up, and the store has not answered yet. */
  answer?: string;
  /** Its buyer is content with that. */
  isSettled?: true;
}

export const demoComplaints: readonly DemoComplaint[] = [
  {
    buyer: 'buyer01',
    store: 'licheng',
    kind: 'late',
    text: '页面写当日 18 点前下单当日发出，实际第二天下午才有揽收记录。',
    wish: '请说明原因，后续订单按承诺时间发货',
    hoursAgo: 70,
    answer: '当日盘点延迟出库，已补发运费券并调整截单时间，抱歉。',
    isSettled: true,
  },
  {
    buyer: 'company01',
    store: 'xinhui',
    kind: 'invoice',
    text: '随货发票的规格型号写成了系列名，财务无法入账。',
    wish: '按订单明细重新开具专用发票',
    hoursAgo: 40,
    answer: '已联系财务红冲重开，预计三个工作日内寄出。',
  },
  {
    buyer: 'buyer01',
    store: 'liangu',
    kind: 'service',
    text: '咨询端子压接工具型号，客服两次答非所问，之后不再回复。',
    wish: '请安排技术支持联系我',
    hoursAgo: 20,
  },
  {
    buyer: 'company01_buy',
    store: 'yuancai',
    kind: 'price',
    text: '下单次日同一型号降价 6%，客服说明不能补差。',
    wish: '希望说明调价规则',
    hoursAgo: 30,
    answer: '阶梯价按下单时刻执行，调价每周一公布；本次赠送样品一份作为补偿。',
  },
];
