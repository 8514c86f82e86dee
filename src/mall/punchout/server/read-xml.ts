// Reads what procurement systems send: XML of one root, with no DTD but the line that names cXML's own, which is never fetched.
import { all, BadXml, parseXml, type XmlNode, xmlText } from '#kit/xml/server/read-xml.ts';
import { punchoutErrors } from './punchout.errors.ts';

export { all, at, attribute, textAt, type XmlNode } from '#kit/xml/server/read-xml.ts';

export const XML_BYTES = 1_000_000; // chosen: some hundred lines with everything that may stand in them

const DOCTYPE =
  /^(?<before>\s*(?:<\?xml[^<>]*\?>)?(?:\s|<!--(?:[^-]|-[^-])*-->)*)<!DOCTYPE\s+cXML(?:\s+SYSTEM\s*(?:"[^"<>]*"|'[^'<>]*'))?\s*>/;

/** The root element of that name. @throws punchoutErrors.hasDtd, unreadable */
export function readXml(bytes: Buffer, root: string): XmlNode {
  try {
    const [node, another] = all(parseXml(xmlText(bytes).replace(DOCTYPE, '$<before>')), root);
    if (node === undefined || another !== undefined) throw new BadXml(false);
    return node;
  } catch (error) {
    if (!(error instanceof BadXml)) throw error;
    throw error.hasDtd ? punchoutErrors.hasDtd() : punchoutErrors.unreadable();
  }
}
