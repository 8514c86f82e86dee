// Makes a store and gives it its owner, from the command line.
import type { Work } from '#kit/db/work.ts';
import type { Cents } from '#kit/money/money.ts';
import { findMemberByAccount } from '#mall/member/server/member.ts';
import { restOnly } from '#mall/store/freight.ts';
import { findStoreByCode, findStores, hireOperator, makeStore } from '#mall/store/server/store.ts';

export interface StoreWish {
  code: string;
  nameZh: string;
  nameEn: string;
  /** Name of a member that is there. */
  owner: string;
  isSelfOperated: boolean;
  /** In fen. */
  freightFee: Cents;
  /** In fen; null: never sent for free. */
  freeFreightFrom: Cents | null;
  serviceTel: string;
}

const CODE = /^[a-z0-9-]{3,20}$/; // domain-operate §3
const LONGEST_NAME = 30; // domain-operate §3

/**
 * In a transaction. Done again it finds its own store and changes nothing of it.
 * @throws Error with a sentence when the code or a name is not right, the owner is unknown, or he operates another store
 */
export async function openStore(work: Work, wish: StoreWish): Promise<{ storeId: number; isNew: boolean }> {
  const { code, owner, nameZh, nameEn } = wish;
  if (!CODE.test(code)) throw new Error(`--code takes 3 to 20 of a–z, 0–9 and -, not ${code}.`);
  for (const name of [nameZh, nameEn])
    if (name.length < 2 || name.length > LONGEST_NAME)
      throw new Error(`A store's name has 2 to ${LONGEST_NAME} signs, not “${name}”.`);
  const member = await findMemberByAccount(work, owner);
  if (!member)
    throw new Error(
      `There is no member ${owner}: let him register, or make him with \`npm run mall -- operator\`.`,
    );
  const { owner: _owner, freightFee, freeFreightFrom, ...row } = wish;
  const made = await makeStore(work, {
    ...row,
    state: 'PREPARING',
    freightRows: restOnly({ freightFee, freeFreightFrom }),
  });
  const storeId = made ?? (await findStoreByCode(work, code));
  if (storeId === undefined) throw new Error(`The store ${code} could not be made.`);
  const operates = await hireOperator(work, storeId, member.memberId);
  if (operates !== storeId) {
    const other = (await findStores(work, [operates])).get(operates);
    throw new Error(
      `${member.memberName} operates ${other?.name.zh ?? 'another store'} already: one store a member.`,
    );
  }
  return { storeId, isNew: made !== undefined };
}
