// Reads XML of strangers: no DTD but the line that names cXML's own, which is never fetched; no entities of their own; no depth, no size without end.
import { XMLParser } from 'fast-xml-parser';
import { punchoutErrors } from './punchout.errors.ts';

/** An element: its text alone, or its attributes (`@name`), elements and text (`#text`). */
export type XmlNode = string | { readonly [name: string]: XmlNode | XmlNode[] };

export const XML_BYTES = 1_000_000; // chosen: some hundred lines with everything that may stand in them
const DEEPEST = 40; // chosen: cXML itself needs about fifteen

const DOCTYPE =
  /^(?<before>\s*(?:<\?xml[^<>]*\?>)?(?:\s|<!--(?:[^-]|-[^-])*-->)*)<!DOCTYPE\s+cXML(?:\s+SYSTEM\s*(?:"[^"<>]*"|'[^'<>]*'))?\s*>/;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: DEEPEST,
  /** Only so are signs by number read, too. */
  htmlEntities: true,
  processEntities: { enabled: true, maxTotalExpansions: 50_000, maxExpandedLength: XML_BYTES },
});

/** @throws punchoutErrors.unreadable for bytes of another encoding than they say */
function decode(bytes: Buffer): string {
  const said = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w-]{1,40})["']/.exec(
    bytes.toString('latin1', 0, 200),
  )?.[1];
  try {
    return new TextDecoder(said ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw punchoutErrors.unreadable();
  }
}

/** The root element of that name. @throws punchoutErrors.hasDtd, unreadable */
export function readXml(bytes: Buffer, root: string): XmlNode {
  const text = decode(bytes).replace(DOCTYPE, '$<before>');
  if (/<!(?:DOCTYPE|ENTITY|ELEMENT|ATTLIST|NOTATION)/i.test(text)) throw punchoutErrors.hasDtd();
  let read: XmlNode;
  try {
    read = parser.parse(text, true) as XmlNode;
  } catch {
    throw punchoutErrors.unreadable();
  }
  const [node, another] = all(read, root);
  if (node === undefined || another !== undefined) throw punchoutErrors.unreadable();
  return node;
}

/** The elements of that name within one. */
export function all(node: XmlNode | undefined, name: string): XmlNode[] {
  if (node === undefined || typeof node === 'string') return [];
  const found = Object.hasOwn(node, name) ? node[name] : undefined;
  return found === undefined ? [] : Array.isArray(found) ? found : [found as XmlNode];
}

/** The first element along a way of names. */
export function at(node: XmlNode | undefined, ...names: readonly string[]): XmlNode | undefined {
  let found = node;
  for (const name of names) found = all(found, name)[0];
  return found;
}

/** Its text, trimmed; '' for none. */
export function textAt(node: XmlNode | undefined, ...names: readonly string[]): string {
  const found = at(node, ...names);
  if (found === undefined) return '';
  const text = typeof found === 'string' ? found : found['#text'];
  return typeof text === 'string' ? text.trim() : '';
}

export function attribute(node: XmlNode | undefined, name: string): string {
  const value = node === undefined || typeof node === 'string' ? undefined : node[`@${name}`];
  return typeof value === 'string' ? value.trim() : '';
}
