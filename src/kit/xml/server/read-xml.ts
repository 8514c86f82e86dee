// Reads XML of strangers: no DTD, no entities of their own, no depth and no size without end.
import { XMLParser } from 'fast-xml-parser';

/** An element: its text alone, or its attributes (`@name`), elements and text (`#text`). */
export type XmlNode = string | { readonly [name: string]: XmlNode | XmlNode[] };

const DEEPEST = 40; // chosen: cXML itself needs about fifteen
const LONGEST = 10_000_000; // chosen: signs that entities may stand for

const parserWith = (removeNSPrefix: boolean) =>
  new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    removeNSPrefix,
    parseTagValue: false,
    parseAttributeValue: false,
    ignoreDeclaration: true,
    ignorePiTags: true,
    maxNestedTags: DEEPEST,
    /** Only so are signs by number read, too. */
    htmlEntities: true,
    processEntities: { enabled: true, maxTotalExpansions: 50_000, maxExpandedLength: LONGEST },
  });
const [asNamed, withoutPrefixes] = [parserWith(false), parserWith(true)];

/** Why a text was not read. */
export class BadXml extends Error {
  readonly hasDtd: boolean;

  constructor(hasDtd: boolean) {
    super(hasDtd ? 'XML with a DTD' : 'no XML');
    this.name = 'BadXml';
    this.hasDtd = hasDtd;
  }
}

/** The text of a file, in the encoding that it says. @throws BadXml for bytes of another one */
export function xmlText(bytes: Buffer): string {
  const said = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w-]{1,40})["']/.exec(
    bytes.toString('latin1', 0, 200),
  )?.[1];
  try {
    return new TextDecoder(said ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new BadXml(false);
  }
}

/** What stands around the root element. @param options.prefixes whether names keep the prefix of their namespace @throws BadXml */
export function parseXml(text: string, { prefixes = true } = {}): XmlNode {
  if (/<!(?:DOCTYPE|ENTITY|ELEMENT|ATTLIST|NOTATION)/i.test(text)) throw new BadXml(true);
  try {
    return (prefixes ? asNamed : withoutPrefixes).parse(text, true) as XmlNode;
  } catch {
    throw new BadXml(false);
  }
}

/** The elements of that name within one. */
export function all(node: XmlNode | undefined, name: string): XmlNode[] {
  if (node === undefined || typeof node === 'string') return [];
  const found = Object.hasOwn(node, name) ? node[name] : undefined;
  return found === undefined ? [] : Array.isArray(found) ? found : [found as XmlNode];
}

/** The elements of that name at any depth. */
export function everywhere(node: XmlNode | undefined, name: string): XmlNode[] {
  if (node === undefined || typeof node === 'string') return [];
  const inside = Object.entries(node).flatMap(([key, value]) =>
    key === name ? [] : [value].flat().flatMap((one) => everywhere(one, name)),
  );
  return [...all(node, name), ...inside];
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
