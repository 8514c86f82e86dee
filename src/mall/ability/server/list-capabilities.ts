// Where the directory of capabilities comes from: its search by words and by numbers of standards, and its rows.
import { type SQL, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { source } from '#kit/list/server/source.ts';
import { type Cents, centsToWire, type UnitPrice, unitPriceToWire } from '#kit/money/money.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { findParts } from '#mall/part/server/part.ts';
import { type CapabilityRow, capabilityList } from '../ability-list.ts';
import { type Mark, priceUnits } from '../ability-terms.ts';
import { readSearch, type StandardNumber } from '../standard-number.ts';

const FROM = sql`capability c JOIN standard s USING (standard_id) JOIN lab_site t USING (site_id)`;

/** Everything of a capability that words are looked for in. */
const TEXT = sql`concat_ws(' ', c.item_zh, c.item_en, c.object_zh, c.object_en, s.number, c.clause,
  array_to_string(c.also, ' '), c.range, c.cap_no)`;

/** Its own standard or an equal one: this very one, a part of a series, another letter of revision, or what took its place. */
function isOf({ family }: StandardNumber): SQL {
  const same = (column: SQL) =>
    sql`(${column} = ${family} OR ${column} LIKE ${`${family}.%`} OR ${column} LIKE ${`${family}-%`}
         OR ${column} ~ ${`^${escaped(family)}[A-Z]$`}${family.length < 4 ? sql`` : sql` OR ${column} LIKE ${`%${family}`}`})`;
  return sql`(${same(sql`s.family`)}
    OR EXISTS (SELECT FROM unnest(c.also_families) AS other (family) WHERE ${same(sql`other.family`)})
    OR EXISTS (SELECT FROM standard f WHERE f.replaced_by_id = s.standard_id AND f.family = ${family}))`;
}

const escaped = (family: string) => family.replaceAll('.', String.raw`\.`);

const isLike = (word: string): SQL => sql`${TEXT} ILIKE ${`%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`}`;

function isFound(text: string): SQL {
  const { numbers, words } = readSearch(text);
  const all = [...numbers.map(isOf), ...words.map(isLike)];
  return all.length === 0 ? sql`true` : sql.join(all, sql` AND `);
}

type Row = Omit<CapabilityRow, 'marks' | 'unit' | 'unitPrice' | 'minCharge'> & {
  marks: { mark: Mark; until: string }[];
  unit: string | null;
  unitPrice: UnitPrice | null;
  minCharge: Cents | null;
};

async function rowsOf(work: Work, keys: readonly (string | number)[]): Promise<CapabilityRow[]> {
  const zh = work.language === 'zh';
  const named = (name: string) => sql.raw(`${name}_${zh ? 'zh' : 'en'}`);
  const { rows } = await work.tx.execute<Row & Record<string, unknown>>(
    sql`SELECT c.cap_id AS "capId", c.cap_no AS "capNo", c.kind, c.field, ${named('c.item')} AS item,
               ${named('c.object')} AS object, s.number AS standard, c.clause, c.also, c.range, c.uncertainty, c.days,
               c.specimens, ${named('t.name')} AS site, h.unit, h.unit_price AS "unitPrice", h.min_charge AS "minCharge",
               (SELECT coalesce(json_agg(json_build_object('mark', m.mark, 'until', m.valid_to) ORDER BY m.mark_id), '[]')
                FROM capability_mark m WHERE m.cap_id = c.cap_id AND m.valid_from <= ${work.now} AND m.valid_to > ${work.now}) AS marks
        FROM ${FROM} LEFT JOIN charge h ON h.cap_id = c.cap_id AND h.valid_to IS NULL
        WHERE c.cap_id = ANY(${sql.param([...keys])}::bigint[])`,
  );
  return rows.map((row: Row) => ({
    ...row,
    clause: zh ? row.clause : row.clause.replace(/^方法/, 'Method ').replace(/^试验/, 'Test '),
    unit: row.unit === null ? '' : zh ? row.unit : (priceUnits[row.unit] ?? row.unit),
    unitPrice: row.unitPrice === null ? null : unitPriceToWire(Number(row.unitPrice) as UnitPrice),
    minCharge: row.minCharge === null ? null : centsToWire(Number(row.minCharge) as Cents),
    marks: row.marks.map(({ mark, until }) => ({ mark, until: dayInChina(new Date(until)) })),
  }));
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

async function noteOf(work: Work): Promise<string> {
  const notes = await work.query<{ note: string }>(
    `SELECT ${work.language === 'zh' ? 'note_zh' : 'note_en'} AS note FROM laboratory ORDER BY lab_id`,
  );
  return notes
    .map(({ note }) => note)
    .filter((note) => note !== '')
    .join(' ');
}

export const capabilityListRoutes = source(capabilityList, ({ work, input }) => {
  const { standardNo = '', partId, keyword = '' } = input as typeof input & { keyword?: string };
  const conditions = [
    ...(standardNo === '' ? [] : [isFound(standardNo)]),
    ...(partId === undefined
      ? []
      : [
          sql`c.category_ids && (SELECT g.path::bigint[] FROM part p JOIN category g USING (category_id) WHERE p.part_id = ${partId})`,
        ]),
  ];
  return {
    from: FROM,
    key: sql`c.cap_id`,
    scope: conditions.length === 0 ? undefined : sql.join(conditions, sql` AND `),
    columns: {
      kind: sql`c.kind`,
      capNo: sql`c.cap_no`,
      field: sql`c.field`,
      site: sql`c.site_id`,
      days: sql`c.days`,
    },
    search: [(typed) => isFound(typed)],
    filters: {
      mark: (mark) =>
        sql`EXISTS (SELECT FROM capability_mark m WHERE m.cap_id = c.cap_id AND m.mark = ${mark}
            AND m.valid_from <= ${work.now} AND m.valid_to > ${work.now})`,
    },
    toRows: (keys) => rowsOf(work, keys),
    more: async () => ({
      replaced: await replacedAmong(work, readSearch(`${standardNo} ${keyword}`).numbers),
      sites: await work.query<{ siteId: number; name: string }>(
        `SELECT site_id AS "siteId", ${work.language === 'zh' ? 'name_zh' : 'name_en'} AS name FROM lab_site ORDER BY code`,
      ),
      note: await noteOf(work),
      partNo: partId === undefined ? '' : ((await findParts(work, [partId])).get(partId)?.partNo ?? ''),
    }),
  };
});
