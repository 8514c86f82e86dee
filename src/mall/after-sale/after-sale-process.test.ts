// The life of a case, whole, and what its guards add.
import { describe, expect, it } from 'vitest';
import { leadsTo } from '#kit/process/process.ts';
import { afterSaleProcess, caseActions } from './after-sale-process.ts';
import { CASE_STATES, caseStatus, OPEN_CASES } from './after-sale-status.ts';

const one = {
  state: 'PENDING_REFUND',
  kind: 3,
  wantsRefund: false,
  awaitsRed: false,
  offered: null,
  agreed: 100,
  firstReleaseBy: null,
  twoPeopleFrom: null,
  isToBank: false,
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
        "IN_ARBITRATION": "system: orderEnds, buyer/store: addEvidence, platform: decideForBuyer, platform: decideForStore",
        "PENDING_REFUND": "system: orderEnds, platform: firstRelease, system/platform: release, system: redIssued",
        "PENDING_REVIEW": "buyer: edit, store: agree, system: silence, store: offer, buyer: acceptOffer, buyer: declineOffer, store: refuse, buyer: withdraw, system: orderEnds",
        "REFUNDING": "system: refundDone, system: refundFails, platform: markRefundPaid, platform: refuseAccount",
        "REFUND_FAILED": "system: refundDone, buyer: nameAccount, platform: retryRefund, platform: markRefundPaid, platform: refuseAccount",
        "REFUSED_FINAL": "",
        "RETURNING": "store/system: receive, store: turnAway",
        "RETURN_REJECTED": "buyer: escalate, system: finalTimeout",
        "RETURN_REVIEW": "buyer: edit, store: agree, system: silence, store: offer, buyer: acceptOffer, buyer: declineOffer, store: refuse, buyer: withdraw, system: orderEnds",
        "REVIEW_REJECTED": "buyer: withdraw, buyer: escalate, system: finalTimeout",
        "SEND_BACK": "buyer: withdraw, buyer: sendBack, system: sendBackTimeout",
      }
    `);
  });

  it('leads money to its end, or to the buyer who chooses another way', () => {
    const to = (action: string, from: string) => leadsTo(afterSaleProcess, action, from).join(' ');
    expect([
      to('release', 'PENDING_REFUND'),
      to('refundDone', 'REFUNDING'),
      to('refundDone', 'REFUND_FAILED'),
      to('refundFails', 'REFUNDING'),
      to('nameAccount', 'REFUND_FAILED'),
      to('retryRefund', 'REFUND_FAILED'),
      to('markRefundPaid', 'REFUNDING'),
      to('refuseAccount', 'REFUNDING'),
    ]).toEqual([
      'COMPLETED REFUNDING',
      'COMPLETED',
      'COMPLETED',
      'REFUND_FAILED',
      'REFUNDING',
      'REFUNDING',
      'REFUNDING',
      'REFUND_FAILED',
    ]);
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
    const large = { ...one, agreed: 5_000_000 };
    expect(caseActions(large, 'platform')).toEqual(['firstRelease']);
    expect(caseActions({ ...large, firstReleaseBy: 7 }, 'platform')).toEqual(['release']);
    expect(caseActions({ ...large, twoPeopleFrom: 5_000_001 }, 'platform')).toEqual(['release']);
    expect(caseActions({ ...one, twoPeopleFrom: 100 }, 'platform')).toEqual(['firstRelease']);
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

  it('let finance pay by bank only where an account was named', () => {
    const moving = { ...one, state: 'REFUNDING' } as const;
    expect(caseActions(moving, 'platform')).toEqual([]);
    expect(caseActions({ ...moving, isToBank: true }, 'platform')).toEqual([
      'markRefundPaid',
      'refuseAccount',
    ]);
    expect(caseActions({ ...one, state: 'REFUND_FAILED' }, 'platform')).toEqual(['retryRefund']);
    expect(caseActions({ ...one, state: 'REFUND_FAILED' }, 'buyer')).toEqual(['nameAccount']);
  });

  it('let only an offer be answered', () => {
    const asked = { ...one, state: 'PENDING_REVIEW' } as const;
    expect(caseActions(asked, 'buyer')).toEqual(['edit', 'withdraw']);
    expect(caseActions({ ...asked, offered: 50 }, 'buyer')).toEqual([
      'acceptOffer',
      'declineOffer',
      'withdraw',
    ]);
  });
});
