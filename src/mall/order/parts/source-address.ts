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
    case 'authen':
      return serviceAddress(side, kind, sn);
    default:
      return undefined;
  }
}

/** Packages are numbered apart from commissions. */
const isPackage = (sn: string): boolean => sn.startsWith('TP');

/** The laboratory's people see their side at its own desk. */
function serviceAddress(side: Side, kind: 'service' | 'authen', sn: string): string {
  const isOwn = side === 'purchaser';
  const of = encodeURIComponent(sn);
  if (kind === 'authen')
    return `${isOwn ? '/member/order/authenDetail' : '/lab/authen/detail'}?authenSn=${of}`;
  if (isPackage(sn))
    return isOwn ? `/member/order/packDetail?packageNo=${of}` : `/lab/entrust/list?keyword=${of}`;
  return `${isOwn ? '/member/order/info' : '/lab/entrust/detail'}?serviceSn=${of}`;
}

/** What an order was agreed in; undefined for what was bought from listings. */
export function sourceAddress(
  side: Side,
  { source, sourceSn }: Pick<OrderCard, 'source' | 'sourceSn'>,
): string | undefined {
  if (sourceSn === '') return undefined;
  if (source === 'service' || source === 'authen') return serviceAddress(side, source, sourceSn);
  const sn = encodeURIComponent(sourceSn);
  return source === 'contract'
    ? `/inquiry/${side}/contract_info?contractSn=${sn}`
    : `/inquiry/${side}/quo_info?quoSn=${sn}`;
}
