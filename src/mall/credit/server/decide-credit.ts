// What a creditor does: decides on applications, changes limits, freezes, thaws and closes accounts.
import type { Work } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { cents } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { endOfDay } from '#kit/time/day-in-china.ts';
import { after, days } from '#kit/time/duration.ts';
import { hasCutDay } from '../billing-cycle.ts';
import type { CreditOffer, creditProtocol } from '../credit.protocol.ts';
import { creditErrors } from './credit.errors.ts';
import {
  type AccountRow,
  type ApplicationRow,
  accountLife,
  applicationLife,
  type CreditMover,
  creditRules,
  doneOf,
  moverOf,
} from './credit-life.ts';
import { type Creditor, holdAccount, holdApplication } from './hold-credit.ts';

type Acts = Actions<typeof creditProtocol, Creditor>;

const accountDone = ({ accountId, version, state }: AccountRow) => ({ accountId, version, state });
const by = ({ member }: Creditor, reason?: string) => moverOf('creditor', member, reason);

/** Other terms of an account, to be accepted by its buyer. @throws creditErrors.accountNotNow for a closed account, appliedAlready */
export async function offerChange(
  work: Work,
  row: AccountRow,
  action: 'propose' | 'renew',
  offer: CreditOffer,
  mover: CreditMover & { actorId?: number | null },
): Promise<ApplicationRow> {
  accountLife.require(work, row, 'setLimit', 'creditor');
  const { enterpriseId, storeId, accountId } = row;
  return applicationLife.begin(
    work,
    action,
    {
      creditSn: await nextDocumentNumber(work, 'CR'),
      ...{ enterpriseId, storeId, accountId, offer },
      memberId: required(mover.actorId ?? undefined),
      wantedLimit: offer.creditLimit,
      wantedTermDays: offer.termDays,
    },
    mover,
  );
}

/** @throws creditErrors.amountNeeded, noCutDay */
function mayBeOffered(offer: CreditOffer): void {
  if (offer.creditLimit <= 0) throw creditErrors.amountNeeded();
  if (!hasCutDay(offer)) throw creditErrors.noCutDay();
}

export const creditorActs = {
  /** It may be less than was applied for. @throws creditErrors.noApplication, applicationNotNow, changedMeanwhile, amountNeeded, noCutDay, ownDecision */
  offer: async (work, creditor, { offer, ...seen }) => {
    mayBeOffered(offer);
    const row = await holdApplication(work, creditor, seen);
    return doneOf(await applicationLife.advance(work, row, 'offer', { ...by(creditor), set: { offer } }));
  },
  /** @throws as offer */
  reject: async (work, creditor, { isFinal, reason, ...seen }) => {
    const row = await holdApplication(work, creditor, seen);
    return doneOf(
      await applicationLife.advance(work, row, isFinal ? 'refuse' : 'sendBack', by(creditor, reason)),
    );
  },
  /** @throws creditErrors.notFound, accountNotNow for a closed account, appliedAlready, amountNeeded, noCutDay, ownDecision */
  propose: async (work, creditor, { offer, reason, ...seen }) => {
    mayBeOffered(offer);
    const row = await holdAccount(work, creditor, seen);
    return doneOf(await offerChange(work, row, 'propose', offer, by(creditor, reason)));
  },
  /** @throws creditErrors.notFound, accountNotNow, changedMeanwhile, tempUntilNeeded, ownDecision */
  setLimit: async (work, creditor, { creditLimit, tempLimit, tempUntil, reason, ...seen }) => {
    const row = await holdAccount(work, creditor, seen);
    const until = tempUntil === undefined ? null : endOfDay(tempUntil);
    if (creditLimit < 0 || tempLimit < 0) throw creditErrors.amountNeeded();
    if (tempLimit > 0 && (until === null || until <= work.now)) throw creditErrors.tempUntilNeeded();
    const isLower = creditLimit < row.creditLimit;
    const set = {
      ...(isLower
        ? { lowerTo: creditLimit, lowerAt: after(work.now, days((await creditRules.find(work)).noticeDays)) }
        : { creditLimit, lowerTo: null, lowerAt: null }),
      tempLimit,
      tempUntil: tempLimit > 0 ? until : null,
    };
    return accountDone(
      await accountLife.advance(work, row, 'setLimit', {
        ...by(creditor, reason),
        set,
        detail: { creditLimit, tempLimit },
      }),
    );
  },
  /** @throws creditErrors.notFound, accountNotNow, changedMeanwhile, ownDecision */
  freeze: async (work, creditor, { reason, ...seen }) => {
    const row = await holdAccount(work, creditor, seen);
    const set = { frozenBy: 'hand' as const, frozenReason: reason };
    return accountDone(await accountLife.advance(work, row, 'freeze', { ...by(creditor, reason), set }));
  },
  /** @throws as freeze */
  thaw: async (work, creditor, seen) => {
    const row = await holdAccount(work, creditor, seen);
    const set = { frozenBy: '' as const, frozenReason: '' };
    return accountDone(await accountLife.advance(work, row, 'thaw', { ...by(creditor), set }));
  },
  /** @throws as freeze; stillUsed while anything counts on it */
  close: async (work, creditor, { reason, ...seen }) => {
    const row = await holdAccount(work, creditor, seen);
    const amount = cents(row.used + row.reserved + row.upcoming);
    if (amount !== 0) throw creditErrors.stillUsed({ amount });
    return accountDone(await accountLife.advance(work, row, 'close', by(creditor, reason)));
  },
} satisfies Partial<Acts>;
