// The life of a thing as one object literal, keyed by action, from top to bottom; checked when the program starts.

export interface Transition<S extends string, By extends string> {
  /** States it may start from; `[]`: it makes the thing. */
  readonly from: readonly S[];
  /** Where it leads. Several: the action decides which (a review that may lead to payment or straight to delivery). `same`: the state stays. */
  readonly to: S | readonly S[] | 'same';
  readonly by: readonly By[];
}

export type Process<S extends string, By extends string, A extends string = string> = Readonly<
  Record<A, Transition<S, By>>
>;

/** Who takes a step, and why. */
export interface StepBy<Role extends string = string> {
  by: Role;
  /** A member; absent for the system. */
  actorId?: number;
  actorName?: string;
  reason?: string;
  /** What else changed, by field. */
  detail?: Record<string, unknown>;
}

/** Declares a process: `process<OrderStatus, OrderActor>()({ pay: { from: [...], to: ..., by: [...] } })`. */
export function process<S extends string, By extends string>() {
  return <const P extends Readonly<Record<string, Transition<S, By>>>>(transitions: P): P => transitions;
}

/** What `by` may do with a thing in `state`. Screens draw their buttons from this and never decide themselves (domain R1). */
export function allowedActions<P extends Process<string, string>>(
  of: P,
  state: string,
  by: string,
): Array<keyof P & string> {
  return Object.entries(of)
    .filter(([, one]) => one.from.includes(state) && one.by.includes(by))
    .map(([action]) => action as keyof P & string);
}

/** The states whose row of the status table is so: `statesWhere(orderStatus, (one) => one.isOpen)`. */
export const statesWhere = <S extends string, R>(
  status: Readonly<Record<S, R>>,
  isSo: (row: R) => boolean,
): S[] => (Object.keys(status) as S[]).filter((state) => isSo(status[state]));

/** The states an action may lead to from `state`; empty when it is not allowed there. */
export function leadsTo(
  of: Process<string, string>,
  action: string,
  state: string | undefined,
): readonly string[] {
  const one = of[action];
  if (!one) return [];
  if (state === undefined ? one.from.length > 0 : !one.from.includes(state)) return [];
  if (one.to === 'same') return state === undefined ? [] : [state];
  return typeof one.to === 'string' ? [one.to] : one.to;
}

/**
 * Refuses a process with states that nothing leads to.
 * @throws Error naming the process and the states
 */
export function checkProcess(name: string, of: Process<string, string>, states: readonly string[]): void {
  const known = new Set(states);
  const reached = new Set<string>();
  for (const [action, one] of Object.entries(of)) {
    const to = one.to === 'same' ? one.from : typeof one.to === 'string' ? [one.to] : one.to;
    for (const state of [...one.from, ...to]) {
      if (!known.has(state)) throw new Error(`${name}: ${action} names the unknown state ${state}`);
    }
  }
  for (let grown = true; grown; ) {
    grown = false;
    for (const one of Object.values(of)) {
      if (one.to === 'same' || (one.from.length > 0 && !one.from.some((state) => reached.has(state))))
        continue;
      for (const state of typeof one.to === 'string' ? [one.to] : one.to) {
        if (!reached.has(state)) {
          reached.add(state);
          grown = true;
        }
      }
    }
  }
  const lost = states.filter((state) => !reached.has(state));
  if (lost.length > 0) throw new Error(`${name}: nothing leads to ${lost.join(', ')}`);
}
