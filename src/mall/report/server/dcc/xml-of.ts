// Writes XML: elements as values, texts escaped, nothing else.

/** A text, an element, or several one after the other; what is undefined is left out. */
export type Xml = string | Element | readonly Xml[] | undefined;
interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly inside: Xml;
}

export const element = (
  name: string,
  inside: Xml,
  attributes: Readonly<Record<string, string>> = {},
): Element => ({
  name,
  attributes,
  inside,
});

/** What XML 1.0 cannot say at all: control signs but tab and line ends. */
const isSayable = (sign: string): boolean => sign >= ' ' || sign === '\t' || sign === '\n' || sign === '\r';

const escaped = (text: string) =>
  [...text]
    .filter(isSayable)
    .join('')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

function written(xml: Xml, indent: string): string {
  if (xml === undefined) return '';
  if (typeof xml === 'string') return escaped(xml);
  if (isList(xml)) return xml.map((one) => written(one, indent)).join('');
  const { name, attributes, inside } = xml;
  const said = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join('');
  const within = written(inside, `${indent}  `);
  const end = within.endsWith('>') && within.startsWith('\n') ? `\n${indent}` : '';
  return `\n${indent}<${name}${said}>${within}${end}</${name}>`;
}

const isList = (xml: Xml): xml is readonly Xml[] => Array.isArray(xml);

/** A whole document, UTF-8. */
export const xmlDocument = (root: Xml): string =>
  `<?xml version="1.0" encoding="UTF-8"?>${written(root, '')}\n`;
