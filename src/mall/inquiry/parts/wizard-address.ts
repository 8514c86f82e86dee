// Addresses that lead into the wizard with lines already in it, and what they mean.

import { readKeptObject } from '#kit/browser/kept.ts';
import type { CallOf } from '#kit/http/endpoint.ts';
import { GUEST_ORDER_KEY } from '#mall/bom/parts/guest-order.ts';
import type { inquiryProtocol } from '../inquiry.protocol.ts';
import { INQUIRY_KINDS, type InquiryKind } from '../inquiry-kinds.ts';
import { MOST_LINES } from '../inquiry-terms.ts';

type Create = CallOf<typeof inquiryProtocol.create>;
export type OriginCall = Exclude<NonNullable<Create['origin']>, string | unknown[]>;

export const WIZARD = '/inquiry/purchaser/init_inquiry';
export const ENTRY = '/inquiry/index';

export const draftAddress = (inqSn: string): string => `${WIZARD}?inqSn=${encodeURIComponent(inqSn)}`;
export const inquiryAddress = (inqSn: string): string =>
  `/inquiry/purchaser/inq_info?inqSn=${encodeURIComponent(inqSn)}`;

export const kindOf = (query: URLSearchParams): InquiryKind | undefined =>
  INQUIRY_KINDS.find((kind) => kind === query.get('kind'));

const idOf = (query: URLSearchParams, name: string): number | undefined => {
  const said = query.get(name) ?? '';
  return /^[1-9]\d{0,14}$/.test(said) ? Number(said) : undefined;
};
const idsOf = (query: URLSearchParams, name: string): number[] =>
  (query.get(name) ?? '')
    .split(',')
    .filter((one) => /^[1-9]\d{0,14}$/.test(one))
    .map(Number)
    .slice(0, MOST_LINES);

/** `12:100,15:20`: products and how many of each. */
const itemsOf = (said: string): { productId: number; qty: number }[] =>
  said
    .split(',')
    .flatMap((one) => {
      const found = /^([1-9]\d{0,14}):([1-9]\d{0,9})$/.exec(one);
      return found ? [{ productId: Number(found[1]), qty: Number(found[2]) }] : [];
    })
    .slice(0, MOST_LINES);

/** Where the lines come from by an address; undefined where the sheet begins empty, or the address names nothing that is known. */
export function originOf(query: URLSearchParams): OriginCall | undefined {
  const qty = idOf(query, 'number') ?? 1;
  const of = query.get('of') ?? '';
  switch (query.get('from')) {
    case 'cart':
      return { from: 'cart' };
    case 'bom': {
      const bomId = idOf(query, 'bomId');
      const lineIds = idsOf(query, 'lineIds');
      return bomId ? { from: 'bom', bomId, lineIds: lineIds.length > 0 ? lineIds : undefined } : undefined;
    }
    case 'project': {
      const projectId = idOf(query, 'projectId');
      return projectId ? { from: 'project', projectId, buildNum: idOf(query, 'buildNum') } : undefined;
    }
    case 'copy':
      return of ? { from: 'copy', inqSn: of } : undefined;
    case 'nextRound': {
      const storeIds = idsOf(query, 'storeIds');
      return of
        ? { from: 'nextRound', inqSn: of, storeIds: storeIds.length > 0 ? storeIds : undefined }
        : undefined;
    }
    case 'quickOrder': {
      const lines = guestLines();
      return lines.length > 0 ? { from: 'lines', lines } : undefined;
    }
  }
  const items = itemsOf(query.get('items') ?? '');
  if (items.length > 0) return { from: 'lines', lines: items };
  const productId = idOf(query, 'productId');
  if (productId) return { from: 'lines', lines: [{ productId, qty }] };
  const partNo = (query.get('partNo') ?? '').slice(0, 80);
  const description = (query.get('description') ?? '').slice(0, 300);
  const brandName = (query.get('brandName') ?? '').slice(0, 60);
  return partNo || description
    ? { from: 'lines', lines: [{ partNo, brandName, description, qty }] }
    : undefined;
}

/** What this browser's quick order holds, typed before its owner logged in. */
function guestLines() {
  const { lines: kept } = readKeptObject('local', GUEST_ORDER_KEY) as { lines?: unknown };
  const lines = Array.isArray(kept) ? (kept as Record<string, unknown>[]) : [];
  const text = (value: unknown, most: number) => (typeof value === 'string' ? value.slice(0, most) : '');
  return lines.slice(0, MOST_LINES).map((line) => ({
    partNo: text(line.partNo, 80) || text(line.value, 80),
    brandName: text(line.brandName, 60),
    matCode: text(line.matCode, 60),
    packageName: text(line.packageName, 60),
    description: text(line.note, 300),
    qty: Math.max(1, Math.round(Number(line.qty)) || 1),
  }));
}
