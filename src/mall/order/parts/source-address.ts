// Where the documents behind an agreed order are looked at, by each side.
import type { EvidenceReply, OrderCard } from '../order-detail.protocol.ts';

type Side = 'purchaser' | 'supplier';

/** The page of a document in the inquiry area; an order has its own already. */
export function documentAddress(side: Side, { kind, sn, versionNo }: EvidenceReply): string | undefined {
  const of = encodeURIComponent(sn);
  const version = versionNo > 0 ? `&versionNo=${versionNo}` : '';
  switch (kind) {
    case 'inquiry':
      return `/inquiry/${side}/inq_info?inqSn=${of}`;
    case 'quotation':
      return `/inquiry/${side}/quo_info?quoSn=${of}${version}`;
    case 'contract':
      return `/inquiry/${side}/contract_info?contractSn=${of}${version}`;
    case 'service':
      return serviceAddress(side, sn);
    default:
      return undefined;
  }
}

/** Packages are numbered apart from commissions. */
const isPackage = (sn: string): boolean => sn.startsWith('TP');

/** The laboratory's people see their side at its own desk. */
const serviceAddress = (side: Side, serviceSn: string): string =>
  isPackage(serviceSn)
    ? side === 'purchaser'
      ? `/member/order/packDetail?packageNo=${encodeURIComponent(serviceSn)}`
      : `/lab/entrust/list?keyword=${encodeURIComponent(serviceSn)}`
    : side === 'purchaser'
      ? `/member/order/info?serviceSn=${encodeURIComponent(serviceSn)}`
      : `/lab/entrust/detail?serviceSn=${encodeURIComponent(serviceSn)}`;

/** What an order was agreed in; undefined for what was bought from listings. */
export function sourceAddress(
  side: Side,
  { source, sourceSn }: Pick<OrderCard, 'source' | 'sourceSn'>,
): string | undefined {
  if (sourceSn === '') return undefined;
  if (source === 'service') return serviceAddress(side, sourceSn);
  const sn = encodeURIComponent(sourceSn);
  return source === 'contract'
    ? `/inquiry/${side}/contract_info?contractSn=${sn}`
    : `/inquiry/${side}/quo_info?quoSn=${sn}`;
}
