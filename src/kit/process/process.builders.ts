// A process as a table that a test can be read from.
import { allowedActions, leadsTo, type Process } from './process.ts';

/**
 * What each of `actors` may do in each state and where it leads: `{ OPEN: 'store: end → DONE|GONE, store: note', … }`; what
 * leaves the state as it was has no arrow. `new`: what makes the thing.
 */
export function lifeTable(
  of: Process<string, string>,
  states: readonly string[],
  actors: readonly string[],
): Record<string, string> {
  const step = (action: string, state: string | undefined) => {
    const to = leadsTo(of, action, state).join('|');
    return to === state ? action : `${action} → ${to}`;
  };
  const making = Object.entries(of)
    .filter(([, one]) => one.from.length === 0)
    .flatMap(([action, one]) => one.by.map((by) => `${by}: ${step(action, undefined)}`));
  const inStates = states.map((state) => [
    state,
    actors
      .flatMap((by) => allowedActions(of, state, by).map((action) => `${by}: ${step(action, state)}`))
      .join(', '),
  ]);
  return { new: making.join(', '), ...Object.fromEntries(inStates) };
}
