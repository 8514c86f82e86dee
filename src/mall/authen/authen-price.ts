// What a certification costs and when it is paid (domain-lab 2.9): application and review with the order, the rest with the certificate.
import { type Cents, sum, yuan } from '#kit/money/money.ts';
import type { Text } from '#kit/words/text.ts';
import { PAY_ON_ORDER, type PaymentPlan } from '#mall/order/payment-plan.ts';
import type { AuthenRules, CaseKind } from './authen-terms.ts';

export const FEE_KINDS = ['APPLICATION', 'REVIEW', 'MAN_DAYS', 'TRAVEL', 'CERTIFICATE'] as const;
export type FeeKind = (typeof FEE_KINDS)[number];
export const feeNames: Record<FeeKind, Text> = {
  APPLICATION: { zh: '申请费', en: 'Application' },
  REVIEW: { zh: '资料审查费', en: 'Review of documents' },
  MAN_DAYS: { zh: '工厂检查费', en: 'Factory inspection' },
  TRAVEL: { zh: '检查差旅费', en: 'Travel of the inspectors' },
  CERTIFICATE: { zh: '证书费', en: 'Certificate' },
};

export interface Fee {
  kind: FeeKind;
  /** Man-days; 1 of everything else. */
  count: number;
  amount: Cents;
}

/**
 * The fees of a case, VAT included; what comes to nothing is left out.
 * @param travel fen
 */
export function feesOf(
  of: { kind: CaseKind; manDays: number; travel: Cents },
  rules: Pick<AuthenRules, 'application' | 'review' | 'manDay' | 'certificate'>,
): Fee[] {
  const isInitial = of.kind === 'INITIAL';
  const fees: Fee[] = [
    { kind: 'APPLICATION', count: 1, amount: yuan(isInitial ? rules.application : 0) },
    { kind: 'REVIEW', count: 1, amount: yuan(isInitial ? rules.review : 0) },
    { kind: 'MAN_DAYS', count: of.manDays, amount: yuan(rules.manDay * of.manDays) },
    { kind: 'TRAVEL', count: 1, amount: of.travel },
    { kind: 'CERTIFICATE', count: 1, amount: yuan(isInitial ? rules.certificate : 0) },
  ];
  return fees.filter(({ amount }) => amount > 0);
}

export const totalOf = (fees: readonly Fee[]): Cents => sum(fees.map(({ amount }) => amount));

/** Earned once the documents have been looked at, whatever is decided. */
const FIRST: ReadonlySet<FeeKind> = new Set(['APPLICATION', 'REVIEW']);

/** The first stage is application and review to the fen; a surveillance is paid with its report alone. */
export function planOf(fees: readonly Fee[]): PaymentPlan {
  const total = totalOf(fees);
  const first = sum(fees.filter(({ kind }) => FIRST.has(kind)).map(({ amount }) => amount));
  if (first === 0) return [{ trigger: 'ON_REPORT', perMille: 1000, dueDays: 0 }];
  const perMille = Math.ceil((first * 1000) / total);
  if (perMille >= 1000) return PAY_ON_ORDER;
  return [
    { trigger: 'ON_ORDER', perMille, exactly: first, dueDays: 0 },
    { trigger: 'ON_REPORT', perMille: 1000 - perMille, dueDays: 0 },
  ];
}

/** What was earned of a case that ends without a certificate, by the places of its fees from 1 (domain-lab 3.3). */
export const earnedOf = (fees: readonly Fee[], wasInspected: boolean): number[] =>
  fees.flatMap(({ kind }, at) =>
    FIRST.has(kind) || (wasInspected && (kind === 'MAN_DAYS' || kind === 'TRAVEL')) ? [at + 1] : [],
  );
