// How stores stand: terms that the platform sets, and deposits, entered by one of finance and looked over by another (B20).
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { source } from '#kit/list/server/source.ts';
import { type Cents, cents, centsToWire, NOTHING } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { post, sumsOf } from '#mall/books/server/books.ts';
import { depositMoved } from '#mall/books/settling-rules.ts';
import type { Member } from '#mall/member/actor.ts';
import { store } from '#mall/store/server/store.tables.ts';
import { findStores } from '#mall/store/server/store.ts';
import { standingList } from '../settlement-lists.ts';
import { commissionMoments, cycles, depositKinds, depositStates } from '../settlement-terms.ts';
import type { StandingCard, StoreStanding, standingProtocol } from '../standing.protocol.ts';
import { settlementRules } from './bill-life.ts';
import { namesOfMembers } from './payout-view.ts';
import { settlementErrors } from './settlement.errors.ts';
import { depositMove, settlementStore } from './settlement.tables.ts';

type Acts = Actions<typeof standingProtocol>;
type MoveRecord = typeof depositMove.$inferSelect;

/** What its newest bill has asked each for. */
const DEMANDED = `
  SELECT DISTINCT ON (store_id) store_id AS "storeId", demanded FROM settlement_bill WHERE store_id = ANY($1)
  ORDER BY store_id, cut_day DESC`;

async function standings(work: Work, storeIds: readonly number[]): Promise<StandingCard[]> {
  await work.flush();
  const [stores, terms, owed, asked, { depositYuan }] = await Promise.all([
    findStores(work, storeIds),
    work.tx
      .select()
      .from(settlementStore)
      .where(inArray(settlementStore.storeId, [...storeIds])),
    sumsOf(work, '2003', storeIds.map(String)),
    work.query<{ storeId: number; demanded: Cents }>(DEMANDED, [storeIds], 'settlement-demanded'),
    settlementRules.find(work),
  ]);
  return storeIds.map((storeId) => {
    const its = terms.find((one) => one.storeId === storeId);
    const { cycle = 0, commissionOn = 'PAID' } = its ?? {};
    return {
      storeId,
      storeName: required(stores.get(storeId)).name[work.language],
      ...{ cycle, commissionOn },
      cycleName: cycles[String(cycle) as keyof typeof cycles][work.language],
      commissionOnName: commissionMoments[commissionOn][work.language],
      owed: centsToWire(cents(-(owed.get(String(storeId)) ?? 0))),
      deposit: centsToWire(its?.deposit ?? NOTHING),
      wanted: centsToWire(cents(depositYuan * 100)),
      demanded: centsToWire(asked.find((one) => one.storeId === storeId)?.demanded ?? NOTHING),
    };
  });
}

/** @param reader null for the store itself @throws settlementErrors.noStore, also for the mall's own */
async function standing(work: Work, storeId: number, reader: Member | null): Promise<StoreStanding> {
  const its = (await findStores(work, [storeId])).get(storeId);
  if (!its || (reader && its.isSelfOperated)) throw settlementErrors.noStore();
  const [card] = await standings(work, [storeId]);
  const moves = await work.tx
    .select()
    .from(depositMove)
    .where(eq(depositMove.storeId, storeId))
    .orderBy(desc(depositMove.moveId));
  const names = await namesOfMembers(
    work,
    moves.flatMap(({ madeBy, checkedBy }) => [madeBy, checkedBy]).filter((one) => one !== null),
  );
  const nameOf = (one: number | null) => (one !== null && reader ? (names.get(one) ?? '') : '');
  return {
    ...required(card),
    ...(its.isSelfOperated ? { wanted: '0.00' } : {}),
    moves: moves.map((row) => ({
      ...{ moveSn: row.moveSn, kind: row.kind, serial: row.serial },
      kindName: depositKinds[row.kind][work.language],
      amount: centsToWire(row.kind === 'PAID' ? row.amount : cents(-row.amount)),
      stateName: depositStates[row.state][work.language],
      tone: depositStates[row.state].tone,
      ...{ madeBy: nameOf(row.madeBy), checkedBy: nameOf(row.checkedBy) },
      time: row.createdAt.toISOString(),
      allowedActions:
        reader && row.state === 'WAITING'
          ? [...(row.madeBy === reader.memberId ? [] : (['confirmDeposit'] as const)), 'dropDeposit' as const]
          : [],
    })),
  };
}

const deposit: Acts['deposit'] = (work, { storeId }) => standing(work, storeId, null);
const adminStore: Acts['adminStore'] = (work, finance, { storeId }) => standing(work, storeId, finance);

/** So much more is deposited, or less below zero; the check of the table refuses more than there is. */
export const moveDeposit = (work: Work, storeId: number, amount: Cents) =>
  work.tx
    .insert(settlementStore)
    .values({ storeId, deposit: amount > 0 ? amount : NOTHING })
    .onConflictDoUpdate({
      target: settlementStore.storeId,
      set: { deposit: sql`${settlementStore.deposit} + ${amount}` },
    });

/** @throws settlementErrors.noStore, ownBill */
const setTerms: Acts['setTerms'] = async (work, finance, { storeId, cycle, commissionOn }) => {
  requireOther(finance, storeId);
  await standing(work, storeId, finance);
  await work.tx
    .insert(settlementStore)
    .values({ storeId, cycle, commissionOn })
    .onConflictDoUpdate({ target: settlementStore.storeId, set: { cycle, commissionOn } });
  return standing(work, storeId, finance);
};

function requireOther(finance: Member, storeId: number): void {
  if (finance.storeId === storeId) throw settlementErrors.ownBill();
}

/** @throws settlementErrors.noStore, ownBill, noAmount, shortOfDeposit */
const enterDeposit: Acts['enterDeposit'] = async (work, finance, { storeId, kind, amount, serial }) => {
  requireOther(finance, storeId);
  await standing(work, storeId, finance);
  if (amount <= 0) throw settlementErrors.noAmount();
  if (kind === 'RETURNED') await requireFree(work, storeId, amount);
  await work.tx.insert(depositMove).values({
    ...{ storeId, kind, amount, serial, state: 'WAITING', madeBy: finance.memberId },
    moveSn: await nextDocumentNumber(work, 'DP'),
    createdAt: work.now,
  });
  return standing(work, storeId, finance);
};

/** What goes back is there, and the store owes nothing. Held until this work ends. @throws shortOfDeposit */
async function requireFree(work: Work, storeId: number, amount: Cents): Promise<void> {
  const [terms] = await work.tx
    .select()
    .from(settlementStore)
    .where(eq(settlementStore.storeId, storeId))
    .for('update');
  const [card] = await standings(work, [storeId]);
  if ((terms?.deposit ?? 0) < amount || required(card).owed.startsWith('-'))
    throw settlementErrors.shortOfDeposit();
}

/** @throws settlementErrors.noMove, ownBill, moveAnswered */
async function holdMove(work: Work, finance: Member, moveSn: string): Promise<MoveRecord> {
  const [row] = await work.tx.select().from(depositMove).where(eq(depositMove.moveSn, moveSn)).for('update');
  if (!row) throw settlementErrors.noMove();
  requireOther(finance, row.storeId);
  if (row.state !== 'WAITING') throw settlementErrors.moveAnswered();
  return row;
}

/** B20. @throws as holdMove; secondPerson, shortOfDeposit */
const confirmDeposit: Acts['confirmDeposit'] = async (work, finance, { moveSn }) => {
  const { storeId, kind, amount, madeBy } = await holdMove(work, finance, moveSn);
  if (madeBy === finance.memberId) throw settlementErrors.secondPerson();
  const isIn = kind === 'PAID';
  if (!isIn) await requireFree(work, storeId, amount);
  await moveDeposit(work, storeId, cents(isIn ? amount : -amount));
  await post(work, depositMoved(isIn ? 'depositPaid' : 'depositReturned', moveSn, storeId, amount));
  await setState(work, moveSn, { state: 'DONE', checkedBy: finance.memberId });
  return standing(work, storeId, finance);
};

/** @throws as holdMove */
const dropDeposit: Acts['dropDeposit'] = async (work, finance, { moveSn }) => {
  const { storeId } = await holdMove(work, finance, moveSn);
  await setState(work, moveSn, { state: 'DROPPED' });
  return standing(work, storeId, finance);
};

const setState = (work: Work, moveSn: string, set: Partial<MoveRecord>) =>
  work.tx
    .update(depositMove)
    .set(set)
    .where(and(eq(depositMove.moveSn, moveSn), eq(depositMove.state, 'WAITING')));

export const standingActs = { deposit, adminStore, setTerms, enterDeposit, confirmDeposit, dropDeposit };

export const standingRoutes = source(standingList, ({ work }) => ({
  from: sql`${store} LEFT JOIN ${settlementStore} ON ${settlementStore.storeId} = ${store.storeId}`,
  key: store.storeId,
  scope: sql`NOT ${store.isSelfOperated}`,
  columns: { deposit: sql`coalesce(${settlementStore.deposit}, 0)`, storeId: store.storeId },
  search: [store.nameZh, store.nameEn],
  toRows: (keys) => standings(work, keys.map(Number)),
}));
