// The letters of authorisation: what each is for, what it asks, and its text with the answers in it (domain 3.3 attorney).
import type { Language, Text } from '#kit/words/text.ts';

export const ATTORNEY_KINDS = ['administrator', 'signing', 'employment', 'sample'] as const;
export type AttorneyKind = (typeof ATTORNEY_KINDS)[number];

export const ATTORNEY_FIELDS = {
  companyName: { zh: '企业名称', en: 'Company' },
  uscc: { zh: '统一社会信用代码', en: 'Credit code' },
  legalName: { zh: '法定代表人', en: 'Legal representative' },
  personName: { zh: '被授权人姓名', en: 'Authorised person' },
  personIdNumber: { zh: '被授权人身份证号', en: 'ID number' },
  personMobile: { zh: '被授权人手机', en: 'Mobile' },
  memberName: { zh: '元采账号', en: 'Yuancai account' },
  department: { zh: '部门', en: 'Department' },
  jobTitle: { zh: '职务', en: 'Position' },
  since: { zh: '入职日期', en: 'Employed since' },
  until: { zh: '授权截止日期', en: 'Valid until' },
} as const satisfies Record<string, Text>;
export type AttorneyField = keyof typeof ATTORNEY_FIELDS;
export const ATTORNEY_FIELD_NAMES = Object.keys(ATTORNEY_FIELDS) as AttorneyField[];

export type AttorneyValues = Partial<Record<AttorneyField, string>>;

/** What is filled in later by hand stands as a line. */
type Fill = (field: AttorneyField) => string;

interface Template {
  readonly title: Text;
  /** What it is for. */
  readonly purpose: Text;
  /** Where it goes, what to mind. */
  readonly advice: readonly Text[];
  readonly fields: readonly AttorneyField[];
  readonly body: Readonly<Record<Language, (fill: Fill) => readonly string[]>>;
  readonly signatures: readonly Text[];
}

const company: Text = { zh: '授权单位（盖章）', en: 'Company (stamp)' };
const legal: Text = { zh: '法定代表人（签字）', en: 'Legal representative (signature)' };
const person: Text = { zh: '被授权人（签字）', en: 'Authorised person (signature)' };
const stamped: Text = {
  zh: '打印后加盖企业公章，拍照或扫描成 PDF 上传；手写修改处须加盖公章。',
  en: 'Print it, have it stamped, hand in a picture or a PDF; every change by hand needs the stamp too.',
};

export const attorneyTemplates: Record<AttorneyKind, Template> = {
  administrator: {
    title: { zh: '企业账号管理员授权委托书', en: 'Authorisation of the account administrator' },
    purpose: {
      zh: '企业认证时使用：企业授权一名员工管理元采企业账号。',
      en: 'For the enterprise certification: the company names the employee who administers its account.',
    },
    advice: [
      stamped,
      {
        zh: '委托书中的姓名和手机须与认证资料的“账号管理员”一致。',
        en: 'Name and mobile must be those of the administrator in the application.',
      },
    ],
    fields: [
      'companyName',
      'uscc',
      'legalName',
      'personName',
      'personIdNumber',
      'personMobile',
      'memberName',
      'until',
    ],
    body: {
      zh: (fill) => [
        `元采平台：`,
        `本单位 ${fill('companyName')}（统一社会信用代码：${fill('uscc')}），法定代表人 ${fill('legalName')}，现授权本单位员工 ${fill('personName')}（身份证号：${fill('personIdNumber')}，手机：${fill('personMobile')}）作为本单位在元采平台企业账号（账号名：${fill('memberName')}）的管理员。`,
        `授权范围：办理企业认证及资料变更；创建、停用员工子账号并分配权限和消费限额；以本单位名义询价、下单、支付、收货、申请发票及处理售后。`,
        `被授权人在上述范围内的操作，本单位均予承认并承担相应责任。被授权人无权转授他人。`,
        `授权期限：自本委托书签署之日起至 ${fill('until')} 止；本单位书面通知平台撤销授权的，自平台收到通知之日起失效。`,
      ],
      en: (fill) => [
        'To Yuancai:',
        `${fill('companyName')} (unified social credit code ${fill('uscc')}), represented by ${fill('legalName')}, authorises its employee ${fill('personName')} (ID number ${fill('personIdNumber')}, mobile ${fill('personMobile')}) to administer its enterprise account ${fill('memberName')} on the Yuancai mall.`,
        'The authorisation covers: certification and changes of its data; creating and disabling accounts of employees with their permissions and spending limits; inquiries, orders, payments, receipt of goods, invoices and after-sale service in the name of the company.',
        'The company acknowledges what the authorised person does within this scope and is responsible for it. The authorisation cannot be passed on.',
        `It is valid from the day of signature until ${fill('until')}. A written revocation takes effect when the mall receives it.`,
      ],
    },
    signatures: [company, legal, person],
  },
  signing: {
    title: { zh: '电子签约经办人授权委托书', en: 'Authorisation for electronic signing' },
    purpose: {
      zh: '签约认证时使用：企业授权经办人使用电子签章签署合同。',
      en: 'For the sign authentication: the company lets an employee sign contracts electronically.',
    },
    advice: [
      stamped,
      {
        zh: '经办人本人须持有实名手机，签署时以短信验证码确认。',
        en: 'The person needs a mobile in his own name: every signature is confirmed by an SMS code.',
      },
    ],
    fields: ['companyName', 'uscc', 'legalName', 'personName', 'personIdNumber', 'personMobile', 'until'],
    body: {
      zh: (fill) => [
        '元采平台：',
        `本单位 ${fill('companyName')}（统一社会信用代码：${fill('uscc')}），法定代表人 ${fill('legalName')}，现授权 ${fill('personName')}（身份证号：${fill('personIdNumber')}，手机：${fill('personMobile')}）作为本单位电子签约经办人。`,
        '授权范围：在元采平台申请、保管和使用本单位的电子公章与电子合同章，以本单位名义签署采购合同、补充协议及相关文件。',
        '经办人以其手机短信验证码确认的电子签署，与本单位加盖实物印章具有同等法律效力。',
        `授权期限：自本委托书签署之日起至 ${fill('until')} 止。`,
      ],
      en: (fill) => [
        'To Yuancai:',
        `${fill('companyName')} (unified social credit code ${fill('uscc')}), represented by ${fill('legalName')}, authorises ${fill('personName')} (ID number ${fill('personIdNumber')}, mobile ${fill('personMobile')}) to sign for it electronically.`,
        'The authorisation covers: applying for, keeping and using its electronic company and contract seals on the Yuancai mall, and signing purchase contracts, supplements and related papers in its name.',
        'An electronic signature confirmed by an SMS code to the person has the same effect as the stamp of the company.',
        `It is valid from the day of signature until ${fill('until')}.`,
      ],
    },
    signatures: [company, legal, person],
  },
  employment: {
    title: { zh: '设计师在职证明', en: 'Proof of employment of a designer' },
    purpose: {
      zh: '申请认证设计师时使用：证明申请人在企业从事设计工作。',
      en: 'For the designer application: the employer confirms that the applicant works as a designer.',
    },
    advice: [
      {
        zh: '加盖企业公章或人事章；也可用工牌照片代替。',
        en: 'Stamped by the company or its personnel office; a picture of the badge will do as well.',
      },
      {
        zh: '所在企业已在元采认证的，企业会先收到申请并确认。',
        en: 'An employer who is certified here is asked first.',
      },
    ],
    fields: ['companyName', 'uscc', 'personName', 'personIdNumber', 'department', 'jobTitle', 'since'],
    body: {
      zh: (fill) => [
        '元采平台：',
        `兹证明 ${fill('personName')}（身份证号：${fill('personIdNumber')}）自 ${fill('since')} 起在本单位 ${fill('companyName')}（统一社会信用代码：${fill('uscc')}）${fill('department')} 任职，职务为 ${fill('jobTitle')}，从事电子产品的研发设计工作。`,
        '本证明仅用于该员工在元采平台申请设计师认证。情况属实，特此证明。该员工离职时，本单位将及时通知平台。',
      ],
      en: (fill) => [
        'To Yuancai:',
        `We confirm that ${fill('personName')} (ID number ${fill('personIdNumber')}) has been employed by ${fill('companyName')} (unified social credit code ${fill('uscc')}) since ${fill('since')}, in the department ${fill('department')} as ${fill('jobTitle')}, and designs electronic products.`,
        'This letter serves for the designer certification on the Yuancai mall only. We tell the mall when the employment ends.',
      ],
    },
    signatures: [
      { zh: '单位（盖章）', en: 'Company (stamp)' },
      { zh: '经办人及电话', en: 'Issued by, telephone' },
    ],
  },
  sample: {
    title: { zh: '样品代理人授权委托书', en: 'Authorisation of a sample agent' },
    purpose: {
      zh: '申请、领取样品时使用：企业授权他人代为办理样品事宜。',
      en: 'For samples: the company lets somebody apply for samples and receive them.',
    },
    advice: [
      stamped,
      {
        zh: '样品仅限研发验证使用，不得转售；代理人须按时反馈使用结果。',
        en: 'Samples are for evaluation only and must not be resold; the agent reports the results in time.',
      },
    ],
    fields: ['companyName', 'uscc', 'legalName', 'personName', 'personIdNumber', 'personMobile', 'until'],
    body: {
      zh: (fill) => [
        '元采平台及各供应商：',
        `本单位 ${fill('companyName')}（统一社会信用代码：${fill('uscc')}），法定代表人 ${fill('legalName')}，现授权 ${fill('personName')}（身份证号：${fill('personIdNumber')}，手机：${fill('personMobile')}）作为本单位样品代理人。`,
        '授权范围：以本单位名义申请、签收、退还样品，签署样品使用承诺，并按约定时间反馈样品验证结果。',
        '本单位承诺样品仅用于研发验证，不转售、不用于量产。',
        `授权期限：自本委托书签署之日起至 ${fill('until')} 止。`,
      ],
      en: (fill) => [
        'To Yuancai and its suppliers:',
        `${fill('companyName')} (unified social credit code ${fill('uscc')}), represented by ${fill('legalName')}, authorises ${fill('personName')} (ID number ${fill('personIdNumber')}, mobile ${fill('personMobile')}) as its sample agent.`,
        'The authorisation covers: applying for, receiving and returning samples in the name of the company, signing the terms of use, and reporting the results in time.',
        'The company uses samples for evaluation only, neither for resale nor for production.',
        `It is valid from the day of signature until ${fill('until')}.`,
      ],
    },
    signatures: [company, legal, person],
  },
};

export const isAttorneyKind = (value: string | null): value is AttorneyKind =>
  ATTORNEY_KINDS.some((kind) => kind === value);

/** The letter's paragraphs; what is not given is a line to write on. */
export function attorneyText(
  kind: AttorneyKind,
  values: AttorneyValues,
  language: Language,
): readonly string[] {
  return attorneyTemplates[kind].body[language]((field) => values[field]?.trim() || '________________');
}
