// How the testing room says no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import type { Text } from '#kit/words/text.ts';
import type { ServiceState } from '../service-process.ts';
import { serviceStatus } from '../service-status.ts';

export const testingErrors = errors('testing', {
  notFound: { state: State.notFound, zh: '没有找到该委托', en: 'There is no such commission' },
  notNow: ({ state }: { state: ServiceState }) => ({
    zh: `委托${serviceStatus[state].zh}，不能进行此操作`,
    en: `The commission is “${serviceStatus[state].en}”: this is not possible now`,
  }),
  changedMeanwhile: {
    zh: '内容已被他人修改，请刷新后重试',
    en: 'Somebody else has changed it meanwhile, please load it anew',
  },
  /** `name`: the field. */
  incomplete: ({ text }: { name: string; text: Text }) => text,
  otherVersion: {
    zh: '委托内容已更新，请查看最新内容后再确认',
    en: 'The form has changed: please look at it again before you confirm',
  },
  noStore: { zh: '该实验室暂未开通委托', en: 'This laboratory takes no commissions yet' },
  kindOfItems: {
    zh: '检测项目请用检测委托，校准与检定项目请用计量委托',
    en: 'Tests go on a form for testing, calibrations on one for calibration',
  },
  noMark: ({ items, mark }: { items: string; mark: string }) => ({
    zh: `以下项目今天不在 ${mark} 范围内：${items}。请去掉该标识或项目`,
    en: `Not within the scope of ${mark} today: ${items}. Please leave the mark or the items out`,
  }),
  onRequest: ({ items }: { items: string }) => ({
    zh: `以下项目没有价格：${items}。请提出价格并由客户确认`,
    en: `No price for: ${items}. Please propose one, which the customer confirms`,
  }),
  priceChanged: {
    zh: '价目自提交后有变化，请提出新价格并由客户确认',
    en: 'Prices have changed since it was submitted: please propose the new ones, which the customer confirms',
  },
  nothingProposed: {
    zh: '提议与当前内容相同，请直接受理',
    en: 'The proposal is what is there already: please accept it',
  },
  noAmount: ({ capNo }: { capNo: string }) => ({
    zh: `${capNo} 的价格须大于 0；不做的项目请去掉勾选`,
    en: `The price of ${capNo} must be above zero; leave the item out if it is not done`,
  }),
  boughtStays: ({ names }: { names: Text }) => ({
    zh: `购买时已定价，不能修改：${names.zh}；如需变更请另行委托`,
    en: `This was part of the price paid and cannot be changed: ${names.en}. Commission it separately`,
  }),
  unknownCapability: ({ capNo }: { capNo: string }) => ({
    zh: `没有能力编号 ${capNo}`,
    en: `There is no capability ${capNo}`,
  }),
  ownForm: {
    zh: '不能处理本人或本企业的委托',
    en: 'Nobody acts on a form of his own or of his enterprise',
  },
  buyerCannot: {
    zh: '客户方暂不能下单（限额、预算或付款条件）。请退回补正并注明原因，由客户的企业管理员调整后重新提交',
    en: 'The customer cannot order now (limits, budget or terms of payment). Send it back and say so: his administrator settles it, and it is handed in again',
  },
  otherCount: ({ bought, said }: { bought: number; said: number }) => ({
    zh: `购买的是 ${bought} 件样品，现填写了 ${said} 件；${said > bought ? '多出的请另行委托' : '请补齐，或取消后按实际件数购买'}`,
    en: `${bought} specimens were bought and ${said} are entered; ${said > bought ? 'commission any others separately' : 'enter all of them, or cancel and buy as many as there are'}`,
  }),
  samplesCame: {
    zh: '样品已收到，不能取消；请与实验室协商',
    en: 'Specimens have been received: it cannot be cancelled; please speak with the laboratory',
  },
  noSample: {
    state: State.notFound,
    zh: '样品申请单不存在或不是您的',
    en: 'There is no such sample request of yours',
  },
  agreedStays: {
    zh: '按报价单或合同约定的委托随其订单结束：未付款的请取消订单，已付款的请与实验室协商终止',
    en: 'What was agreed ends with its order: cancel the order while it is unpaid, afterwards end it with the laboratory',
  },
  noInstrument: {
    state: State.notFound,
    zh: '台账中没有该仪器',
    en: 'There is no such instrument in your ledger',
  },
});
