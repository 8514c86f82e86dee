// Text as it may stand in XML and HTML, in an element or an attribute.

/** What XML may not contain, not even by its number, and other control characters. */
const FORBIDDEN = /[\p{Cc}\ufffe\uffff]/gu;

/** Nothing in it ends an element or an attribute or begins one; what no XML may contain becomes U+FFFD. */
export const escapeMarkup = (text: string): string =>
  text
    .toWellFormed()
    .replace(FORBIDDEN, (sign) => ('\t\n\r'.includes(sign) ? sign : '\ufffd'))
    .replace(/[&<>"'\t\n\r]/g, (sign) => `&#${sign.charCodeAt(0)};`);
