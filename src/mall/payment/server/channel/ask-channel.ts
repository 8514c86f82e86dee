// One call to a channel over HTTP, in a channel's own words of trouble.
import { askOverHttp as ask, NoAnswer, type OutsideAnswer } from '#kit/http/server/ask-over-http.ts';
import { ChannelTrouble } from './payment-channel.ts';

/** chosen: a bill of some hundred thousand rows, packed or not. */
export const BILL_BYTES = 64 * 1024 * 1024;

export type ChannelAnswer = OutsideAnswer;

/** @throws ChannelTrouble `silent`: no answer in time, a broken one, or one that is far too long */
export async function askOverHttp(...call: Parameters<typeof ask>): Promise<ChannelAnswer> {
  try {
    return await ask(...call);
  } catch (error) {
    throw error instanceof NoAnswer ? new ChannelTrouble('silent', error.message) : error;
  }
}
