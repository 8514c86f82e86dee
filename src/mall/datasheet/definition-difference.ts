// What one version of a definition says otherwise than another: place by place, rows found again by their ids.

export interface DefinitionChange {
  /** `tables.ir.columns.after.unit` */
  path: string;
  /** JSON; null: it was not there. */
  before: string | null;
  after: string | null;
}

type Json = unknown;

/** @param before null: there was none; nothing is compared then */
export function definitionChanges(before: Json, after: Json): DefinitionChange[] {
  if (before === null) return [];
  const [old, now] = [flat(before), flat(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((path) => ({ path, before: old.get(path) ?? null, after: now.get(path) ?? null }))
    .filter((one) => one.before !== one.after && one.path !== 'version');
}

/** Rows by id, name or role where they have one. */
function keyOf(row: Json, at: number): string {
  const { id, name, role } = (row ?? {}) as Record<string, unknown>;
  const key = [id, name, role].find((one) => typeof one === 'string');
  return typeof key === 'string' ? key : String(at + 1);
}

function flat(json: Json, path = '', into = new Map<string, string>()): Map<string, string> {
  const inner = (piece: string, value: Json) => flat(value, path ? `${path}.${piece}` : piece, into);
  if (Array.isArray(json) && json.some((one) => typeof one === 'object')) {
    for (const [at, row] of json.entries()) inner(keyOf(row, at), row);
  } else if (typeof json === 'object' && json !== null && !Array.isArray(json)) {
    for (const [key, value] of Object.entries(json)) inner(key, value);
  } else if (json !== undefined) into.set(path, JSON.stringify(json));
  return into;
}
