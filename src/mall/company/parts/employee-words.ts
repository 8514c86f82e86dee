// What the screens about employees' accounts and permissions say.
import { words } from '#kit/words/words.ts';

export const employeeWords = words({
  newOne: { zh: '新建子账号', en: 'New sub-account' },
  editOne: { zh: '编辑子账号', en: 'Edit the sub-account' },
  placesLeft: { zh: (n: number) => `还可新建 ${n} 个`, en: (n: number) => `${n} more can be made` },

  name: { zh: '姓名', en: 'Name' },
  isHead: { zh: '部门负责人', en: 'Head of department' },
  isHeadHint: {
    zh: '审批规则可以请申请人的部门负责人审批；需有审批权限',
    en: 'Rules of approval may ask the head of the author’s department; needs the right to approve',
  },
  limits: { zh: '限额', en: 'Limits' },
  perOrder: { zh: '单笔', en: 'order' },
  perMonth: { zh: '月', en: 'month' },
  unlimited: { zh: '不限', en: 'No limit' },
  self: { zh: '我', en: 'me' },
  extra: { zh: (n: number) => `+${n} 项权限`, en: (n: number) => `+${n} points` },
  until: { zh: (time: string) => `有效至 ${time}`, en: (time: string) => `until ${time}` },
  successor: { zh: (name: string) => `由 ${name} 接手`, en: (name: string) => `taken over by ${name}` },
  choose: { zh: (name: string) => `选择 ${name}`, en: (name: string) => `Choose ${name}` },

  renew: { zh: '重新邀请', en: 'Invite again' },
  leave: { zh: '离职', en: 'Leave' },
  log: { zh: '记录', en: 'Log' },
  disableTitle: {
    zh: (n: number) => `停用 ${n} 个子账号？`,
    en: (n: number) => `Disable ${n === 1 ? 'this sub-account' : `${n} sub-accounts`}?`,
  },
  disableText: {
    zh: '他们会立即在所有设备上退出登录，订单保留，随时可以重新启用。',
    en: 'They are logged out everywhere at once. Their orders stay; they can be enabled again at any time.',
  },
  renewTitle: { zh: '重新邀请？', en: 'Invite again?' },
  renewText: {
    zh: '会生成新的初始密码并短信通知，之前的初始密码立即失效。',
    en: 'A new initial password is made and sent by SMS; the one before stops working at once.',
  },
  done: {
    zh: (n: number) => `已处理 ${n} 个账号`,
    en: (n: number) => `${n} ${n === 1 ? 'account' : 'accounts'} done`,
  },
  leaveTitle: { zh: (name: string) => `${name} 离职`, en: (name: string) => `${name} leaves` },
  leaveText: {
    zh: '账号将永久关闭，账号名和手机号释放；订单和待付款账单转给接手人，余额转入主账号。',
    en: 'The account is closed for good, its name and mobile are free again. Orders and open bills go to the successor, the balance to the main account.',
  },
  leaveNow: { zh: '确认离职', en: 'Close the account' },
  successorLabel: { zh: '接手人', en: 'Successor' },
  chooseSuccessor: { zh: '请选择接手人', en: 'Please choose a successor' },
  left: { zh: '账号已关闭，工作已交接', en: 'The account is closed, the work handed over' },
  logOf: { zh: (name: string) => `${name} 的记录`, en: (name: string) => `Log of ${name}` },

  person: { zh: '员工资料', en: 'The employee' },
  accountNameHint: {
    zh: '4-16 位字母、数字或下划线，用于登录，创建后不可修改',
    en: '4-16 letters, digits or underscores, to log in with; cannot be changed later',
  },
  needsName: { zh: '请输入真实姓名', en: 'Please enter the real name' },
  mobile: { zh: '手机号', en: 'Mobile' },
  mobileHint: {
    zh: '每个手机号对应一个账号；初始密码会发到这个手机号',
    en: 'One account per number; the initial password is sent there',
  },
  permissions: { zh: '角色与权限', en: 'Roles and permissions' },
  rolesHint: {
    zh: '角色带来一组权限，可以再单独增加权限点。',
    en: 'A role brings a set of permissions; single ones can be added.',
  },
  searchPoints: { zh: '搜索权限', en: 'Search permissions' },
  noPoint: { zh: '没有符合的权限', en: 'No such permission' },
  fromRole: { zh: '角色自带', en: 'by role' },
  notYours: { zh: '您没有此权限，不能授予', en: 'You lack this one and cannot give it' },
  pointsGiven: {
    zh: (n: number, all: number) => `${n}/${all}`,
    en: (n: number, all: number) => `${n}/${all}`,
  },
  showPrices: { zh: '可见价格', en: 'Prices visible' },
  showPricesHint: {
    zh: '关闭后订单中的价格和金额对该员工隐藏，也不能下单和付款。',
    en: 'Without it prices and amounts in orders are hidden, and the employee can neither order nor pay.',
  },
  spending: { zh: '消费限额', en: 'Spending limits' },
  limitPerOrder: { zh: '单笔限额', en: 'Limit per order' },
  limitPerMonth: { zh: '月限额', en: 'Limit per month' },
  limitHint: { zh: '留空表示不限', en: 'Empty: no limit' },
  limitYours: {
    zh: (limit: string) => `不能超过您自己的 ${limit}`,
    en: (limit: string) => `Not above your own ${limit}`,
  },
  limitKept: {
    zh: '您没有“维护消费限额”权限，新账号沿用您的限额，已有账号保持不变。',
    en: 'You may not set limits: a new account gets yours, an existing one keeps its own.',
  },
  limitWrong: {
    zh: '请输入大于 0 的金额，最多两位小数',
    en: 'Please enter an amount above 0 with at most two decimals',
  },
  needsPoint: { zh: '请至少选择一个角色或一项权限', en: 'Please choose a role or a permission at least' },
  create: { zh: '创建并邀请', en: 'Make and invite' },
  saved: { zh: '已保存，权限立即生效', en: 'Saved; permissions count at once' },
  back: { zh: '返回子账号', en: 'Back to sub-accounts' },
  notEditable: {
    zh: '这个账号不能由您编辑',
    en: 'You cannot edit this account',
  },

  invitedTitle: { zh: '子账号已创建', en: 'The sub-account is made' },
  renewedTitle: { zh: '已重新邀请', en: 'Invited again' },
  invitedText: {
    zh: '初始密码只显示这一次，请转交给员工；短信也已发送。员工须在 72 小时内登录并设置自己的密码。',
    en: 'The initial password is shown only this once: hand it over. It was sent by SMS too. The employee logs in within 72 hours and chooses a password of his own.',
  },
  initialPassword: { zh: '初始密码', en: 'Initial password' },
  understood: { zh: '我已记下', en: 'I have noted it' },

  myPermissions: { zh: '我的权限', en: 'My permissions' },
  permissionTitle: { zh: '账号权限', en: 'Permissions' },
  matrix: { zh: '预设角色与权限', en: 'Preset roles and permissions' },
  point: { zh: '权限', en: 'Permission' },
  has: { zh: '有', en: 'yes' },
  hasNot: { zh: '无', en: 'no' },
  whoHasWhat: { zh: '谁有什么权限', en: 'Who may what' },
  mainAccount: { zh: '主账号', en: 'Main account' },
  everything: { zh: '全部权限', en: 'Everything' },
  nobodyYet: {
    zh: '还没有子账号，主账号拥有全部权限。',
    en: 'No sub-accounts yet; the main account may do everything.',
  },
  manage: { zh: '管理子账号', en: 'Manage sub-accounts' },
  points: { zh: (n: number) => `${n} 项`, en: (n: number) => `${n} points` },
  opens: { zh: '可以使用', en: 'Opens' },
  askAdministrator: {
    zh: (who: string) => `需要更多权限，请联系企业管理员 ${who}。`,
    en: (who: string) => `For more permissions ask your administrator ${who}.`,
  },

  level1: { zh: '您目前是个人用户', en: 'You are an individual user' },
  level1Text: {
    zh: '可以按标价采购、开具普通发票。完成认证后开通更多功能。',
    en: 'You buy at list prices with normal invoices. A certification opens more.',
  },
  asDesigner: { zh: '设计师认证', en: 'Designer certification' },
  asDesignerText: {
    zh: '面向硬件、电源、射频等研发工程师',
    en: 'For engineers in hardware, power, RF and the like',
  },
  asEnterprise: { zh: '企业认证', en: 'Enterprise certification' },
  asEnterpriseText: {
    zh: '面向企业采购，一个统一社会信用代码一个企业',
    en: 'For companies; one per unified social credit code',
  },
  youNeed: { zh: '需要准备', en: 'You need' },
  goDesigner: { zh: '申请设计师认证', en: 'Apply as a designer' },
  goEnterprise: { zh: '申请企业认证', en: 'Certify my enterprise' },
  goOn: { zh: '查看进度', en: 'See how it stands' },
});

/** What each certification opens, and what it asks for. */
export const certificationGains = {
  designer: {
    opens: [
      { zh: '申请免费或付费样品', en: 'Samples, free or paid' },
      { zh: '优化选型：按参数和权重自动推荐', en: 'Optimised selection by parameters and weights' },
      { zh: '向企业提交采购申请', en: 'Purchase requests to your enterprise' },
    ],
    needs: [
      { zh: '真实姓名与身份证号', en: 'Real name and ID number' },
      { zh: '绑定手机', en: 'A verified mobile', isMobile: true },
      { zh: '学历或职称、在职证明', en: 'Education or title, proof of work' },
    ],
  },
  enterprise: {
    opens: [
      { zh: '询价、议价、合同', en: 'Inquiries, negotiation, contracts' },
      { zh: '增值税专用发票、信用账户', en: 'Special VAT invoices, credit account' },
      { zh: '员工子账号、角色、消费限额', en: 'Employee accounts, roles, spending limits' },
      { zh: '企业物料编码', en: 'Material codes of your own' },
    ],
    needs: [
      { zh: '营业执照与统一社会信用代码', en: 'Business licence and credit code' },
      { zh: '法定代表人信息', en: 'The legal representative' },
      { zh: '账号管理员授权委托书', en: 'A letter of authorisation for the administrator' },
    ],
  },
} as const;
