// Nuonuo's open platform: signed calls over HTTP, a store's token, and what its answers mean.
import { randomInt, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { askOverHttp, NoAnswer } from '#kit/http/server/ask-over-http.ts';
import { type Cents, parseCents } from '#kit/money/money.ts';
import type { Clock } from '#kit/time/clock.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { after, seconds } from '#kit/time/duration.ts';
import { nuonuoSignature } from './nuonuo-signature.ts';

/** Where the platform is reached. */
export interface NuonuoPlace {
  gateway: string;
  tokenUrl: string;
}
export const NUONUO: NuonuoPlace = {
  gateway: 'https://sdk.nuonuo.com/open/v1/services',
  tokenUrl: 'https://open.nuonuo.com/accessToken',
};

export interface NuonuoAccount {
  appKey: string;
  appSecret: string;
  accessToken: string;
  /** Of the store that issues. */
  taxNo: string;
}

/** Its own no. `token`: the store's token serves no more. */
export class NuonuoRefusal extends Error {
  readonly code: string;
  readonly isToken: boolean;

  constructor(code: string, text: string) {
    super(text || code);
    this.name = 'NuonuoRefusal';
    this.code = code;
    this.isToken = code.startsWith('0703');
  }
}

export type SheetNews =
  | { is: 'PENDING' }
  /** It has no such order. */
  | { is: 'UNKNOWN' }
  | { is: 'FAILED'; cause: string; isSeal: boolean }
  | { is: 'ISSUED'; number: string; issuedOn: string; tax: Cents | null; urls: Record<string, string> };

/** `form`: `billNo billUuid`. */
export type FormNews = { is: 'PENDING' } | { is: 'CONFIRMED'; form: string } | { is: 'OVER'; cause: string };

export type Nuonuo = ReturnType<typeof openNuonuo>;

const Answer = z.object({
  code: z.string(),
  describe: z.string().default(''),
  result: z.unknown().optional(),
});
const Token = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() });
const Serial = z.object({ invoiceSerialNum: z.string().min(1) });
const Sheets = z.array(
  z.looseObject({
    serialNo: z.string().default(''),
    status: z.string(),
    failCause: z.string().default(''),
    allElectronicInvoiceNumber: z.string().default(''),
    invoiceTime: z.coerce.number().default(0),
    taxAmount: z.string().default(''),
    xmlUrl: z.string().default(''),
    ofdUrl: z.string().default(''),
    pdfUrl: z.string().default(''),
  }),
);
const Forms = z.object({
  list: z.array(z.object({ billStatus: z.string(), billNo: z.string(), billUuid: z.string() })),
});

const DONE = 'E0000';
/** The order is there already: how it stands is asked. */
const KNOWN = 'E9106';
/** It has no such order. */
const NONE = 'E9500';

export function openNuonuo({ place, clock }: { place: () => NuonuoPlace; clock: Clock }) {
  /** @throws NoAnswer; NuonuoRefusal */
  async function ask(account: NuonuoAccount, method: string, content: object): Promise<unknown> {
    const body = JSON.stringify(content);
    const signed = {
      ...{ appKey: account.appKey, body, senid: randomUUID().replaceAll('-', '') },
      nonce: String(randomInt(10_000_000, 100_000_000)),
      timestamp: String(Math.floor(clock.now().getTime() / 1_000)),
    };
    const { senid, nonce, timestamp, appKey } = signed;
    const query = new URLSearchParams({ senid, nonce, timestamp, appkey: appKey });
    const answer = await askOverHttp(`${place().gateway}?${query}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json;charset=UTF-8',
        'X-Nuonuo-Sign': nuonuoSignature(account.appSecret, signed),
        accessToken: account.accessToken,
        userTax: account.taxNo,
        method,
      },
      body,
    });
    const read = Answer.safeParse(jsonOf(answer.body));
    if (!read.success) throw new NoAnswer(`${answer.status}, no answer of Nuonuo's`);
    if (read.data.code !== DONE) throw new NuonuoRefusal(read.data.code, read.data.describe);
    return read.data.result;
  }

  return {
    /** A token for a day. @throws NoAnswer; NuonuoRefusal for wrong keys */
    async token(appKey: string, appSecret: string): Promise<{ accessToken: string; until: Date }> {
      const answer = await askOverHttp(place().tokenUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' },
        body: new URLSearchParams({
          ...{ client_id: appKey, client_secret: appSecret, grant_type: 'client_credentials' },
        }).toString(),
      });
      const read = Token.safeParse(jsonOf(answer.body));
      if (!read.success && answer.status >= 500) throw new NoAnswer(String(answer.status));
      if (!read.success) throw new NuonuoRefusal('token', '诺诺密钥无效，请检查 App Key 和 App Secret');
      const { access_token: accessToken, expires_in: lasts } = read.data;
      return { accessToken, until: after(clock.now(), seconds(lasts)) };
    },
    /** Asked again for the same number, it is the same sheet. @returns its serial; '' where it was there already */
    issue: (account: NuonuoAccount, order: object): Promise<string> =>
      ask(account, 'nuonuo.OpeMplatform.requestBillingNew', order).then(serialOf, onlyKnown),
    /** After its seal has failed. */
    reIssue: (account: NuonuoAccount, serial: string, orderNo: string) =>
      ask(account, 'nuonuo.OpeMplatform.reInvoice', { fpqqlsh: serial, orderno: orderNo }),
    async query(account: NuonuoAccount, orderNo: string): Promise<SheetNews> {
      const wish = { orderNos: [orderNo], isOfferInvoiceDetail: '0' };
      const result = await ask(account, 'nuonuo.OpeMplatform.queryInvoiceResult', wish).catch(noneOf);
      const [sheet] = Sheets.catch([]).parse(result);
      if (!sheet) return { is: 'UNKNOWN' };
      const { status, failCause: cause, allElectronicInvoiceNumber: number } = sheet;
      if (status === '22' || status === '24') return { is: 'FAILED', cause, isSeal: status === '24' };
      if (status !== '2' || !/^\d{20}$/.test(number)) return { is: 'PENDING' };
      return {
        is: 'ISSUED',
        number,
        issuedOn: dayInChina(new Date(sheet.invoiceTime)),
        tax: parseCents(sheet.taxAmount.replace('-', '')) ?? null,
        urls: { xml: sheet.xmlUrl, ofd: sheet.ofdUrl, pdf: sheet.pdfUrl },
      };
    },
    /** The form by which a red letter is asked for at the tax office. Again under the same number, it is the same. */
    redRequest: (account: NuonuoAccount, form: object) =>
      ask(account, 'nuonuo.OpeMplatform.saveInvoiceRedConfirm', form).catch(onlyKnown),
    async redQuery(account: NuonuoAccount, billId: string): Promise<FormNews> {
      const wish = { identity: '0', billId };
      const result = await ask(account, 'nuonuo.OpeMplatform.queryInvoiceRedConfirm', wish).catch(noneOf);
      const [form] = Forms.catch({ list: [] }).parse(result).list;
      if (!form || form.billStatus === '02' || form.billStatus === '03') return { is: 'PENDING' };
      if (form.billStatus === '01' || form.billStatus === '04')
        return { is: 'CONFIRMED', form: `${form.billNo} ${form.billUuid}` };
      return { is: 'OVER', cause: `红字确认单已失效（${form.billStatus}）` };
    },
    /** @returns its serial; '' where it was there already */
    redIssue: (account: NuonuoAccount, order: object): Promise<string> =>
      ask(account, 'nuonuo.OpeMplatform.fastInvoiceRed', order).then(serialOf, onlyKnown),
    /** A form that is not there, or over already, is none to revoke. */
    redRevoke: (account: NuonuoAccount, billId: string) =>
      ask(account, 'nuonuo.OpeMplatform.confirmInfoCancel', { billId }).catch((error: unknown) => {
        if (!(error instanceof NuonuoRefusal) || error.isToken) throw error;
      }),
    /** A file of an issued sheet. @throws NoAnswer */
    async file(url: string): Promise<Buffer> {
      const { status, body } = await askOverHttp(url, { method: 'GET', headers: {} }, 10 * 1024 * 1024);
      if (status !== 200) throw new NoAnswer(String(status));
      return body;
    },
  };
}

const serialOf = (result: unknown): string =>
  Serial.catch({ invoiceSerialNum: '' }).parse(result).invoiceSerialNum;

function onlyKnown(error: unknown): string {
  if (error instanceof NuonuoRefusal && error.code === KNOWN) return '';
  throw error;
}

function noneOf(error: unknown): unknown {
  if (error instanceof NuonuoRefusal && error.code === NONE) return undefined;
  throw error;
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
