// What a visit says in lines: when, where, who, how it went.
import type { ReactNode } from 'react';
import { showAmount } from '#kit/money/price-format.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import type { Spoken } from '#kit/words/speak.ts';
import type { VisitSeen } from '../visit.protocol.ts';
import type { visitWords } from './visit-words.ts';

export interface Fact {
  label: string;
  value: ReactNode;
}

/** What is not known yet is left out. */
export function factsOfVisit(one: VisitSeen, say: Spoken<typeof visitWords>): Fact[] {
  const facts: (Fact | false)[] = [
    { label: say.when, value: one.when || say.noDay },
    { label: say.people, value: one.people || say.none },
    { label: say.place, value: one.address },
    { label: say.contact, value: `${one.contact} ${one.mobile}` },
    one.wishedDays !== '' && { label: say.wishedDays, value: one.wishedDays },
    one.rules !== '' && { label: say.rules, value: one.rules },
    one.note !== '' && { label: say.note, value: one.note },
    one.wish !== '' && { label: say.wish, value: one.wish },
    one.arrivedAt !== null && {
      label: say.arrived,
      value: say.arrivedBy(showMoment(one.arrivedAt), one.signer, one.geo),
    },
    one.leftAt !== null && { label: say.left, value: showMoment(one.leftAt) },
    one.feeReason !== '' && { label: say.fee, value: say.feeNoted(showAmount(one.feeNoted), one.feeReason) },
  ];
  return facts.filter((fact) => fact !== false);
}
