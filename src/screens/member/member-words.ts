// The words of the member centre.
import { words } from '#kit/words/words.ts';

export const memberWords = words({
  menu: { zh: '会员菜单', en: 'Menu' },
  home: { zh: '首页', en: 'Overview' },

  trading: { zh: '交易管理', en: 'Orders' },
  quoteOrders: { zh: '报价与合同订单', en: 'Agreed orders' },
  complaints: { zh: '投诉', en: 'Complaints' },
  aftersales: { zh: '退款售后', en: 'Refunds and returns' },
  samples: { zh: '我的样品', en: 'My samples' },

  procurement: { zh: '采购协同', en: 'Procurement' },
  turnCount: { zh: (n: number) => `${n} 项待办`, en: (n: number) => `${n} to do` },
  contracts: { zh: '我的合同', en: 'Contracts' },
  projects: { zh: '我的项目', en: 'Projects' },

  money: { zh: '资金管理', en: 'Money' },
  recharge: { zh: '余额充值', en: 'Recharge' },
  statements: { zh: '对账单', en: 'Statements' },
  credit: { zh: '信用账户', en: 'Credit accounts' },
  coupons: { zh: '优惠券', en: 'Coupons' },
  points: { zh: '我的积分', en: 'My points' },
  pointOrders: { zh: '积分订单', en: 'Points orders' },

  following: { zh: '我的关注', en: 'Following' },
  collect: { zh: '我的收藏', en: 'Favourites' },
  footprint: { zh: '我的足迹', en: 'Footprint' },
  alarms: { zh: '到货降价提醒', en: 'Price and stock alarms' },

  account: { zh: '账户设置', en: 'Account' },
  addresses: { zh: '收货地址', en: 'Delivery addresses' },
  permission: { zh: '账号权限', en: 'Permissions' },
  matCode: { zh: '物料编码', en: 'Material codes' },
  services: { zh: '检测委托', en: 'Tests and calibrations' },
  certifications: { zh: '产品认证', en: 'Product certifications' },
  reports: { zh: '检测报告', en: 'Reports' },
  instruments: { zh: '仪器台账', en: 'Instruments' },

  hello: { zh: (name: string) => `您好，${name}`, en: (name: string) => `Hello, ${name}` },
  type1: { zh: '个人用户', en: 'Individual user' },
  type3: { zh: '认证企业', en: 'Certified company' },
  noPayPwd: { zh: '未设置支付密码', en: 'No pay password yet' },
  setPayPwd: { zh: '去设置', en: 'Set one' },
  latest: { zh: '最近订单', en: 'Latest orders' },
  shortcuts: { zh: '常用功能', en: 'Shortcuts' },
  nothingYetText: {
    zh: '找到需要的型号，下单后在这里跟进。',
    en: 'Find your parts; what you order is followed here.',
  },
  foreignLogin: {
    zh: (name: string) => `您正通过链接中的登录信息查看会员“${name}”的资料，仅在本页有效。`,
    en: (name: string) => `The link has opened the data of member “${name}”. It is good for this page only.`,
  },
  foreignBeside: {
    zh: (name: string, own: string) => `链接打开的是会员“${name}”的资料，而此浏览器登录的是“${own}”。`,
    en: (name: string, own: string) =>
      `The link leads to the data of member “${name}”, while this browser is logged in as “${own}”.`,
  },
  openForeign: {
    zh: (name: string) => `查看“${name}”的资料`,
    en: (name: string) => `Open the data of “${name}”`,
  },
  stayMyself: { zh: '查看我自己的资料', en: 'Show my own data' },
});
