// A contract's text while it is being typed: what the fields hold, and what of it is saved.

import type { CallOf } from '#kit/http/endpoint.ts';
import { centsToWire, lineAmount, parseCents, parseUnitPrice, sum } from '#kit/money/money.ts';
import type { UploadedFile } from '#kit/ui/upload-list.tsx';
import { planOf, type TypedStage, typedPlan } from '#mall/order/parts/typed-plan.ts';
import type { PaymentPlan } from '#mall/order/payment-plan.ts';
import type { contractProtocol } from '../../contract.protocol.ts';
import type { ContractClause, ContractContent, ContractLine } from '../../contract-content.ts';
import type { TypedBooking } from './booking-fields.tsx';

export const PARTY_FIELDS = ['address', 'contact', 'phone', 'bank', 'bankAccount'] as const;
export type PartyField = (typeof PARTY_FIELDS)[number];
type TypedParty = Record<PartyField, string>;

export interface TypedLine {
  lineNo: number;
  productId: number | null;
  partNo: string;
  name: string;
  brandName: string;
  packageName: string;
  matCode: string;
  spec: string;
  unit: string;
  number: string;
  unitPrice: string;
  deliverBy: string;
  leadDays: string;
  quotation: ContractLine['quotation'];
}

export interface TypedDraft {
  title: { zh: string; en: string };
  ruling: 'zh' | 'en';
  purchaser: TypedParty;
  supplier: TypedParty;
  lines: TypedLine[];
  freight: string;
  /** Per cent. */
  tax: string;
  plan: TypedStage[];
  deliveryPlace: string;
  invoiceKind: ContractContent['invoiceKind'];
  startsOn: string;
  endsOn: string;
  clauses: ContractClause[];
  annexes: UploadedFile[];
  /** Beside the text; absent where there is nothing to choose. */
  booking?: TypedBooking | undefined;
}

export type DraftFields = CallOf<typeof contractProtocol.proposeChange>['draft'];

const partyOf = (party: ContractContent['purchaser']): TypedParty => ({
  address: party.address,
  contact: party.contact,
  phone: party.phone,
  bank: party.bank,
  bankAccount: party.bankAccount,
});

/** Zeros behind the point that say nothing go: 0.120000 is typed as 0.12. */
const plain = (price: string) => (price.includes('.') ? price.replace(/0+$/, '').replace(/\.$/, '') : price);

/** What the fields hold at first. @param files of the annexes, to be looked at */
export function typedDraft(
  content: ContractContent,
  files: readonly { fileId: number; fileName: string; url: string }[] = [],
): TypedDraft {
  return {
    title: { ...content.title },
    ruling: content.ruling,
    purchaser: partyOf(content.purchaser),
    supplier: partyOf(content.supplier),
    lines: content.lines.map((line) => ({
      lineNo: line.lineNo,
      productId: line.productId,
      partNo: line.partNo,
      name: line.name,
      brandName: line.brandName,
      packageName: line.packageName,
      matCode: line.matCode,
      spec: line.spec,
      unit: line.unit,
      number: line.number > 0 ? String(line.number) : '',
      unitPrice: plain(line.unitPrice),
      deliverBy: line.deliverBy,
      leadDays: line.leadDays > 0 ? String(line.leadDays) : '',
      quotation: line.quotation,
    })),
    freight: plain(content.freight),
    tax: String(content.taxPerMille / 10),
    plan: typedPlan(content.plan),
    deliveryPlace: content.deliveryPlace,
    invoiceKind: content.invoiceKind,
    startsOn: content.startsOn,
    endsOn: content.endsOn,
    clauses: content.clauses,
    annexes: content.annexes.map(({ fileId, fileName }) => ({
      key: String(fileId),
      name: fileName,
      url: files.find((file) => file.fileId === fileId)?.url,
    })),
  };
}

/** A whole number as typed; undefined where it is none. */
function wholeOf(text: string, most: number): number | undefined {
  const n = Number(text.trim() || 'none');
  return Number.isInteger(n) && n >= 0 && n <= most ? n : undefined;
}

const MOST_NUMBER = 10_000_000_000;
const LONGEST_LEAD = 730;
const HIGHEST_TAX = 170;

function perMilleOf(tax: string): number | undefined {
  const perMille = Math.round(Number(tax.trim() || 'none') * 10);
  return Number.isInteger(perMille) && perMille >= 0 && perMille <= HIGHEST_TAX ? perMille : undefined;
}

/** What cannot be saved as it was typed, since it is no figure: the mall has the last one that was. */
export interface Unread {
  lines: { lineNo: number; number?: string; leadDays?: string }[];
  tax?: string;
  plan?: TypedStage[];
}

/** Undefined while everything typed is saved as it is. */
export function unreadOf(typed: TypedDraft): Unread | undefined {
  const wrong = (text: string, most: number) => text.trim() !== '' && wholeOf(text, most) === undefined;
  const lines = typed.lines.flatMap(({ lineNo, number, leadDays }) => {
    const part = {
      ...(wrong(number, MOST_NUMBER) ? { number } : {}),
      ...(wrong(leadDays, LONGEST_LEAD) ? { leadDays } : {}),
    };
    return Object.keys(part).length > 0 ? [{ lineNo, ...part }] : [];
  });
  const unread: Unread = {
    lines,
    ...(perMilleOf(typed.tax) === undefined ? { tax: typed.tax } : {}),
    ...(planOf(typed.plan) ? {} : { plan: typed.plan }),
  };
  return lines.length > 0 || unread.tax !== undefined || unread.plan ? unread : undefined;
}

/** What is typed, with what could not be saved before. */
export function withUnread(typed: TypedDraft, kept: Partial<Unread>): TypedDraft {
  const { lines, tax, plan } = kept;
  return {
    ...typed,
    ...(typeof tax === 'string' ? { tax } : {}),
    ...(Array.isArray(plan) ? { plan } : {}),
    lines: typed.lines.map((line) => ({
      ...line,
      ...(Array.isArray(lines) ? lines.find(({ lineNo }) => lineNo === line.lineNo) : {}),
    })),
  };
}

/** What of it is wrong, by the path of the saved draft. */
export function unreadPaths(typed: TypedDraft): string[] {
  const unread = unreadOf(typed);
  if (!unread) return [];
  const at = (lineNo: number) => typed.lines.findIndex((line) => line.lineNo === lineNo);
  return [
    ...unread.lines.flatMap(({ lineNo, ...part }) =>
      Object.keys(part).map((name) => `lines.${at(lineNo)}.${name}`),
    ),
    ...(unread.tax === undefined ? [] : ['taxPerMille']),
    ...(unread.plan ? ['plan'] : []),
  ];
}

/** What is saved. A plan that is none yet is not saved: `lastPlan` stays. */
export function draftFields(typed: TypedDraft, lastPlan: PaymentPlan): DraftFields {
  return {
    title: typed.title,
    ruling: typed.ruling,
    purchaser: typed.purchaser,
    supplier: typed.supplier,
    lines: typed.lines.map(({ quotation: _, ...line }) => ({
      ...line,
      number: wholeOf(line.number, MOST_NUMBER) ?? 0,
      leadDays: wholeOf(line.leadDays, LONGEST_LEAD) ?? 0,
    })),
    freight: typed.freight.trim(),
    taxPerMille: perMilleOf(typed.tax) ?? 130,
    plan: [...(planOf(typed.plan) ?? lastPlan)],
    deliveryPlace: typed.deliveryPlace,
    invoiceKind: typed.invoiceKind,
    startsOn: typed.startsOn,
    endsOn: typed.endsOn,
    clauses: typed.clauses,
    annexFileIds: typed.annexes.map(({ key }) => Number(key)),
  } satisfies Record<string, unknown>;
}

/** Decimal yuan of one line, '' while a figure is missing. */
export function typedAmount({ number, unitPrice }: Pick<TypedLine, 'number' | 'unitPrice'>): string {
  const price = parseUnitPrice(unitPrice);
  const n = Number(number.trim());
  return price === undefined || number.trim() === '' || !Number.isInteger(n) || n < 0
    ? ''
    : centsToWire(lineAmount(price, n));
}

/** What it comes to as it stands; lines without figures count nothing. Decimal yuan. */
export function typedTotals(typed: TypedDraft): { goods: string; total: string } {
  const goods = sum(typed.lines.map((line) => parseCents(typedAmount(line) || '0')!));
  const freight = parseCents(typed.freight.trim() || '0');
  return {
    goods: centsToWire(goods),
    total: centsToWire(sum(freight === undefined ? [goods] : [goods, freight])),
  };
}

/** An empty line behind the others. */
export function anotherLine(lines: readonly TypedLine[]): TypedLine {
  return {
    lineNo: Math.max(0, ...lines.map(({ lineNo }) => lineNo)) + 1,
    productId: null,
    partNo: '',
    name: '',
    brandName: '',
    packageName: '',
    matCode: '',
    spec: '',
    unit: '',
    number: '',
    unitPrice: '',
    deliverBy: '',
    leadDays: '0',
    quotation: null,
  };
}
