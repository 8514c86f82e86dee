// What a designer application must say, field by field: the same rules in the form and in the mall.
import { type Check, checkCreditCode, checkIdNumber, checkMobile } from '#kit/rules/identity-rules.ts';
import { days } from '#kit/time/duration.ts';
import type { Text } from '#kit/words/text.ts';

export const DESIGN_FIELDS = {
  analogue: { zh: '模拟电路', en: 'Analogue' },
  digital: { zh: '数字电路', en: 'Digital' },
  rf: { zh: '射频与微波', en: 'RF and microwave' },
  power: { zh: '电源', en: 'Power' },
  mcu: { zh: '单片机与嵌入式', en: 'MCU and embedded' },
  fpga: { zh: 'FPGA / 数字逻辑', en: 'FPGA and logic' },
  sensor: { zh: '传感器', en: 'Sensors' },
  motor: { zh: '电机与驱动', en: 'Motors and drives' },
  pcb: { zh: 'PCB 设计', en: 'PCB design' },
  test: { zh: '测试与测量', en: 'Test and measurement' },
  other: { zh: '其他', en: 'Other' },
} as const satisfies Record<string, Text>;
export type DesignField = keyof typeof DESIGN_FIELDS;
export const DESIGN_FIELD_CODES = Object.keys(DESIGN_FIELDS) as [DesignField, ...DesignField[]];

export const EMPLOYMENTS = {
  certified: { zh: '元采认证企业', en: 'A certified enterprise' },
  other: { zh: '未在元采认证的企业', en: 'Another company' },
  freelance: { zh: '自由职业', en: 'Freelance' },
} as const satisfies Record<string, Text>;
export const ENTERPRISE_SILENCE = days(7); // domain 3.11
export const AFTER_REFUSAL = days(90); // domain 3.8.2
export const RECHECK_TIME = days(30); // domain 3.8.2
export const MOST_PAPERS = 5; // spec §5: at most 5 files

const text = (zh: string, en: string): Text => ({ zh, en });
const between =
  (min: number, max: number, empty: Text): Check =>
  (value) => {
    const { length } = value.trim();
    if (length === 0 && min > 0) return empty;
    return length < min || length > max
      ? text(`请输入 ${min}-${max} 个字符`, `Please enter ${min}-${max} characters`)
      : undefined;
  };

export const designerRules = {
  realName: between(2, 40, text('请输入真实姓名', 'Please enter your real name')),
  idNumber: checkIdNumber,
  mobile: (value: string) => checkMobile(value),
  employerName: between(2, 100, text('请输入或选择所在企业', 'Please enter or choose your employer')),
  employerUscc: (value: string) =>
    checkCreditCode(value.trim().toUpperCase())
      ? text('请输入正确的 18 位统一社会信用代码', 'Please enter a correct 18-character credit code')
      : undefined,
  department: between(0, 60, text('', '')),
  jobTitle: between(2, 60, text('请输入职务', 'Please enter your position')),
  yearsOfWork: (value: string) =>
    /^\d{1,2}$/.test(value) && Number(value) <= 60
      ? undefined
      : text('请输入 0 到 60 之间的工作年限', 'Please enter 0 to 60 years'),
  products: between(5, 1000, text('请填写设计过的产品', 'Please say which products you have designed')),
} satisfies Record<string, Check>;

export type DesignerTextField = keyof typeof designerRules;

/** What a reviewer may write a remark about, in the order of the form. */
export const DESIGNER_REMARK_FIELDS = [
  'realName',
  'idNumber',
  'mobile',
  'employerName',
  'employerUscc',
  'department',
  'jobTitle',
  'yearsOfWork',
  'fields',
  'products',
  'certificateFileIds',
  'workProofFileIds',
] as const;
