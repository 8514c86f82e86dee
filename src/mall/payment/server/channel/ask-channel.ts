// One call to a channel over HTTP: the bytes of its answer, with an end to waiting and to size.
import type { IncomingHttpHeaders } from 'node:http';
import { seconds } from '#kit/time/duration.ts';
import { ChannelTrouble } from './payment-channel.ts';

const PATIENCE = seconds(5); // chosen: half of what a browser waits for the mall
const MOST_BYTES = 1024 * 1024;
/** chosen: a bill of some hundred thousand rows, packed or not. */
export const BILL_BYTES = 64 * 1024 * 1024;

export interface ChannelAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** @param mostBytes of an answer. @throws ChannelTrouble `silent`: no answer in time, a broken one, or one that is far too long */
export async function askOverHttp(
  url: string,
  request: { method: 'GET' | 'POST'; headers: Record<string, string>; body?: string },
  mostBytes = MOST_BYTES,
): Promise<ChannelAnswer> {
  try {
    const response = await fetch(url, {
      ...request,
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    });
    const body = Buffer.from(await response.arrayBuffer());
    if (body.length > mostBytes) throw new Error('too large');
    return { status: response.status, headers: Object.fromEntries(response.headers), body };
  } catch (error) {
    throw new ChannelTrouble('silent', error instanceof Error ? error.name : 'no answer');
  }
}
