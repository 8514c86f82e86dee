// `npm run check-books`: reads all the books again, compares them with wallets, bills, payments, recharges and orders, and names what somebody has edited in the database.

import { creditCompared } from '#mall/credit/server/credit-compared.ts';
import { ordersCompared } from '#mall/order/server/order.ts';
import { checkBooks } from '#mall/payment/server/payment.ts';
import { rechargesCompared } from '#mall/recharge/server/recharge.ts';
import { reconciliationCompared } from '#mall/reconciliation/server/reconciliation.ts';
import { onDatabase } from './on-database.ts';

await onDatabase(async ({ workshop, description }) => {
  let entries = 0;
  const broken = await workshop.inTransaction('en', (work) =>
    checkBooks(
      work,
      [rechargesCompared, ...ordersCompared, ...reconciliationCompared, ...creditCompared],
      (count) => {
        entries = count;
      },
    ),
  );
  for (const { what, wrong } of broken) console.log(`${what}: ${wrong}`);
  console.log(
    broken.length === 0
      ? `${entries} entries are as they were written, and money is where they say: ${description}`
      : `${broken.length} things are not as they were written`,
  );
  process.exitCode = broken.length === 0 ? 0 : 1;
});
