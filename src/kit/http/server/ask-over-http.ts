// One call to another company's system: the bytes of its answer, with an end to waiting and to size.
import type { IncomingHttpHeaders } from 'node:http';
import { seconds } from '#kit/time/duration.ts';

const PATIENCE = seconds(5); // chosen: half of what a browser waits for the mall
const MOST_BYTES = 1024 * 1024;

export interface OutsideAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** No answer in time, a broken one, or one that is far too long: nobody knows what the other side has done. */
export class NoAnswer extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'NoAnswer';
  }
}

/** @param mostBytes of an answer. @throws NoAnswer */
export async function askOverHttp(
  url: string,
  request: { method: 'GET' | 'POST'; headers: Record<string, string>; body?: string },
  mostBytes = MOST_BYTES,
): Promise<OutsideAnswer> {
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
    throw new NoAnswer(error instanceof Error ? error.name : 'no answer');
  }
}
