// What a page does when what its address names is not there: it says so with status 404 instead of breaking.
import { data } from 'react-router';

/** States with which the mall says that an address names nothing: no such thing, or no such number (kit/http/state.ts). */
const MISSING = new Set([404, 255]);

/** The answer of a call, or the page "not found". @throws Response-like 404 for the page's frame, any other error as it is */
export async function answerOr404<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const state = (error as { state?: unknown } | null)?.state;
    if (typeof state === 'number' && MISSING.has(state)) throw notFound();
    throw error;
  }
}

/** Throw it where an address makes no sense. */
export function notFound() {
  return data(null, { status: 404 });
}
