// The agreements of every mall, as they come with it; here registration, privacy and ordering in full.
import { partyAgreements } from './party-agreements.ts';
import { paragraphs, type StarterText } from './starter-text.ts';
import { tradeAgreements } from './trade-agreements.ts';

/** In force until the platform publishes its own. */
export const starterAgreements: readonly StarterText[] = [
  {
    code: 'register',
    version: '1.0',
    titleZh: '用户注册协议',
    titleEn: 'Registration Agreement',
    bodyZh: paragraphs(
      '一、总则。元采由{companyName}（{companyAddress}）运营，是面向企业、研究机构与设计师的电子元器件与检测服务交易平台。您完成注册即表示已阅读并同意本协议；如不同意任何条款，请停止注册。',
      '二、账户。您应当使用真实、有效的手机号注册，并对账户下的一切行为负责。企业账户须由获得授权的人员注册，并提交营业执照完成认证；子账户的操作视为企业的操作。请妥善保管密码与验证码，发现被盗用请立即联系客服。',
      '三、平台的角色。自营店铺的商品与服务由平台运营方销售；其他店铺由入驻商家销售，商家对商品的来源、质量与交付负责，平台提供交易、结算与争议调处服务。',
      '四、使用规范。不得利用平台发布违法信息、虚构交易、恶意占用库存、批量抓取数据或干扰系统运行；不得采购用于法律禁止用途的产品。涉及出口管制的物料，您应当自行确认最终用途与最终用户符合法律规定。',
      '五、信息准确性。商品参数、规格书与图片用于选型参考，以原厂最新资料为准。平台发现错误会及时更正，已成交订单以订单快照记载的内容为准。',
      '六、终止。您可以随时申请注销账户；存在未完成订单、未结清账款或未处理争议时，需先完成处理。您严重违反本协议的，平台有权限制或终止服务，并提前或同时说明理由。',
      '七、变更与适用法律。协议变更将提前七日公告，变更后重新征得您的同意。本协议适用中华人民共和国法律，争议由{court}管辖。',
    ),
    bodyEn: paragraphs(
      '1. General. Yuancai is run by {companyName} ({companyAddress}). It is a marketplace for electronic components and testing services, made for companies, research institutions and designers. By registering you state that you have read and accept this agreement. If you do not accept a term, please do not register.',
      '2. Account. Register with a real mobile number of your own; you answer for everything done under your account. A company account must be opened by an authorised person and certified with the business licence; what sub-accounts do counts as done by the company. Keep passwords and codes safe and tell us at once if they are misused.',
      '3. Our role. Goods and services of the direct store are sold by the operator of the platform. Other stores are run by merchants, who answer for origin, quality and delivery; the platform provides trading, settlement and mediation.',
      '4. Conduct. Do not publish unlawful content, fake transactions, hold stock in bad faith, harvest data or disturb the system, and do not buy for purposes the law forbids. For items under export control you must make sure that end use and end user are lawful.',
      '5. Accuracy. Parameters, datasheets and pictures help selection; the maker’s latest documents prevail. We correct errors when we find them; for a placed order the record kept with the order counts.',
      '6. Ending. You may close your account at any time once open orders, unpaid amounts and disputes are settled. In case of a serious breach we may limit or end the service, giving our reasons beforehand or at the same time.',
      '7. Changes and law. Changes are announced seven days ahead and need your renewed consent. The law of the People’s Republic of China applies; {court} has jurisdiction.',
    ),
  },
  {
    code: 'privacy',
    version: '1.0',
    titleZh: '隐私政策',
    titleEn: 'Privacy Policy',
    bodyZh: paragraphs(
      '我们依照《中华人民共和国个人信息保护法》处理您的个人信息，遵循合法、正当、必要和诚信原则，只为明确的目的收集最少的信息。',
      '一、我们收集什么。注册与登录：手机号、密码的不可逆摘要；企业认证：营业执照、授权人姓名与联系方式；交易：收货地址、发票抬头、订单与付款记录；安全：登录时间、IP 地址与设备类型。浏览统计：看过的页面与商品、加入购物车的商品，用于了解平台如何被使用，保存一百八十天，不记录 IP 地址；浏览器要求“请勿跟踪”时不作统计。',
      '二、我们如何使用。用于提供交易、物流、开票、售后与客服，预防欺诈，以及履行法律义务。未经您单独同意，不用于其他目的，不向第三方出售。',
      '三、与谁共享。为完成订单，我们把必要信息提供给所购店铺、承运人、支付机构和检测实验室；他们只能为该订单使用。法律要求时，我们依法向主管机关提供。',
      '四、保存。信息存储在中华人民共和国境内。交易记录自交易完成之日起保存不少于三年，登录日志保存不少于六个月；超过期限后删除或匿名化。',
      '五、您的权利。您可以查阅、复制、更正、删除个人信息，撤回同意，以及注销账户。我们在十五个工作日内答复。',
      '六、未成年人。本平台面向企业与专业用户，不向未满十八周岁的个人提供服务。',
      '七、安全与联系。我们采用传输加密、权限最小化与操作留痕等措施保护信息；发生泄露时会及时告知您并报告主管机关。个人信息保护事务请联系客服热线 {serviceTel}。',
    ),
    bodyEn: paragraphs(
      'We handle personal information under the Personal Information Protection Law of the People’s Republic of China: lawfully, fairly, in good faith, and only as much as a stated purpose needs.',
      '1. What we collect. For registration and login: mobile number and an irreversible digest of your password. For certification: business licence, name and contact of the authorised person. For trading: delivery address, invoice header, order and payment records. For security: login time, IP address and kind of device. For statistics: pages and goods you look at and goods you put into the cart, to learn how the mall is used; kept for 180 days, without your IP address, and not at all when your browser asks not to be tracked.',
      '2. How we use it. For trading, delivery, invoicing, after-sales and service, to prevent fraud and to meet legal duties. Not for anything else without your separate consent, and never for sale.',
      '3. With whom we share. To carry out an order the store, carrier, payment institution and laboratory receive what they need, for that order only. Authorities receive information where the law demands it.',
      '4. Storage. Information is stored in mainland China. Trade records are kept for at least three years after completion, login logs for at least six months, then deleted or made anonymous.',
      '5. Your rights. You may see, copy, correct and delete your information, withdraw consent and close your account. We answer within fifteen working days.',
      '6. Minors. The platform serves companies and professionals and is not offered to persons under eighteen.',
      '7. Security and contact. Transport encryption, least privilege and audit trails protect your information; should it leak, we tell you and the authorities promptly. For matters of personal information call {serviceTel}.',
    ),
  },
  {
    code: 'ordering',
    version: '1.1',
    titleZh: '订货须知',
    titleEn: 'Ordering Notice',
    bodyZh: paragraphs(
      '一、价格与库存。页面价格为含 13% 增值税的人民币单价，按数量分档，单价最多保留六位小数，行金额四舍五入到分。库存以提交订单时系统锁定为准；未付款订单超时将自动取消并释放库存。',
      '二、起订量与倍数。每种包装有各自的起订量与递增倍数。剪带可能含有拼接；整盘按原厂最小包装发货。',
      '三、批次与日期码。默认按先进先出发货。需要单一批次或限定日期码的，请在下单时注明，无法满足时我们会在发货前联系您。',
      '四、交期。有现货的商品一般在一至三个工作日内发出；期货以订单确认的交期为准，原厂延期时我们会及时通知，您可以选择等待、替换或取消。',
      '五、运费。各店铺分别计算运费，达到店铺包邮金额的免运费；需要保价或专车的费用另计。',
      '六、验收与售后。请在签收后七日内核对型号、数量与外观；质量问题请在订单完成后十五日内申请售后，并保留原包装与批次标签。已拆封的湿敏器件、定制线束与非标采购件，无质量问题不予退换。',
      '七、发票。企业用户可开具增值税专用发票或普通发票，抬头须与认证主体一致。',
      '八、用途限制。除非另有书面约定，所售商品不保证适用于生命维持、航空航天与核设施等场合。',
    ),
    bodyEn: paragraphs(
      '1. Prices and stock. Prices are unit prices in renminbi including 13 % VAT, stepped by quantity, with up to six decimals; line amounts are rounded to the fen. Stock is reserved when the order is placed; unpaid orders lapse after the time limit and release it.',
      '2. Minimums and multiples. Each packing has its own minimum quantity and multiple. Cut tape may be spliced; full reels are shipped in the maker’s smallest packing.',
      '3. Lots and date codes. We ship first in, first out. If you need a single lot or a limit on the date code, say so in the order; where we cannot comply we contact you before shipment.',
      '4. Delivery. Goods in stock normally leave within one to three working days. For others the confirmed date counts; if the maker is late we tell you promptly, and you may wait, replace or cancel.',
      '5. Freight. Each store charges its own freight, free from the store’s limit on. Insurance or special transport is extra.',
      '6. Inspection and after-sales. Check type, count and appearance within seven days of receipt; ask for after-sale service for quality problems within fifteen days after the order is completed, and keep packing and lot labels. Opened moisture-sensitive parts, custom harnesses and non-standard purchases are not taken back unless faulty.',
      '7. Invoices. Companies may have special or ordinary VAT invoices; the header must be the certified company.',
      '8. Limits of use. Unless agreed in writing, goods are not warranted for life support, aerospace or nuclear use.',
    ),
  },
  ...tradeAgreements,
  ...partyAgreements,
];
