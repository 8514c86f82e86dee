// Who takes part: some dozens of people with money, rights and seals, made before the storm begins, and the demo's own sellers.
import { openDatabase } from '#kit/db/database.ts';
import { openWorkshop, type Work, type Workshop } from '#kit/db/work.ts';
import { eventHub } from '#kit/events/event.ts';
import { cents, yuan } from '#kit/money/money.ts';
import { systemClock } from '#kit/time/clock.ts';
import { anAddress } from '#mall/address/server/address.builders.ts';
import { aBudget, aRule } from '#mall/approval/server/approval.builders.ts';
import { aLoggedInEmployee, aMainAccount } from '#mall/company/server/company.builders.ts';
import { bothParties, type MallToContractIn, type Parties } from '#mall/contract/server/contract.builders.ts';
import { issueTokens } from '#mall/login/server/issue-tokens.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { aMember } from '#mall/member/server/member.builders.ts';
import { hashPassword } from '#mall/member/server/password/hash-password.ts';
import { PAY_ON_ORDER, type PaymentPlan } from '#mall/order/payment-plan.ts';
import { anAgreedOrder } from '#mall/order/server/agreed-order.builders.ts';
import { aBuyer, type Buyer, PAY_PASSWORD } from '#mall/order/server/order.builders.ts';
import { handOverBalance, openBalance } from '#mall/payment/server/payment.ts';
import { aDesigner } from '#mall/sample/server/sample.builders.ts';
import type { Person } from './client.ts';
import type { DatabaseServer } from './database-server.ts';
import { type Laboratory, labPeople } from './lab-people.ts';

export const MONEY = cents(100_000_000_00);

export interface Seller extends Person {
  storeId: number;
}

export interface House {
  costCentre: string;
  employee: Buyer;
  approver: Person;
}

/** A purchaser and a store, with what they have agreed on before. */
export interface Deal extends Parties {
  orderSns: string[];
}

/** A product that the load buys. */
export interface Offer {
  productId: number;
  goodsId: number;
  storeId: number;
  least: number;
  multiple: number;
  partNo: string;
  /** Micro-yuan. */
  price: number;
}

export interface People {
  buyers: Buyer[];
  /** Those of them whose wallets have room. */
  savers: Buyer[];
  designers: Buyer[];
  sellers: Seller[];
  houses: House[];
  deals: Deal[];
  finance: Person[];
  operators: Person[];
  offers: Offer[];
  sampleOffers: Offer[];
  laboratory: Laboratory;
  /** A new token for who was logged out. */
  renew(person: Person): Promise<void>;
}

const PLANS: readonly PaymentPlan[] = [
  PAY_ON_ORDER,
  [
    { trigger: 'ON_ORDER', perMille: 333, dueDays: 0 },
    { trigger: 'BEFORE_SHIP', perMille: 411, dueDays: 5 },
    { trigger: 'ON_RECEIPT', perMille: 256, dueDays: 30 },
  ],
  [
    { trigger: 'BEFORE_SHIP', perMille: 500, dueDays: 5 },
    { trigger: 'ON_RECEIPT', perMille: 500, dueDays: 0 },
  ],
];
const NUMBERS = { buyers: 16, designers: 5, houses: 3, deals: 3, finance: 2, operators: 1, rich: 12 };

export async function invitePeople(
  database: DatabaseServer,
  secret: string,
  say: (line: string) => void,
): Promise<People> {
  const tokenSecret = new TextEncoder().encode(secret);
  const open = (): Workshop => {
    const log = (error: unknown) => say(`  people: ${String(error)}`);
    return openWorkshop({
      database: openDatabase(database.connection(), log, { max: 2 }),
      clock: systemClock,
      events: eventHub([]),
      log,
    });
  };
  const workshop = open();
  const work = <T>(action: (work: Work) => Promise<T>) => workshop.inTransaction('zh', action);
  // The builders used here write to the database only: nothing is called.
  const mall = {
    work,
    tokenSecret,
    clock: systemClock,
    call: () => Promise.reject(new Error('nothing is called while people are made')),
  } as unknown as MallToContractIn;

  const rich = (memberId: number) =>
    work(async (work) => {
      const giver = await aMember(work);
      await openBalance(work, giver.memberId, MONEY);
      await handOverBalance(work, giver.memberId, memberId);
    });
  const buyers: Buyer[] = [];
  for (let i = 0; i < NUMBERS.buyers; i++) buyers.push(await aBuyer(mall));
  const designers: Buyer[] = [];
  for (let i = 0; i < NUMBERS.designers; i++) designers.push(await aDesigner(mall));
  const deals: Deal[] = [];
  for (let i = 0; i < NUMBERS.deals; i++) deals.push(await aDeal(mall));
  const houses: House[] = [];
  for (let i = 0; i < NUMBERS.houses; i++) houses.push(await aHouse(mall, `STORM-${i}`));
  const staff = (role: 'finance' | 'operator', many: number) =>
    Promise.all(Array.from({ length: many }, () => aStaff(mall, role)));
  const finance = await staff('finance', NUMBERS.finance);
  const operators = await staff('operator', NUMBERS.operators);
  for (const { memberId } of [...buyers.slice(0, NUMBERS.rich), ...designers]) await rich(memberId);
  for (const { purchaser } of deals)
    await work((work) => openBalance(work, purchaser.memberId, yuan(100_000)));
  const sellers = await demoSellers(work, tokenSecret);
  const offers = await work((work) => work.query<Offer>(OFFERS));
  const sampleOffers = await work((work) => work.query<Offer>(SAMPLE_OFFERS));
  const laboratory = await work((work) => labPeople(work, tokenSecret));
  await workshop.database.close();

  return {
    laboratory,
    buyers,
    savers: buyers.slice(NUMBERS.rich),
    designers,
    sellers,
    houses,
    deals,
    finance,
    operators,
    offers,
    sampleOffers,
    async renew(person) {
      const own = open();
      try {
        const tokens = await own.inTransaction('zh', (work) =>
          issueTokens(work, tokenSecret, person.memberId, { ip: '127.0.0.1', userAgent: 'storm' }),
        );
        person.token = tokens.access_token;
      } catch {
        // The database is away: he is asked to log in again at his next call.
      } finally {
        await own.database.close().catch(() => {});
      }
    },
  };
}

/** With orders that run, of which the first is paid at once and the others in stages. */
async function aDeal(mall: MallToContractIn): Promise<Deal> {
  const parties = await bothParties(mall);
  const { purchaser, seller } = parties;
  const orderSns: string[] = [];
  for (const plan of PLANS) {
    const wish = { buyer: purchaser as unknown as Buyer, seller, enterpriseId: purchaser.enterpriseId, plan };
    orderSns.push((await anAgreedOrder(mall, wish)).orderSn);
  }
  return { ...parties, orderSns };
}

/** Somebody of the platform, with the second factor that he needs. */
async function aStaff(mall: MallToContractIn, role: 'finance' | 'operator'): Promise<Person> {
  const person = await aLogin(mall, { roles: [role] });
  await mall.work((work) =>
    work.query(
      `INSERT INTO second_factor (member_id, secret, confirmed_at, created_at) VALUES ($1, '', now(), now())`,
      [person.memberId],
    ),
  );
  return person;
}

/** An enterprise whose orders must be approved and are held against a budget. */
async function aHouse(mall: MallToContractIn, costCentre: string): Promise<House> {
  const approver = await aMainAccount(mall);
  const { enterpriseId } = approver;
  const payPasswordHash = await hashPassword(PAY_PASSWORD);
  const employee = await aLoggedInEmployee(mall, { enterpriseId, payPasswordHash });
  const { addressId } = await mall.work(async (work) => {
    await aRule(work, { enterpriseId });
    await aBudget(work, enterpriseId, { name: costCentre, amount: cents(500_000_00) });
    await work.query('UPDATE sub_account SET cost_center = $2 WHERE member_id = $1', [
      employee.memberId,
      costCentre,
    ]);
    await openBalance(work, approver.memberId, MONEY);
    return anAddress(work, employee.memberId, { isDefault: true });
  });
  return { costCentre, approver, employee: { ...employee, addressId } };
}

async function demoSellers(
  work: <T>(action: (work: Work) => Promise<T>) => Promise<T>,
  tokenSecret: Uint8Array,
): Promise<Seller[]> {
  return work(async (work) => {
    const rows = await work.query<{ memberId: number; storeId: number }>(
      `SELECT DISTINCT ON (store_id) member_id AS "memberId", store_id AS "storeId"
       FROM store_operator JOIN member USING (member_id) WHERE member_name ~ '^seller[0-9]+$' ORDER BY store_id, member_id`,
    );
    const sellers: Seller[] = [];
    for (const { memberId, storeId } of rows) {
      const tokens = await issueTokens(work, tokenSecret, memberId, { ip: '127.0.0.1', userAgent: 'storm' });
      sellers.push({ memberId, storeId, token: tokens.access_token });
    }
    return sellers;
  });
}

const COLUMNS = `p.product_id AS "productId", g.goods_id AS "goodsId", g.store_id AS "storeId", p.min_buy_num AS least,
  p.multiple, a.part_no AS "partNo", (p.price_tiers -> 0 ->> 'unitPrice')::bigint AS price`;

/** Of stores that take orders without looking at them first, and some of one that does. */
const OFFERS = `
  SELECT ${COLUMNS} FROM product p JOIN goods g USING (goods_id) JOIN part a USING (part_id) JOIN store s USING (store_id)
  WHERE g.state = 'ON_SALE' AND p.on_hand - p.reserved > p.min_buy_num * 20
    AND (p.price_tiers -> 0 ->> 'unitPrice')::bigint * p.min_buy_num < 100000000
  ORDER BY s.reviews_orders, md5(p.product_id::text) LIMIT 80`;

const SAMPLE_OFFERS = `
  SELECT ${COLUMNS} FROM product p JOIN goods g USING (goods_id) JOIN part a USING (part_id)
  WHERE g.state = 'ON_SALE' AND p.sample_stock > 0 ORDER BY md5(p.product_id::text) LIMIT 60`;
