// For tests that read the sentence of a refusal.
import { Refused } from './open-test-mall.ts';

/** What the call was refused with. @throws Error when it was not refused, or broke otherwise */
export async function refusalOf(asked: Promise<unknown>): Promise<Refused> {
  const outcome = await asked.catch((error: unknown) => error);
  if (!(outcome instanceof Refused)) throw new Error(`not refused: ${JSON.stringify(outcome)}`);
  return outcome;
}
