// What checking and unchecking does to a cart on the screen, before the server has answered.
import { centsToWire, parseCents, sum } from '#kit/money/money.ts';
import type { Cart, CartLine, CartStoreGroup } from '../cart.protocol.ts';

/** The cart with the lines that `meant` names checked or unchecked, and the totals of goods recalculated. Freight is left for the server. */
export function withChecked(cart: Cart, meant: (line: CartLine) => boolean, checked: boolean): Cart {
  const storeCartGroupList = cart.storeCartGroupList.map((group): CartStoreGroup => {
    const storeCartList = group.storeCartList.map((line) =>
      meant(line) ? { ...line, isChecked: checked ? (1 as const) : (0 as const) } : line,
    );
    const chosen = storeCartList.filter((line) => line.isChecked === 1);
    return {
      ...group,
      storeCartList,
      totalCheck: chosen.length,
      checkedAll: chosen.length === storeCartList.length ? 1 : 0,
      totalAmount: total(chosen.map((line) => line.totalAmount)),
    };
  });
  return {
    ...cart,
    storeCartGroupList,
    totalCheck: storeCartGroupList.reduce((all, group) => all + group.totalCheck, 0),
    checkedAll: storeCartGroupList.every((group) => group.checkedAll === 1) ? 1 : 0,
    totalAmount: total(storeCartGroupList.map((group) => group.totalAmount)),
  };
}

/** Every line that can be bought. */
export function cartLines(cart: Cart): CartLine[] {
  return cart.storeCartGroupList.flatMap((group) => group.storeCartList);
}

/** Freight of the stores from which something is checked, in decimal yuan. */
export function freightOfChecked(cart: Cart): string {
  return total(cart.storeCartGroupList.filter((group) => group.totalCheck > 0).map((group) => group.freight));
}

/** Sum of amounts in decimal yuan. */
export function total(amounts: readonly string[]): string {
  return centsToWire(sum(amounts.map((amount) => parseCents(amount) ?? 0) as Parameters<typeof sum>[0]));
}
