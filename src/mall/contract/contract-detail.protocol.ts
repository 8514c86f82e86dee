// The shapes in which a contract is read: a card in lists, and one in full with what stands beside its text.
import { z } from 'zod';
import { Bit, Moment, Tone, Yuan } from '#kit/http/wire.ts';
import { StepReply } from '#kit/process/step-reply.ts';
import { ApprovalPath } from '#mall/approval/approval.protocol.ts';
import { FileReply } from '#mall/file/file.protocol.ts';
import { ChainLink } from '#mall/order/order-detail.protocol.ts';
import { contractProcess } from './contract-process.ts';
import { CONTRACT_STATES } from './contract-status.ts';
import { Both, ContractText, Fault, Kind } from './contract-text.protocol.ts';

const Side = z.enum(['purchaser', 'supplier']);
const Action = z.enum(
  Object.keys(contractProcess) as [keyof typeof contractProcess, ...(keyof typeof contractProcess)[]],
);
export const State = z.enum(CONTRACT_STATES);
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
  /** Of tests and other services: delivered with their reports. */
  reportedNum: z.number(),
  receivedNum: z.number(),
  /** Of the received ones, how many went back in cases. */
  returnedNum: z.number(),
  /** Less what red letters have taken back. */
  invoicedNum: z.number(),
  amount: Yuan.nullable(),
  paid: Yuan.nullable(),
  deliverBy: z.string(),
  /** Its day has passed and something is still to come. */
  isLate: Bit,
});

export const Version = z.object({
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
  /** Whether the reader orders what is left of it, or calls off. */
  mayCallOff: Bit,
  performance: z.array(LinePerformance),
  orders: z.array(
    z.object({
      orderSn: z.string(),
      stateName: z.string(),
      payable: Yuan.nullable(),
      time: Moment,
      /** What has followed it: parcels, invoices. */
      chain: z.array(ChainLink),
    }),
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
  steps: z.array(StepReply.extend({ side: z.string() })),
});
export type ContractDetail = z.infer<typeof ContractDetail>;
