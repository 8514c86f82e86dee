// Nuonuo for a demo and for tests: its gateway from the other side. It verifies each signature over the bytes that came, and obeys a script. Never in production.
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { printInThread } from '#kit/pdf/print-in-thread.ts';
import { required } from '#kit/rules/required.ts';
import type { Clock } from '#kit/time/clock.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { DRAWER, invoiceXml, type PrintedInvoice } from '#mall/invoice/server/invoice.ts';
import type { NuonuoPlace } from './nuonuo.ts';
import type { billingOrder, redConfirm, redOrder } from './nuonuo-order.ts';
import { nuonuoSignature } from './nuonuo-signature.ts';

export const NUONUO_PLACE = '/dev/nuonuo';
/** Whoever names this key and secret is a store of the stand-in's. */
export const STAND_IN_KEYS = { appKey: '10000001', appSecret: 'STANDINSECRET001' };
/** chosen: of a page that is printed while somebody waits. */
const LONGEST = 100;
const METHODS = 'nuonuo.OpeMplatform.';

/** How it goes with the next order: at once, after so many queries, a failure, a seal that fails once. */
export type NextSheet = { pending?: number; fails?: string; sealFails?: boolean };
/** How its next answer goes wrong: not given, before or after what was asked is done; a token that serves no more. */
export type NuonuoTwist = 'silent' | 'silentAfterEffect' | 'staleToken';

type Order = ReturnType<typeof billingOrder>['order'];
interface Sheet extends Required<NextSheet> {
  serial: string;
  number: string;
  at: number;
  paper: PrintedInvoice;
}
interface Form {
  status: string;
  billNo: string;
  billUuid: string;
  wish: ReturnType<typeof redConfirm>;
}

class No extends Error {}

export function nuonuoStandIn({ clock, ownUrl }: { clock: Clock; ownUrl: () => string }) {
  const sheets = new Map<string, Sheet>();
  const forms = new Map<string, Form>();
  const tokens = new Set<string>();
  const script: NextSheet[] = [];
  const twists: NuonuoTwist[] = [];
  const asked: string[] = [];
  let [formStatus, isSilent] = ['01', false];

  function open(orderNo: string, paper: PrintedInvoice): { invoiceSerialNum: string } {
    if (sheets.has(orderNo)) throw new No('E9106 订单号重复');
    const count = String(sheets.size + 1).padStart(6, '0');
    const sheet: Sheet = {
      ...{ pending: 0, fails: '', sealFails: false, ...script.shift(), paper },
      serial: `${dayInChina(clock.now()).replaceAll('-', '')}${count}`,
      number: `99${String(clock.now().getTime()).slice(-9)}${randomBytes(4).readUInt32BE().toString().slice(-3).padStart(3, '0')}${count}`,
      at: clock.now().getTime(),
    };
    sheets.set(orderNo, sheet);
    return { invoiceSerialNum: sheet.serial };
  }

  const calls: Record<string, (content: never) => unknown> = {
    requestBillingNew({ order }: { order: Order }) {
      for (const line of order.invoiceDetail)
        if (fen(line.taxExcludedAmount) + fen(line.tax) !== fen(line.taxIncludedAmount))
          throw new No('E9401 金额与税额之和不等于价税合计');
      return open(order.orderNo, paperOf(order));
    },
    reInvoice({ orderno }: { orderno: string }) {
      const sheet = sheets.get(orderno);
      if (!sheet?.sealFails) throw new No('E9501 订单不在签章失败状态');
      sheet.sealFails = false;
      return {};
    },
    queryInvoiceResult({ orderNos }: { orderNos: string[] }) {
      const sheet = sheets.get(orderNos[0] ?? '');
      if (!sheet) throw new No('E9500 未查询到订单');
      const status = sheet.pending-- > 0 ? '20' : sheet.fails ? '22' : sheet.sealFails ? '24' : '2';
      const url = (kind: string) => `${ownUrl()}${NUONUO_PLACE}/file/${sheet.serial}.${kind}`;
      const issued = {
        allElectronicInvoiceNumber: sheet.number,
        ...{
          invoiceTime: sheet.at,
          taxAmount: sheet.paper.tax,
          xmlUrl: url('xml'),
          pdfUrl: sheet.paper.lines.length > LONGEST ? '' : url('pdf'),
        },
      };
      const failCause = sheet.fails || (status === '24' ? '签章失败' : '');
      return [{ serialNo: sheet.serial, status, failCause, ...(status === '2' ? issued : {}) }];
    },
    saveInvoiceRedConfirm(wish: Form['wish']) {
      if (forms.has(wish.billId)) throw new No('E9106 单据号重复');
      const blue = [...sheets.values()].find(({ number }) => number === wish.blueInvoiceNumber);
      if (!blue) throw new No('E9601 蓝字发票不存在');
      const uuid = randomBytes(16).toString('hex');
      forms.set(wish.billId, { status: formStatus, billNo: `HZ${uuid.slice(0, 10)}`, billUuid: uuid, wish });
      return wish.billId;
    },
    queryInvoiceRedConfirm({ billId }: { billId: string }) {
      const form = forms.get(billId);
      return {
        list: form ? [{ billStatus: form.status, billNo: form.billNo, billUuid: form.billUuid }] : [],
      };
    },
    confirmInfoCancel({ billId }: { billId: string }) {
      const form = forms.get(billId);
      if (!form) throw new No('E9602 单据不存在');
      form.status = '06';
      return {};
    },
    fastInvoiceRed({ orderNo, billUuid }: ReturnType<typeof redOrder>) {
      const form = [...forms.values()].find((one) => one.billUuid === billUuid && /^0[14]$/.test(one.status));
      const blue = [...sheets.values()].find(({ number }) => number === form?.wish.blueInvoiceNumber);
      if (!form || !blue) throw new No('E9603 红字确认单未确认');
      return open(orderNo, redPaper(blue.paper, form.wish));
    },
  };

  function answer(method: string, body: string): object {
    const call = method.startsWith(METHODS) ? calls[method.slice(METHODS.length)] : undefined;
    try {
      if (!call) throw new No('E9001 未知的方法');
      return { code: 'E0000', describe: '成功', result: call(JSON.parse(body) as never) };
    } catch (error) {
      if (!(error instanceof No)) throw error;
      const [code, describe] = error.message.split(' ');
      return { code, describe };
    }
  }

  return {
    place: (): NuonuoPlace => ({
      gateway: `${ownUrl()}${NUONUO_PLACE}/open/v1/services`,
      tokenUrl: `${ownUrl()}${NUONUO_PLACE}/accessToken`,
    }),
    /** The methods that were called, in their order, whatever came of it. */
    asked: asked as readonly string[],
    nextSheet: (next: NextSheet) => void script.push(next),
    next: (twist: NuonuoTwist) => void twists.push(twist),
    /** Whether it answers nobody. */
    fallSilent(silent: boolean) {
      isSilent = silent;
    },
    /** How further forms stand: 01 confirmed, 02 waits for the buyer, 06 over. */
    nextForms(status: '01' | '02' | '06') {
      formStatus = status;
    },
    /** The buyer has confirmed them. */
    confirmForms() {
      for (const form of forms.values()) form.status = '04';
    },
    formOf: (billId: string) => forms.get(billId),
    async serve(app: FastifyInstance): Promise<void> {
      await app.register(async (api) => {
        api.removeAllContentTypeParsers();
        api.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, read) => read(null, body));
        api.post<{ Body: Buffer }>(`${NUONUO_PLACE}/accessToken`, async ({ body }, reply) => {
          const form = new URLSearchParams(body.toString());
          const isKnown =
            form.get('client_id') === STAND_IN_KEYS.appKey &&
            form.get('client_secret') === STAND_IN_KEYS.appSecret;
          if (!isKnown) return reply.status(401).send({ error: 'invalid_client' });
          const token = randomBytes(16).toString('hex');
          tokens.add(token);
          return { access_token: token, expires_in: '86400' };
        });
        type Asked = { Body: Buffer; Querystring: Record<string, string> };
        api.post<Asked>(
          `${NUONUO_PLACE}/open/v1/services`,
          async ({ headers, query, body: bytes }, reply) => {
            const [body, method] = [bytes.toString(), String(headers.method)];
            const { senid = '', nonce = '', timestamp = '', appkey: appKey = '' } = query;
            const sign = nuonuoSignature(STAND_IN_KEYS.appSecret, { appKey, senid, nonce, timestamp, body });
            if (headers['x-nuonuo-sign'] !== sign || appKey !== STAND_IN_KEYS.appKey || !headers.usertax)
              return { code: '070101', describe: '签名错误' };
            if (!tokens.has(String(headers.accesstoken)))
              return { code: '070301', describe: 'accessToken 无效' };
            asked.push(method.slice(METHODS.length));
            const twist = twists.shift();
            if (twist === 'staleToken') {
              tokens.clear();
              return { code: '070301', describe: 'accessToken 已过期' };
            }
            if (isSilent || twist === 'silent') return void reply.hijack().raw.destroy();
            const said = answer(method, body);
            return twist === 'silentAfterEffect' ? void reply.hijack().raw.destroy() : said;
          },
        );
        api.get<{ Params: { name: string } }>(`${NUONUO_PLACE}/file/:name`, async ({ params }, reply) => {
          const [serial, kind] = params.name.split('.');
          const sheet = [...sheets.values()].find((one) => one.serial === serial);
          if (!sheet) return reply.status(404).send('');
          const of = { ...sheet.paper, number: sheet.number, issuedOn: dayInChina(new Date(sheet.at)) };
          if (kind === 'xml') return reply.type('application/xml').send(invoiceXml(of));
          const [page] = await printInThread(DRAWER, [{ of, title: of.number, at: new Date(sheet.at) }]);
          return reply.type('application/pdf').send(required(page));
        });
      });
    },
  };
}

const fen = (text: string): number => Math.round(Number(text) * 100);
const sum = (texts: readonly string[]): string =>
  (texts.reduce((all, one) => all + fen(one), 0) / 100).toFixed(2);
const parted = (text: string): [string, string] => {
  const at = text.indexOf(' ');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
};

function paperOf(order: Order): PrintedInvoice {
  const lines = order.invoiceDetail.map((line) => ({
    ...{ name: line.goodsName, code: line.goodsCode, model: line.specType, unit: line.unit, qty: line.num },
    ...{ unitPrice: line.price, net: line.taxExcludedAmount, tax: line.tax },
    rate: `${Number(line.taxRate) * 100}%`,
  }));
  const [net, tax] = [sum(lines.map((line) => line.net)), sum(lines.map((line) => line.tax))];
  const [bank, bankAccount] = parted(order.buyerAccount);
  const [sellerBank, sellerAccount] = parted(order.salerAccount);
  return {
    ...{ number: '', issuedOn: '', isRed: false, lines, net, tax, total: sum([net, tax]) },
    type: order.invoiceLine === 'bs' ? 'special' : 'normal',
    seller: {
      ...{ name: '', taxNo: order.salerTaxNum, bank: sellerBank, bankAccount: sellerAccount },
      ...{ address: order.salerAddress, phone: order.salerTel },
    },
    buyer: {
      ...{ titleKind: 'company', title: order.buyerName, taxNo: order.buyerTaxNum, email: '' },
      ...{ registerAddress: order.buyerAddress, registerPhone: order.buyerTel, bank, bankAccount },
    },
    ...{ remark: order.remark, clerk: order.clerk },
  };
}

const redPaper = (blue: PrintedInvoice, wish: Form['wish']): PrintedInvoice => ({
  ...blue,
  isRed: true,
  lines: wish.detail.map((line) => ({
    ...{
      name: line.goodsName,
      code: line.goodsCode,
      model: '',
      unit: '',
      qty: line.num,
      unitPrice: line.price,
    },
    ...{ net: line.taxExcludedAmount, tax: line.tax, rate: `${Number(line.taxRate) * 100}%` },
  })),
  ...{
    net: wish.vatExcludedAmount,
    tax: wish.vatAmount,
    total: sum([wish.vatExcludedAmount, wish.vatAmount]),
  },
  remark: `被红冲蓝字数电票号码：${wish.blueInvoiceNumber}`,
});
