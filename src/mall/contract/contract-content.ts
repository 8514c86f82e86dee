// What a contract says: the one structure that is hashed, compared, signed and printed (domain 3.6.3).
import type { PaymentPlan } from '#mall/order/payment-plan.ts';
import type { ContractKind } from './contract-status.ts';

export interface ContractParty {
  name: string;
  /** Unified social credit code; '' where the store gave none. */
  uscc: string;
  address: string;
  /** Who acts for it, and his telephone. */
  contact: string;
  phone: string;
  bank: string;
  bankAccount: string;
}

/** Both languages, since a contract may be printed in either or side by side. */
export interface BothLanguages {
  zh: string;
  en: string;
}

export interface ContractClause {
  /** Stable within the contract: what a proposal or a difference refers to. */
  key: string;
  title: BothLanguages;
  text: BothLanguages;
}

export interface ContractLine {
  /** From 1; kept through all versions. */
  lineNo: number;
  /** From which award; null where it was written by hand. */
  awardLineId: number | null;
  quotation: { quoSn: string; versionNo: number; versionHash: string; lineHash: string } | null;
  productId: number | null;
  partNo: string;
  name: string;
  brandName: string;
  packageName: string;
  matCode: string;
  spec: string;
  unit: string;
  /** Of a framework: what is expected in its time. */
  number: number;
  /** Of the accepted offer: the least that is ordered at this price, and in which multiples. Absent: any number. */
  minBuyNum?: number;
  multiple?: number;
  /** Decimal yuan with tax, six decimals; and the line's amount with two. */
  unitPrice: string;
  amount: string;
  /** 2026-12-31, or '' where the lead time counts. */
  deliverBy: string;
  leadDays: number;
}

export interface ContractContent {
  contractSn: string;
  kind: ContractKind;
  title: BothLanguages;
  /** Which language decides where both are printed and differ. */
  ruling: 'zh' | 'en';
  templateKey: string;
  templateVersion: number;
  inqSn: string | null;
  purchaser: ContractParty;
  supplier: ContractParty;
  lines: ContractLine[];
  /** Decimal yuan: Σ lines; freight; both together. */
  goodsAmount: string;
  freight: string;
  amount: string;
  taxPerMille: number;
  currency: 'CNY' | 'USD';
  plan: PaymentPlan;
  deliveryPlace: string;
  invoiceKind: 'none' | 'normal' | 'special';
  /** Days; '' for a single purchase. */
  startsOn: string;
  endsOn: string;
  clauses: ContractClause[];
  /** Hashes of the annexed files, so that they are signed with it. */
  annexes: { fileId: number; fileName: string; sha256: string }[];
  /** 0: the contract itself; else the number of the amendment whose merged text this is. */
  amendmentNo: number;
}
