// The letters of authorisation: what is asked stands in the letter, and what is not given is a line to write on.
import { describe, expect, it } from 'vitest';
import {
  ATTORNEY_FIELD_NAMES,
  ATTORNEY_FIELDS,
  ATTORNEY_KINDS,
  type AttorneyKind,
  attorneyTemplates,
  attorneyText,
  isAttorneyKind,
} from './attorney-templates.ts';

const LINE = '________________';
/** ‹companyName› for the company's name, and so on, with blanks around that do not count. */
const values = Object.fromEntries(ATTORNEY_FIELD_NAMES.map((field) => [field, `\t‹${field}›\t`]));

describe.each(ATTORNEY_KINDS)('a letter of %s', (kind) => {
  it.each(['zh', 'en'] as const)('has in %s just what it asks for', (language) => {
    const paragraphs = attorneyText(kind, values, language);
    const text = paragraphs.join('\n');
    const filled = [...text.matchAll(/‹(\w+)›/g)].map(([, field]) => field);
    expect(new Set(filled)).toEqual(new Set(attorneyTemplates[kind].fields));
    expect(filled).toHaveLength(new Set(filled).size);
    expect(text).not.toContain(LINE);
    expect(text).not.toContain('\t');
    const empty = attorneyText(kind, { companyName: ' ' }, language).join('\n');
    expect(empty.split(LINE)).toHaveLength(filled.length + 1);
  });

  it('says the same in both languages, and is signed', () => {
    const [zh, en] = [attorneyText(kind, {}, 'zh'), attorneyText(kind, {}, 'en')];
    expect(zh).toHaveLength(en.length);
    expect([...zh, ...en].every((paragraph) => paragraph.length > 10 || /元采平台/.test(paragraph))).toBe(
      true,
    );
    const { title, purpose, advice, signatures } = attorneyTemplates[kind];
    for (const words of [title, purpose, ...advice, ...signatures])
      expect([words.zh, words.en].every(Boolean)).toBe(true);
    expect(advice).toHaveLength(2);
  });
});

it.each<[AttorneyKind, string, number]>([
  ['administrator', 'companyName uscc legalName personName personIdNumber personMobile memberName until', 3],
  ['signing', 'companyName uscc legalName personName personIdNumber personMobile until', 3],
  ['employment', 'companyName uscc personName personIdNumber department jobTitle since', 2],
  ['sample', 'companyName uscc legalName personName personIdNumber personMobile until', 3],
])('%s asks for %s and has %d signatures', (kind, fields, signatures) => {
  expect(attorneyTemplates[kind].fields.join(' ')).toBe(fields);
  expect(attorneyTemplates[kind].signatures).toHaveLength(signatures);
});

it('kinds are known, and fields are called something', () => {
  expect(ATTORNEY_KINDS.every(isAttorneyKind)).toBe(true);
  expect(['', 'other', null].some(isAttorneyKind)).toBe(false);
  for (const field of ATTORNEY_FIELD_NAMES)
    expect([ATTORNEY_FIELDS[field].zh, ATTORNEY_FIELDS[field].en].every(Boolean)).toBe(true);
  expect(ATTORNEY_FIELD_NAMES).toHaveLength(11);
});
