// Two servers on one database, killed (SIGKILL) again and again while people ask, quote, haggle, award and sign: each turn is taken once, what was acknowledged stays.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { checkVersions } from '#kit/document/document-version.ts';
import type { AnyEndpoint } from '#kit/http/endpoint.ts';
import { State } from '#kit/http/state.ts';
import { contractProtocol as contracts } from '#mall/contract/contract.protocol.ts';
import { bothParties, type Parties, reachable } from '#mall/contract/server/contract.builders.ts';
import { checkContracts } from '#mall/contract/server/contract.ts';
import { SIGN_AGREEMENT_VERSION } from '#mall/contract/sign-agreement.ts';
import { inquiryProtocol as inquiries } from '#mall/inquiry/inquiry.protocol.ts';
import { anInquiry } from '#mall/inquiry/server/inquiry.builders.ts';
import { PAY_PASSWORD } from '#mall/order/server/order.builders.ts';
import { quotationProtocol as quotations } from '#mall/quotation/quotation.protocol.ts';
import { anOffer } from '#mall/quotation/server/quotation.builders.ts';
import { askAt, openTestMall } from './open-test-mall.ts';
import { type SpawnedMall, spawnTestMall } from './spawn-test-mall.ts';

const KILLS = 3;
const DEALS = 3;

const mall = await openTestMall();
afterAll(() => mall.close());

/** A purchaser and a store on their way from a draft to a signed contract. */
interface Deal extends Parties {
  inqSn: string;
  /** What the two were told: the document and the state it has reached. */
  told: { docSn: string; state: string }[];
}

interface Turn {
  docSn: string;
  endpoint: AnyEndpoint;
  input: object;
  person: { token: string };
}

/** Whose move it is, read from the documents alone; null: both have signed. */
async function nextTurn(of: Deal): Promise<Turn | null> {
  const { inqSn, purchaser, seller } = of;
  const inquiry = await mall.call(inquiries.detail, { inqSn }, purchaser);
  if (inquiry.state === 'DRAFT')
    return {
      docSn: inqSn,
      endpoint: inquiries.submit,
      input: { inqSn, version: inquiry.version },
      person: purchaser,
    };
  const quoted = await mall.call(quotations.sellerDetail, { inqSn }, seller);
  const { quoSn, version } = quoted;
  const bySeller = (endpoint: AnyEndpoint, more: object = {}): Turn => ({
    docSn: quoSn,
    endpoint,
    input: { quoSn, version, ...more },
    person: seller,
  });
  if (quoted.state === 'INVITED') return bySeller(quotations.open);
  if (quoted.state === 'DRAFT')
    return bySeller(quotations.submit, { offer: anOffer(mall.clock.now(), { lines: [{}] }) });
  if (quoted.state === 'COUNTERED') return bySeller(quotations.agree);
  if (inquiry.state === 'QUOTING')
    return {
      docSn: inqSn,
      endpoint: inquiries.close,
      input: { inqSn, version: inquiry.version },
      person: purchaser,
    };
  if (inquiry.state === 'EVALUATING') {
    const shown = await mall.call(quotations.detail, { quoSn }, purchaser);
    const isFirst = shown.standingNo === 1;
    return {
      docSn: isFirst ? quoSn : inqSn,
      endpoint: isFirst ? quotations.counter : quotations.award,
      input: isFirst
        ? { quoSn, version: shown.version, lines: [{ lineNo: 1, unitPrice: '0.9' }], note: '量大' }
        : { inqSn, reason: '', lines: [{ lineNo: 1, quoSn, versionNo: shown.standingNo, number: 1_000 }] },
      person: purchaser,
    };
  }
  const [made] = await mall.work((work) =>
    work.query<{ sn: string }>('SELECT contract_sn AS sn FROM contract WHERE inq_sn = $1', [inqSn]),
  );
  if (!made)
    return {
      docSn: inqSn,
      endpoint: contracts.sellerDraftFromAward,
      input: { inqSn, isFramework: false },
      person: seller,
    };
  return turnOfContract(of, made.sn);
}

async function turnOfContract({ purchaser, seller }: Deal, contractSn: string): Promise<Turn | null> {
  const shown = await mall.call(contracts.sellerDetail, { contractSn }, seller);
  const { version, contentHash, state } = shown;
  const turn = (endpoint: AnyEndpoint, person: { token: string }, input: object): Turn => ({
    docSn: contractSn,
    endpoint,
    person,
    input: { contractSn, ...input },
  });
  const signing = (sealId: number) => ({
    contentHash,
    sealId,
    agreementVersion: SIGN_AGREEMENT_VERSION,
    payPwd: PAY_PASSWORD,
  });
  if (state === 'DRAFT' && shown.content.supplier.address === '') {
    const reached = await reachable(mall, seller, contractSn);
    return turn(contracts.sellerSubmit, seller, { version: reached.version });
  }
  if (state === 'DRAFT') return turn(contracts.sellerSubmit, seller, { version });
  if (state === 'PENDING_CONFIRM') return turn(contracts.confirm, purchaser, { contentHash });
  if (state === 'PENDING_SIGN') return turn(contracts.sellerSign, seller, signing(seller.sealId));
  if (state === 'PARTLY_SIGNED') return turn(contracts.sign, purchaser, signing(purchaser.sealId));
  expect(state).toBe('EFFECTIVE');
  return null;
}

/** Both servers are asked for the same at once; one that dies over it says nothing, one that comes second says no. */
async function take(of: Deal, servers: readonly SpawnedMall[]): Promise<boolean> {
  const turn = await nextTurn(of);
  if (!turn) return false;
  const replies = await Promise.all(
    servers.map(({ origin }) => askAt(origin, turn.endpoint, turn.input, turn.person).catch(() => undefined)),
  );
  for (const reply of replies) {
    if (reply?.state === State.broken) throw new Error(`${turn.endpoint.path}: ${reply.msg}`);
    const state = (reply?.data as { state?: string } | null)?.state;
    if (reply?.state === State.done && state) of.told.push({ docSn: turn.docSn, state });
  }
  return true;
}

it('loses no turn and takes none twice', { timeout: 120_000 }, async () => {
  const deals: Deal[] = [];
  for (let i = 0; i < DEALS; i++) {
    const parties = await bothParties(mall);
    const { inqSn } = await anInquiry(mall, {
      purchaser: parties.purchaser,
      sellers: [parties.seller],
      header: { deliveryPlace: '广东省深圳市南山区科苑路 15 号' },
      isDraft: true,
    });
    deals.push({ ...parties, inqSn, told: [] });
  }
  const servers = [await spawnTestMall(mall), await spawnTestMall(mall)];
  let isOver = false;
  const dealing = Promise.all(
    deals.map(async (of) => {
      while (await take(of, servers));
    }),
  ).finally(() => {
    isOver = true;
  });
  let kills = 0;
  for (; kills < KILLS && !isOver; kills++) {
    const next = spawnTestMall(mall);
    await sleep(100 + Math.random() * 400);
    await servers[kills % 2]!.kill();
    servers[kills % 2] = await next;
  }
  await dealing;
  expect(kills).toBeGreaterThan(0);
  for (const { errors } of servers) expect(errors.join('')).not.toMatch(/^ +at /m); // messages by mail stand in the log too

  const log = await mall.work((work) =>
    work.query<{ doc: string; sn: string; steps: string[]; states: string[] }>(
      `SELECT doc_type AS doc, doc_sn AS sn, array_agg(event ORDER BY log_id) AS steps, array_agg(to_state) AS states
       FROM step_log WHERE doc_type IN ('inquiry', 'quotation', 'contract') GROUP BY 1, 2`,
    ),
  );
  expect(log.filter(({ doc }) => doc === 'contract')).toHaveLength(DEALS);
  for (const { doc, steps } of log) expect(steps).toEqual(STEPS[doc as keyof typeof STEPS]);
  for (const { told } of deals)
    for (const { docSn, state } of told) expect(log.find(({ sn }) => sn === docSn)?.states).toContain(state);
  const [stands] = await mall.work((work) =>
    work.query(
      `SELECT (SELECT count(*)::int FROM sub_order) AS orders,
              (SELECT count(*)::int FROM contract c WHERE c.state = (SELECT to_state FROM step_log l
                WHERE l.doc_type = 'contract' AND l.doc_sn = c.contract_sn ORDER BY log_id DESC LIMIT 1)) AS logged,
              (SELECT array_agg(DISTINCT awarded_num::int) FROM inquiry_line) AS awarded`,
    ),
  );
  expect(stands).toEqual({ orders: DEALS, logged: DEALS, awarded: [1_000] });
  expect(await mall.work((work) => checkVersions(work))).toEqual([]);
  expect(await mall.work((work) => checkContracts(work))).toEqual([]);
});

const STEPS = {
  inquiry: ['create', 'submit', 'close', 'award', 'convert'],
  quotation: ['invite', 'open', 'submit', 'see', 'counter', 'agree', 'convert'],
  contract: ['draft', 'submit', 'confirm', 'sign', 'sign'],
} as const;
