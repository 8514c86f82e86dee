// Statements of the query builder that are built once for each connection: building one takes longer than sending it.
import type { Tx } from './database.ts';

type Values = Readonly<Record<string, unknown>>;

/** What the query builder gives for a statement with `sql.placeholder(…)` in it. */
interface Preparable<Rows> {
  prepare(name: string): Statement<Rows>;
}

interface Statement<Rows = unknown> {
  execute(values: Values): Promise<Rows>;
}

const ready = new WeakMap<Tx, Map<string, Statement>>();

/**
 * @param name under which the connection keeps its plan; no other statement of the mall has it
 * @param build the statement, with placeholders for what changes
 * @returns runs it in a work with the placeholders' values
 */
export function prepared<Rows, V extends Values>(
  name: string,
  build: (tx: Tx) => Preparable<Rows>,
): (work: { readonly tx: Tx }, values: V) => Promise<Rows> {
  return ({ tx }, values) => {
    const own = ready.get(tx) ?? new Map<string, Statement>();
    ready.set(tx, own);
    const statement = own.get(name) ?? build(tx).prepare(name);
    own.set(name, statement);
    return statement.execute(values) as Promise<Rows>;
  };
}
