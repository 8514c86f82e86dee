// The opening list 开业清单: what a new mall needs before visitors are let in (domain-operate §1).
import type { Text } from '#kit/words/text.ts';

interface Item {
  /** Without it the mall does not open; otherwise it is advice. */
  readonly must: boolean;
  readonly title: Text;
  /** How it is done, or why it matters. */
  readonly how: Text;
  /** Where in the console; undefined where it is done by a command or in the environment. */
  readonly to?: string;
  /** What the list itself offers: a test message, one's word that it is arranged, a look at the shop. */
  readonly act?: 'testSms' | 'declare' | 'preview';
}

const SETTINGS = '/admin/setting/index';

const ITEMS = {
  company: {
    must: true,
    title: { zh: '公司名称与客服电话', en: 'Company name and service telephone' },
    how: { zh: '在交易规则的“公司信息”中填写', en: 'Under Rules, “The company”' },
    to: SETTINGS,
  },
  record: {
    must: true,
    title: { zh: '备案号', en: 'Record number (ICP)' },
    how: { zh: '显示在每页页脚', en: 'Shown at the foot of every page' },
    to: SETTINGS,
  },
  factor: {
    must: true,
    title: { zh: '运营人员已开启两步验证', en: 'An operator has a second factor' },
    how: { zh: '在会员中心“账户安全”中设置', en: 'In the member centre, under Security' },
    to: '/member/pwd/factor',
  },
  texts: {
    must: true,
    title: { zh: '协议与须知齐全，没有空白', en: 'Agreements and notices are there, without blanks' },
    how: {
      zh: '九份协议与七份须知；空白在“公司信息”中填写，缺失的用命令 npm run mall -- starter 补齐',
      en: 'Nine agreements, seven notices; blanks are filled under “The company”, missing ones come by npm run mall -- starter',
    },
    to: SETTINGS,
  },
  store: {
    must: true,
    title: { zh: '至少一家店铺已开店', en: 'A store that is open' },
    how: {
      zh: '用命令 npm run mall -- store 建店；备齐后由店铺操作员在店铺后台首页开店',
      en: 'Made by npm run mall -- store; its operator opens it on his desk once it has all it needs',
    },
    to: '/seller/index',
  },
  places: {
    must: true,
    title: {
      zh: '店铺有运费模板、退货地址和仓库',
      en: 'A store with freight template, return address and warehouse',
    },
    how: { zh: '由店铺操作员在店铺后台填写', en: 'Its operator fills them in the store’s console' },
    to: '/seller/address',
  },
  goods: {
    must: true,
    title: { zh: '至少一个可购买的商品', en: 'Something that can be bought' },
    how: {
      zh: '在“目录导入”中上传产品与价格；很大的目录用命令 npm run import',
      en: 'Hand parts and prices in under Catalogue import; a very large one by npm run import',
    },
    to: '/admin/catalog',
  },
  pay: {
    must: true,
    title: { zh: '收款账户', en: 'An account for transfers' },
    how: { zh: '由财务在“收款账户”中填写', en: 'Finance enters it under Collecting account' },
    to: '/admin/account',
  },
  sms: {
    must: true,
    title: { zh: '短信已测试发送', en: 'A test SMS was sent' },
    how: {
      zh: '环境变量 MALL_SMS 等，见 README；没有短信无法注册。测试短信发到您自己的手机',
      en: 'MALL_SMS and its fellows, see the README; nobody registers without. The test goes to your own mobile',
    },
    act: 'testSms',
  },
  finance: {
    must: false,
    title: { zh: '财务与运营由不同人担任', en: 'Finance and operation in different hands' },
    how: {
      zh: '命令：npm run mall -- operator --roles finance',
      en: 'Command: npm run mall -- operator --roles finance',
    },
  },
  mail: {
    must: false,
    title: { zh: '邮件已配置', en: 'E-mail is set up' },
    how: { zh: '环境变量 SMTP_URL 与 MAIL_FROM', en: 'SMTP_URL and MAIL_FROM' },
  },
  calendar: {
    must: false,
    title: { zh: '今明两年的工作日历', en: 'Working days of this year and the next' },
    how: { zh: '期限按工作日计算', en: 'Terms are counted in them' },
    to: SETTINGS,
  },
  https: {
    must: false,
    title: { zh: '访客使用 https', en: 'Visitors come by https' },
    how: { zh: '由前置代理提供，并写入 PUBLIC_URL', en: 'From the proxy before the mall, and in PUBLIC_URL' },
  },
  backup: {
    must: false,
    title: { zh: '备份已安排，恢复已演练', en: 'Backups are arranged, a restore was tried' },
    how: {
      zh: '命令：npm run backup 与 npm run restore；安排好后在此声明',
      en: 'Commands: npm run backup and npm run restore; say it here once it is so',
    },
    act: 'declare',
  },
  look: {
    must: false,
    title: { zh: '已查看首页', en: 'The home page was looked at' },
    how: { zh: '像访客一样看一遍首页与商品', en: 'Look at home and goods as a visitor will' },
    act: 'preview',
  },
} as const satisfies Record<string, Item>;

export type OpeningKey = keyof typeof ITEMS;
export const OPENING_KEYS = Object.keys(ITEMS) as OpeningKey[];
export const OPENING_ITEMS: Readonly<Record<OpeningKey, Item>> = ITEMS;
