// Tells before submitting whether the order would be taken (domain O1, pre-submit check).
import type { Action } from '#kit/http/server/serve.ts';
import { listAddresses, usualOf } from '#mall/address/server/address.ts';
import type { orderProtocol } from '../../order.protocol.ts';
import { orderWords } from '../../order-words.ts';
import { problemReplies } from './confirm-order.ts';
import { limitProblems } from './limit-problems.ts';
import { basketProblems, deliveryProblems, type Problem, priceBasket } from './price-basket.ts';
import { readBasket } from './read-basket.ts';

/** Changes nothing. Without addressId the address is judged only by whether there is one at all. */
export const checkOrder: Action<typeof orderProtocol.check> = async (work, member, input) => {
  const addresses = await listAddresses(work, member);
  const chosen = addresses.find(({ addressId }) => addressId === input.addressId);
  const wishes = await readBasket(work, member, input);
  const basket = await priceBasket(work, wishes, chosen ?? usualOf(addresses));
  const problems: Problem[] = [...deliveryProblems(basket), ...basketProblems(basket, input.expectedAmount)];
  const hasAddress =
    input.addressId === undefined
      ? addresses.length > 0
      : addresses.some((one) => one.addressId === input.addressId);
  if (!hasAddress) problems.push({ kind: 'address', productId: null, text: orderWords.noAddress });
  problems.push(...(await limitProblems(work, member, basket.payable)));
  return { pass: problems.length === 0, problems: problemReplies(problems, work.language) };
};
