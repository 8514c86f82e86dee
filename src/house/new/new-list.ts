// The skeleton of a list over a room's table: its columns read off the table, its source, its page; two files and two lines.
import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { getColumns } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { camelOf, Impossible, type Noun, nounOf, quoted, said } from './noun.ts';
import { Written } from './written.ts';

/** What a list of each area is for, and whose rows it shows. */
const AREAS = {
  member: { side: 'front', who: 'member', door: 'loggedIn', access: 'loggedIn', whose: 'memberId' },
  seller: { side: 'seller', who: 'seller', door: 'storeOperator', access: 'storeOperator', whose: 'storeId' },
  admin: { side: 'admin', who: 'admin', door: 'platform', access: "platform('operator')", whose: undefined },
} as const;
type Area = (typeof AREAS)[keyof typeof AREAS];

/** A column of the table as the list shows it; `wire`: its shape in the reply, `from`: how the reply says it. */
interface Shown {
  name: string;
  column: string;
  wire: string;
  from: string;
}

/**
 * `list repair-order repair-order /member/repair 维修单 "Repair orders"`: room, noun, page and name. The table is the one
 * that is called like the noun.
 * @throws Impossible when there is no such room, table or area, or the rows do not say whose they are
 */
export async function newList([room = '', kebab, url = '', zh, en]: readonly string[]): Promise<Written> {
  const noun = nounOf(kebab, zh, en);
  const area = AREAS[url.split('/')[1] as keyof typeof AREAS];
  if (!area)
    throw new Impossible(
      `${url} is no page of the member centre or of a console: /member/…, /seller/…, /admin/….`,
    );
  const tables = `src/mall/${room}/server/${room}.tables.ts`;
  if (!existsSync(tables)) throw new Impossible(`There is no room ${room} with tables of its own.`);
  const table = ((await import(pathToFileURL(tables).href)) as Record<string, PgTable>)[noun.camel];
  if (!table) throw new Impossible(`${tables} has no table named ${noun.camel}.`);
  const columns = getColumns(table);
  if (area.whose && !columns[area.whose])
    throw new Impossible(`${noun.snake} has no ${area.whose}: whose rows would be shown?`);
  const key = Object.keys(columns).find((name) => columns[name]?.primary);
  if (!key) throw new Impossible(`${noun.snake} has no key of one column.`);

  const hasStatus = existsSync(`src/mall/${room}/${noun.kebab}-status.ts`) && columns.state !== undefined;
  const shown = Object.entries(columns).flatMap(([name, { dataType, columnType, notNull }]) =>
    name === area.whose
      ? []
      : shownAs({ name, type: `${columnType} ${dataType}`, notNull, isKey: name === key, hasStatus }),
  );
  const sorts = columns.createdAt && (area.whose || isIndexed(table, 'createdAt')) ? 'createdAt' : key;

  const written = new Written();
  const permission = comesTrue(written, url);
  const list = `${noun.camel}List`;
  written.add(
    `src/mall/${room}/${noun.kebab}-list.ts`,
    declaration(noun, { room, area, key, sorts, shown, hasStatus }),
  );
  written.add(
    `src/mall/${room}/server/list-${noun.kebabs}.ts`,
    origin(noun, { room, area, key, sorts, shown, hasStatus }),
  );
  const routes = `src/mall/${room}/server/${room}.routes.ts`;
  written.import(routes, `import { ${noun.camel}ListRoutes } from './list-${noun.kebabs}.ts';`);
  // A room that serves one protocol and nothing else returns no list of its own yet.
  const alone = /^( {2}return )(serveAll\([\s\S]*?^ {2}\}\));$/m;
  if (alone.test(readFileSync(routes, 'utf8')))
    written.change(routes, (text) => text.replace(alone, `$1[...$2, ...${noun.camel}ListRoutes];`));
  else written.append(routes, /^ {2}return \[$/, `    ...${noun.camel}ListRoutes,`);
  const module = `#mall/${room}/${noun.kebab}-list.ts`;
  written.append(
    screensOf(url),
    /^export const \w+Screens/,
    `  lists(${quoted(url)}, '${area.who}', () => import('${module}').then((m) => m.${list})${permission && `, ${permission}`}),`,
  );
  return written;
}

const screensOf = (url: string): string => `src/screens/${url.split('/')[1]}/routes.ts`;

/**
 * Takes a page out of those that are still to come, and lets menus lead there.
 * @returns the permission that it was announced with, in quotes; '' for none
 * @throws Impossible when something stands there already
 */
function comesTrue(written: Written, url: string): string {
  const screens = readFileSync(screensOf(url), 'utf8');
  const later = new RegExp(`^ +(?:'${url}'|\\['${url}', ('[^']+')\\]),\n`, 'm');
  const found = later.exec(screens);
  if (!found && screens.includes(`'${url}'`)) throw new Impossible(`${url} has a screen already.`);
  if (!found) return '';
  written.change(screensOf(url), (text) => text.replace(later, ''));
  written.change('src/screens/later-pages.ts', (text) =>
    text.replace(new RegExp(`^ {2}'${url}': page\\([\\s\\S]*?\\),\n(?= {2}'|\\};)`, 'm'), ''),
  );
  written.change('src/screens/later-addresses.ts', (text) => text.replace(`  '${url}',\n`, ''));
  return found[1] ?? '';
}

const isIndexed = (table: PgTable, name: string): boolean =>
  getTableConfig(table).indexes.some(({ config }) => config.columns[0] === getColumns(table)[name]);

function shownAs(of: {
  name: string;
  type: string;
  notNull: boolean;
  isKey: boolean;
  hasStatus: boolean;
}): Shown[] {
  const { name, type, notNull, isKey } = of;
  const may = (wire: string) => (notNull ? wire : `${wire}.nullable()`);
  const as = (column: string, wire: string, from = `row.${name}`): Shown[] => [
    { name, column, wire: may(wire), from },
  ];
  if (isKey) return as('code', /string/.test(type) ? 'z.string()' : 'z.number()');
  if (name === 'state' && of.hasStatus) return as('state', 'z.string()');
  if (/Timestamp/.test(type))
    return as(
      'moment',
      'z.string()',
      `row.${name}${notNull ? '' : '?'}.toISOString()${notNull ? '' : ' ?? null'}`,
    );
  if (/boolean/.test(type)) return as('yesNo', 'z.boolean()');
  if (/number|bigint/.test(type)) return as('number', 'z.number()');
  if (/string/.test(type)) return as('text', 'z.string()');
  return []; // what is no single value stands in no column
}

interface ListOf {
  room: string;
  area: Area;
  key: string;
  sorts: string;
  shown: readonly Shown[];
  hasStatus: boolean;
}

function declaration(
  { kebab, camel, pascal, name }: Noun,
  { room, area, key, sorts, shown, hasStatus }: ListOf,
): string {
  const column = ({ name: field, column: kind }: Shown): string => {
    const more = [
      field === key ? 'fixed: true, phone: 1' : kind === 'state' ? 'phone: 2' : '',
      field === sorts ? 'sort: true' : '',
      kind === 'state' ? `values: ${camel}Status` : '',
    ].filter(Boolean);
    return `    ${field}: col.${kind}(say.${field}${more.length ? `, { ${more.join(', ')} }` : ''}),`;
  };
  return `// The list of ${name.en.toLowerCase()}.
import { z } from 'zod';
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import { words } from '#kit/words/words.ts';
import { ${area.door} } from '#mall/member/actor.ts';
${hasStatus ? `import { ${camel}Status } from './${kebab}-status.ts';\n` : ''}
const say = words({
  list: ${said(name)},
${shown.map(({ name: field }) => `  ${field}: ${said(fieldName(field, name.zh))},`).join('\n')}
  nothingYet: ${said({ zh: `暂无${name.zh}`, en: `No ${name.en.toLowerCase()} yet` })},
});

export const ${pascal}Row = z.object({
${shown.map(({ name: field, wire }) => `  ${field}: ${wire},`).join('\n')}
});

export const ${camel}List = listing({
  path: 'v3/${camelOf(room)}/${area.side}/${camel}/list',
  access: ${area.access},
  title: say.list,
  row: ${pascal}Row,
  key: '${key}',
  columns: {
${shown.map(column).join('\n')}
  },
${hasStatus ? `  tabs: { field: 'state', values: ${camel}Status },\n` : ''}${
  sorts === 'createdAt' ? '  filters: { createdAt: filter.dateRange(say.createdAt) },\n' : ''
}  start: { sort: '-${sorts}' },
  exports: { name: say.list },
  none: { title: say.nothingYet },
});
`.replace(sorts === 'createdAt' ? '\0' : "import { filter } from '#kit/list/filter.ts';\n", '');
}

/** What a column is called until somebody says it better. */
function fieldName(field: string, zh: string): { zh: string; en: string } {
  const everyday: Record<string, { zh: string; en: string }> = {
    title: { zh: '名称', en: 'Title' },
    state: { zh: '状态', en: 'State' },
    createdAt: { zh: '创建时间', en: 'Made' },
    updatedAt: { zh: '更新时间', en: 'Changed' },
  };
  const en = field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return everyday[field] ?? { zh: `${zh} ${en}`, en: en.charAt(0).toUpperCase() + en.slice(1) };
}

function origin({ kebab, camel, name }: Noun, { room, area, key, sorts, shown, hasStatus }: ListOf): string {
  const columns = [sorts, ...(hasStatus ? ['state'] : [])].map((field) => `    ${field}: ${camel}.${field},`);
  return `// Where the list of ${name.en.toLowerCase()} comes from.
import { ${area.whose ? 'eq, ' : ''}inArray, sql } from 'drizzle-orm';
import { source } from '#kit/list/server/source.ts';
import { ${camel}List } from '../${kebab}-list.ts';
import { ${camel} } from './${room}.tables.ts';

export const ${camel}ListRoutes = source(${camel}List, ({ ${area.whose ? 'actor, ' : ''}work }) => ({
  from: sql\`\${${camel}}\`,
  key: ${camel}.${key},
  scope: ${area.whose ? `eq(${camel}.${area.whose}, actor.${area.whose})` : 'undefined'},
  columns: {
${columns.join('\n')}
  },
  async toRows(keys) {
    const rows = await work.tx
      .select()
      .from(${camel})
      .where(inArray(${camel}.${key}, keys.map(${shown.some((one) => one.name === key && one.wire === 'z.string()') ? 'String' : 'Number'})));
    return rows.map((row) => ({
${shown.map(({ name: field, from }) => `      ${field}: ${from},`).join('\n')}
    }));
  },
}));
`;
}
