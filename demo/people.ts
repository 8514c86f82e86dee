// The people of the demo mall: accounts to log in with, and members who only have written reviews.

import { demoColleagues } from './lab-people.ts';

/** The login password and the pay password of every account. */
export const demoPassword = 'Demo2026';
export const demoPayPassword = 'Pay2026ok';

/** An account. `store` is the key of the store it operates; money is in fen. */
export interface DemoAccount {
  memberName: string;
  nickName: string;
  mobile: string;
  memberType: 1 | 2 | 3;
  store?: string;
  /** The user of the demo's WeChat who logs in as him. */
  weChat?: string;
  platformRoles?: readonly ('operator' | 'finance' | 'auditor')[];
  openingCents: number;
  /** Where parcels go; buyers have one. */
  address?: { receiverName: string; detail: string; companyName: string };
}

/** For so many days the accounts have been there: before anybody ordered. */
export const demoAgeDays = 60;

/** Every account. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    memberName: 'buyer01',
    weChat: 'demo_lin',
    nickName: '采购员小林',
    mobile: '13800000001',
    memberType: 1,
    openingCents: 2_200_000,
    address: { receiverName: '林晓', detail: '粤海街道科苑路 15 号 A3 栋 1201', companyName: '' },
  },
  {
    memberName: 'designer01',
    nickName: '设计师陈工',
    mobile: '13800000002',
    memberType: 2,
    openingCents: 2_300_000,
    address: { receiverName: '陈工', detail: '粤海街道高新南一道 6 号创新大厦 B 座 808', companyName: '' },
  },
  {
    memberName: 'company01',
    nickName: '启明电子采购部',
    mobile: '13800000003',
    memberType: 3,
    openingCents: 6_000_000,
    address: {
      receiverName: '周敏',
      detail: '西丽街道留仙大道 3370 号 2 号楼 19 层',
      companyName: '深圳启明电子有限公司',
    },
  },
  {
    memberName: 'company02',
    nickName: '蓝鲸机器人采购部',
    mobile: '13800000030',
    memberType: 3,
    openingCents: 2_600_000,
    address: {
      receiverName: '方宁',
      detail: '粤海街道学府路 63 号 高新区联合总部大厦 9 层',
      companyName: '深圳蓝鲸机器人有限公司',
    },
  },
  {
    memberName: 'seller01',
    nickName: '元采自营',
    mobile: '13800000004',
    memberType: 3,
    store: 'yuancai',
    openingCents: 0,
  },
  {
    memberName: 'seller02',
    nickName: '立成阻容商城',
    mobile: '13800000005',
    memberType: 3,
    store: 'licheng',
    openingCents: 0,
  },
  {
    memberName: 'seller03',
    nickName: '芯汇半导体',
    mobile: '13800000006',
    memberType: 3,
    store: 'xinhui',
    openingCents: 0,
  },
  {
    memberName: 'seller04',
    nickName: '联固连接与机电',
    mobile: '13800000007',
    memberType: 3,
    store: 'liangu',
    openingCents: 0,
  },
  {
    memberName: 'newcomer01',
    nickName: '新程智能何总',
    mobile: '13800000009',
    memberType: 1,
    openingCents: 0,
  },
  {
    memberName: 'engineer01',
    nickName: '许工',
    mobile: '13800000014',
    memberType: 1,
    openingCents: 0,
  },
  {
    memberName: 'engineer02',
    nickName: '罗工',
    mobile: '13800000015',
    memberType: 1,
    openingCents: 0,
  },
  {
    memberName: 'admin01',
    nickName: '平台运营',
    mobile: '13800000008',
    memberType: 1,
    platformRoles: ['operator', 'finance', 'auditor'],
    openingCents: 0,
  },
  {
    memberName: 'finance01',
    nickName: '平台财务',
    mobile: '13800000029',
    memberType: 1,
    platformRoles: ['finance'],
    openingCents: 0,
  },
  ...demoColleagues.map(
    ({ memberName, name }, at): DemoAccount => ({
      ...{ memberName, nickName: name, memberType: 1, openingCents: 0 },
      mobile: String(13_800_000_101 + at),
    }),
  ),
];

/** The main account of the certified enterprise below. */
export const demoEmployer = 'company01';

/** Its employees; they have chosen their passwords already. Limits and money are in fen. */
export const demoEmployees: readonly {
  memberName: string;
  realName: string;
  mobile: string;
  department: string;
  roles: readonly ('buyer' | 'finance' | 'viewer')[];
  limitPerOrder?: number;
  limitPerMonth?: number;
  openingCents: number;
}[] = [
  {
    memberName: 'company01_buy',
    realName: '何佳',
    mobile: '13800000011',
    department: '采购部',
    roles: ['buyer'],
    limitPerOrder: 500_000,
    limitPerMonth: 2_000_000,
    openingCents: 1_500_000,
  },
  {
    memberName: 'company01_fin',
    realName: '孙丽',
    mobile: '13800000012',
    department: '财务部',
    roles: ['finance'],
    openingCents: 5_000_000,
  },
  {
    memberName: 'company01_view',
    realName: '吴昊',
    mobile: '13800000013',
    department: '研发部',
    roles: ['viewer'],
    openingCents: 0,
  },
];

/** The district of the buyers' addresses, by its official codes. */
export const demoDistrict = {
  provinceCode: '44',
  cityCode: '4403',
  districtCode: '440305',
  regionName: '广东省 深圳市 南山区',
};

/** Members without a password: nobody can log in as them. */
export const demoReviewers: readonly string[] = [
  'hardware_zhou',
  'pcb_lab_lin',
  'robot_team_7',
  'sz_maker_wu',
  'power_design_li',
  'nanjing_iot',
  'drone_works',
  'smt_line_02',
  'medtech_he',
  'campus_lab_hit',
];
