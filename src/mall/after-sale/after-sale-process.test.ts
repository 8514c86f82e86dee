// The life of a case, whole, and what its guards add.
import { describe, expect, it } from 'vitest';
import { afterSaleProcess, caseActions, TWO_PEOPLE_FROM } from './after-sale-process.ts';
import { CASE_STATES, caseStatus, OPEN_CASES } from './after-sale-status.ts';

const one = {
  state: 'PENDING_REFUND',
  kind: 3,
  wantsRefund: false,
  offered: null,
  agreed: 100,
  firstReleaseBy: null,
} as const;

describe('the process', () => {
  it('offers each side what the state allows', () => {
    const table = Object.fromEntries(
      CASE_STATES.map((state) => [
        state,
        Object.entries(afterSaleProcess)
          .filter(([, { from }]) => (from as readonly string[]).includes(state))
          .map(([action, { by }]) => `${by.join('/')}: ${action}`)
          .join(', '),
      ]),
    );
    expect(table).toMatchInlineSnapshot(`
      {
        "CANCELLED": "",
        "COMPLETED": "",
        "EXCHANGE_PENDING": "store: sendReplacement, store: cannotReplace, buyer: takeRefund, system: replaceTimeout",
        "EXCHANGE_SHIPPED": "buyer/system: takeReplacement",
        "IN_ARBITRATION": "buyer/store: addEvidence, platform: decideForBuyer, platform: decideForStore",
        "PENDING_REFUND": "platform: firstRelease, system/platform: release",
        "PENDING_REVIEW": "store: agree, system: silence, store: offer, buyer: acceptOffer, buyer: declineOffer, store: refuse, buyer: withdraw",
        "REFUSED_FINAL": "",
        "RETURNING": "store/system: receive, store: turnAway",
        "RETURN_REJECTED": "buyer: escalate, system: finalTimeout",
        "RETURN_REVIEW": "store: agree, system: silence, store: offer, buyer: acceptOffer, buyer: declineOffer, store: refuse, buyer: withdraw",
        "REVIEW_REJECTED": "buyer: withdraw, buyer: escalate, system: finalTimeout",
        "SEND_BACK": "buyer: withdraw, buyer: sendBack, system: sendBackTimeout",
      }
    `);
  });

  it('counts a case only while it may still take pieces or money', () => {
    expect(CASE_STATES.filter((state) => caseStatus[state].isCounted)).toEqual(
      OPEN_CASES.filter((state) => state !== 'REVIEW_REJECTED'),
    );
  });
});

describe('the guards', () => {
  it('ask two people of the platform for a large refund', () => {
    expect(caseActions(one, 'platform')).toEqual(['release']);
    const large = { ...one, agreed: TWO_PEOPLE_FROM };
    expect(caseActions(large, 'platform')).toEqual(['firstRelease']);
    expect(caseActions({ ...large, firstReleaseBy: 7 }, 'platform')).toEqual(['release']);
  });

  it('let an exchange be about goods alone, and a refund instead be taken only where it is offered', () => {
    const asked = { ...one, kind: 2, state: 'RETURN_REVIEW' } as const;
    expect(caseActions(asked, 'store')).toEqual(['agree', 'refuse']);
    expect(caseActions({ ...asked, kind: 1 }, 'store')).toEqual(['agree', 'offer', 'refuse']);
    const waiting = { ...asked, state: 'EXCHANGE_PENDING' } as const;
    expect(caseActions(waiting, 'buyer')).toEqual([]);
    expect(caseActions({ ...waiting, wantsRefund: true }, 'buyer')).toEqual(['takeRefund']);
    expect(caseActions({ ...waiting, wantsRefund: true }, 'store')).toEqual(['sendReplacement']);
  });

  it('let only an offer be answered', () => {
    const asked = { ...one, state: 'PENDING_REVIEW' } as const;
    expect(caseActions(asked, 'buyer')).toEqual(['withdraw']);
    expect(caseActions({ ...asked, offered: 50 }, 'buyer')).toEqual([
      'acceptOffer',
      'declineOffer',
      'withdraw',
    ]);
  });
});
