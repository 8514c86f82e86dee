// A statement as a paper, through HTTP: what stands on it in both languages, for both sides, and for nobody else.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { readPdf } from '#kit/pdf/read-pdf.builders.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { aMatCode } from '#mall/mat-code/server/mat-code.builders.ts';
import { statementPapers } from '../statement.protocol.ts';
import { aDesk, cut, type Desk, openCreditMall, placed, ship, shown } from './credit-desk.builders.ts';

let mall: TestMall;
let desk: Desk;
let statementSn: string;
beforeAll(async () => {
  mall = await openCreditMall();
  desk = await aDesk();
  const { enterpriseId, product } = desk;
  await mall.work((work) =>
    aMatCode(work, enterpriseId, { matCode: 'OWN-CODE-0815-XYZ', partId: product.partId }),
  );
  await ship(desk, await placed(desk, 1_234));
  statementSn = await cut(desk);
});
afterAll(() => mall.close());

const ask = (side: keyof typeof statementPapers, { token }: { token: string }, language = 'zh') =>
  fetch(`${mall.origin}/${statementPapers[side].path}`, {
    method: 'POST',
    headers: {
      'accept-language': language,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ statementSn }),
  });

it('says whose it is, what for with the buyer’s own codes, and what is open', async () => {
  const answer = await ask('buyer', desk.buyer);
  expect(answer.headers.get('content-disposition')).toContain(`${statementSn}.pdf`);
  const { text } = readPdf(new Uint8Array(await answer.arrayBuffer()));
  const { creditorName, enterpriseName, dueDay, items } = await shown(desk, statementSn);
  for (const words of [
    ...['对账单', statementSn, creditorName, enterpriseName, dueDay!, items[0]!.orderSn],
    ...['OWN-CODE-0815-XYZ', '1234', '¥1,234.00', '未付¥1,234.00', '盖章/日期', '待结算'],
  ])
    expect(text).toContain(words.replaceAll(/\s/g, ''));
});

it('in English to its creditor, and to nobody else', async () => {
  const english = readPdf(new Uint8Array(await (await ask('store', desk.seller, 'en')).arrayBuffer())).text;
  expect(english).toContain('MaterialcodePOnumber');
  expect(english).toContain('PendingsettlementCycle');
  expect(english).not.toMatch(/对账|金额/);
  const stranger = await aDesk();
  for (const [side, who] of [
    ['buyer', stranger.buyer],
    ['store', stranger.seller],
  ] as const)
    expect(await (await ask(side, who)).json()).toMatchObject({ state: State.notFound, msg: '对账单不存在' });
  const somebody = await aLogin(mall);
  expect(await (await ask('platform', somebody)).json()).not.toHaveProperty('state', State.done);
});
