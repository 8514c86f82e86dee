// The kinds of inquiries (domain 3.6.1): one row each says what they are called and where they are read; `inquiry-lines.ts` has the shape of their lines.
import type { Text } from '#kit/words/text.ts';
import type { WishKind } from './inquiry-lines.ts';

interface KindOfInquiry extends Text {
  /** What the wizard says below its name. */
  about: Text;
  /** What the inquiry desk says of it. */
  entry: Text;
  /** The unit that a line has when nothing else was said. */
  unit: Text;
  /** Where the desk begins one; left out: the wizard for all kinds. */
  start?: string;
  /** Where the member centre shows an inquiry, and a quotation that came for it (domain 3.3). */
  pages: { inquiry: string; quotation: string };
}

export type InquiryKind = WishKind;

export const inquiryKinds: Readonly<Record<InquiryKind, KindOfInquiry>> = {
  GOODS: {
    zh: '器件询价',
    en: 'Goods',
    about: { zh: '电子元器件、物料', en: 'Parts and materials' },
    entry: {
      zh: '元器件与物料：型号、数量、目标价、批号与交期要求，最多 500 行。',
      en: 'Parts and materials: part numbers, quantities, target prices, date codes and dates, up to 500 lines.',
    },
    unit: { zh: '个', en: 'pcs' },
    pages: { inquiry: '/member/inqDetail/inqDetail', quotation: '/member/offer/inqDetail' },
  },
  INSPECTION: {
    zh: '检测询价',
    en: 'Testing',
    about: { zh: '样品检测、出具报告', en: 'Tests of samples, with a report' },
    entry: {
      zh: '样品检测：逐项写明标准与条款，选择 CNAS / CMA 报告和加急程度。',
      en: 'Tests of samples: standard and clause per item, CNAS or CMA report, urgency.',
    },
    unit: { zh: '件', en: 'pcs' },
    start: '/inquiry/inspection',
    pages: { inquiry: '/member/inqDetail/inqDetail', quotation: '/member/offer/inqDetail' },
  },
  METERING: {
    zh: '计量询价',
    en: 'Calibration',
    about: { zh: '仪器检定、校准、测试', en: 'Verification and calibration of instruments' },
    entry: {
      zh: '仪器检定、校准、测试：按台登记，送检或现场。',
      en: 'Verification, calibration and tests of instruments, sent in or on site.',
    },
    unit: { zh: '台', en: 'sets' },
    pages: { inquiry: '/member/inqDetail/meteringDetail', quotation: '/member/offer/meteringDetail' },
  },
  AUTHEN: {
    zh: '认证询价',
    en: 'Certification',
    about: { zh: 'CCC、自愿性、体系认证', en: 'CCC, voluntary and system certification' },
    entry: {
      zh: 'CCC、自愿性产品认证、管理体系认证。',
      en: 'CCC, voluntary product certification, management systems.',
    },
    unit: { zh: '件', en: 'pcs' },
    pages: { inquiry: '/member/inqDetail/authenDetail', quotation: '/member/offer/authenDetail' },
  },
};

export const INQUIRY_KINDS = Object.keys(inquiryKinds) as [InquiryKind, ...InquiryKind[]];
