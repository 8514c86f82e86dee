// How the quotation room says no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import type { Text } from '#kit/words/text.ts';
import { type QuotationState, quotationStateText } from '../quotation-status.ts';
import { ROUNDS_PER_SIDE } from '../quotation-terms.ts';

const at = (moment: Date | null) => showMoment(moment?.toISOString());

export const quotationErrors = errors('quotation', {
  notFound: { state: State.notFound, zh: '报价不存在', en: 'There is no such quotation' },
  noInquiry: { state: State.notFound, zh: '询价不存在', en: 'There is no such inquiry' },
  noVersion: { state: State.notFound, zh: '没有此版本', en: 'There is no such version' },
  noAward: { state: State.notFound, zh: '定标记录不存在', en: 'There is no such award' },
  /** What a purchaser may not read; `why` where a rule stands behind it. */
  notNow: ({ state, why, isSupplier }: { state: QuotationState; why?: Text; isSupplier: boolean }) => {
    const { zh, en } = quotationStateText(state, isSupplier);
    return {
      zh: `当前状态（${zh}）不允许此操作${why ? `：${why.zh}` : ''}`,
      en: `Not allowed in the current state (${en})${why ? `: ${why.en}` : ''}`,
    };
  },
  changedMeanwhile: ({ state, isSupplier }: { state: QuotationState; isSupplier: boolean }) => {
    const { zh, en } = quotationStateText(state, isSupplier);
    return {
      zh: `报价刚被更新，现为“${zh}”，请核对后再操作`,
      en: `The quotation has just changed (${en}): please look at it again first`,
    };
  },
  lineInAward: ({ lineNo }: { lineNo: number }) => ({
    zh: `第 ${lineNo} 行的定标正在审批，不能变更；请先撤回定标`,
    en: `An award of line ${lineNo} waits for its approval: withdraw the award before you change the line`,
  }),
  lineWasInAward: ({ lineNo }: { lineNo: number }) => ({
    zh: `第 ${lineNo} 行列入过定标，须保留记录，不能删除；不再需要可不予定标`,
    en: `Line ${lineNo} was put up for award and stays on record: leave it unawarded if it is no longer needed`,
  }),
  /** A sealed inquiry before its close. */
  sealed: ({ deadline, quotedNum }: { deadline: Date | null; quotedNum: number }) => ({
    zh: `密封询价：截止${deadline ? `（${at(deadline)}）` : ''}前任何人都看不到报价，目前已收到 ${quotedNum} 份`,
    en: `A sealed inquiry: nobody sees quotations before it closes${deadline ? ` (${at(deadline)})` : ''}; ${quotedNum} received so far`,
  }),
  /** It was called off before its seals were opened. */
  neverOpened: {
    zh: '密封询价在开标前已取消，报价不公开',
    en: 'The sealed inquiry was cancelled before its close: its quotations stay shut',
  },
  /** The data carries every problem. */
  wrongOffer: ({ problems }: { problems: readonly { text: Text }[] }) =>
    problems[0]?.text ?? { zh: '报价不完整', en: 'The quotation is not complete' },
  notYourListing: ({ lineNo }: { lineNo: number }) => ({
    zh: `第 ${lineNo} 行选择的不是本店商品`,
    en: `Line ${lineNo}: this is no listing of your store`,
  }),
  noOfferYet: { zh: '对方尚未报价', en: 'There is no offer yet' },
  noRoundsLeft: {
    zh: `双方各最多 ${ROUNDS_PER_SIDE} 轮议价，已用完`,
    en: `Each side has ${ROUNDS_PER_SIDE} rounds, and they are used up`,
  },
  nothingCountered: {
    zh: '请至少修改一项（价格、数量、交期或条款）',
    en: 'Please ask for at least one thing otherwise: a price, a quantity, a time or a term',
  },
  notOffered: ({ lineNo }: { lineNo: number }) => ({
    zh: `供应商没有报第 ${lineNo} 行`,
    en: `Line ${lineNo} was not offered`,
  }),
  tooDear: ({ lineNo }: { lineNo: number }) => ({
    zh: `第 ${lineNo} 行：金额过大`,
    en: `Line ${lineNo}: the amount is too large`,
  }),
  wrongNumber: ({ lineNo, up, multiple }: { lineNo: number; up: number; multiple: number }) => ({
    zh: `第 ${lineNo} 行：数量应为 ${multiple} 的整数倍，如 ${up}`,
    en: `Line ${lineNo}: a multiple of ${multiple}, such as ${up}`,
  }),
  nobodyToAsk: {
    zh: '没有可以请求最终报价的供应商（每份报价只能请求一次）',
    en: 'Nobody can be asked for a best and final offer (each once)',
  },
  needsOwnApproval: {
    zh: '此价格需店铺审核，请按该价格提交新报价',
    en: 'Your store has to approve such a price: please answer with an offer at it',
  },
  worse: ({ text }: { text: Text }) => ({
    zh: `延期须为相同或更优条件：${text.zh}`,
    en: `A renewal has the same terms or better ones. ${text.en}`,
  }),

  notAwardable: {
    zh: '当前不能定标：询价未截止，或已结束',
    en: 'Nothing can be awarded now: the inquiry has not closed, or is over',
  },
  wrongAward: ({ problems }: { problems: readonly { text: Text }[] }) =>
    problems[0]?.text ?? { zh: '定标内容不正确', en: 'The award is not right' },
  reasonNeeded: ({ text }: { text: Text }) => ({
    zh: `${text.zh}，请填写理由`,
    en: `${text.en}: please give a reason`,
  }),
  awardMoved: {
    zh: '定标刚被处理，请核对后再操作',
    en: 'Somebody has just dealt with this award: please look at it again first',
  },
  /** The stored version is not what was hashed. */
  tampered: ({ quoSn, versionNo }: { quoSn: string; versionNo: number }) => ({
    zh: `报价 ${quoSn} 第 ${versionNo} 版与存证哈希不符，请联系平台`,
    en: `Version ${versionNo} of ${quoSn} does not match its hash: please contact the platform`,
  }),
  alreadyConverted: {
    zh: '部分中标行已转合同或订单，请核对后再操作',
    en: 'Some of these lines have become a contract or an order meanwhile',
  },
  nothingToOrder: { zh: '没有可下单的中标行', en: 'Nothing awarded is left to order' },
  contractDue: ({ why }: { why: Text }) => ({
    zh: `请签订合同：${why.zh}`,
    en: `A contract is due: ${why.en}`,
  }),
});
