// Where an order comes from, and what has followed it: inquiry, quotation, contract, order, parcels, invoices, each with its hash; and why each price is what it is.
import type { Work } from '#kit/db/work.ts';
import { contentHashOf, type DocumentVersionRow, readVersion } from '#kit/document/document-version.ts';
import { unitPriceToWire } from '#kit/money/money.ts';
import { showUnitPrice } from '#kit/money/price-format.ts';
import { speak } from '#kit/words/speak.ts';
import type { Language } from '#kit/words/text.ts';
import type { ChainLink, EvidenceReply } from '../../order-detail.protocol.ts';
import { isAgreedSource, type LineOrigin } from '../../order-source.ts';
import { orderWords } from '../../order-words.ts';
import type { LineRow, TradeRow } from '../hold-order.ts';
import type { OrderRow } from '../order-life.ts';

/**
 * The earliest first. A version or a link that somebody edited, or that is gone, is said to be so.
 * @param links the order's own chain, as far as it has come
 */
export async function evidenceOf(
  work: Work,
  { order, trade }: { order: OrderRow; trade: TradeRow },
  lines: readonly LineRow[],
  links: readonly ChainLink[],
): Promise<EvidenceReply[]> {
  const own = links.map((one) => ({ ...one, versionNo: 0 }));
  if (!isAgreedSource(trade.source)) return own;
  const quotations: EvidenceReply[] = [];
  let inquiryVersionNo: number | undefined;
  for (const { quoSn, versionNo, versionHash } of originsOf(trade, lines)) {
    const kept = await readVersion(work, 'quotation', quoSn, versionNo === 0 ? {} : { versionNo });
    inquiryVersionNo ??= answeredVersion(kept);
    quotations.push(link('quotation', quoSn, kept, versionHash, versionNo));
  }
  const chain: EvidenceReply[] = [];
  if (trade.inqSn !== '') {
    const which = inquiryVersionNo === undefined ? {} : { versionNo: inquiryVersionNo };
    chain.push(link('inquiry', trade.inqSn, await readVersion(work, 'inquiry', trade.inqSn, which), ''));
  }
  chain.push(...quotations);
  if (trade.source !== 'quote') chain.push(await sourceLink(work, trade.source, trade));
  const notYet = { kind: 'order' as const, sn: order.orderSn, lots: [], versionNo: 0, hash: '' };
  if (own.length > 0) return [...chain, ...own];
  return [...chain, { ...notYet, time: order.createdAt.toISOString(), isIntact: null }];
}

/** What a trade was agreed in: the version that it carries the hash of. */
export async function sourceLink(
  work: Work,
  kind: 'quotation' | 'contract' | 'service' | 'authen',
  { sourceSn, sourceHash, sourceVersionNo: versionNo }: TradeRow,
): Promise<EvidenceReply> {
  const kept = await readVersion(work, kind, sourceSn, versionNo === 0 ? {} : { versionNo });
  return link(kind, sourceSn, kept, sourceHash, versionNo);
}

/** The versions of quotations that the lines are from, each once. */
function originsOf(trade: TradeRow, lines: readonly LineRow[]): LineOrigin[] {
  const known = lines.flatMap((line) => line.quotation ?? []);
  const once = new Map(known.map((one) => [`${one.quoSn} ${one.versionNo}`, one]));
  if (once.size > 0 || trade.source !== 'quote') return [...once.values()];
  return [{ quoSn: trade.sourceSn, versionNo: trade.sourceVersionNo, versionHash: trade.sourceHash }];
}

function answeredVersion(kept: DocumentVersionRow | undefined): number | undefined {
  const { content } = kept ?? {};
  const no =
    typeof content === 'object' && content !== null && 'inquiryVersionNo' in content
      ? content.inquiryVersionNo
      : undefined;
  return typeof no === 'number' && no > 0 ? no : undefined;
}

function link(
  kind: EvidenceReply['kind'],
  sn: string,
  kept: DocumentVersionRow | undefined,
  agreedHash: string,
  versionNo = 0,
): EvidenceReply {
  if (!kept) {
    return {
      kind,
      sn,
      lots: [],
      versionNo,
      hash: agreedHash,
      time: null,
      isIntact: agreedHash === '' ? null : false,
    };
  }
  const isAsWritten = contentHashOf(kept.content) === kept.contentHash;
  const isAsAgreed = [kept.contentHash, kept.chainHash, ''].includes(agreedHash);
  return {
    kind,
    sn,
    lots: [],
    versionNo: kept.versionNo,
    hash: kept.contentHash,
    time: kept.createdAt.toISOString(),
    isIntact: isAsWritten && isAsAgreed,
  };
}

/** Why a line costs what it costs, in a sentence. */
export function priceWhy(line: LineRow, trade: TradeRow, language: Language): string {
  const say = speak(orderWords, language);
  if (line.priceSource === 'CHARGE') return say.priceOfCharge;
  if (line.priceSource === 'SERVICE') return say.priceOfService(trade.sourceSn);
  const listed = showUnitPrice(unitPriceToWire(line.listPrice));
  if (!isAgreedSource(trade.source)) {
    return line.unitPrice < line.listPrice ? say.priceLowered(listed) : say.priceListed(line.buyNum);
  }
  const saved = line.unitPrice < line.listPrice ? say.priceWasListed(listed) : '';
  const agreed = line.quotation
    ? say.priceQuoted(line.quotation.quoSn, line.quotation.versionNo) +
      (trade.source === 'contract' ? say.priceInContract(trade.sourceSn) : '')
    : trade.source === 'contract'
      ? say.priceContracted(trade.sourceSn)
      : say.priceQuotedIn(trade.sourceSn);
  return agreed + saved;
}
