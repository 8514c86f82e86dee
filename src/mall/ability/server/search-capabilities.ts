// What the lists over capabilities share: the search by words and by numbers of standards, the fields that rows begin with, and what stands above.
import { type SQL, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import type { Language } from '#kit/words/text.ts';
import type { CapabilityBasics } from '../ability-list.ts';
import { MARKS, type Mark, priceUnits } from '../ability-terms.ts';
import { wayOf } from '../price-of-form.ts';
import { readSearch, type StandardNumber } from '../standard-number.ts';

/** Joins of a capability `c` with its standard and its site. */
export const JOINED = sql`JOIN standard s USING (standard_id) JOIN lab_site t USING (site_id)`;

/** Everything of a capability that words are looked for in. */
const TEXT = sql`concat_ws(' ', c.item_zh, c.item_en, c.object_zh, c.object_en, s.number, c.clause,
  array_to_string(c.also, ' '), c.range, c.cap_no)`;

/** Its own standard or an equal one: this very one, a part of a series, another letter of revision, or what took its place. */
function isOf({ family }: StandardNumber): SQL {
  const same = (column: SQL) =>
    sql`(${column} = ${family} OR ${column} LIKE ${`${family}.%`} OR ${column} LIKE ${`${family}-%`}
         OR ${column} ~ ${`^${escaped(family)}[A-Z]$`}${family.length < 4 ? sql`` : sql` OR ${column} LIKE ${`%${family}`}`})`;
  // a number alone is that of any body; Europe takes the electrotechnical ones over with their numbers
  const others = /^\d/.test(family)
    ? sql`OR s.family ~ ${`^[A-Z]+${escaped(family)}$`} OR EXISTS (SELECT FROM unnest(c.also_families) AS named (family)
         WHERE named.family ~ ${`^[A-Z]+${escaped(family)}$`})`
    : /^EN6\d{4}/.test(family)
      ? sql`OR ${isOf({ family: family.replace(/^EN/, 'IEC'), edition: null })}`
      : sql``;
  return sql`(${same(sql`s.family`)} ${others}
    OR EXISTS (SELECT FROM unnest(c.also_families) AS other (family) WHERE ${same(sql`other.family`)})
    OR EXISTS (SELECT FROM standard f WHERE f.replaced_by_id = s.standard_id AND f.family = ${family}))`;
}

const escaped = (family: string) => family.replaceAll('.', String.raw`\.`);

/** What every item is: `湿热试验` finds `恒定湿热`. */
const ITEM_OF_ALL = /(?<=\S{2})(试验|测试|检测|检验)$/;
/** `X射线` is `X 射线`. */
const MIXED = /[a-z0-9](?=\p{Script=Han})|\p{Script=Han}(?=[a-z0-9])/iu;

function isLike(work: Work, word: string): SQL {
  const mark = MARKS.find((one) => one === word.toUpperCase());
  const plain = word.replace(ITEM_OF_ALL, '');
  const like = `%${plain.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const text = MIXED.test(plain) ? sql`replace(${TEXT}, ' ', '')` : TEXT;
  return mark === undefined
    ? sql`${text} ILIKE ${like}`
    : sql`(${text} ILIKE ${like} OR ${hasMark(work, mark)})`;
}

/** What has all of these numbers. */
export const hasNumber = (numbers: readonly StandardNumber[]): SQL => sql.join(numbers.map(isOf), sql` AND `);

/** What has all numbers and words of a text. */
export function isFound(work: Work, text: string): SQL {
  const { numbers, words } = readSearch(text);
  const all = [...numbers.map(isOf), ...words.map((word) => isLike(work, word))];
  return all.length === 0 ? sql`true` : sql.join(all, sql` AND `);
}

/** What has the mark today. */
export const hasMark = (work: Work, mark: Mark): SQL =>
  sql`EXISTS (SELECT FROM capability_mark m WHERE m.cap_id = c.cap_id AND m.mark = ${mark}
      AND m.valid_from <= ${work.now} AND m.valid_to > ${work.now})`;

/** A price row `h` that holds now. */
export const holdsNow = (work: Work): SQL =>
  sql`h.valid_from <= ${work.now} AND (h.valid_to IS NULL OR h.valid_to > ${work.now})`;

/** A column of names in the reader's language: `named(work, 'c.item')`. */
export const named = (work: Work, name: string): SQL => sql.raw(`${name}_${work.language}`);

export type BasicRow = Omit<CapabilityBasics, 'marks' | 'unit' | 'way'> & {
  marks: { mark: Mark; until: string }[];
  unit: string | null;
};

/** Marks of a capability `c` that are valid today, with their end. */
export const marksOf = (work: Work): SQL =>
  sql`(SELECT coalesce(json_agg(json_build_object('mark', m.mark, 'until', m.valid_to) ORDER BY m.mark_id), '[]')
       FROM capability_mark m WHERE m.cap_id = c.cap_id AND m.valid_from <= ${work.now} AND m.valid_to > ${work.now})`;

/** The fields of `CapabilityBasics`. */
export const basicsOf = (work: Work): SQL =>
  sql`c.cap_id AS "capId", c.cap_no AS "capNo", c.field, ${named(work, 'c.item')} AS item,
      ${named(work, 'c.object')} AS object, s.number AS standard, c.clause, ${named(work, 't.name')} AS site, h.unit,
      ${marksOf(work)} AS marks`;

/** A unit of prices, which is kept by its Chinese name. */
export const unitIn = (language: Language, unit: string): string =>
  language === 'zh' ? unit : (priceUnits[unit] ?? unit);

/** A clause of a standard, which is kept in Chinese. */
export const clauseIn = (language: Language, clause: string): string =>
  language === 'zh'
    ? clause
    : clause.replace(/^方法/, 'Method ').replace(/^试验/, 'Test ').replace(/^表/, 'Table ');

/** The same as replies say it. */
export const toBasics = ({ language }: Work, { clause, unit, marks }: BasicRow) => ({
  clause: clauseIn(language, clause),
  unit: unit === null ? '' : unitIn(language, unit),
  way: wayOf(unit ?? ''),
  marks: marks.map(({ mark, until }) => ({ mark, until: dayInChina(new Date(until)) })),
});

/** What replies of such lists say besides. @param asked everything in which a number may have been typed */
export async function saidAbove(work: Work, asked: string) {
  const notes = await work.query<{ note: string }>(
    `SELECT note_${work.language} AS note FROM laboratory WHERE note_${work.language} <> '' ORDER BY lab_id`,
  );
  return {
    replaced: await replacedAmong(work, readSearch(asked).numbers),
    sites: await work.query<{ siteId: number; name: string }>(
      `SELECT site_id AS "siteId", name_${work.language} AS name FROM lab_site ORDER BY code`,
    ),
    note: notes.map(({ note }) => note).join(' '),
  };
}

/** Numbers that are asked for and no more in force: that edition, or a standard of which none is left. */
async function replacedAmong(
  work: Work,
  numbers: readonly StandardNumber[],
): Promise<{ number: string; replacedBy: string }[]> {
  if (numbers.length === 0) return [];
  return work.query<{ number: string; replacedBy: string }>(
    `SELECT f.number, s.number AS "replacedBy" FROM standard f JOIN standard s ON s.standard_id = f.replaced_by_id
     JOIN unnest($1::text[], $2::int[]) AS asked (family, edition) ON asked.family = f.family
     WHERE f.edition = asked.edition
        OR NOT EXISTS (SELECT FROM standard own WHERE own.family = f.family AND own.replaced_by_id IS NULL)
     ORDER BY 1`,
    [numbers.map(({ family }) => family), numbers.map(({ edition }) => edition)],
    'ability-replaced',
  );
}
