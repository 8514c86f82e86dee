// One call to an SMS provider over HTTP, with an end to waiting.
import { seconds } from '#kit/time/duration.ts';

/** How long anybody waits for a provider. */
export const PROVIDER_TIME = seconds(10); // spec §7

/** The reply as JSON, whatever its status. @throws Error when there is none in time, or it is no JSON */
export async function askProvider(
  url: string,
  request: { method: 'POST'; headers: Record<string, string>; body?: string },
): Promise<unknown> {
  const { host: _, ...headers } = request.headers; // fetch writes this one itself
  const response = await fetch(url, {
    ...request,
    headers,
    redirect: 'error',
    signal: AbortSignal.timeout(PROVIDER_TIME),
  });
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`The SMS provider answered ${response.status} without JSON`);
  }
}
