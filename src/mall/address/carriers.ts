// The carriers that a new mall knows 承运商: how each is called, and where it shows how far a parcel is. Any other is kept as it is typed.
import type { Text } from '#kit/words/text.ts';

export interface Carrier {
  code: string;
  name: Text;
  /** The carrier's own page; `{no}` is the tracking number. Without it one types the number there. */
  tracking: string;
}

export const CARRIERS: readonly Carrier[] = [
  {
    code: 'SF',
    name: { zh: '顺丰速运', en: 'SF Express' },
    tracking: 'https://www.sf-express.com/chn/sc/waybill/waybill-detail/{no}',
  },
  {
    code: 'JD',
    name: { zh: '京东物流', en: 'JD Logistics' },
    tracking: 'https://www.jdl.com/orderSearch/?waybillCodes={no}',
  },
  {
    code: 'ZTO',
    name: { zh: '中通快递', en: 'ZTO Express' },
    tracking: 'https://www.zto.com/express/expressCheck.html?txtBill={no}',
  },
  { code: 'YTO', name: { zh: '圆通速递', en: 'YTO Express' }, tracking: 'https://www.yto.net.cn/' },
  { code: 'STO', name: { zh: '申通快递', en: 'STO Express' }, tracking: 'https://www.sto.cn/' },
  { code: 'YUNDA', name: { zh: '韵达快递', en: 'Yunda Express' }, tracking: 'https://www.yundaex.com/' },
  { code: 'JT', name: { zh: '极兔速递', en: 'J&T Express' }, tracking: 'https://www.jtexpress.cn/' },
  { code: 'DEPPON', name: { zh: '德邦快递', en: 'Deppon Express' }, tracking: 'https://www.deppon.com/' },
  {
    code: 'EMS',
    name: { zh: '中国邮政 EMS', en: 'China Post EMS' },
    tracking: 'https://www.ems.com.cn/queryList?mailNo={no}',
  },
  {
    code: 'DHL',
    name: { zh: 'DHL 国际快递', en: 'DHL Express' },
    tracking: 'https://www.dhl.com/global-en/home/tracking/tracking-express.html?submit=1&tracking-id={no}',
  },
  {
    code: 'FEDEX',
    name: { zh: 'FedEx 联邦快递', en: 'FedEx' },
    tracking: 'https://www.fedex.com/fedextrack/?trknbr={no}',
  },
  {
    code: 'UPS',
    name: { zh: 'UPS 联合包裹', en: 'UPS' },
    tracking: 'https://www.ups.com/track?tracknum={no}',
  },
];

const plain = (text: string) => text.normalize('NFKC').replace(/\s/g, '').toLowerCase();
const known = new Map(
  CARRIERS.flatMap((carrier) =>
    [carrier.code, carrier.name.zh, carrier.name.en].map((name) => [plain(name), carrier] as const),
  ),
);

/** Who is meant by a code or a name in either language, however spaced and written; undefined for anybody else. */
export const findCarrier = (kept: string): Carrier | undefined => known.get(plain(kept));

/** Where that carrier tells of the parcel. */
export const trackingAddress = ({ tracking }: Carrier, trackingNo: string): string =>
  tracking.replace('{no}', encodeURIComponent(trackingNo.trim()));
