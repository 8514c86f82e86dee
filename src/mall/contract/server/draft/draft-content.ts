// Makes the text of a contract: of an award, of a template, of what its initiator types; and says what is missing in it.
import { and, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { contentHashOf } from '#kit/document/document-version.ts';
import {
  type Cents,
  cents,
  centsToWire,
  lineAmount,
  parseCents,
  parseUnitPrice,
  sum,
  unitPriceToWire,
} from '#kit/money/money.ts';
import type { Text } from '#kit/words/text.ts';
import { enterprise } from '#mall/company/server/company.tables.ts';
import { findFile, requireFiles } from '#mall/file/server/file.ts';
import { lineTitle } from '#mall/inquiry/inquiry-lines.ts';
import { findMember } from '#mall/member/server/member.ts';
import { checkPlan } from '#mall/order/payment-plan.ts';
import { ruleOf } from '#mall/quotation/offer-amounts.ts';
import type { AwardedLine, AwardsOfStore } from '#mall/quotation/server/quotation.ts';
import { findStores } from '#mall/store/server/store.ts';
import type { ContractContent, ContractLine, ContractParty } from '../../contract-content.ts';
import type { ContractKind } from '../../contract-status.ts';
import { type ClauseValues, type ContractTemplate, clausesOf } from '../../contract-templates.ts';
import type { DraftInput } from '../../contract-text.protocol.ts';
import { contractErrors } from '../contract.errors.ts';
import { signAuth } from '../contract.tables.ts';

/** The purchaser as a contract names him: the certified enterprise, or a person. */
export async function purchaserParty(
  work: Work,
  of: { memberId: number; enterpriseId: number | null },
): Promise<ContractParty> {
  if (of.enterpriseId !== null) {
    const [row] = await work.tx.select().from(enterprise).where(eq(enterprise.enterpriseId, of.enterpriseId));
    if (row) {
      const { address, contactName, contactMobile } = row.data;
      return party({ name: row.name, uscc: row.uscc, address, contact: contactName, phone: contactMobile });
    }
  }
  const member = await findMember(work, of.memberId);
  return party({ name: member?.memberNickName ?? member?.memberName ?? '', phone: member?.mobile ?? '' });
}

/** The supplier: under the name that the platform has checked where there is one, else under the store's. */
export async function supplierParty(work: Work, storeId: number): Promise<ContractParty> {
  const [auth] = await work.tx
    .select({ name: signAuth.partyName, uscc: signAuth.uscc })
    .from(signAuth)
    .where(and(eq(signAuth.storeId, storeId), eq(signAuth.state, 'AUTHENTICATED')))
    .orderBy(signAuth.signAuthId)
    .limit(1);
  const store = (await findStores(work, [storeId])).get(storeId);
  if (!store) throw contractErrors.unknownStore();
  return party({
    name: auth?.name ?? store.name.zh,
    uscc: auth?.uscc ?? '',
    phone: store.serviceTel,
    ...bankOf(store.bankAccount),
  });
}

/** A store writes its bank as it likes; where it says 开户行 and 账号 the contract has them apart. */
function bankOf(text: string): Pick<ContractParty, 'bank' | 'bankAccount'> {
  const [, bank, bankAccount] = /开户行[：:]\s*(.+?)\s+账号[：:]\s*([\d ]+\d)/u.exec(text) ?? [];
  return bank && bankAccount ? { bank, bankAccount } : { bank: '', bankAccount: text };
}

const party = (values: Partial<ContractParty>): ContractParty => ({
  name: '',
  uscc: '',
  address: '',
  contact: '',
  phone: '',
  bank: '',
  bankAccount: '',
  ...values,
});

/** Names and credit codes as they are registered now; the rest stays as it was written. */
export async function withParties(
  work: Work,
  content: ContractContent,
  of: { memberId: number; enterpriseId: number | null; storeId: number },
): Promise<ContractContent> {
  const { name: buyer, uscc: buyersCode } = await purchaserParty(work, of);
  const { name: seller, uscc: sellersCode } = await supplierParty(work, of.storeId);
  return {
    ...content,
    purchaser: { ...content.purchaser, name: buyer, uscc: buyersCode },
    supplier: { ...content.supplier, name: seller, uscc: sellersCode || content.supplier.uscc },
  };
}

/** Everything a contract says before anybody has typed anything. */
export function emptyContent(of: {
  contractSn: string;
  kind: ContractKind;
  purchaser: ContractParty;
  supplier: ContractParty;
  template: ContractTemplate | undefined;
  title: Text;
  values?: Partial<ClauseValues>;
}): ContractContent {
  const { template } = of;
  return {
    contractSn: of.contractSn,
    kind: of.kind,
    title: { zh: of.title.zh, en: of.title.en },
    ruling: 'zh',
    templateKey: template?.key ?? '',
    templateVersion: template?.version ?? 0,
    inqSn: null,
    purchaser: of.purchaser,
    supplier: of.supplier,
    lines: [],
    goodsAmount: '0.00',
    freight: '0.00',
    amount: '0.00',
    taxPerMille: of.kind === 'SERVICE' ? 60 : 130,
    currency: 'CNY',
    plan: [{ trigger: 'ON_ORDER', perMille: 1000, dueDays: 0 }],
    deliveryPlace: '',
    invoiceKind: 'special',
    startsOn: '',
    endsOn: '',
    clauses: template ? clausesOf(template, of.values) : [],
    annexes: [],
    amendmentNo: 0,
  };
}

/** The awarded lines as they were accepted, under the accepted offer's terms. */
export function contentOfAwards(base: ContractContent, awards: AwardsOfStore): ContractContent {
  const { inquiry, lines: asked } = awards.found;
  const { terms } = awards;
  const byId = new Map(asked.map((line) => [line.inqLineId, line]));
  const lines = awards.lines.map((line, at): ContractLine => {
    const wished = byId.get(line.inqLineId);
    return lineOfAward(line, at + 1, wished ? { unit: wished.unit, wish: wished.wish } : undefined);
  });
  return withAmounts({
    ...base,
    inqSn: inquiry.inqSn,
    lines,
    freight: centsToWire(awards.freight),
    taxPerMille: terms.taxPerMille,
    currency: terms.currency,
    plan: terms.plan.map(({ trigger, perMille, dueDays }) => ({ trigger, perMille, dueDays })),
    deliveryPlace: inquiry.header.deliveryPlace,
    invoiceKind: terms.invoiceKind,
  });
}

function lineOfAward(
  award: AwardedLine,
  lineNo: number,
  asked: { unit: string; wish: Parameters<typeof lineTitle>[0] } | undefined,
): ContractLine {
  const { line } = award;
  return {
    lineNo,
    awardLineId: award.awardLineId,
    quotation: {
      quoSn: award.quoSn,
      versionNo: award.versionNo,
      versionHash: award.versionHash,
      lineHash: award.lineHash,
    },
    productId: line.productId,
    partNo: line.partNo,
    name: line.description || (asked ? lineTitle(asked.wish) : '') || line.partNo,
    brandName: line.brandName,
    packageName: line.packageName,
    matCode: asked && 'matCode' in asked.wish ? asked.wish.matCode : '',
    spec: [line.dateCode, line.packing, line.accreditation, line.remark].filter(Boolean).join('; '),
    unit: asked?.unit ?? '',
    number: award.number,
    ...ruleOf(line),
    unitPrice: unitPriceToWire(award.unitPrice),
    amount: centsToWire(award.amount),
    deliverBy: asked && 'needBy' in asked.wish ? asked.wish.needBy : '',
    leadDays: line.leadDays,
  };
}

/** Amounts follow from numbers and prices; what is no price yet counts nothing. A paper contract keeps the sum it was registered with. */
export function withAmounts(content: ContractContent): ContractContent {
  if (content.kind === 'OFFLINE' && content.lines.length === 0) return content;
  const lines = content.lines.map((line) => {
    const price = parseUnitPrice(line.unitPrice);
    return {
      ...line,
      amount: price === undefined ? '0.00' : centsToWire(lineAmount(price, line.number)),
    };
  });
  const goods = sum(lines.map(({ amount }) => centsOf(amount)));
  return {
    ...content,
    lines,
    goodsAmount: centsToWire(goods),
    amount: centsToWire(cents(goods + centsOf(content.freight))),
  };
}

/** Decimal yuan in a text of ours; 0 for what is half typed. */
export const centsOf = (text: string): Cents => parseCents(text) ?? cents(0);

const FIELD: Record<string, Text> = {
  lines: { zh: '明细行', en: 'lines' },
  productId: { zh: '产品', en: 'product' },
  partNo: { zh: '型号', en: 'part number' },
  name: { zh: '名称', en: 'name' },
  brandName: { zh: '品牌', en: 'brand' },
  packageName: { zh: '封装', en: 'package' },
  number: { zh: '数量', en: 'quantity' },
  unit: { zh: '单位', en: 'unit' },
  unitPrice: { zh: '单价', en: 'unit price' },
  leadDays: { zh: '交期', en: 'lead time' },
  freight: { zh: '运费', en: 'carriage' },
  taxPerMille: { zh: '税率', en: 'tax rate' },
  plan: { zh: '付款计划', en: 'payment plan' },
  invoiceKind: { zh: '发票种类', en: 'kind of invoice' },
};

const LINE_LOCKS = [
  'productId',
  'partNo',
  'name',
  'brandName',
  'packageName',
  'number',
  'unit',
  'unitPrice',
  'leadDays',
] as const;

/** The order of keys does not matter: what was kept as jsonb comes back in another one. */
const same = (a: unknown, b: unknown) => contentHashOf(a) === contentHashOf(b);

/** Equal as money: 1.5 and 1.500000 are the same price. */
const sameValue = (field: string, a: unknown, b: unknown) =>
  field === 'unitPrice'
    ? parseUnitPrice(String(a)) !== undefined && parseUnitPrice(String(a)) === parseUnitPrice(String(b))
    : same(a, b);

/** Lines that came from accepted quotations cannot be edited (C1). */
export const isLocked = (content: Pick<ContractContent, 'lines'>): boolean =>
  content.lines.some((line) => line.quotation !== null);

/**
 * The text as its initiator has typed it.
 * @param former the text before: what it was made of stays with its lines
 * @throws contractErrors.lockedLine, lockedField where it came from an accepted quotation
 */
export function typedContent(former: ContractContent, typed: DraftInput): ContractContent {
  const byNo = new Map(former.lines.map((line) => [line.lineNo, line]));
  if (isLocked(former)) requireUntouched(former, typed);
  const lines = typed.lines.map((line): ContractLine => {
    const before = byNo.get(line.lineNo);
    const price = parseUnitPrice(line.unitPrice);
    return {
      ...line,
      awardLineId: before?.awardLineId ?? null,
      quotation: before?.quotation ?? null,
      ...(before?.minBuyNum === undefined ? {} : { minBuyNum: before.minBuyNum, multiple: before.multiple }),
      unitPrice: price === undefined ? line.unitPrice : unitPriceToWire(price),
      amount: '0.00',
    };
  });
  const freight = parseCents(typed.freight);
  return withAmounts({
    ...former,
    ...textOf(former, typed),
    lines,
    freight: freight === undefined ? typed.freight : centsToWire(freight),
    taxPerMille: typed.taxPerMille,
    plan: [...typed.plan],
    invoiceKind: typed.invoiceKind,
  });
}

/** What is always open to the initiator: words, contacts, logistics. */
function textOf(former: ContractContent, typed: DraftInput) {
  const { title, ruling, deliveryPlace, startsOn, endsOn, clauses } = typed;
  return {
    title,
    ruling,
    deliveryPlace,
    startsOn,
    endsOn,
    clauses,
    purchaser: { ...former.purchaser, ...typed.purchaser },
    supplier: { ...former.supplier, ...typed.supplier },
  };
}

function requireUntouched(former: ContractContent, typed: DraftInput): void {
  const typedNos = typed.lines.map((line) => line.lineNo);
  if (
    !same(
      typedNos,
      former.lines.map((line) => line.lineNo),
    )
  )
    throw contractErrors.lockedField({ what: FIELD.lines! });
  for (const [at, line] of former.lines.entries()) {
    const given = typed.lines[at]!;
    const touched = LINE_LOCKS.find((field) => !sameValue(field, line[field], given[field]));
    if (touched)
      throw contractErrors.lockedLine({
        lineNo: line.lineNo,
        partNo: line.partNo || line.name,
        what: FIELD[touched]!,
      });
  }
  if (centsOf(typed.freight) !== centsOf(former.freight))
    throw contractErrors.lockedField({ what: FIELD.freight! });
  for (const field of ['taxPerMille', 'plan', 'invoiceKind'] as const)
    if (!same(typed[field], former[field])) throw contractErrors.lockedField({ what: FIELD[field]! });
}

/** The files handed in with a contract, by name and hash. @throws Refusal 404 for somebody else's */
export async function annexesOf(
  work: Work,
  memberId: number,
  former: ContractContent['annexes'],
  fileIds: readonly number[],
): Promise<ContractContent['annexes']> {
  const kept = new Map(former.map((one) => [one.fileId, one]));
  const fresh = fileIds.filter((fileId) => !kept.has(fileId));
  await requireFiles(work, memberId, fresh, { kinds: 'attachments' });
  const annexes: ContractContent['annexes'] = [];
  for (const fileId of fileIds) {
    const file = kept.get(fileId) ? undefined : await findFile(work, fileId);
    annexes.push(kept.get(fileId) ?? { fileId, fileName: file!.fileName, sha256: file!.contentHash });
  }
  return annexes;
}

export interface ContentFault {
  path: string;
  text: Text;
}

const fault = (path: string, zh: string, en: string): ContentFault => ({ path, text: { zh, en } });

/** Everything that is missing or wrong before the text can go out, in the order of the form. */
export function faultsOf(content: ContractContent): ContentFault[] {
  const { lines, clauses, kind, plan } = content;
  const wrongPlan = checkPlan(plan);
  const found: (ContentFault | undefined | false)[] = [
    !content.title.zh && fault('title.zh', '请填写合同名称', 'Please enter a title'),
    !content.purchaser.contact &&
      fault('purchaser.contact', '请填写买方联系人', "Please enter the purchaser's contact"),
    !content.purchaser.phone &&
      fault('purchaser.phone', '请填写买方联系电话', "Please enter the purchaser's telephone"),
    !content.supplier.phone &&
      fault('supplier.phone', '请填写卖方联系电话', "Please enter the supplier's telephone"),
    kind !== 'OFFLINE' &&
      lines.length === 0 &&
      fault('lines', '请至少填写一行明细', 'At least one line is needed'),
    ...lines.flatMap((line, at) => [
      !line.partNo &&
        !line.name &&
        fault(
          `lines.${at}.name`,
          `第 ${line.lineNo} 行：请填写型号或名称`,
          `Line ${line.lineNo}: part number or name is missing`,
        ),
      line.number < 1 &&
        fault(
          `lines.${at}.number`,
          `第 ${line.lineNo} 行：请填写数量`,
          `Line ${line.lineNo}: the quantity is missing`,
        ),
      !(Number(parseUnitPrice(line.unitPrice)) > 0) &&
        fault(
          `lines.${at}.unitPrice`,
          `第 ${line.lineNo} 行：请填写单价`,
          `Line ${line.lineNo}: the unit price is missing`,
        ),
    ]),
    new Set(lines.map((line) => line.lineNo)).size < lines.length &&
      fault('lines', '行号重复', 'Two lines have the same number'),
    parseCents(content.freight) === undefined &&
      fault('freight', '请填写正确的运费', 'Please enter the carriage'),
    wrongPlan && { path: 'plan', text: wrongPlan },
    kind === 'PURCHASE' &&
      !content.deliveryPlace &&
      fault('deliveryPlace', '请填写交付地点', 'Please enter the place of delivery'),
    kind === 'FRAMEWORK' &&
      !content.startsOn &&
      fault('startsOn', '请填写开始日期', 'Please enter the first day'),
    kind === 'FRAMEWORK' && !content.endsOn && fault('endsOn', '请填写结束日期', 'Please enter the last day'),
    content.startsOn !== '' &&
      content.endsOn !== '' &&
      content.endsOn <= content.startsOn &&
      fault('endsOn', '结束日期应晚于开始日期', 'The end must be after the beginning'),
    kind !== 'OFFLINE' &&
      clauses.length === 0 &&
      fault('clauses', '请至少保留一条条款', 'At least one clause is needed'),
    ...clauses.flatMap(({ title, text }, at) => [
      !title.zh &&
        fault(
          `clauses.${at}.title.zh`,
          `第 ${at + 1} 条：请填写标题`,
          `Clause ${at + 1}: the title is missing`,
        ),
      !text.zh &&
        fault(
          `clauses.${at}.text.zh`,
          `第 ${at + 1} 条：请填写中文内容`,
          `Clause ${at + 1}: the Chinese text is missing`,
        ),
    ]),
    new Set(clauses.map(({ key }) => key)).size < clauses.length &&
      fault('clauses', '条款编号重复', 'Two clauses have the same key'),
  ];
  return found.filter((one): one is ContentFault => Boolean(one));
}

/** @throws contractErrors.incomplete with the first thing that is missing */
export function requireComplete(content: ContractContent): void {
  const [first] = faultsOf(content);
  if (first) throw contractErrors.incomplete(first);
}
