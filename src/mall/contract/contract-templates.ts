// The contracts that the platform has approved: clauses in both languages, with the values that a deal fills in. A changed text gets the next version number.
import type { Text } from '#kit/words/text.ts';
import type { ContractClause } from './contract-content.ts';
import type { ContractKind } from './contract-status.ts';

/** What a deal says where the clauses leave room. */
export interface ClauseValues {
  /** Of goods, after receipt. */
  warrantyMonths: number;
  /** Calendar days to inspect, after receipt or report. */
  inspectDays: number;
  /** Late delivery and late payment, of the amount concerned, in hundredths of a per cent a day. */
  lateRate: number;
  /** The most that is owed for lateness, in per cent. */
  lateMost: number;
  freight: 'included' | 'fixed' | 'collect';
}

export const USUAL_VALUES: ClauseValues = {
  warrantyMonths: 12,
  inspectDays: 10,
  lateRate: 5,
  lateMost: 10,
  freight: 'included',
};

type Wording = (values: ClauseValues) => Text;

interface ClausePattern {
  key: string;
  title: Text;
  text: Wording;
}

export interface ContractTemplate {
  key: string;
  version: number;
  kind: Exclude<ContractKind, 'OFFLINE'>;
  name: Text;
  summary: Text;
  patterns: readonly ClausePattern[];
}

const clause = (key: string, zh: string, en: string, text: Wording): ClausePattern => ({
  key,
  title: { zh, en },
  text,
});

const tenthPercent = (rate: number) => `${(rate / 100).toFixed(2)}%`;

const whoCarries: Record<ClauseValues['freight'], Text> = {
  included: { zh: '运输费用已包含在合同价款中', en: 'Carriage is included in the price' },
  fixed: {
    zh: '运输费用按本合同所列金额由买方承担',
    en: 'The Buyer pays the carriage stated in this contract',
  },
  collect: { zh: '运输费用由买方向承运人支付（到付）', en: 'The Buyer pays the carrier (freight collect)' },
};

const confidentiality = clause('confidentiality', '保密', 'Confidentiality', () => ({
  zh: '双方对因订立、履行本合同而知悉的对方技术资料、价格、客户信息及其他未公开信息负有保密义务，未经对方书面同意，不得向第三方披露或用于本合同以外的目的；法律法规、监管机关或司法机关要求披露的除外。本条在合同终止后三年内继续有效。',
  en: 'Each party keeps confidential the technical data, prices, customer information and other information of the other party that is not public and that it learns through this contract, and neither discloses it to third parties nor uses it for other purposes without written consent, unless a law, an authority or a court requires disclosure. This clause survives the contract by three years.',
}));

const forceMajeure = clause('forceMajeure', '不可抗力', 'Force majeure', () => ({
  zh: '因不能预见、不能避免且不能克服的客观情况不能履行合同的，根据其影响部分或者全部免除责任，但法律另有规定的除外。遭遇不可抗力的一方应当在五日内通知对方，并在合理期限内提供证明。不可抗力持续超过三十日的，任何一方可以书面通知对方解除受影响部分的合同。迟延履行后发生不可抗力的，不免除其责任。',
  en: 'A party that cannot perform because of objective circumstances that cannot be foreseen, avoided or overcome is released to the extent of their effect, unless the law provides otherwise. It notifies the other party within five days and provides proof within a reasonable time. If force majeure lasts longer than thirty days, either party may terminate the part of the contract concerned by written notice. Force majeure that arises after a delay in performance does not release the party in delay.',
}));

const disputes = clause('disputes', '争议解决', 'Governing law and disputes', () => ({
  zh: '本合同的订立、效力、解释、履行及争议的解决适用中华人民共和国法律。因本合同发生的争议，双方应当协商解决；协商不成的，可以提请平台调解；仍不能解决的，任何一方均可向被告住所地有管辖权的人民法院提起诉讼。争议期间，双方应当继续履行无争议的部分。',
  en: 'This contract is governed by the law of the People’s Republic of China. The parties settle disputes by negotiation; failing that, they may ask the platform to mediate; failing that, either party may bring an action before the competent people’s court at the seat of the defendant. The parts of the contract that are not in dispute are performed meanwhile.',
}));

const miscellaneous = clause('miscellaneous', '其他', 'Miscellaneous', () => ({
  zh: '本合同以数据电文形式订立，经双方以电子签名签署后生效，与纸质合同具有同等效力；附件为本合同的组成部分。对合同的变更、补充应当经双方签署。中文本与英文本不一致时，以本合同载明的语言为准。合同任何条款无效，不影响其他条款的效力。本合同载明的联系方式为有效送达地址，变更的应当在三日内通知对方。',
  en: 'This contract is concluded as an electronic document; it takes effect when both parties have signed it electronically and is equivalent to a contract on paper. Annexes are part of it. Amendments require the signatures of both parties. If the Chinese and the English text differ, the language named in this contract prevails. If a clause is void, the others remain valid. Notices are validly served at the contacts named in this contract; changes are to be notified within three days.',
}));

const invoice = clause('invoice', '发票', 'Invoice', () => ({
  zh: '卖方应当按本合同约定的种类和税率，在收到相应款项或货物交付后十个工作日内向买方开具合法有效的增值税发票。因发票不合法、不真实造成买方不能抵扣的，卖方应当重新开具并赔偿由此造成的税款损失。国家调整税率的，不含税价不变，按开票时适用的税率结算。',
  en: 'The Seller issues a lawful VAT invoice of the kind and rate agreed in this contract within ten working days after payment or delivery. If the Buyer cannot deduct input tax because an invoice is not lawful or not true, the Seller issues it again and makes good the tax lost. If the statutory rate changes, prices without tax stay the same and the rate in force at the time of invoicing applies.',
}));

const payment = (buyer: Text) =>
  clause('payment', '付款', 'Payment', ({ lateRate, lateMost }) => ({
    zh: `${buyer.zh}按本合同“付款计划”所列阶段和比例付款，款项通过平台或合同载明的账户支付。${buyer.zh}逾期付款的，每逾期一日按逾期金额的${tenthPercent(lateRate)}支付违约金，累计不超过逾期金额的${lateMost}%。`,
    en: `The ${buyer.en} pays in the stages and shares of the payment plan in this contract, through the platform or to the account named here. For late payment the ${buyer.en} owes ${tenthPercent(lateRate)} of the overdue amount a day, at most ${lateMost}% of it.`,
  }));

const purchase: ContractTemplate = {
  key: 'PURCHASE',
  version: 1,
  kind: 'PURCHASE',
  name: { zh: '电子元器件购销合同', en: 'Purchase contract for electronic components' },
  summary: {
    zh: '一次性采购：交货、验收、质保、付款与违约责任齐备，生效后自动生成订单。',
    en: 'A single purchase: delivery, acceptance, warranty, payment and liability; the order follows once it is in force.',
  },
  patterns: [
    clause('subject', '合同标的', 'Subject', () => ({
      zh: '卖方向买方出售、买方向卖方购买本合同“标的明细”所列产品。产品的型号、品牌、封装、数量以明细为准；产品应当为原厂全新正品，来源合法、可追溯，不得以翻新、拆机、散新货或未经买方书面同意的替代型号交付。',
      en: 'The Seller sells and the Buyer buys the products listed in this contract. Part number, brand, package and quantity are those of the list. Products are new, genuine and of lawful, traceable origin; refurbished, salvaged or loose parts, or substitutes without the written consent of the Buyer, are not delivered.',
    })),
    clause('price', '价款与税', 'Price and tax', () => ({
      zh: '明细所列单价为含增值税价格，税率以本合同载明为准。合同总价为各行金额与运费之和。除本合同另有约定或双方签署变更外，合同价格在履行期内不作调整。',
      en: 'Unit prices in the list include VAT at the rate stated in this contract. The total is the sum of the lines and the carriage. Prices do not change during performance unless this contract says so or both parties sign an amendment.',
    })),
    clause('delivery', '交付与运输', 'Delivery', ({ freight, lateRate, lateMost }) => ({
      zh: `卖方按明细所列交期将产品交付至本合同载明的交付地点，包装应当满足防静电、防潮、防震要求，并随货提供送货单及批次、生产周期信息。${whoCarries[freight].zh}。产品毁损、灭失的风险自买方签收时转移。卖方逾期交货的，每逾期一日按逾期部分价款的${tenthPercent(lateRate)}支付违约金，累计不超过该部分价款的${lateMost}%。`,
      en: `The Seller delivers to the place named in this contract by the dates in the list, packed against electrostatic discharge, moisture and shock, with a delivery note that states lots and date codes. ${whoCarries[freight].en}. Risk passes when the Buyer signs for the goods. For late delivery the Seller owes ${tenthPercent(lateRate)} of the price of the late part a day, at most ${lateMost}% of it.`,
    })),
    clause('acceptance', '验收', 'Acceptance', ({ inspectDays }) => ({
      zh: `买方应当在签收后${inspectDays}日内对产品的型号、数量、外观和随附文件进行检验，发现不符的应当在该期限内书面通知卖方；隐蔽瑕疵应当在发现后合理期限内、且在质量保证期内通知。逾期未通知的，视为数量和外观符合约定。双方对质量有争议的，可以委托具有资质的检测机构检验，检验费用由责任方承担。`,
      en: `Within ${inspectDays} days after receipt the Buyer inspects part number, quantity, appearance and documents and notifies the Seller of deviations in writing. Hidden defects are notified within a reasonable time after they are found and within the warranty period. Without notice in time quantity and appearance count as conforming. In a dispute about quality an accredited laboratory may be asked; the party at fault bears the cost.`,
    })),
    clause('warranty', '质量保证', 'Warranty', ({ warrantyMonths }) => ({
      zh: `卖方保证产品符合原厂规格书、国家标准和本合同的约定，不侵犯第三方知识产权。质量保证期为买方签收之日起${warrantyMonths}个月。保证期内因产品自身原因不符合约定的，卖方应当在接到通知后十个工作日内免费更换、补足或退货退款，并承担由此产生的合理费用。`,
      en: `The Seller warrants that the products meet the maker's datasheet, national standards and this contract and infringe no rights of third parties. The warranty period is ${warrantyMonths} months from receipt. If a product fails to conform for reasons of its own, the Seller replaces it, makes up the quantity or takes it back against refund within ten working days after notice, free of charge, and bears the reasonable cost.`,
    })),
    payment({ zh: '买方', en: 'Buyer' }),
    invoice,
    confidentiality,
    clause('breach', '违约责任', 'Breach', ({ lateMost }) => ({
      zh: `任何一方不履行合同义务或者履行不符合约定的，应当承担继续履行、采取补救措施或者赔偿损失的责任。逾期超过三十日的，守约方可以解除合同未履行部分。卖方交付假冒、翻新产品的，应当退还该部分价款，并按该部分价款的${lateMost}%支付违约金，造成的损失超过违约金的，就超过部分予以赔偿。除故意或者重大过失外，一方的赔偿总额不超过合同总价。`,
      en: `A party that does not perform, or not as agreed, has to perform, to remedy or to pay damages. After a delay of more than thirty days the other party may terminate what is not performed. If counterfeit or refurbished products are delivered, the Seller refunds their price and pays ${lateMost}% of it as a penalty; damage beyond the penalty is made good. Except for intent and gross negligence the liability of a party is limited to the total price.`,
    })),
    clause('exportControl', '合规', 'Compliance', () => ({
      zh: '双方遵守反商业贿赂、出口管制和环境保护（含 RoHS、REACH）等法律法规。买方保证最终用途与最终用户合法；任何一方不得向对方人员提供不正当利益。',
      en: 'The parties observe the laws on bribery, export control and the environment, including RoHS and REACH. The Buyer warrants that end use and end user are lawful. Neither party grants improper advantages to persons of the other.',
    })),
    forceMajeure,
    disputes,
    miscellaneous,
  ],
};

const service: ContractTemplate = {
  key: 'SERVICE',
  version: 1,
  kind: 'SERVICE',
  name: { zh: '检测与计量技术服务合同', en: 'Contract for testing and calibration services' },
  summary: {
    zh: '检测、计量、认证服务：送样、检测依据、报告、费用与异议处理。',
    en: 'Testing, calibration and certification: samples, standards, report, fees and objections.',
  },
  patterns: [
    clause('subject', '服务内容', 'Services', () => ({
      zh: '受托方接受委托方的委托，按本合同“标的明细”所列项目、依据和数量提供检测、计量或认证技术服务，并出具报告或证书。明细未列明的项目不属于本合同的服务范围，需要增加的由双方签署变更。',
      en: 'The Contractor provides the testing, calibration or certification services listed in this contract, by the standards and in the numbers stated there, and issues a report or certificate. Items that are not listed are not part of it; adding them takes an amendment signed by both parties.',
    })),
    clause('price', '服务费用与税', 'Fees and tax', () => ({
      zh: '明细所列费用为含增值税价格，税率以本合同载明为准。因委托方变更要求、样品不符合检测条件等增加工作量的，增加费用由双方另行确认后支付。',
      en: 'Fees in the list include VAT at the rate stated in this contract. If the Client changes its requirements, or samples do not meet the conditions of the test, additional fees are paid once both parties have confirmed them.',
    })),
    clause('samples', '样品', 'Samples', () => ({
      zh: '委托方应当在约定时间内送达或安排取样，并如实提供样品信息、技术资料和必要的安全提示；受托方收样后应当核对并登记。受托方对样品负有妥善保管义务，正常检测造成的损耗除外。检测完毕后样品按明细约定退还、销毁或留存；未约定的，留存三十日后由受托方处置。',
      en: 'The Client delivers samples, or lets them be taken, in good time, with true particulars, technical documents and necessary safety notes; the Contractor checks and registers them. The Contractor keeps samples with care, except for what a proper test uses up. Afterwards samples are returned, destroyed or kept as listed; otherwise they are kept for thirty days and then disposed of.',
    })),
    clause('performance', '服务期限', 'Time of performance', ({ lateRate, lateMost }) => ({
      zh: `服务期限自受托方收到合格样品、完整资料和约定的首期款项之日起算。因委托方原因造成等待的，期限相应顺延。受托方逾期出具报告的，每逾期一日按该项费用的${tenthPercent(lateRate)}支付违约金，累计不超过该项费用的${lateMost}%。`,
      en: `Time runs from the day on which proper samples, complete documents and the first payment agreed have arrived; waiting for which the Client is responsible extends it. For a late report the Contractor owes ${tenthPercent(lateRate)} of the fee of the item a day, at most ${lateMost}% of it.`,
    })),
    clause('report', '报告与证书', 'Report and certificate', () => ({
      zh: '受托方按明细约定的报告种类（CNAS、CMA 或其他）出具报告，并保证带有标识的项目在报告签发日处于有效的资质范围内。检测结果仅对来样负责。未经受托方书面同意，委托方不得部分复制报告或将其用于误导性宣传。受托方可以将部分项目分包给具有资质的机构，但应当事先征得委托方同意，并对分包结果负责。',
      en: 'The Contractor issues the kind of report listed (CNAS, CMA or other) and warrants that items under a mark are within its valid scope on the day of issue. Results hold for the samples tested. Without written consent of the Contractor the Client neither copies a report in part nor uses it in a misleading way. Items may be subcontracted to accredited bodies with the prior consent of the Client; the Contractor answers for their results.',
    })),
    clause('acceptance', '异议', 'Objections', ({ inspectDays }) => ({
      zh: `委托方对报告有异议的，应当在收到报告后${inspectDays}日内书面提出，受托方应当予以复核或复测。复测结果与原结果一致的，复测费用由委托方承担；不一致的，由受托方承担并更正报告。逾期未提出的，视为认可。`,
      en: `The Client raises objections to a report in writing within ${inspectDays} days after receiving it; the Contractor reviews it or tests again. If the result is the same, the Client bears the cost of the second test; if not, the Contractor bears it and corrects the report. Without objection in time the report counts as accepted.`,
    })),
    payment({ zh: '委托方', en: 'Client' }),
    clause('invoice', '发票', 'Invoice', () => ({
      zh: '受托方应当按本合同约定的种类和税率，在收到相应款项或出具报告后十个工作日内向委托方开具合法有效的增值税发票。',
      en: 'The Contractor issues a lawful VAT invoice of the kind and rate agreed in this contract within ten working days after payment or after the report.',
    })),
    confidentiality,
    clause('ownership', '成果归属', 'Results', () => ({
      zh: '委托方付清费用后，报告及其数据归委托方使用；受托方可以保存记录以满足资质管理要求，并可以在不识别委托方的前提下用于方法研究。双方原有的知识产权归各自所有。',
      en: 'Once the fees are paid the Client may use report and data. The Contractor may keep records as its accreditation requires and use data for research on methods as long as the Client cannot be identified. Existing intellectual property stays with its owner.',
    })),
    clause('breach', '违约责任', 'Breach', () => ({
      zh: '任何一方违反合同约定的，应当承担继续履行、采取补救措施或者赔偿损失的责任。受托方因过错出具错误报告的，应当免费重新检测并赔偿直接损失；除故意或者重大过失外，赔偿总额不超过本合同服务费用的三倍。委托方提供虚假样品信息的，自行承担由此产生的后果。',
      en: 'A party in breach has to perform, to remedy or to pay damages. If the Contractor is at fault for a wrong report, it tests again free of charge and makes good direct damage; except for intent and gross negligence its liability is limited to three times the fees of this contract. The Client bears the consequences of untrue particulars of samples.',
    })),
    forceMajeure,
    disputes,
    miscellaneous,
  ],
};

const framework: ContractTemplate = {
  key: 'FRAMEWORK',
  version: 1,
  kind: 'FRAMEWORK',
  name: { zh: '年度采购框架合同', en: 'Annual framework contract' },
  summary: {
    zh: '约定期限内的价格与条件，按需下单；到期前三十日自动起草续签。',
    en: 'Prices and terms for a period, ordered as needed; a renewal is drafted thirty days before its end.',
  },
  patterns: [
    clause('subject', '合同标的', 'Subject', () => ({
      zh: '本合同约定有效期内买方向卖方采购“标的明细”所列产品的价格和条件。明细所列数量为预计用量，不构成最低采购承诺；买方通过平台下达的订单经确认后构成具体买卖关系，适用本合同的条款。',
      en: 'This contract sets prices and terms at which the Buyer orders the listed products during its term. Quantities in the list are estimates and no commitment to buy; each order placed through the platform is a sale under the terms of this contract.',
    })),
    clause('term', '有效期', 'Term', () => ({
      zh: '本合同有效期为载明的起止日期。有效期内下达的订单在期满后继续履行完毕。期满前三十日平台自动起草续签文本，双方签署后生效；未签署的，合同到期终止。',
      en: 'The contract runs for the dates stated in it. Orders placed within its term are completed after its end. Thirty days before the end the platform drafts a renewal, which takes effect when both parties sign it; otherwise the contract ends.',
    })),
    clause('price', '价格与税', 'Prices and tax', () => ({
      zh: '明细所列单价为含增值税价格，在有效期内固定。原厂调价幅度超过百分之十的，受影响的一方可以在调价生效前十五日书面提出协商，协商一致的签署变更；协商期间已下达的订单按原价履行。卖方承诺给予买方的价格不高于同等条件下给予其他客户的价格。',
      en: 'Unit prices in the list include VAT and are fixed during the term. If the maker changes prices by more than ten per cent, the party concerned may ask for a negotiation in writing fifteen days before the change takes effect; what is agreed is signed as an amendment. Orders placed meanwhile are performed at the former price. The Seller grants no better prices to others on the same terms.',
    })),
    clause('order', '订单', 'Orders', () => ({
      zh: '买方可以随时按明细所列产品下达订单，订单应当载明产品、数量、交付地点。卖方应当在有效期内保障供应；数量明显超出预计用量的，交期由双方另行约定。',
      en: 'The Buyer may order the listed products at any time, stating product, quantity and place of delivery. The Seller keeps up supply during the term; for quantities well beyond the estimate the time of delivery is agreed separately.',
    })),
    clause('delivery', '交付与运输', 'Delivery', ({ freight, lateRate, lateMost }) => ({
      zh: `卖方自订单确认之日起按明细所列交期交付至订单载明的地点，包装满足防静电、防潮、防震要求，并提供批次信息。${whoCarries[freight].zh}。风险自买方签收时转移。逾期交货的，每逾期一日按逾期部分价款的${tenthPercent(lateRate)}支付违约金，累计不超过该部分价款的${lateMost}%。`,
      en: `Counted from each order the Seller delivers within the times in the list to the place named in the order, packed against electrostatic discharge, moisture and shock, with lot information. ${whoCarries[freight].en}. Risk passes when the Buyer signs for the goods. For late delivery the Seller owes ${tenthPercent(lateRate)} of the price of the late part a day, at most ${lateMost}% of it.`,
    })),
    purchase.patterns.find(({ key }) => key === 'acceptance')!,
    purchase.patterns.find(({ key }) => key === 'warranty')!,
    payment({ zh: '买方', en: 'Buyer' }),
    invoice,
    confidentiality,
    purchase.patterns.find(({ key }) => key === 'breach')!,
    forceMajeure,
    disputes,
    miscellaneous,
  ],
};

export const contractTemplates: readonly ContractTemplate[] = [purchase, service, framework];

export const findTemplate = (key: string): ContractTemplate | undefined =>
  contractTemplates.find((one) => one.key === key);

/** The clauses of a template with a deal's values in them. */
export function clausesOf(
  { patterns }: ContractTemplate,
  values: Partial<ClauseValues> = {},
): ContractClause[] {
  const all = { ...USUAL_VALUES, ...values };
  return patterns.map(({ key, title, text }) => ({ key, title: { ...title }, text: text(all) }));
}
