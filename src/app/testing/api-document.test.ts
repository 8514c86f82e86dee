// The description of the API is one that strangers' tools can read: two checkers find no fault, and a client generated from it buys a part.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { projectFile } from '#kit/project/project-file.ts';
import { addressProtocol } from '#mall/address/address.protocol.ts';
import { aProduct } from '#mall/goods/server/goods.builders.ts';
import { aBuyer, PAY_PASSWORD } from '#mall/order/server/order.builders.ts';
import { installTools, program } from '../../../tools/install-tools.ts';
import { openTestMall } from './open-test-mall.ts';

installTools();
const { createConfig, generateSource, lintFromString, oas, Spectral } = await import(
  '../../../tools/read-api.ts'
);

const mall = await openTestMall();
afterAll(() => mall.close());

type Json = Record<string, unknown>;
const source = await (await fetch(`${mall.origin}/v3/openapi.json`)).text();
const document = JSON.parse(source) as { paths: Record<string, Json>; components: { schemas: Json } };
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method, path, operation: operation as Json })),
);

const TEMPORARY = projectFile('tools/build/api-client');
const CLIENT = `${TEMPORARY}/client.ts`;
afterAll(() => rmSync(TEMPORARY, { recursive: true, force: true }));

/** Posts that change something and take no requestId, by why they need none. */
const UNNAMED: Readonly<Record<string, readonly string[]>> = {
  'reads or computes, and keeps nothing': [
    'v3/business/front/orderOperate/confirm',
    'v3/business/front/orderOperate/check',
    'v3/member/front/project/computeCost',
    'v3/member/front/designerApply/detail',
  ],
  'reads files, of which each number is matched once': ['v3/business/seller/invoice/import'],
  'asks a channel under the number of the payment, and answers the same again': [
    'v3/business/front/orderPay/charge',
    'v3/member/front/recharge/charge',
  ],
  'wants a password or a code, which is good once; said again it leaves what it has set': [
    ...['setPayPwd', 'changeMemberName', 'prove', 'changePwd', 'firstPwd', 'changePayPwd'].map(
      (name) => `v3/member/front/member/${name}`,
    ),
    'v3/member/front/member/changeMobile',
    'v3/member/front/member/changeEmail',
    'v3/member/front/wechat/bind',
    'v3/member/front/factor/end',
    'v3/member/front/factor/confirm',
    'v3/business/admin/payment/saveAccount',
  ],
  'answers a secret, which is kept nowhere': [
    'v3/member/front/factor/renewCodes',
    'v3/member/front/apiKey/make',
    'v3/store/seller/apiKey/make',
    'v3/member/front/webhook/make',
    'v3/member/front/webhook/renewSecret',
    'v3/store/seller/webhook/make',
    'v3/store/seller/webhook/renewSecret',
    'v3/member/front/punchout/make',
    'v3/member/front/punchout/renewSecret',
  ],
  'sends or tries something, as often as it is asked to': [
    'v3/system/admin/open/testSms',
    'v3/msg/front/commons/ownCode',
    'v3/member/front/webhook/test',
    'v3/store/seller/webhook/test',
    'v3/member/front/enterpriseLogin/test',
    'v3/member/front/enterpriseLogin/finishTest',
    'v3/member/front/enterpriseLogin/proveDomain',
  ],
  'is over with the first: the document has moved on, or one runs already': [
    'v3/business/front/contract/sign',
    'v3/business/front/contract/signChange',
    'v3/business/seller/contract/sign',
    'v3/business/seller/contract/signChange',
    'v3/goods/admin/catalogImport/begin',
  ],
  'keeps a file; a second one is named by no document': [
    'v3/system/front/file/upload',
    'v3/member/front/member/avatar',
    'v3/member/front/attorney/write',
  ],
};

describe('the document', () => {
  it('has no error for Redocly', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source, config, absoluteRef: '/openapi.json' });
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('has no error for Spectral', async () => {
    const spectral = new Spectral();
    spectral.setRuleset({ extends: [oas] } as never);
    const problems = await spectral.run(source);
    expect(problems.filter(({ severity }) => severity === 0)).toEqual([]);
  });

  it('names calls and shapes, each once', () => {
    const names = operations.map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
    for (const name of [...names, ...Object.keys(document.components.schemas)])
      expect(name).toMatch(/^[A-Za-z][A-Za-z0-9]*$/);
    // A shape that many replies share stands there once: otherwise the document would be twice as long.
    expect(source.length).toBeLessThan(3_150_000);
  });

  it('tells files as multipart alone, and the rest as JSON or a form', () => {
    const bodies = operations.flatMap(({ path, operation }) => {
      const { content } = (operation.requestBody ?? {}) as { content?: Json };
      return content ? [[path, Object.keys(content)] as const] : [];
    });
    const typesOf = new Map(bodies);
    expect(typesOf.get('/v3/system/front/file/upload')).toEqual(['multipart/form-data']);
    expect(typesOf.get('/v3/business/front/cart/add')).toEqual([
      'application/json',
      'application/x-www-form-urlencoded',
    ]);
  });

  it('offers a requestId with every post of somebody logged in', () => {
    const missing = operations
      .filter(({ method, operation }) => {
        const isForMembers = JSON.stringify(operation.security) === '[{"bearer":[]}]';
        return method === 'post' && isForMembers;
      })
      .filter(({ operation }) => {
        const { content } = operation.requestBody as {
          content: Record<string, { schema: { $ref?: string } }>;
        };
        const { schema } = Object.values(content)[0]!;
        const name = schema.$ref?.split('/').at(-1) ?? '';
        return !JSON.stringify(document.components.schemas[name] ?? schema).includes('"requestId"');
      })
      .map(({ path }) => path);
    const read = /\/(export|read\w*|preview|paper|parse)$/;
    const others = missing.map((path) => path.slice(1)).filter((path) => !read.test(path));
    expect(others.sort()).toEqual(Object.values(UNNAMED).flat().sort());
  });

  it('lists every code of a refusal, and its page does', async () => {
    const all = (await (await fetch(`${mall.origin}/v3/errors.json`)).json()) as {
      code: string;
      en: string;
    }[];
    // Another test, of the engine of lives, declares refusals of its own.
    const codes = all.filter(({ code }) => !code.startsWith('life.'));
    expect(codes.length).toBeGreaterThan(200);
    expect(codes.find(({ code }) => code === 'http.notLoggedIn')).toMatchObject({
      state: 266,
      en: 'Please login',
    });
    for (const { code } of codes) expect(source).toContain(`\`${code}\``);
    // Codes stay: whoever takes one away sees it here and says so in docs/api.md.
    expect(codes.map(({ code }) => code)).toMatchSnapshot();
  });
});

describe('a refusal', () => {
  it('has the code of its reason, whatever the language', async () => {
    const buyer = await aBuyer(mall);
    for (const language of ['zh', 'en'] as const) {
      const wrong = await mall.ask(addressProtocol.delete, { addressId: 987_654 }, buyer, language);
      expect(wrong.code).toBe('http.notFound');
      expect((await mall.ask(addressProtocol.delete, { addressId: 1 }, undefined, language)).code).toBe(
        'http.notLoggedIn',
      );
      expect((await mall.ask(addressProtocol.delete, {}, buyer, language)).code).toBe('http.missingInput');
    }
  });
});

describe('reading again', () => {
  it('is answered with 304 while nothing has changed', async () => {
    const { productId } = await mall.work((work) => aProduct(work));
    const ask = (known?: string) =>
      fetch(`${mall.origin}/v3/goods/front/goods/details?productId=${productId}`, {
        headers: known ? { 'if-none-match': known } : {},
      });
    const first = await ask();
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^W\/"[\w-]+"$/);
    const again = await ask(`"other", ${tag}`);
    expect([again.status, await again.text()]).toEqual([304, '']);
    await mall.work((work) =>
      work.query('UPDATE product SET on_hand = on_hand + 7 WHERE product_id = $1', [productId]),
    );
    expect((await ask(tag)).status).toBe(200);
  });
});

describe('a requestId', () => {
  it('makes a repeat of any post harmless, and is refused with another body', async () => {
    const buyer = await aBuyer(mall);
    const { productId } = await mall.work((work) => aProduct(work));
    const add = async (number: number, requestId: unknown) =>
      (await (
        await fetch(`${mall.origin}/v3/business/front/cart/add`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${buyer.token}` },
          body: JSON.stringify({ productId, number, requestId }),
        })
      ).json()) as { state: number; code?: string };
    const both = await Promise.all([add(100, 'a'), add(100, 'a')]);
    expect([...both, await add(100, 'a')].map(({ state }) => state)).toEqual([200, 200, 200]);
    const [line] = await mall.work((work) =>
      work.query<{ number: number }>('SELECT buy_num AS number FROM cart_line WHERE member_id = $1', [
        buyer.memberId,
      ]),
    );
    expect(line?.number).toBe(100);
    expect((await add(200, 'a')).code).toBe('http.requestIdReused');
    expect((await add(100, 'x'.repeat(101))).code).toBe('http.badInput');
    expect((await add(100, 7)).code).toBe('http.badInput');
  });
});

describe('a client generated from it', () => {
  it('compiles strictly, and buys a part', async () => {
    mkdirSync(TEMPORARY, { recursive: true });
    const copy = `${TEMPORARY}/openapi.json`;
    writeFileSync(copy, source);
    writeFileSync(CLIENT, await generateSource(copy));
    writeFileSync(
      `${TEMPORARY}/tsconfig.json`,
      JSON.stringify({
        compilerOptions: {
          strict: true,
          noEmit: true,
          module: 'esnext',
          moduleResolution: 'bundler',
          target: 'es2022',
          lib: ['es2022', 'dom', 'dom.iterable'],
          types: [],
          skipLibCheck: true,
        },
        files: ['client.ts'],
      }),
    );
    const checked = spawnSync(process.execPath, [program('tsc'), '-p', TEMPORARY], {
      encoding: 'utf8',
    });
    expect(checked.stdout).toBe('');

    const { partNo, productId } = await mall.work(async (work) => aProduct(work));
    const buyer = await aBuyer(mall);
    // biome-ignore lint/suspicious/noExplicitAny: generated here, checked by the compiler above
    const client = (await import(/* @vite-ignore */ pathToFileURL(CLIENT).href)) as Record<string, any>;
    client.defaults.baseUrl = mall.origin;
    client.defaults.headers = { authorization: `Bearer ${buyer.token}` };
    const dataOf = ({ data }: { data: { state: number; msg: string; data: never } }) => {
      if (data.state !== 200) throw new Error(data.msg);
      return data.data as Record<string, never>;
    };

    const found = dataOf(
      await client.getGoodsFrontGoodsGoodsList({ keyword: partNo, pageSize: 10, inStock: 1 }),
    );
    expect((found.list as unknown as { defaultProductId: number }[])[0]?.defaultProductId).toBe(productId);
    dataOf(await client.postBusinessFrontCartAdd({ productId, number: 100 }));
    const { payable } = dataOf(await client.postBusinessFrontOrderOperateConfirm({ source: 'cart' }));
    const wish = {
      source: 'cart',
      addressId: buyer.addressId,
      expectedAmount: payable,
      requestId: 'client-1',
    };
    const { paySn } = dataOf(await client.postBusinessFrontOrderOperateSubmit(wish));
    expect(dataOf(await client.postBusinessFrontOrderOperateSubmit(wish)).paySn).toBe(paySn);
    const paid = { paySn, method: 'BALANCE', payPwd: PAY_PASSWORD };
    expect(dataOf(await client.postBusinessFrontOrderPayDoPay(paid))).toBeDefined();
    const { orders } = dataOf(await client.getBusinessFrontOrderPayPayInfo(paySn)) as unknown as {
      orders: { orderSn: string }[];
    };
    const order = dataOf(await client.getBusinessFrontOrderInfoDetail(orders[0]?.orderSn));
    expect(order.state).toBe('PENDING_DELIVERY');
  });
});
