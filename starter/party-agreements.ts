// Agreements on being here: signing electronically, running a store, leaving.
import { SIGN_AGREEMENT_VERSION, signAgreement, signAgreementTitle } from '#mall/contract/sign-agreement.ts';
import { paragraphs, type StarterText } from './starter-text.ts';

export const partyAgreements: readonly StarterText[] = [
  {
    // The very text that every signature names.
    code: 'esign',
    version: SIGN_AGREEMENT_VERSION,
    titleZh: signAgreementTitle.zh,
    titleEn: signAgreementTitle.en,
    bodyZh: paragraphs(...signAgreement.map(({ zh }) => zh)),
    bodyEn: paragraphs(...signAgreement.map(({ en }) => en)),
  },
  {
    code: 'store',
    version: '1.0',
    titleZh: '商家入驻协议',
    titleEn: 'Store Agreement',
    bodyZh: paragraphs(
      '一、资格与审核。入驻申请由认证企业的主账号或获授权的人员提交，填写店铺、类目、品牌、发货地与收款账户。平台由两人审核；资料须补正的退回修改，三十日未重新提交的申请取消；被拒绝的，九十日后可以再次申请。需缴纳费用或保证金的，应当在审核通过后十五日内付清。',
      '二、品牌与授权。商家销售品牌商品应当如实标明原厂、授权代理、分销或独立渠道，并提交有效的授权文件。授权到期当日，授权标识即行取消；仅限授权销售的品牌同时停止销售。',
      '三、商品与履约。商家对商品的来源、质量、批次信息与交付负责，保证不销售假冒、翻新或来源不明的器件。库存、价格、起订量与交期应当真实；已付款订单按承诺发货，并记录批次。无正当理由取消已付款订单的，全额退款并计入店铺评分。',
      '四、售后与发票。商家应当在三日内处理买家的售后申请，逾期视为同意；收到退货后十日内验收。买家不同意处理结果的，可以申请平台介入，平台的书面处理由双方执行。商家应当依法及时为买家开具发票。',
      '五、结算与佣金。平台代收的货款在订单完成、售后期届满且无未决售后之后进入结算。佣金按下单时的费率计算，退款时相应返还；除另有约定外，商品订单为百分之五，由报价或合同形成的订单为百分之二。结算单五个工作日内未提出异议的，视为确认；平台经两人审核后打款。',
      '六、保证金。保证金归商家所有，用于支付商家应付而未付的退款、赔付与欠款；扣用时说明理由。店铺关闭且无未结事项后退还。',
      '七、违规。违规处理须写明规则与依据，商家可以在七日内申诉一次，由其他人员复核。三百六十五日内累计扣分达到十二分的暂停营业七日，达到二十四分的暂停三十日，达到四十八分的，平台可以提出关闭店铺。',
      '八、期限与退出。店铺有效期一年，到期前六十日起提醒续期；到期未续的停止销售，九十日后关闭。暂停、到期或关闭均不免除已成立订单、售后与结算的义务。',
      '九、数据与争议。商家仅可为履行订单使用买家信息，不得另作他用或诱导买家脱离平台交易。本协议与{companyName}订立，适用中华人民共和国法律，争议由{court}管辖。',
    ),
    bodyEn: paragraphs(
      '1. Admission. A certified enterprise applies through its main account or an authorised employee, naming store, categories, brands, place of shipment and account for payouts. Two people of the platform review. What is sent back and not submitted again within 30 days is cancelled; after a refusal one may apply again after 90 days. Fees or a deposit, where asked for, are paid within 15 days of approval.',
      '2. Brands. A store says truthfully whether it sells as the maker, an authorised agent, a distributor or independently, with papers that are valid. The badge ends on the day the authorisation does; brands that may be sold with authorisation only stop selling then.',
      '3. Goods and performance. The store answers for origin, quality, lot data and delivery, and sells nothing counterfeit, refurbished or of unknown origin. Stock, prices, minimums and lead times must be true. Paid orders are shipped as promised, with their lots. Who cancels a paid order without good reason refunds all of it, and it counts in the store’s score.',
      '4. After-sales and invoices. The store decides on a buyer’s request within three days; silence counts as yes. Returned goods are checked within ten days. A buyer who does not agree may call the platform, whose written decision both sides carry out. The store issues invoices to buyers in time and as the law demands.',
      '5. Settlement and commission. Money held by the platform is settled once the order is completed, its after-sale window has passed and no case is open. Commission follows the rate at the time of the order and is given back with refunds; unless agreed otherwise it is 5 % for listed goods and 2 % for orders from quotations or contracts. A settlement bill not disputed within five working days counts as confirmed; it is paid after two people have reviewed it.',
      '6. Deposit. The deposit belongs to the store. It covers refunds, compensation and debts that the store owes and has not paid; each use is explained. It is returned once the store is closed and nothing is open.',
      '7. Violations. A measure names the rule and the evidence. The store may appeal once within seven days, and somebody else decides. Twelve points within 365 days mean seven days’ suspension, 24 points 30 days; at 48 the platform may propose to close the store.',
      '8. Term and leaving. A store runs for one year and is reminded from 60 days before the end. Without renewal it stops selling and is closed after 90 days. Suspension, end and closing free nobody from orders placed, after-sales and settlement.',
      '9. Data and law. Buyers’ data serve their orders and nothing else; buyers must not be led to trade outside the platform. This agreement is made with {companyName}. The law of the People’s Republic of China applies; {court} has jurisdiction.',
    ),
  },
  {
    code: 'deregister',
    version: '1.0',
    titleZh: '账户注销协议',
    titleEn: 'Account Closing Agreement',
    bodyZh: paragraphs(
      '一、申请。您可以申请注销本人的账户。申请前请确认账户由本人使用，并自行保存需要的订单、合同、发票与报告。',
      '二、条件。注销须同时满足：没有未完成的订单、售后、询价、报价、合同、样品与检测委托；没有未结清的账单、账期与未处理的争议；账户余额为零。不满足的，平台会说明还需办理的事项。',
      '三、企业与店铺。企业主账号注销前，应当移交管理权限或一并结束企业账户，子账户由企业处理。店铺的唯一店主须先移交或关闭店铺。设计师应当先完成样品试用反馈。',
      '四、冷静期。申请后有十五日冷静期，期间您可以撤回申请。冷静期届满且仍满足条件的，账户注销，不能恢复。',
      '五、注销的后果。注销后不能登录，资料、收货地址、收藏与密钥被删除，积分、优惠券等未使用的权益失效。同一手机号可以重新注册为新账户，不承接原账户的记录。',
      '六、依法保留。已签订的合同、订单、付款、发票与报告等单据，以及其中记载的当事人信息，依照法律规定的期限保存，仅用于履行法律义务与处理争议。登录日志保存不少于六个月，交易记录自交易完成之日起不少于三年。',
      '七、责任与联系。注销不免除注销前行为产生的责任。办理或申诉请联系客服热线 {serviceTel}；运营方为{companyName}。',
    ),
    bodyEn: paragraphs(
      '1. Asking. You may ask to close your own account. Make sure first that nobody else uses it, and keep the orders, contracts, invoices and reports that you need.',
      '2. Conditions. No order, after-sale case, inquiry, quotation, contract, sample request or commission is open; no bill, credit or dispute is unsettled; the balance is zero. Otherwise the platform tells you what remains to be done.',
      '3. Enterprises and stores. Before a main account closes, its rights are handed over or the enterprise’s account ends with it; the enterprise sees to its sub-accounts. The only owner of a store hands it over or closes it first. Designers hand in their sample feedback first.',
      '4. Reflection. For 15 days after asking you may take it back. Then, if the conditions still hold, the account is closed and cannot be restored.',
      '5. What follows. Nobody can log in any more. Profile, addresses, favourites and keys are deleted; unused points, coupons and other benefits lapse. The same mobile number may register anew; the new account takes over nothing.',
      '6. What the law keeps. Contracts, orders, payments, invoices and reports, with the parties they name, are kept as long as the law demands and used only to meet legal duties and settle disputes. Login logs are kept for at least six months, trade records for at least three years after completion.',
      '7. Liability and contact. Closing an account frees nobody from what was done before. For help or an appeal call {serviceTel}; the operator is {companyName}.',
    ),
  },
];
