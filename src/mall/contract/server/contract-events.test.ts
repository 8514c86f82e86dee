// Hundreds of random steps of both sides on real contracts: none leaves the table, a refused one changes nothing, each has one log row, and what was signed stands.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { checkVersions } from '#kit/document/document-version.ts';
import { State } from '#kit/http/state.ts';
import { leadsTo } from '#kit/process/process.ts';
import { days, minutes } from '#kit/time/duration.ts';
import { issueTokens } from '#mall/login/server/issue-tokens.ts';
import { PAY_PASSWORD } from '#mall/order/server/order.builders.ts';
import { contractProtocol as protocol } from '../contract.protocol.ts';
import { contractProcess } from '../contract-process.ts';
import { SIGN_AGREEMENT_VERSION } from '../sign-agreement.ts';
import { aContract, asDraft, bothParties, type Parties } from './contract.builders.ts';
import { checkContracts } from './contract.ts';

let mall: TestMall;
let parties: Parties;

beforeAll(async () => {
  mall = await openTestMall();
  parties = await bothParties(mall);
  // Stores begin contracts only with those they have dealt with.
  await aContract(mall, { parties, state: 'PENDING_CONFIRM' });
});
afterAll(() => mall.close());

/** A call for each step that people take; the supplier's under the same name with `seller` before it. */
const STEPS = [
  'save',
  'submit',
  'resubmit',
  'askChanges',
  'revise',
  'confirm',
  'refuse',
  'sign',
  'sign',
  'withdrawSignature',
  'cancel',
  'proposeChange',
  'signChange',
  'refuseChange',
  'withdrawChange',
  'proposeTermination',
  'agreeTermination',
  'refuseTermination',
  'withdrawTermination',
  'terminateAlone',
  'complete',
  'denyCompletion',
  'wait',
] as const;
type Step = (typeof STEPS)[number];

const rowOf = async (contractSn: string) =>
  (await mall.work((work) => work.query('SELECT * FROM contract WHERE contract_sn = $1', [contractSn])))[0]!;
const logOf = (contractSn: string) =>
  mall.work((work) =>
    work.query<{ event: string; from_state: string | null; to_state: string }>(
      `SELECT event, from_state, to_state FROM step_log WHERE doc_type = 'contract' AND doc_sn = $1 ORDER BY log_id`,
      [contractSn],
    ),
  );

async function logIn(): Promise<void> {
  for (const person of [parties.purchaser, parties.seller]) {
    const tokens = await mall.work((work) =>
      issueTokens(work, mall.tokenSecret, person.memberId, { ip: '127.0.0.1', userAgent: 'test' }),
    );
    person.token = tokens.access_token;
  }
}

/** The other things that a step's input asks for. */
async function inputFor(step: Exclude<Step, 'wait'>, side: 'purchaser' | 'supplier', contractSn: string) {
  const person = side === 'purchaser' ? parties.purchaser : parties.seller;
  const reply = await mall.ask(
    side === 'purchaser' ? protocol.detail : protocol.sellerDetail,
    { contractSn },
    person,
  );
  if (reply.state !== State.done)
    return { contractSn, version: 1, reason: 'reason', contentHash: 'a'.repeat(64) };
  const shown = reply.data as Awaited<ReturnType<typeof mall.call<typeof protocol.detail>>>;
  const change = shown.versions.find((one) => one.versionNo === shown.changeNo);
  return {
    contractSn,
    version: shown.version,
    reason: 'reason',
    comment: 'please',
    settlement: 'nothing is owed',
    ground: 'delay',
    contentHash: step === 'signChange' ? (change?.contentHash ?? 'a'.repeat(64)) : shown.contentHash,
    sealId: person.sealId,
    agreementVersion: SIGN_AGREEMENT_VERSION,
    payPwd: PAY_PASSWORD,
    draft: asDraft(shown.content, {
      deliveryPlace: `warehouse ${shown.version}`,
      ...(shown.content.lines.length === 0
        ? { lines: [{ lineNo: 1, name: 'a part', number: 10, unitPrice: '1.5' }] as never }
        : {}),
      purchaser: { address: '', contact: 'a', phone: '1', bank: '', bankAccount: '' },
      supplier: { address: 'c', contact: 'b', phone: '2', bank: '', bankAccount: '' },
    }),
  };
}

/** What a side may do now, as its screen offers it. */
async function offered(isSeller: boolean, contractSn: string): Promise<Step[]> {
  const reply = isSeller
    ? await mall.ask(protocol.sellerDetail, { contractSn }, parties.seller)
    : await mall.ask(protocol.detail, { contractSn }, parties.purchaser);
  if (reply.state !== State.done) return [];
  const { allowedActions } = reply.data as Awaited<ReturnType<typeof mall.call<typeof protocol.detail>>>;
  return STEPS.filter((step) => (allowedActions as readonly string[]).includes(step));
}

/** Steps after which nothing more can happen: chance takes them, what is offered is tried without them. */
const ENDS: readonly Step[] = ['cancel', 'refuse', 'agreeTermination', 'complete'];

const arbitrary = fc.array(
  fc.record({
    step: fc.constantFrom(...STEPS),
    isSeller: fc.boolean(),
    wait: fc.constantFrom(1, 1, 8, 16),
    /** One of those that are offered; null: `step`, whether it is possible or not. */
    offer: fc.option(fc.nat({ max: 99 }), { freq: 2 }),
  }),
  { minLength: 40, maxLength: 40 },
);

it('no step of anybody leaves the table', { timeout: 240_000 }, async () => {
  const reached = new Set<string>();
  let taken = 0;
  for (const sequence of fc.sample(arbitrary, { numRuns: 8, seed: 20261121 })) {
    await logIn();
    const { contractSn } = await mall.call(
      protocol.sellerDraftFromTemplate,
      { templateKey: 'PURCHASE', enterpriseId: parties.purchaser.enterpriseId },
      parties.seller,
    );
    for (const wish of withGoodWill(sequence)) {
      const { isSeller, wait, offer } = wish;
      const before = await rowOf(contractSn);
      const open =
        offer === null ? [] : (await offered(isSeller, contractSn)).filter((one) => !ENDS.includes(one));
      const step = open.length > 0 ? open[offer! % open.length]! : wish.step;
      const steps = (await logOf(contractSn)).length;
      if (step === 'wait') {
        mall.clock.pass(days(wait) + minutes(1));
        await mall.fireTimers();
        await logIn();
      } else {
        const side = isSeller ? 'supplier' : 'purchaser';
        const name = isSeller ? (`seller${step[0]!.toUpperCase()}${step.slice(1)}` as const) : step;
        const endpoint = protocol[name as keyof typeof protocol];
        const person = isSeller ? parties.seller : parties.purchaser;
        const reply = await mall.ask(endpoint, await inputFor(step, side, contractSn), person);
        expect([State.done, State.refused, State.notFound], `${step}: ${reply.msg}`).toContain(reply.state);
        if (reply.state !== State.done) {
          expect(await rowOf(contractSn), step).toEqual(before);
          continue;
        }
      }
      taken++;
      const after = await rowOf(contractSn);
      reached.add(after.state);
      const log = await logOf(contractSn);
      const fresh = log.slice(steps);
      let state = before.state;
      for (const { event, from_state, to_state } of fresh) {
        expect(from_state).toBe(state);
        expect(leadsTo(contractProcess, event, state)).toContain(to_state);
        state = to_state;
      }
      expect(state).toBe(after.state);
      if (step !== 'save' && step !== 'wait') expect(fresh.length, step).toBe(1);
    }
  }
  expect(taken).toBeGreaterThan(60);
  expect(reached.size).toBeGreaterThan(6);
  expect(await mall.work((work) => checkVersions(work))).toEqual([]);
  expect(await mall.work((work) => checkContracts(work))).toEqual([]);
});

type Wish = { step: Step; isSeller: boolean; wait: number; offer: number | null };

/** Chance alone seldom gets two people to sign: every third sequence begins with what leads there. */
function* withGoodWill(sequence: readonly Wish[]): Iterable<Wish> {
  const seller = (step: Step): Wish => ({ step, isSeller: true, wait: 1, offer: null });
  const buyer = (step: Step): Wish => ({ step, isSeller: false, wait: 1, offer: null });
  if (sequence[0]!.isSeller) {
    yield* [seller('save'), seller('submit'), buyer('confirm')];
    if (sequence[1]!.isSeller) yield* [seller('sign'), buyer('sign')];
  }
  for (const wish of sequence) yield wish;
}
