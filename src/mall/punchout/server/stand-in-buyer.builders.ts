// A buyer's procurement system, for tests: speaks cXML and OCI over HTTP, takes baskets back by form, and sends purchase orders.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { XMLParser } from 'fast-xml-parser';
import type { TestMall } from '#app/testing/open-test-mall.ts';
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { hashOf } from '#mall/login/server/login.ts';
import { punchoutProtocol } from '../punchout.protocol.ts';

/** A line as it came back. */
export interface ReturnedLine {
  productId: string;
  priceKey: string;
  quantity: string;
  price: string;
}

interface SetUpWish {
  operation?: string;
  identity?: string;
  secret?: string;
  returnUrl?: string;
  cookie?: string;
  selected?: number;
  items?: { productId: number; quantity: number }[];
  /** Between the declaration and the root; the usual line of cXML when left out. */
  doctype?: string;
  /** Changes the whole text. */
  change?: (xml: string) => string;
}

interface OrderWish {
  orderId?: string;
  type?: string;
  lines: (Partial<ReturnedLine> & { currency?: string })[];
  addressId?: string | number;
  shipTo?: string;
  comments?: string;
  costCentre?: string;
  identity?: string;
  secret?: string;
}

const DOCTYPE = '<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.014/cXML.dtd">';
const safe = (value: string) => value.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const reader = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  parseAttributeValue: false,
  htmlEntities: true,
  isArray: (name) => name === 'ItemIn',
});

/** What hidden fields the mall's page would send, and where. */
export function formOf(page: string): { action: string; fields: Map<string, string> } {
  const decode = (value: string) =>
    value.replace(/&#(\d+);/g, (_all, code: string) => String.fromCharCode(Number(code)));
  const action = decode(/<form[^>]* action="([^"]*)"/.exec(page)?.[1] ?? '');
  const inputs = page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g);
  return { action, fields: new Map([...inputs].map(([, name, value]) => [decode(name!), decode(value!)])) };
}

/** Listens on a free port. Close it in `afterAll`. */
export async function openBuyerSystem(mall: Pick<TestMall, 'origin'>) {
  const received: URLSearchParams[] = [];
  const server = createServer(async (request, reply) => {
    received.push(new URLSearchParams(await text(request)));
    reply.writeHead(200, { 'content-type': 'text/html' }).end('<h1>ERP</h1>');
  });
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const returnUrl = `http://${host}/punchin?session=1&x=2`;
  let account = { identity: '', secret: '' };
  let orders = 0;

  const post = async (path: string, body: string, type = 'text/xml; charset=utf-8') => {
    const reply = await fetch(`${mall.origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': type, 'accept-language': 'en' },
      body,
    });
    const said = await reply.text();
    const read = reader.parse(said).cXML?.Response;
    const status = read?.Status ?? {};
    const url: string | undefined = read?.PunchOutSetupResponse?.StartPage?.URL;
    return {
      http: reply.status,
      code: Number(status['@_code']),
      said: String(status['#text'] ?? ''),
      url,
      xml: said,
    };
  };
  const envelope = (
    inside: string,
    { identity = account.identity, secret = account.secret, doctype = DOCTYPE }: SetUpWish,
  ) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n${doctype}\n<cXML payloadID="1@erp" timestamp="2026-01-01T00:00:00Z"><Header><From><Credential domain="DUNS"><Identity>BUYER&amp;CO</Identity></Credential></From><To><Credential domain="NetworkID"><Identity>YUANCAI</Identity></Credential></To><Sender><Credential domain="DUNS"><Identity>${safe(identity)}</Identity><SharedSecret>${safe(secret)}</SharedSecret></Credential><UserAgent>ERP 1</UserAgent></Sender></Header><Request>${inside}</Request></cXML>`;

  return {
    host,
    returnUrl,
    received,
    /** From here on it calls by these. */
    use(credentials: typeof account) {
      account = credentials;
    },

    setUp(wish: SetUpWish = {}) {
      const items = (wish.items ?? [])
        .map(
          ({ productId, quantity }) =>
            `<ItemOut quantity="${quantity}"><ItemID><SupplierPartID>${productId}</SupplierPartID></ItemID></ItemOut>`,
        )
        .join('');
      const selected = wish.selected
        ? `<SelectedItem><ItemID><SupplierPartID>${wish.selected}</SupplierPartID></ItemID></SelectedItem>`
        : '';
      const xml = envelope(
        `<PunchOutSetupRequest operation="${wish.operation ?? 'create'}"><BuyerCookie>${safe(wish.cookie ?? 'cookie <1> & "2"')}</BuyerCookie><Extrinsic name="UserEmail">li@buyer.example</Extrinsic><BrowserFormPost><URL>${safe(wish.returnUrl ?? returnUrl)}</URL></BrowserFormPost>${selected}${items}</PunchOutSetupRequest>`,
        wish,
      );
      return post('/v3/punchout/cxml/setup', wish.change ? wish.change(xml) : xml);
    },

    oci(fields: Record<string, string>) {
      const body = new URLSearchParams({
        USERNAME: account.identity,
        PASSWORD: account.secret,
        HOOK_URL: returnUrl,
        '~OkCode': 'ADDI',
        '~TARGET': '_top',
        '~CALLER': 'CTLG',
        ...fields,
      });
      return fetch(`${mall.origin}/v3/punchout/oci`, { method: 'POST', body, redirect: 'manual' });
    },

    order(wish: OrderWish) {
      const accounting = wish.costCentre
        ? `<Distribution><Accounting name="x"><AccountingSegment id="${safe(wish.costCentre)}"><Name xml:lang="en">Cost Center</Name></AccountingSegment></Accounting></Distribution>`
        : '';
      const lines = wish.lines
        .map(
          ({ productId, priceKey, quantity, price, currency = 'CNY' }, i) =>
            `<ItemOut quantity="${quantity}" lineNumber="${i + 1}"><ItemID><SupplierPartID>${productId}</SupplierPartID><SupplierPartAuxiliaryID>${safe(priceKey ?? '')}</SupplierPartAuxiliaryID></ItemID><ItemDetail><UnitPrice><Money currency="${currency}">${price}</Money></UnitPrice></ItemDetail>${accounting}</ItemOut>`,
        )
        .join('');
      const shipTo =
        wish.shipTo ??
        (wish.addressId
          ? `<ShipTo><Address addressID="${wish.addressId}"><Name>x</Name></Address></ShipTo>`
          : '');
      const comments = wish.comments ? `<Comments>${safe(wish.comments)}</Comments>` : '';
      const xml = envelope(
        `<OrderRequest><OrderRequestHeader orderID="${wish.orderId ?? `PO-${process.pid}-${++orders}`}" orderDate="2026-01-01" type="${wish.type ?? 'new'}">${shipTo}${comments}</OrderRequestHeader>${lines}</OrderRequest>`,
        wish,
      );
      return post('/v3/punchout/cxml/order', xml);
    },

    post,

    /** The browser of whoever shops: opens the page and sends its form. */
    async takeBack(pageUrl: string) {
      const page = await fetch(new URL(pageUrl, mall.origin));
      const html = await page.text();
      const { action, fields } = formOf(html);
      const sent = await fetch(action, { method: 'POST', body: new URLSearchParams([...fields]) });
      const basket = received.at(-1)!;
      return { status: sent.status, html, headers: page.headers, action, basket };
    },

    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
export type BuyerSystem = Awaited<ReturnType<typeof openBuyerSystem>>;

interface ItemIn {
  '@_quantity': string;
  ItemID: { SupplierPartID: string; SupplierPartAuxiliaryID: string };
  ItemDetail: { UnitPrice: { Money: { '#text': string } } };
}

/** The lines of a PunchOutOrderMessage, and what stands around them. */
export function readBasket(basket: URLSearchParams) {
  const { PunchOutOrderMessage: message } = reader.parse(basket.get('cxml-urlencoded') ?? '').cXML.Message;
  const lines = ((message.ItemIn ?? []) as ItemIn[]).map(
    ({ '@_quantity': quantity, ItemID, ItemDetail }): ReturnedLine => ({
      productId: ItemID.SupplierPartID,
      priceKey: ItemID.SupplierPartAuxiliaryID,
      quantity,
      price: ItemDetail.UnitPrice.Money['#text'],
    }),
  );
  const header = message.PunchOutOrderMessageHeader;
  return {
    cookie: message.BuyerCookie as string,
    total: header.Total.Money['#text'] as string,
    allowed: header['@_operationAllowed'] as string,
    lines,
  };
}

/** A connection made through the door, whose system calls by it. */
export async function aConnection(
  mall: Pick<TestMall, 'call'>,
  system: BuyerSystem,
  maker: { token: string },
  wish: { memberId: number; protocol?: 'cxml' | 'oci'; identity?: string },
) {
  const { memberId, protocol = 'cxml', identity = 'BUYER' } = wish;
  const input = { name: '用友 ERP', protocol, identity, memberId, hosts: [system.host] };
  const { connection, secret } = await mall.call(punchoutProtocol.make, input, maker);
  system.use({ identity, secret });
  return { ...connection, secret };
}

/** A connection of an enterprise that no system uses. */
export async function aPunchout(
  work: Work,
  { enterpriseId, memberId }: { enterpriseId: number; memberId: number },
): Promise<number> {
  const { id } = only(
    await work.query<{ id: number }>(
      `INSERT INTO punchout_connection (enterprise_id, member_id, name, protocol, identity, secret_hash, hosts, created_at)
       VALUES ($1, $2, 'ERP', 'cxml', 'ERP', $3, '{erp.example}', $4) RETURNING connection_id AS id`,
      [enterpriseId, memberId, hashOf('x'), work.now],
    ),
  );
  return id;
}
