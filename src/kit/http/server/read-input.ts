// Turns what arrived into what an action takes, or refuses with the first clear sentence.
import type { z } from 'zod';
import { required } from '#kit/rules/required.ts';
import type { Text } from '#kit/words/text.ts';
import { httpErrors, Refusal } from '../refusal.ts';
import { State } from '../state.ts';

/** @throws Refusal 255 naming the field and, where a rule has one, its own sentence */
export function readInput<S extends z.ZodType>(schema: S, raw: unknown): z.output<S> {
  if (!canBeKept(raw, 0)) throw httpErrors.badInput({ name: '' });
  const read = schema.safeParse(raw);
  if (read.success) return read.data;
  const issue = required(read.error.issues[0]);
  const name = issue.path.map(String).join('.');
  const text = 'params' in issue ? (issue.params as { text?: Text } | undefined)?.text : undefined;
  if (text) {
    const isMissing = valueAt(raw, issue.path) === undefined;
    if (isMissing) throw httpErrors.missingInput({ name });
    throw new Refusal(State.refused, text, { name }, 'http.badInput');
  }
  if (issue.path.length > 0 && valueAt(raw, issue.path) === undefined)
    throw httpErrors.missingInput({ name });
  throw httpErrors.badInput({ name });
}

function valueAt(raw: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>((whole, step) => {
    const at = typeof whole === 'string' ? parsed(whole) : whole;
    return typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[step] : undefined;
  }, raw);
}

/** A list or object that came as text. @see json */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** PostgreSQL keeps no NUL characters and no halves of characters; nobody types them by hand, or nests things so deeply. */
function canBeKept(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return !value.includes('\u0000') && value.isWellFormed();
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return true;
  if (depth > 20) return false;
  return Object.entries(value).every(([name, one]) => !name.includes('\u0000') && canBeKept(one, depth + 1));
}
