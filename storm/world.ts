// What all roles of the load share: the client, chance, and what one leaves for another to do.
import type { Bought } from './acts/cases.ts';
import type { Channels } from './channels.ts';
import type { Client } from './client.ts';
import type { Offer, People } from './people.ts';
import type { Random } from './random.ts';

/** A document that somebody else has to go on with, and whose it is. */
export interface Waiting {
  sn: string;
  memberId: number;
}

export interface World {
  people: People;
  client: Client;
  channels: Channels;
  random: Random;
  /** A mark that nothing else bears. */
  mark(of: string): string;
  toShip: Map<number, Waiting[]>;
  /** What is on its way, by whom it goes to. */
  toReceive: Map<number, string[]>;
  /** Requests for samples that a store has to look at or to send. */
  toJudge: Map<number, Waiting[]>;
  samplesOnTheWay: Map<number, string[]>;
  /** What buyers have paid for, the newest last. */
  bought: Map<number, Bought[]>;
  /** After-sale cases that somebody has to go on with. */
  cases: Bought[];
  /** Transfers that the bank's statement will tell of; yuan. */
  transfers: { paySn: string; amount: string }[];
  files: { memberId: number; fileId: number }[];
}

/** One thing that somebody does; thrown refusals end it. */
export type Turn = () => Promise<void>;

export function openWorld(
  people: People,
  client: Client,
  channels: Channels,
  random: Random,
  run: string,
): World {
  let made = 0;
  return {
    people,
    client,
    channels,
    random,
    mark: (of) => `${run}-${of}-${++made}`,
    toShip: new Map(),
    toReceive: new Map(),
    toJudge: new Map(),
    samplesOnTheWay: new Map(),
    bought: new Map(),
    cases: [],
    transfers: [],
    files: [],
  };
}

export function leave<K, T>(in_: Map<K, T[]>, key: K, one: T): void {
  const known = in_.get(key);
  if (known) known.push(one);
  else in_.set(key, [one]);
}

/** Half of what is asked for falls on a few products: their rows are fought for. */
export function anOffer({ random, people }: World, offers = people.offers): Offer {
  return random.chance(50) ? random.pick(offers.slice(0, 6)) : random.pick(offers);
}

/** One of several things, by weight. */
export function oneOf(
  random: Random,
  ways: readonly (readonly [weight: number, turn: Turn])[],
): Promise<void> {
  let left = random.next() * ways.reduce((sum, [weight]) => sum + weight, 0);
  for (const [weight, turn] of ways) {
    left -= weight;
    if (left < 0) return turn();
  }
  return Promise.resolve();
}
