// Commissions that were bought: where their money is, and the components of one package, which are completed, handed in and accepted together.
import { and, asc, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import type { Text } from '#kit/words/text.ts';
import type { ServiceState } from '../../service-process.ts';
import type { ServiceRow } from '../service-life.ts';
import { serviceOrder } from '../testing.tables.ts';

/** Where its money is: its order, and of a package the component's line of it. */
export const agreedOf = ({
  orderSn,
  packSeq,
}: Pick<ServiceRow, 'orderSn' | 'packSeq'>): { orderSn: string; lineNos?: readonly number[] } => ({
  orderSn: required(orderSn),
  ...(packSeq === null ? {} : { lineNos: [packSeq] }),
});

/** The commissions whose money is in an order, the first component of a package first; without holding them. */
export const commissionsOf = (work: Work, orderSn: string): Promise<ServiceRow[]> =>
  work.tx
    .select()
    .from(serviceOrder)
    .where(eq(serviceOrder.orderSn, orderSn))
    .orderBy(asc(serviceOrder.packSeq));

/** Components of a package, the first first, without holding them. */
export const packRows = (work: Work, packSn: string): Promise<ServiceRow[]> =>
  work.tx
    .select()
    .from(serviceOrder)
    .where(eq(serviceOrder.packSn, packSn))
    .orderBy(asc(serviceOrder.packSeq));

/**
 * Holds all components of the package that a commission is one of, in one order, so that two acts from different ends wait for
 * each other. Nothing for what is none.
 */
export async function holdPackOf(work: Work, serviceSn: string): Promise<void> {
  await work.query(
    `SELECT FROM service_order WHERE pack_sn = (SELECT pack_sn FROM service_order WHERE service_sn = $1)
     ORDER BY pack_seq FOR UPDATE`,
    [serviceSn],
    'testing-hold-pack',
  );
}

/** The row itself, and those of its package that stand where it stands; all must be held. */
export async function together(work: Work, row: ServiceRow): Promise<ServiceRow[]> {
  if (row.packSn === null) return [row];
  const rows = await work.tx
    .select()
    .from(serviceOrder)
    .where(and(eq(serviceOrder.packSn, row.packSn), eq(serviceOrder.state, row.state satisfies ServiceState)))
    .orderBy(asc(serviceOrder.packSeq));
  return rows.filter(({ turn }) => turn === row.turn);
}

/** What is kept of the purchase of a package: the order is held against it. */
export interface BoughtPack {
  packageId: number;
  title: Text;
  count: number;
  price: string;
  components: {
    serviceSn: string;
    seq: number;
    capNo: string;
    standard: string;
    item: Text;
    share: string;
  }[];
}
