// The text of a contract as its initiator has typed it, on top of the text before; what came from an accepted quotation stays as it was accepted.
import type { Work } from '#kit/db/work.ts';
import { contentHashOf } from '#kit/document/document-version.ts';
import { centsToWire, parseCents, parseUnitPrice, unitPriceToWire } from '#kit/money/money.ts';
import type { Text } from '#kit/words/text.ts';
import { findFile, requireFiles } from '#mall/file/server/file.ts';
import type { ContractContent, ContractLine } from '../../contract-content.ts';
import type { DraftInput } from '../../contract-text.protocol.ts';
import { contractErrors } from '../contract.errors.ts';
import { centsOf, withAmounts } from './draft-content.ts';

const FIELD = {
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
} as const satisfies Record<string, Text>;

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
    throw contractErrors.lockedField({ what: FIELD.lines });
  for (const [at, line] of former.lines.entries()) {
    const given = typed.lines[at];
    const touched = LINE_LOCKS.find((field) => !sameValue(field, line[field], given?.[field]));
    if (touched)
      throw contractErrors.lockedLine({
        lineNo: line.lineNo,
        partNo: line.partNo || line.name,
        what: FIELD[touched],
      });
  }
  if (centsOf(typed.freight) !== centsOf(former.freight))
    throw contractErrors.lockedField({ what: FIELD.freight });
  for (const field of ['taxPerMille', 'plan', 'invoiceKind'] as const)
    if (!same(typed[field], former[field])) throw contractErrors.lockedField({ what: FIELD[field] });
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
    const known = kept.get(fileId);
    const file = known ? undefined : await findFile(work, fileId);
    if (known) annexes.push(known);
    else if (file) annexes.push({ fileId, fileName: file.fileName, sha256: file.contentHash });
  }
  return annexes;
}
