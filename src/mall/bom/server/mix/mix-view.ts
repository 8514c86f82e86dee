// The found purchase as the wire carries it, with its reasons as sentences.
import type { Work } from '#kit/db/work.ts';
import { bit } from '#kit/http/wire.ts';
import { type Cents, cents, centsToWire, unitPriceToWire } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { required } from '#kit/rules/required.ts';
import { speak } from '#kit/words/speak.ts';
import type { Mix } from '../../solve/solve.protocol.ts';
import type { LineChoice, LineReason, PurchaseAnswer, StoreShare } from '../../solve/solve-purchase.ts';
import { solveWords } from '../../solve/solve-words.ts';
import type { WantedOffers } from '../solve.ts';

export function mixReply(work: Work, lines: readonly WantedOffers[], answer: PurchaseAnswer): Mix {
  const say = speak(solveWords, work.language);
  const yuan = (amount: Cents) => showAmount(centsToWire(amount));
  const offers = new Map(lines.flatMap((line) => line.offers.map((offer) => [offer.productId, offer])));
  const storeNames = new Map(
    [...offers.values()].map((offer) => [offer.storeId, offer.storeName[work.language]]),
  );
  const nameOf = (storeId: number) => storeNames.get(storeId) ?? '';

  const sentences: { [K in LineReason['kind']]: (reason: Extract<LineReason, { kind: K }>) => string } = {
    multiple: ({ wanted, quantity }) => say.multiple(wanted, quantity),
    payLess: ({ quantity, instead, saves }) =>
      saves > 0 ? say.payLess(quantity, instead, yuan(saves)) : say.payTheSame(quantity, instead),
    fillsUp: ({ quantity, instead, costs }) => say.fillsUp(quantity, instead, yuan(costs)),
    savesFreight: ({ storeId, dearerBy }) => say.savesFreight(nameOf(storeId), yuan(dearerBy)),
    split: ({ left }) => say.split(left),
    together: ({ lines, quantity }) => say.together(lines, quantity),
  };
  const sentence = <K extends LineReason['kind']>(reason: Extract<LineReason, { kind: K }>) =>
    sentences[reason.kind as K](reason);
  const freightReason = ({ freight, freeFrom, goodsAmount }: StoreShare): string => {
    if (freeFrom === null) return freight === 0 ? say.freightNone : say.freightAlways;
    if (freight === 0) return say.freightFree(yuan(goodsAmount), yuan(freeFrom));
    return say.freightPaid(yuan(freeFrom), yuan(cents(freeFrom - goodsAmount)));
  };
  const choiceReply = (choice: LineChoice, i: number): Mix['choices'][number] => ({
    lineId: choice.lineId,
    wanted: required(lines[i]).wanted,
    picks: choice.picks.map(({ productId, storeId, quantity, unitPrice, amount }) => {
      const offer = required(offers.get(productId));
      return {
        productId,
        goodsId: offer.goodsId,
        partId: offer.partId,
        partNo: offer.partNo,
        storeId,
        storeName: nameOf(storeId),
        buyNum: quantity,
        unitPrice: unitPriceToWire(unitPrice),
        amount: centsToWire(amount),
      };
    }),
    amount: centsToWire(choice.amount),
    unserved: choice.unserved,
    reasons: choice.unserved
      ? [required(lines[i]).isForbidden ? say.forbidden : say[choice.unserved]]
      : choice.reasons.map(sentence),
  });
  const { total, bound, naive, oneStore } = answer;
  const saves = (than: Cents) => centsToWire(cents(than - total));
  return {
    choices: answer.choices.map(choiceReply),
    stores: answer.stores.map((share) => ({
      storeId: share.storeId,
      storeName: nameOf(share.storeId),
      lines: share.lines,
      goodsAmount: centsToWire(share.goodsAmount),
      freight: centsToWire(share.freight),
      reason: freightReason(share),
    })),
    goodsAmount: centsToWire(answer.goodsAmount),
    freight: centsToWire(answer.freight),
    total: centsToWire(total),
    bound: centsToWire(bound),
    isOptimal: bit(answer.isOptimal),
    gapPercent: total === bound ? 0 : Math.ceil(((total - bound) / total) * 10_000) / 100,
    naive: naive && { total: centsToWire(naive.total), stores: naive.stores, saves: saves(naive.total) },
    oneStore: oneStore && {
      storeName: nameOf(oneStore.storeId),
      total: centsToWire(oneStore.total),
      saves: saves(oneStore.total),
    },
    unserved: answer.choices.filter(({ unserved }) => unserved !== null).length,
    seconds: answer.seconds,
  };
}
