// The enterprises and designers of the demo mall, and what waits for a decision there. All names and codes are made up.

export interface DemoEnterprise {
  /** The main account. */
  memberName: string;
  name: string;
  /** With its right check digit. */
  uscc: string;
  legalName: string;
  foundedOn: string;
  registeredCapital: string;
  address: string;
  businessScope: string;
  industry: string;
  contactName: string;
  contactMobile: string;
}

export const demoEnterprises: readonly DemoEnterprise[] = [
  {
    memberName: 'company01',
    name: '深圳启明电子有限公司',
    uscc: '91440300MA5F2X8K1C',
    legalName: '周启明',
    foundedOn: '2015-06-01',
    registeredCapital: '1000 万元',
    address: '广东省深圳市南山区留仙大道 3370 号',
    businessScope: '电子产品的研发、生产与销售',
    industry: 'industrial',
    contactName: '周敏',
    contactMobile: '13800000003',
  },
  {
    memberName: 'company02',
    name: '深圳蓝鲸机器人有限公司',
    uscc: '91440300MA5H7Q3N6A',
    legalName: '方致远',
    foundedOn: '2019-04-12',
    registeredCapital: '600 万元',
    address: '广东省深圳市南山区学府路 63 号',
    businessScope: '服务机器人的研发、生产与销售',
    industry: 'industrial',
    contactName: '方宁',
    contactMobile: '13800000030',
  },
  {
    memberName: 'seller01',
    name: '元采电子商务有限公司',
    uscc: '91440300MA5DEMA012',
    legalName: '赵元',
    foundedOn: '2013-03-18',
    registeredCapital: '5000 万元',
    address: '广东省深圳市福田区深南中路 2072 号',
    businessScope: '电子元器件的销售与技术服务',
    industry: 'trade',
    contactName: '钱丽',
    contactMobile: '13800000004',
  },
  {
    memberName: 'seller02',
    name: '东莞立成电子元件有限公司',
    uscc: '91440300MA5DEMA025',
    legalName: '孙立成',
    foundedOn: '2009-09-09',
    registeredCapital: '800 万元',
    address: '广东省东莞市松山湖工业北路 6 号',
    businessScope: '电阻、电容、电感的制造与销售',
    industry: 'manufacturing',
    contactName: '李娜',
    contactMobile: '13800000005',
  },
  {
    memberName: 'seller03',
    name: '上海芯汇半导体有限公司',
    uscc: '91440300MA5DEMA038',
    legalName: '吴汇',
    foundedOn: '2016-11-11',
    registeredCapital: '2000 万元',
    address: '上海市浦东新区张江路 505 号',
    businessScope: '集成电路的设计与销售',
    industry: 'semiconductor',
    contactName: '郑凯',
    contactMobile: '13800000006',
  },
  {
    memberName: 'seller04',
    name: '苏州联固连接技术有限公司',
    uscc: '91440300MA5DEMA04B',
    legalName: '王联',
    foundedOn: '2011-05-20',
    registeredCapital: '600 万元',
    address: '江苏省苏州市工业园区星湖街 218 号',
    businessScope: '连接器、开关和机电元件的制造与销售',
    industry: 'manufacturing',
    contactName: '冯静',
    contactMobile: '13800000007',
  },
];

/** Waits for the platform's review. */
export const demoApplicant: DemoEnterprise = {
  memberName: 'newcomer01',
  name: '广州新程智能科技有限公司',
  uscc: '91440101MA5DEMA06M',
  legalName: '何新程',
  foundedOn: '2021-04-15',
  registeredCapital: '300 万元',
  address: '广东省广州市黄埔区科学大道 182 号',
  businessScope: '智能硬件的研发与销售',
  industry: 'internetOfThings',
  contactName: '何新程',
  contactMobile: '13800000009',
};

export interface DemoDesigner {
  memberName: string;
  realName: string;
  mobile: string;
  /** The main account of his employer; without one he works on his own. */
  employer?: string;
  jobTitle: string;
  department: string;
  yearsOfWork: number;
  fields: readonly string[];
  products: string;
  /** A designer already, or waiting for his employer or the platform. */
  state: 'APPROVED' | 'PENDING_ENTERPRISE' | 'PENDING_PLATFORM';
}

export const demoDesigners: readonly DemoDesigner[] = [
  {
    memberName: 'designer01',
    realName: '陈工',
    mobile: '13800000002',
    employer: 'company01',
    jobTitle: '硬件工程师',
    department: '研发部',
    yearsOfWork: 8,
    fields: ['power', 'mcu', 'pcb'],
    products: '24V 工业电源、BLDC 电机驱动器、数据采集板',
    state: 'APPROVED',
  },
  {
    memberName: 'engineer01',
    realName: '许亮',
    mobile: '13800000014',
    employer: 'company01',
    jobTitle: '嵌入式工程师',
    department: '研发部',
    yearsOfWork: 4,
    fields: ['mcu', 'sensor'],
    products: '温湿度采集终端、LoRa 网关',
    state: 'PENDING_ENTERPRISE',
  },
  {
    memberName: 'engineer02',
    realName: '罗敏',
    mobile: '13800000015',
    jobTitle: '射频工程师',
    department: '',
    yearsOfWork: 11,
    fields: ['rf', 'analogue', 'test'],
    products: 'Sub-1GHz 收发模块、天线匹配网络',
    state: 'PENDING_PLATFORM',
  },
];
