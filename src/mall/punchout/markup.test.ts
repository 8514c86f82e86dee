// Whatever a name is, it stays text: in XML that is read again, and in the attribute of a form.
import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, it } from 'vitest';
import { escapeMarkup } from './markup.ts';

const parser = new XMLParser({
  ignoreAttributes: false,
  htmlEntities: true,
  trimValues: false,
  parseTagValue: false,
  processEntities: { enabled: true, maxTotalExpansions: 1_000_000 },
});
const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom(
      '<',
      '>',
      '&',
      '"',
      "'",
      ']]>',
      '&amp;',
      '\n',
      '\r',
      '\t',
      '\u0000',
      '\ud800',
      '中',
    ),
  }),
);

it('is read as it was written, but for signs that no XML may contain', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const safe = escapeMarkup(text);
      expect(safe).not.toMatch(/[<>"'\n\r\t]/);
      const xml = `<a b="${safe}">x${safe}</a>`;
      expect(XMLValidator.validate(xml)).toBe(true);
      const kept = [...text.toWellFormed()]
        .map((sign) => (/\p{Cc}|[\ufffe\uffff]/u.test(sign) && !'\t\n\r'.includes(sign) ? '\ufffd' : sign))
        .join('');
      const { a } = parser.parse(xml);
      expect(a).toEqual({ '@_b': kept, '#text': `x${kept}` });
    }),
  );
});

it.each([
  ['a < b & "c"', 'a &#60; b &#38; &#34;c&#34;'],
  ['\u0000\u001b', '\ufffd\ufffd'],
  ['\ud800x', '\ufffdx'],
])('%j', (text, safe) => expect(escapeMarkup(text)).toBe(safe));
