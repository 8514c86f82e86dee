// Tells what changed between two versions of an inquiry, a quotation or a contract, field by field, in words that people use.
import { z } from 'zod';
import type { Language, Text } from '#kit/words/text.ts';

export interface Difference {
  /** Where it is: `lines[3].unitPrice`; elements of a list are named by their own number or key where they have one. */
  path: string;
  /** What the field is called. */
  label: Text;
  /** The line it belongs to; null: it is said of the whole. */
  lineNo: number | null;
  kind: 'added' | 'removed' | 'changed';
  /** As text; null where there was, or is, nothing. */
  before: string | null;
  after: string | null;
}

/** How replies carry a difference: its label in the reader's language. */
export const DifferenceReply = z.object({
  path: z.string(),
  label: z.string(),
  lineNo: z.number().nullable(),
  kind: z.enum(['added', 'removed', 'changed']),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type DifferenceReply = z.infer<typeof DifferenceReply>;

/** Words of a kind of document. */
export interface Vocabulary {
  /** By path with empty brackets: `lines[].unitPrice`. A field without a name is called by its key. */
  names: Readonly<Record<string, Text>>;
  /** How a value is written; undefined leaves it to the usual way. @param path with empty brackets */
  write?: (path: string, value: unknown) => string | undefined;
  /** Paths with empty brackets that say nothing to a reader: left out with everything below. */
  silent?: readonly string[];
}

/** What names an element of a list, so that one that moved is not taken for another. */
const NAMES_OF_ELEMENTS = ['lineNo', 'key', 'fileId'] as const;

/**
 * Every field that differs, in the order of the documents: first the later one's, then what is missing in it.
 * Equal contents give an empty list; swapping them swaps before and after. Lists are compared element by element,
 * by `lineNo`, `key` or `fileId` where they have one, else by place.
 * @param before plain JSON, like what `contentHashOf` takes
 */
export function compareContents(
  before: unknown,
  after: unknown,
  vocabulary: Vocabulary = { names: {} },
): Difference[] {
  const found: Difference[] = [];
  walk(before, after, { path: '', general: '', lineNo: null }, vocabulary, found);
  return found;
}

/** The same for a reply. */
export function toReply(differences: readonly Difference[], language: Language): DifferenceReply[] {
  return differences.map((one) => ({ ...one, label: one.label[language] }));
}

interface Place {
  path: string;
  general: string;
  lineNo: number | null;
}

function walk(before: unknown, after: unknown, at: Place, vocabulary: Vocabulary, found: Difference[]): void {
  if (vocabulary.silent?.includes(at.general)) return;
  if (isList(before) || isList(after)) {
    const [was, is] = [isList(before) ? before : [], isList(after) ? after : []];
    if ([...was, ...is].some(isObject) && vocabulary.write?.(at.general, is) === undefined) {
      walkList(was, is, at, vocabulary, found);
      return;
    }
  } else if (isObject(before) || isObject(after)) {
    const [was, is] = [isObject(before) ? before : {}, isObject(after) ? after : {}];
    if (vocabulary.write?.(at.general, is) === undefined) {
      for (const field of new Set([...Object.keys(is), ...Object.keys(was)]))
        walk(was[field], is[field], inside(at, field), vocabulary, found);
      return;
    }
  }
  if (isSame(before, after)) return;
  const write = (value: unknown) =>
    isNothing(value) ? null : (vocabulary.write?.(at.general, value) ?? usual(value));
  const [was, is] = [write(before), write(after)];
  if (was === is) return;
  found.push({
    path: at.path,
    label: vocabulary.names[at.general] ?? named(at.general),
    lineNo: at.lineNo,
    kind: was === null ? 'added' : is === null ? 'removed' : 'changed',
    before: was,
    after: is,
  });
}

function walkList(
  was: readonly unknown[],
  is: readonly unknown[],
  at: Place,
  vocabulary: Vocabulary,
  found: Difference[],
): void {
  const [former, latter] = [elementsOf(was), elementsOf(is)];
  for (const name of new Set([...latter.keys(), ...former.keys()])) {
    const [a, b] = [former.get(name), latter.get(name)];
    const lineNo = lineNoOf(b) ?? lineNoOf(a) ?? at.lineNo;
    walk(a, b, { path: `${at.path}[${name}]`, general: `${at.general}[]`, lineNo }, vocabulary, found);
  }
}

/** Elements by their own names; one without a name, or with another's, by its place. */
function elementsOf(list: readonly unknown[]): Map<string, unknown> {
  const found = new Map<string, unknown>();
  for (const [i, element] of list.entries()) {
    const field = isObject(element) ? NAMES_OF_ELEMENTS.find((one) => !isNothing(element[one])) : undefined;
    const name = field && isObject(element) ? String(element[field]) : `#${i + 1}`;
    found.set(found.has(name) ? `#${i + 1}` : name, element);
  }
  return found;
}

const lineNoOf = (element: unknown): number | null =>
  isObject(element) && typeof element.lineNo === 'number' ? element.lineNo : null;

const inside = (at: Place, field: string): Place => ({
  path: at.path ? `${at.path}.${field}` : field,
  general: at.general ? `${at.general}.${field}` : field,
  lineNo: at.lineNo,
});

const named = (general: string): Text => {
  const key = general.split('.').at(-1) ?? general;
  return { zh: key, en: key };
};

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

const usual = (value: unknown): string =>
  isList(value) ? value.map(usual).join(', ') : isObject(value) ? JSON.stringify(value) : String(value);
