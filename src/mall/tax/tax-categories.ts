// Categories of tax: the code of 19 digits, the short name that stands before each line of an invoice, and the rate (domain-money §6). A professional confirms them before real invoices.

/** How a seller is taxed: a small taxpayer has a rate of his own for everything. */
export const TAXPAYERS = ['GENERAL', 'SMALL'] as const;
export type Taxpayer = (typeof TAXPAYERS)[number];

/** Per mille, of small taxpayers. */
export const SMALL_RATES = [10, 30] as const;

interface TaxCategory {
  code: string;
  shortName: string;
}

/** Where a line names no code of its own. */
const USUAL = {
  goods: { code: '1090511990000000000', shortName: '电子元件' },
  services: { code: '3040199000000000000', shortName: '研发和技术服务' },
  agency: { code: '3040802990000000000', shortName: '经纪代理服务' },
} as const satisfies Record<string, TaxCategory>;

export type TaxKind = keyof typeof USUAL;

export const categoryOf = (kind: TaxKind): TaxCategory => USUAL[kind];

/** As a line is called on an invoice: `*电子元件*STM32F103C8T6`. */
export const namedOnInvoice = (name: string, kind: TaxKind): string =>
  `*${categoryOf(kind).shortName}*${name}`;

/** The rate of a line, per mille: its own, or that of a small taxpayer. */
export const rateFor = (taxpayer: Taxpayer, smallRate: number, rate: number): number =>
  taxpayer === 'SMALL' ? smallRate : rate;
