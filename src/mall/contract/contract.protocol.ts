// Contracts: drafted from awards or templates, worded by both sides, signed over a hash, performed by orders. Owns contract, its versions, evidence and papers; promises that nothing signed changes unseen; leans on quotation, order, approval, company, file.
import { z } from 'zod';
import { bothSides, door, get, nothing, post } from '#kit/http/door.ts';
import {
  Bit,
  flag,
  id,
  json,
  line,
  Moment,
  Pagination,
  paging,
  requestId,
  ruled,
  whole,
  Yuan,
} from '#kit/http/wire.ts';
import { ApprovalPath } from '#mall/approval/approval.protocol.ts';
import { Turns, TurnsInput } from '#mall/approval/turn.ts';
import { FileReply } from '#mall/file/file.protocol.ts';
import { DifferenceReply } from '#mall/inquiry/difference.ts';
import { anyone, loggedIn, permitted, platform, storeOperator } from '#mall/member/actor.ts';
import { PaymentPlan } from '#mall/order/payment-plan.ts';
import type { ContractContent } from './contract-content.ts';
import { contractProcess } from './contract-process.ts';
import { CONTRACT_KINDS, CONTRACT_STATES } from './contract-status.ts';
import {
  CONTRACT_TABS,
  GROUND_KEYS,
  MOST_ANNEXES,
  MOST_CLAUSES,
  MOST_CONTRACT_LINES,
  PAPER_LANGUAGES,
} from './contract-terms.ts';

const reads = permitted(loggedIn, 'contract.read');
const drafts = permitted(loggedIn, 'contract.create');
const signs = permitted(loggedIn, 'contract.sign');
const ends = permitted(loggedIn, 'contract.terminate');
const orders = permitted(loggedIn, 'order.submit');

const MOST = 10_000_000_000;
const text = (max = 100) => line(max).default('');

/** 2026-12-31, or ''. */
const day = () =>
  ruled((value) =>
    value === '' || /^\d{4}-\d{2}-\d{2}$/.test(value)
      ? undefined
      : { zh: '日期格式应为 2026-11-21', en: 'A date like 2026-11-21' },
  ).default('');

const Side = z.enum(['purchaser', 'supplier']);
const Action = z.enum(
  Object.keys(contractProcess) as [keyof typeof contractProcess, ...(keyof typeof contractProcess)[]],
);
const State = z.enum(CONTRACT_STATES);
const Kind = z.enum(CONTRACT_KINDS);
const Tone = z.enum(['waiting', 'moving', 'done', 'refused', 'neutral']);
const Hash = z.string().regex(/^[0-9a-f]{64}$/);

const Both = z.object({ zh: z.string(), en: z.string() });
const Party = z.object({
  name: z.string(),
  uscc: z.string(),
  address: z.string(),
  contact: z.string(),
  phone: z.string(),
  bank: z.string(),
  bankAccount: z.string(),
});

/** The text of a contract as it is hashed (contract-content.ts says what each field means). */
export const ContractText = z.object({
  contractSn: z.string(),
  kind: Kind,
  title: Both,
  ruling: z.enum(['zh', 'en']),
  templateKey: z.string(),
  templateVersion: z.number(),
  inqSn: z.string().nullable(),
  purchaser: Party,
  supplier: Party,
  lines: z.array(
    z.object({
      lineNo: z.number(),
      awardLineId: z.number().nullable(),
      quotation: z
        .object({
          quoSn: z.string(),
          versionNo: z.number(),
          versionHash: z.string(),
          lineHash: z.string(),
        })
        .nullable(),
      productId: z.number().nullable(),
      partNo: z.string(),
      name: z.string(),
      brandName: z.string(),
      packageName: z.string(),
      matCode: z.string(),
      spec: z.string(),
      unit: z.string(),
      number: z.number(),
      minBuyNum: z.number().optional(),
      multiple: z.number().optional(),
      unitPrice: z.string(),
      amount: z.string(),
      deliverBy: z.string(),
      leadDays: z.number(),
    }),
  ),
  goodsAmount: z.string(),
  freight: z.string(),
  amount: z.string(),
  taxPerMille: z.number(),
  currency: z.enum(['CNY', 'USD']),
  plan: PaymentPlan.readonly(),
  deliveryPlace: z.string(),
  invoiceKind: z.enum(['none', 'normal', 'special']),
  startsOn: z.string(),
  endsOn: z.string(),
  clauses: z.array(z.object({ key: z.string(), title: Both, text: Both })),
  annexes: z.array(z.object({ fileId: z.number(), fileName: z.string(), sha256: z.string() })),
  amendmentNo: z.number(),
}) satisfies z.ZodType<ContractContent>;

/**
 * What the initiator may write. Half-typed numbers are kept as they are; `faults` says what is missing before it can go out.
 * In a contract made from awards product, number, price, tax and lines are as they were accepted: other values are refused.
 */
export const DraftInput = z.object({
  title: z.object({ zh: text(100), en: text(200) }),
  ruling: z.enum(['zh', 'en']).default('zh'),
  purchaser: z.object({
    address: text(200),
    contact: text(60),
    phone: text(40),
    bank: text(100),
    bankAccount: text(60),
  }),
  supplier: z.object({
    address: text(200),
    contact: text(60),
    phone: text(40),
    bank: text(100),
    bankAccount: text(60),
  }),
  lines: json(
    z
      .array(
        z.object({
          lineNo: whole(1, 1000),
          productId: whole(1, MOST).nullable().default(null),
          partNo: text(80),
          name: text(200),
          brandName: text(60),
          packageName: text(60),
          matCode: text(60),
          spec: text(300),
          unit: text(10),
          number: whole(0, MOST).default(0),
          /** Decimal yuan, as typed. */
          unitPrice: text(20),
          deliverBy: day(),
          leadDays: whole(0, 730).default(0),
        }),
      )
      .max(MOST_CONTRACT_LINES),
  ),
  /** Decimal yuan, as typed. */
  freight: text(20),
  taxPerMille: whole(0, 170).default(130),
  plan: json(PaymentPlan),
  deliveryPlace: text(300),
  invoiceKind: z.enum(['none', 'normal', 'special']).default('special'),
  startsOn: day(),
  endsOn: day(),
  clauses: json(
    z
      .array(
        z.object({
          key: line(40, 1),
          title: z.object({ zh: text(60), en: text(120) }),
          text: z.object({ zh: text(4000), en: text(8000) }),
        }),
      )
      .max(MOST_CLAUSES),
  ),
  annexFileIds: json(z.array(id()).max(MOST_ANNEXES)).default([]),
});
export type DraftInput = z.output<typeof DraftInput>;

/** What is missing or wrong: `path` as in the draft, `lines.3.unitPrice`. */
export const Fault = z.object({ path: z.string(), text: z.string() });
export type Fault = z.infer<typeof Fault>;

export const ContractCard = z.object({
  contractSn: z.string(),
  version: z.number(),
  kind: Kind,
  kindName: z.string(),
  title: z.string(),
  state: State,
  stateCode: z.number(),
  stateName: z.string(),
  tone: Tone,
  /** Whether the reader's side has to act, and who has to. */
  isMyTurn: Bit,
  turn: z.enum(['purchaser', 'supplier', 'both']).nullable(),
  /** Which side the reader is on, and which drafted it. */
  side: Side,
  initiator: Side,
  purchaserName: z.string(),
  supplierName: z.string(),
  storeId: z.number(),
  inqSn: z.string().nullable(),
  lineNum: z.number(),
  /** Decimal yuan; the reader's side may not see prices: null. */
  amount: Yuan.nullable(),
  currency: z.enum(['CNY', 'USD']),
  deadline: Moment.nullable(),
  startsOn: z.string(),
  endsOn: z.string(),
  effectiveAt: Moment.nullable(),
  createTime: Moment,
  updateTime: Moment,
  /** Received of what is to be received, per mille of the lines; null before it is in force. */
  performedPerMille: z.number().nullable(),
  isLate: Bit,
  isOnHold: Bit,
  allowedActions: z.array(Action),
});
export type ContractCard = z.infer<typeof ContractCard>;

export const ContractRemark = z.object({
  remarkId: z.number(),
  versionNo: z.number(),
  side: Side,
  /** '' for the whole. */
  clauseKey: z.string(),
  proposal: Both.nullable(),
  comment: z.string(),
  time: Moment,
});
export type ContractRemark = z.infer<typeof ContractRemark>;

export const ContractSignature = z.object({
  seq: z.number(),
  what: z.enum([
    'confirmed',
    'signed',
    'withdrawn',
    'effective',
    'amended',
    'papers',
    'proposed',
    'noticed',
    'terminated',
  ]),
  side: Side.nullable(),
  versionNo: z.number(),
  contentHash: z.string(),
  /** Of the PDF that was on the screen, or of each paper that was kept. */
  pdfHash: z.string(),
  signerName: z.string(),
  partyName: z.string(),
  sealId: z.number().nullable(),
  /** The seal, drawn. */
  sealSvg: z.string().nullable(),
  method: z.string(),
  agreementVersion: z.string(),
  time: Moment,
  formerHash: z.string(),
  hash: z.string(),
  platformSignature: z.string(),
  /** Whether hash and signature are right as they stand in the database. */
  isGood: Bit,
});
export type ContractSignature = z.infer<typeof ContractSignature>;

export const LinePerformance = z.object({
  lineNo: z.number(),
  number: z.number(),
  orderedNum: z.number(),
  shippedNum: z.number(),
  receivedNum: z.number(),
  amount: Yuan.nullable(),
  paid: Yuan.nullable(),
  deliverBy: z.string(),
  /** Its day has passed and something is still to come. */
  isLate: Bit,
});

const Version = z.object({
  versionNo: z.number(),
  contentHash: z.string(),
  amendmentNo: z.number(),
  side: z.string(),
  byName: z.string(),
  time: Moment,
  /** Whether this is the text in force. */
  isInForce: Bit,
});

/** How the reader could sign now. */
export const SignStanding = z.object({
  maySign: Bit,
  /** Why not, in a sentence; null when he may. */
  why: z.string().nullable(),
  /** Where that is mended, as a path of the mall; null where it is not his to mend. */
  fixUrl: z.string().nullable(),
  seals: z.array(z.object({ sealId: z.number(), name: z.string(), svg: z.string() })),
  /** His mobile for the code, masked; null: he has none. */
  mobile: z.string().nullable(),
  hasPayPwd: Bit,
  agreementVersion: z.string(),
});
export type SignStanding = z.infer<typeof SignStanding>;

export const ContractDetail = ContractCard.extend({
  /** What the reader sees: a version, or the initiator's own draft. */
  content: ContractText,
  isDraft: Bit,
  /** Of the shown version; 0 for a draft. */
  versionNo: z.number(),
  /** Of what is shown: the one to confirm or to sign. */
  contentHash: z.string(),
  /** The text in force; 0 before. */
  inForceNo: z.number(),
  /** The proposed amendment, while a change is pending. */
  changeNo: z.number().nullable(),
  /** Lines, prices and tax come from accepted quotations and cannot be edited. */
  isLocked: Bit,
  faults: z.array(Fault),
  versions: z.array(Version),
  remarks: z.array(ContractRemark),
  signatures: z.array(ContractSignature),
  signedBy: Side.nullable(),
  proposal: z
    .object({
      what: z.enum(['change', 'termination', 'unilateral', 'cancel', 'complete', 'confirm']),
      by: Side,
      reason: z.string(),
      settlement: z.string(),
      ground: z.string(),
      time: Moment,
    })
    .nullable(),
  needsMediation: Bit,
  /** How far the reader's own side has come with it; null where none was needed, and to the platform. */
  approval: ApprovalPath.nullable(),
  /** What the purchaser's enterprise books it to; null for the other side, and where there is nothing to book to. */
  booking: z
    .object({
      projectId: z.number().nullable(),
      projectName: z.string(),
      costCentre: z.string(),
      /** Whether the reader may choose, and among what. */
      mayChange: Bit,
      projects: z.array(z.object({ projectId: z.number(), projectName: z.string() })),
      costCentres: z.array(z.string()),
    })
    .nullable(),
  performance: z.array(LinePerformance),
  orders: z.array(
    z.object({ orderSn: z.string(), stateName: z.string(), payable: Yuan.nullable(), time: Moment }),
  ),
  files: z.array(FileReply),
  annexFiles: z.array(FileReply),
  standing: SignStanding,
  /** To type on the verification page; null before it is signed. */
  verifyCode: z.string().nullable(),
  formerContractSn: z.string().nullable(),
  renewalSn: z.string().nullable(),
  closeReason: z.string(),
  /** Why prices, dates and refusals are as they are. */
  why: z.array(z.object({ about: z.string(), text: z.string() })),
  steps: z.array(
    z.object({
      event: z.string(),
      title: z.string(),
      stateName: z.string(),
      actorName: z.string(),
      side: z.string(),
      reason: z.string(),
      time: Moment,
    }),
  ),
});
export type ContractDetail = z.infer<typeof ContractDetail>;

const one = z.object({ contractSn: line(20, 1) });
const seen = one.extend({ version: whole(1, 1_000_000) });
const reasoned = seen.extend({ reason: line(500, 2) });
const Done = z.object({
  contractSn: z.string(),
  state: State,
  version: z.number(),
  /** Instead of signing: the reader's own people are asked first. */
  isAsked: Bit.optional(),
});
export type ContractDone = z.infer<typeof Done>;
const Made = z.object({ contractSn: z.string(), version: z.number() });

/** An SMS code asked for with `ownCode` and type `sign`, or the pay password. */
const factor = { smsCode: line(10).optional(), payPwd: z.string().max(100).optional() };

const List = z.object({
  list: z.array(ContractCard),
  pagination: Pagination,
  counts: z.record(z.enum(CONTRACT_TABS), z.number()),
});
export type ContractList = z.infer<typeof List>;

const Template = z.object({
  templateKey: z.string(),
  templateVersion: z.number(),
  kind: Kind,
  name: z.string(),
  summary: z.string(),
  clauses: z.array(z.object({ key: z.string(), title: Both, text: Both })),
});

/** What the purchaser's enterprise books a contract to; left out: as it is. Project 0: none. */
const booking = {
  projectId: whole(0, Number.MAX_SAFE_INTEGER).optional(),
  costCentre: line(60).optional(),
};

const CallOffLines = json(
  z
    .array(z.object({ lineNo: whole(1, 1000), number: whole(1, MOST) }))
    .min(1)
    .max(MOST_CONTRACT_LINES),
);

const SIGNING = z.object({
  ...one.shape,
  /** Of the text on the screen. */
  contentHash: Hash,
  sealId: id(),
  agreementVersion: line(20, 1),
  ...factor,
});

/** `may` of a call names one of these; the first is what most calls ask for. */
const front = { path: 'v3/business/front/contract', access: { reads, drafts, signs, ends } };
const seller = { path: 'v3/business/seller/contract', access: storeOperator, prefix: 'seller' } as const;

const keyData = {
  title: line(100, 2),
  amount: line(20, 1),
  signedOn: day(),
  startsOn: day(),
  endsOn: day(),
  note: line(2000).default(''),
  fileIds: json(z.array(id()).min(1).max(MOST_ANNEXES)),
  ...requestId,
};

export const VERIFY_RESULTS = ['signed', 'superseded', 'terminated', 'unsigned', 'unknown'] as const;

export const contractProtocol = {
  ...bothSides(front, seller, {
    list: get(
      { zh: '合同列表', en: 'Contracts' },
      z.object({
        tab: z.enum(CONTRACT_TABS).default('all'),
        kind: Kind.optional(),
        inqSn: line(20).optional(),
        /** Only those that came from an inquiry. */
        fromInquiry: flag().default(false),
        keyword: line(60).optional(),
        ...paging(10, 50),
      }),
      List,
    ),
    detail: get(
      { zh: '合同详情', en: 'A contract' },
      /** As it was: a version by its number, or the one that stood at a moment. */
      one.extend({ versionNo: whole(1, 100_000).optional(), at: z.iso.datetime().optional() }),
      ContractDetail,
    ),
    templates: get(
      { zh: '合同范本', en: 'Templates of contracts' },
      nothing,
      z.object({ list: z.array(Template) }),
    ),
    submit: post({ zh: '提交合同', en: 'Submit a contract' }, seen, Done, { may: 'drafts' }),
    resubmit: post({ zh: '修改后重新提交', en: 'Submit again' }, seen, Done, { may: 'drafts' }),
    askChanges: post(
      { zh: '退回并提出修改意见', en: 'Ask for changes' },
      seen.extend({
        comment: line(1000).default(''),
        remarks: json(
          z
            .array(
              z.object({
                clauseKey: line(40, 1),
                comment: line(1000).default(''),
                proposal: z
                  .object({ zh: line(4000), en: line(8000) })
                  .nullable()
                  .default(null),
              }),
            )
            .max(MOST_CLAUSES),
        ).default([]),
      }),
      Done,
      { may: 'drafts' },
    ),
    revise: post({ zh: '提交修改后的合同', en: 'Hand in the changed text' }, seen, Done, { may: 'drafts' }),
    refuse: post({ zh: '拒绝合同', en: 'Refuse a contract' }, reasoned, Done, { may: 'drafts' }),
    sign: post({ zh: '签署合同', en: 'Sign a contract' }, SIGNING, Done, {
      may: 'signs',
      apart: true,
      perMinute: 20,
    }),
    withdrawSignature: post({ zh: '撤回签署', en: 'Withdraw a signature' }, reasoned, Done, { may: 'signs' }),
    cancel: post({ zh: '取消合同', en: 'Cancel a contract' }, reasoned, Done, { may: 'drafts' }),
    proposeChange: post(
      { zh: '提出变更', en: 'Propose a change' },
      /** The whole text as it would be; lines, dates and prices may differ from the one in force. */
      reasoned.extend({ draft: json(DraftInput) }),
      Done,
      { may: 'drafts' },
    ),
    signChange: post({ zh: '签署变更', en: 'Sign a change' }, SIGNING, Done, {
      may: 'signs',
      apart: true,
      perMinute: 20,
    }),
    refuseChange: post({ zh: '拒绝变更', en: 'Refuse a change' }, reasoned, Done, { may: 'signs' }),
    withdrawChange: post({ zh: '撤回变更', en: 'Withdraw a change' }, reasoned, Done, { may: 'drafts' }),
    proposeTermination: post(
      { zh: '提出终止', en: 'Propose a termination' },
      reasoned.extend({ settlement: line(2000, 2), ...factor }),
      Done,
      { may: 'ends' },
    ),
    agreeTermination: post(
      { zh: '同意终止', en: 'Agree to a termination' },
      seen.extend({ ...factor }),
      Done,
      { may: 'ends' },
    ),
    refuseTermination: post({ zh: '不同意终止', en: 'Object to a termination' }, reasoned, Done, {
      may: 'ends',
    }),
    withdrawTermination: post({ zh: '撤回终止', en: 'Withdraw a termination' }, reasoned, Done, {
      may: 'ends',
    }),
    terminateAlone: post(
      { zh: '单方解除', en: 'Terminate alone' },
      /** The legal ground, and the notice that the other side gets. */
      reasoned.extend({ ground: z.enum(GROUND_KEYS), settlement: line(2000).default(''), ...factor }),
      Done,
      { may: 'ends' },
    ),
    complete: post(
      { zh: '确认履行完毕', en: 'Say that it is performed' },
      seen.extend({ reason: line(500).default('') }),
      Done,
      { may: 'drafts' },
    ),
    denyCompletion: post({ zh: '表示尚未履行完毕', en: 'Say that it is not performed yet' }, reasoned, Done, {
      may: 'drafts',
    }),
    evidence: get(
      { zh: '签署证据链', en: 'The chain of evidence' },
      one,
      z.object({
        contractSn: z.string(),
        /** SPKI, base64: with it anybody checks the signatures over the hashes. */
        publicKey: z.string(),
        isWhole: Bit,
        service: z.object({ name: z.string(), isLicensed: Bit, statement: z.string() }),
        rows: z.array(ContractSignature),
      }),
    ),
    versions: get(
      { zh: '合同版本', en: 'Versions of a contract' },
      one,
      z.object({ versions: z.array(Version) }),
    ),
    differences: get(
      { zh: '两个版本的差异', en: 'What differs between two versions' },
      /** `to` 0: the own draft. */
      one.extend({ from: whole(1, 100_000), to: whole(0, 100_000) }),
      z.object({ differences: z.array(DifferenceReply) }),
    ),
    /** Renders, or finds what was kept: a signed contract is always the same bytes. */
    paper: post(
      { zh: '合同 PDF', en: 'A contract as PDF' },
      one.extend({
        language: z.enum(PAPER_LANGUAGES).default('both'),
        versionNo: whole(1, 100_000).optional(),
      }),
      z.object({
        file: FileReply,
        pdfHash: z.string(),
        /** Null for a text that was not signed. */
        code: z.string().nullable(),
        isSigned: Bit,
      }),
      { apart: true, perMinute: 30 },
    ),
    turns: get({ zh: '待我处理的合同', en: 'Contracts that wait for me' }, TurnsInput, Turns),
  }),
  /** What the purchaser books a contract to stands beside what both sides say. */
  ...door(front.path, front.access, {
    save: post(
      { zh: '保存合同草稿', en: 'Save a draft' },
      seen.extend({ draft: json(DraftInput) }).extend(booking),
      z.object({
        contractSn: z.string(),
        version: z.number(),
        content: ContractText,
        faults: z.array(Fault),
      }),
      { may: 'drafts' },
    ),
    previewApproval: get(
      { zh: '提交前查看审批路径', en: 'The way of approval, before submitting' },
      one.extend(booking),
      z.object({ approval: ApprovalPath }),
    ),
    confirm: post(
      { zh: '确认合同文本', en: 'Confirm the text' },
      one.extend({ contentHash: Hash }).extend(booking),
      Done,
      { may: 'drafts' },
    ),
    draftFromTemplate: post(
      { zh: '从范本起草合同', en: 'Draft a contract from a template' },
      z.object({ templateKey: line(40, 1), storeId: id(), ...requestId }),
      Made,
      { may: 'drafts', creates: true },
    ),
    register: post(
      { zh: '补录线下合同', en: 'Register a contract made on paper' },
      z.object({ storeId: id(), ...keyData }),
      Made,
      { may: 'drafts', creates: true },
    ),
  }),
  ...door(seller.path, seller.access, {
    sellerSave: post(
      { zh: '保存合同草稿', en: 'Save a draft' },
      seen.extend({ draft: json(DraftInput) }),
      z.object({
        contractSn: z.string(),
        version: z.number(),
        content: ContractText,
        faults: z.array(Fault),
      }),
      { name: 'save' },
    ),
    sellerPreviewApproval: get(
      { zh: '提交前查看审批路径', en: 'The way of approval, before submitting' },
      one,
      z.object({ approval: ApprovalPath }),
      { name: 'previewApproval' },
    ),
    sellerConfirm: post(
      { zh: '确认合同文本', en: 'Confirm the text' },
      one.extend({ contentHash: Hash }),
      Done,
      { name: 'confirm' },
    ),
    sellerDraftFromTemplate: post(
      { zh: '从范本起草合同', en: 'Draft a contract from a template' },
      z.object({ templateKey: line(40, 1), enterpriseId: id(), ...requestId }),
      Made,
      { name: 'draftFromTemplate', creates: true },
    ),
    sellerRegister: post(
      { zh: '补录线下合同', en: 'Register a contract made on paper' },
      z.object({ enterpriseId: id(), ...keyData }),
      Made,
      { name: 'register', creates: true },
    ),
  }),
  ...door('v3/business/front/contract', orders, {
    /** Of what an inquiry awarded to a store and nobody has contracted or ordered; a draft of the same side that is still open is found again. */
    draftFromAward: post(
      { zh: '由定标结果起草合同', en: 'Draft a contract from an award' },
      z.object({ inqSn: line(20, 1), storeId: id(), isFramework: flag().default(false), ...requestId }),
      Made,
      { access: drafts, creates: true },
    ),
    /** An order at the prices of a framework contract. */
    callOff: post(
      { zh: '框架合同下单', en: 'Order under a framework contract' },
      one.extend({
        lines: CallOffLines,
        addressId: id(),
        poNumber: line(40).default(''),
        remark: line(200).default(''),
        ...requestId,
      }),
      z.object({
        orderSn: z.string(),
        parentSn: z.string(),
        paySn: z.string(),
        needsPayment: Bit,
        /** Its own people decide first: it waits. */
        isAsked: Bit,
      }),
      { creates: true },
    ),
    previewCallOff: post(
      { zh: '下单前查看审批路径', en: 'The way of approval of an order under a contract' },
      one.extend({ lines: CallOffLines }),
      z.object({ approval: ApprovalPath }),
    ),

    /** What is agreed to before signing: the platform's agreement on electronic signatures, and what the signature is and is not. */
    agreement: get(
      { zh: '电子签约服务协议', en: 'Agreement on electronic signatures' },
      nothing,
      z.object({
        version: z.string(),
        title: z.string(),
        paragraphs: z.array(z.string()),
        service: z.object({ name: z.string(), isLicensed: Bit, statement: z.string() }),
        publicKey: z.string(),
      }),
      { access: anyone },
    ),
    /** Whether a PDF, or what a code belongs to, is the signed one. A multipart file under `file`, or a code. Nothing is kept of it. */
    verify: post(
      { zh: '验证合同', en: 'Verify a contract' },
      z.object({
        file: z.unknown().optional().meta({ type: 'string', format: 'binary' }),
        code: line(40).default(''),
      }),
      z.object({
        result: z.enum(VERIFY_RESULTS),
        /** SHA-256 of the bytes handed in; null for a code. */
        pdfHash: z.string().nullable(),
        /** In words, what that means. */
        statement: z.string(),
        /** What is known of the contract; null where the paper is unknown. Names only: no lines, no prices. */
        contract: z
          .object({
            contractSn: z.string(),
            versionNo: z.number(),
            contentHash: z.string(),
            paperHash: z.string(),
            language: z.enum(PAPER_LANGUAGES),
            title: z.string(),
            stateName: z.string(),
            isEvidenceWhole: Bit,
            signatures: z.array(
              z.object({ partyName: z.string(), signerName: z.string(), time: Moment, hash: z.string() }),
            ),
          })
          .nullable(),
      }),
      { access: anyone, apart: true, perMinute: 20 },
    ),
  }),
  ...door('v3/business/seller/contract', storeOperator, {
    sellerDraftFromAward: post(
      { zh: '由中标结果起草合同', en: 'Draft a contract from an award' },
      z.object({ inqSn: line(20, 1), isFramework: flag().default(false), ...requestId }),
      Made,
      { name: 'draftFromAward', creates: true },
    ),
    /** With whom a store may begin a contract: certified enterprises that it has dealt with. */
    sellerCustomers: get(
      { zh: '可签约的采购方', en: 'Purchasers to make a contract with' },
      nothing,
      z.object({ list: z.array(z.object({ enterpriseId: z.number(), name: z.string() })) }),
      { name: 'customers' },
    ),
  }),
  ...door('v3/business/admin/contract', platform('operator', 'auditor'), {
    adminList: get(
      {
        zh: '合同（平台）',
        en: 'Contracts (platform)',
      } /** `mediation`: where the sides disagree; `offline`: paper contracts that nobody has confirmed. */,
      z.object({
        tab: z.enum(['all', 'mediation', 'offline']).default('all'),
        keyword: line(60).optional(),
        ...paging(20, 50),
      }),
      z.object({ list: z.array(ContractCard), pagination: Pagination }),
      { name: 'list' },
    ),
    /** C12: the platform has seen the paper and confirms it in the counterparty's stead. */
    adminConfirm: post(
      { zh: '确认线下合同', en: 'Confirm a contract made on paper' },
      one.extend({ contentHash: Hash }),
      Done,
      { name: 'confirm' },
    ),
    /** The mediation is over: the contract goes on, and both sides read the note. */
    adminMediate: post({ zh: '调解结束', en: 'End the mediation' }, reasoned, Done, { name: 'mediate' }),
    adminDetail: get({ zh: '合同详情（平台）', en: 'A contract (platform)' }, one, ContractDetail, {
      name: 'detail',
    }),
  }),
};
