// Reads chains of evidence back and judges every link: written as it stands, following the one before, and saying what the tables still say.
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { codeOfHash } from '#kit/document/code-of-hash.ts';
import { documentVersion } from '#kit/document/document-version.tables.ts';
import { contentHashOf, type DocumentVersionRow, judgeVersions } from '#kit/document/document-version.ts';
import { ordersOfInvoiceFile } from '#mall/invoice/server/invoice.ts';
import type { ChainLink } from '../../order-detail.protocol.ts';
import { isAgreedSource } from '../../order-source.ts';
import { sourceLink } from '../agreed/order-evidence.ts';
import { subOrder, trade } from '../order.tables.ts';
import { CHAIN } from './carry-on-chain.ts';
import { type ChainFact, factsOf } from './chain-facts.ts';

type LinkRow = DocumentVersionRow & { content: ChainFact };

/** The chains of these orders by number, the first link first; an order that has none yet is left out. */
export async function readChains(work: Work, orderSns: readonly string[]): Promise<Map<string, ChainLink[]>> {
  if (orderSns.length === 0) return new Map();
  const rows = (await work.tx
    .select()
    .from(documentVersion)
    .where(and(eq(documentVersion.docType, CHAIN), inArray(documentVersion.docSn, [...orderSns])))
    .orderBy(asc(documentVersion.docSn), asc(documentVersion.versionNo))) as LinkRow[];
  const chains = Map.groupBy(rows, ({ docSn }) => docSn);
  const facts = await factsOf(work, [...chains.keys()]);
  return new Map(
    [...chains].map(([orderSn, links]) => {
      const good = judgeVersions(links);
      const now = facts.get(orderSn)?.facts ?? [];
      return [orderSn, links.map((link, at) => linkReply(link, good[at] === true && isSaidStill(link, now)))];
    }),
  );
}

function isSaidStill({ content, contentHash }: LinkRow, facts: readonly ChainFact[]): boolean {
  const { what, sn, salt } = content;
  const fact = facts.find((one) => one.what === what && one.sn === sn);
  return fact !== undefined && contentHashOf({ ...fact, salt }) === contentHash;
}

function linkReply({ content, chainHash, createdAt }: LinkRow, isIntact: boolean): ChainLink {
  const { what, sn, at } = content;
  const lots = what === 'parcel' && Array.isArray(content.lines) ? content.lines : [];
  const named = lots.map(({ lotNo, dateCode }) => [lotNo, dateCode].filter(Boolean).join(' · '));
  return {
    ...{ kind: what, sn: String(sn ?? ''), hash: chainHash, isIntact },
    lots: [...new Set(named.filter((one) => one !== ''))],
    time: what === 'charge' || what === 'redLetter' ? createdAt.toISOString() : String(at ?? ''),
  };
}

/** What somebody types with the order's number to have its chain checked; '' where it has none yet. */
export const codeOfChain = (chain: readonly ChainLink[] | undefined): string =>
  chain?.[0] ? codeOfHash(chain[0].hash) : '';

/** By number and code, with what it was agreed in; empty where they do not belong together. */
export async function findChain(
  work: Work,
  orderSn: string,
  code: string,
): Promise<Map<string, ChainLink[]>> {
  const chains = await readChains(work, [orderSn]);
  return codeOfChain(chains.get(orderSn)) === code ? withSources(work, chains) : new Map();
}

/** The chains of the orders that an invoice with this file is about. @param hash SHA-256 of its bytes, in hex */
export const findChainsOfFile = async (work: Work, hash: string): Promise<Map<string, ChainLink[]>> =>
  withSources(work, await readChains(work, await ordersOfInvoiceFile(work, hash)));

async function withSources(
  work: Work,
  chains: ReadonlyMap<string, ChainLink[]>,
): Promise<Map<string, ChainLink[]>> {
  const placed = await work.tx
    .select({ orderSn: subOrder.orderSn, trade })
    .from(subOrder)
    .innerJoin(trade, eq(trade.parentSn, subOrder.parentSn))
    .where(inArray(subOrder.orderSn, [...chains.keys()]));
  const all = new Map(chains);
  for (const { orderSn, trade: of } of placed) {
    if (!isAgreedSource(of.source)) continue;
    const kind = of.source === 'quote' ? 'quotation' : of.source;
    const { sn, lots, hash, time, isIntact } = await sourceLink(work, kind, of);
    const source = { kind, sn, lots, hash, time: time ?? '', isIntact: isIntact === true } as const;
    all.set(orderSn, [source, ...(chains.get(orderSn) ?? [])]);
  }
  return all;
}

/** A link that does not say what the tables say, or is no more what was written. */
export interface BrokenLink {
  orderSn: string;
  kind: ChainLink['kind'];
  sn: string;
}

const BATCH = 200;

/**
 * Reads every chain and says which links are broken.
 * @param seen called now and then with how many have been read
 */
export async function checkChains(
  work: Work,
  seen: (count: number) => void = () => {},
): Promise<BrokenLink[]> {
  const broken: BrokenLink[] = [];
  let count = 0;
  for (let last = ''; ; ) {
    const orders = await work.query<{ orderSn: string }>(
      `SELECT DISTINCT doc_sn AS "orderSn" FROM document_version WHERE doc_type = '${CHAIN}' AND doc_sn > $1
       ORDER BY 1 LIMIT ${BATCH}`,
      [last],
    );
    const chains = await readChains(
      work,
      orders.map(({ orderSn }) => orderSn),
    );
    for (const [orderSn, links] of chains)
      for (const { kind, sn, isIntact } of links) if (!isIntact) broken.push({ orderSn, kind, sn });
    count += orders.length;
    seen(count);
    last = orders.at(-1)?.orderSn ?? last;
    if (orders.length < BATCH) return broken;
  }
}
