// The bare server: node:http, the mall's own addresses, one handwritten action for each, and nothing between. It is written from
// the tables and the protocols alone, keeps nothing between two calls, and takes keywords as words without interpreting them.
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Ask } from './bare-database.ts';
import { type BareAction, Refusal } from './call.ts';
import { addToCart } from './cart.ts';
import { confirm, listAddresses, pay, submit } from './checkout.ts';
import { goodsDetail } from './detail.ts';
import { listOrders } from './history.ts';
import { listGoods } from './list.ts';
import { suggest } from './search.ts';

/** Says who calls: the bare server believes it. */
export const MEMBER_HEADER = 'x-member';

const actions: Record<string, BareAction> = {
  '/v3/goods/front/goods/goodsList': listGoods,
  '/v3/goods/front/goods/suggest': suggest,
  '/v3/goods/front/goods/details': goodsDetail,
  '/v3/business/front/cart/add': addToCart,
  '/v3/member/front/memberAddress/list': listAddresses,
  '/v3/business/front/orderOperate/confirm': confirm,
  '/v3/business/front/orderOperate/submit': submit,
  '/v3/business/front/orderPay/doPay': pay,
  '/v3/business/front/orderInfo/list': listOrders,
};

export function bareHttp(ask: Ask): Server {
  return createServer(async (request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(await answer(ask, request));
  });
}

async function answer(ask: Ask, request: IncomingMessage): Promise<string> {
  const [path, query] = (request.url ?? '').split('?');
  const action = actions[path!];
  if (!action) return '{"state":404,"msg":"no such call","data":null}';
  try {
    const data = await action({
      ask,
      memberId: Number(request.headers[MEMBER_HEADER] ?? 0),
      query: new URLSearchParams(query),
      body: request.method === 'POST' ? await bodyOf(request) : {},
    });
    return `{"state":200,"msg":"success","data":${JSON.stringify(data)}}`;
  } catch (error) {
    const state = error instanceof Refusal ? 255 : 500;
    return JSON.stringify({ state, msg: String(error), data: null });
  }
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString() || '{}') as Record<string, unknown>;
}
