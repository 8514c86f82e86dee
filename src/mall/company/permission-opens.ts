// What each permission opens, in a sentence for whoever hands it out.
import type { Text } from '#kit/words/text.ts';
import type { PermissionPoint } from '#mall/member/permission-points.ts';

const opens = (zh: string, en: string): Text => ({ zh, en });

export const permissionOpens: Readonly<Record<PermissionPoint, Text>> = {
  'order.read': opens('订单列表、详情、物流与评价中心', 'Order list, details, logistics, evaluations'),
  'order.all': opens(
    '企业内所有人的订单；能做的操作取决于其他权限',
    "Everybody's orders of the enterprise; what may be done with them follows from the other permissions",
  ),
  'order.price': opens(
    '订单中的单价与金额、项目成本；下单和支付也需要',
    'Prices and amounts in orders, costs of projects; ordering and paying need it too',
  ),
  'order.submit': opens(
    '确认并提交订单、重新提交、修改收货地址',
    'Confirm, submit and resubmit orders, change their address',
  ),
  'order.pay': opens('收银台：余额、转账凭证、在线支付', 'The cashier: balance, transfer, online payment'),
  'order.cancel': opens('取消未付款订单、撤回审核中的订单', 'Cancel unpaid orders, withdraw those in review'),
  'order.receive': opens(
    '确认收货、确认包裹、延长收货',
    'Confirm receipt and parcels, extend the time for it',
  ),
  'order.evaluate': opens('对已完成的订单发表评价与追评', 'Evaluate completed orders and add to it'),
  'order.aftersale': opens('申请退款、退货、换货', 'Ask for refunds, returns, exchanges'),
  'order.address': opens('新增、修改、删除收货地址', 'Add, change and delete delivery addresses'),
  'order.recharge': opens('为余额账户充值', 'Recharge the balance account'),
  'balance.read': opens('企业余额与收支明细', "The enterprise's balance and every row of it"),
  'rfq.read': opens('询价列表与详情', 'Inquiries and their details'),
  'rfq.create': opens('发起和修改询价', 'Raise and change inquiries'),
  'rfq.award': opens('比价、定标', 'Compare offers and award'),
  'quote.read': opens('收到的报价与议价记录', 'Quotations received and their rounds'),
  'quote.counter': opens('还价、要求重新报价', 'Counter, ask for another quotation'),
  'contract.read': opens('合同列表与详情', 'Contracts and their details'),
  'contract.create': opens('起草、登记合同', 'Draft and register contracts'),
  'contract.sign': opens('代表企业签署合同', 'Sign in the name of the enterprise'),
  'contract.terminate': opens('申请或同意终止合同', 'Ask for or agree to termination'),
  'credit.read': opens('额度、对账单', 'Limit and statements'),
  'credit.pay': opens('支付对账单', 'Pay statements'),
  'credit.apply': opens('申请授信、调整额度', 'Apply for credit and other limits'),
  'invoice.read': opens('开票申请与发票', 'Invoice applications and invoices'),
  'invoice.apply': opens('提交开票申请', 'Apply for invoices'),
  'invoice.header': opens('发票抬头与收票地址', 'Invoice headers and addresses'),
  'sample.read': opens('样品申请记录', 'Sample applications'),
  'sample.apply': opens('申请样品（需设计师身份）', 'Apply for samples (as a designer)'),
  'project.read': opens('项目、物料清单、成本', 'Projects, bills of material, costs'),
  'project.write': opens('新建、编辑项目和物料清单', 'Make and change projects and bills of material'),
  'project.budget': opens('设置项目预算', 'Set project budgets'),
  'mat.read': opens('企业物料编码', "The enterprise's material codes"),
  'mat.write': opens('新建、导入、匹配物料编码', 'Make, import and match material codes'),
  'desapp.read': opens('设计师的加入申请和采购申请', "Designers' applications and purchase requests"),
  'desapp.decide': opens('审核设计师的申请', "Decide designers' applications"),
  'approval.decide': opens('处理待我审批的单据', 'Decide what waits for approval'),
  'approval.rules': opens('设置审批规则', 'Set the rules of approval'),
  'ent.cert': opens('企业认证资料与变更', 'Certification data and their changes'),
  'ent.sub': opens('新建、修改、停用子账号', 'Make, change and disable sub-accounts'),
  'ent.role': opens('查看企业内谁有什么权限', 'See who may what in the enterprise'),
  'ent.limit': opens('设置子账号的消费限额', 'Set spending limits of sub-accounts'),
  'report.read': opens('查看和下载检测报告', 'See and download test reports'),
  'report.export': opens('导出订单和报表数据', 'Export orders and reports'),
};
