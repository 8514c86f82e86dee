// The skeleton of a room: a noun with a life that its member begins, reads and closes; with its table, errors and tests.
import { existsSync } from 'node:fs';
import { floors } from '../floors.ts';
import { Impossible, type Noun, nounOf, quoted, said, some } from './noun.ts';
import { Written } from './written.ts';

/**
 * `room repair-order 维修单 "Repair order"`: on a floor of its own above all others, registered in `app/rooms.ts`.
 * @throws Impossible when the room is there, or the name is none
 */
export function newRoom([kebab, zh, en]: readonly string[]): Written {
  const noun = nounOf(kebab, zh, en);
  const room = `src/mall/${noun.kebab}`;
  if (existsSync(room)) throw new Impossible(`The room ${noun.kebab} is there already.`);
  const written = new Written();
  for (const [path, text] of Object.entries(filesOf(noun))) written.add(`${room}/${path}`, text);

  const { kebab: name, camel } = noun;
  const rooms = 'src/app/rooms.ts';
  written.import(rooms, `import { ${camel}Routes } from '#mall/${name}/server/${name}.routes.ts';`);
  written.append(rooms, /^ {2}return \[$/, `    ...${camel}Routes(),`);
  written.append('src/house/floors.ts', /^export const floors/, `  [${quoted(name)}],`);
  written.change('docs/house.md', (text) =>
    text.replace(/^(1 `member`.*)\.$/m, `$1 · ${floors.length + 1} \`${name}\`.`),
  );
  return written;
}

function filesOf(noun: Noun): Record<string, string> {
  const { kebab, camel, pascal, pascals, snake, name } = noun;
  const upper = snake.toUpperCase();
  const id = `${camel}Id`;
  const a = some(noun);
  return {
    [`${kebab}.protocol.ts`]: `// ${name.en}: what its member may call. Owns ${snake}; leans on member.
import { z } from 'zod';
import { door, get, post } from '#kit/http/door.ts';
import { id, line, requestId } from '#kit/http/wire.ts';
import { loggedIn } from '#mall/member/actor.ts';
import { ${upper}_ACTIONS, ${upper}_STATES } from './${kebab}-process.ts';

export const ${pascal} = z.object({
  ${id}: z.number(),
  title: z.string(),
  state: z.enum(${upper}_STATES),
  createdAt: z.string(),
  allowedActions: z.array(z.enum(${upper}_ACTIONS)),
});
export type ${pascal} = z.infer<typeof ${pascal}>;

const which = z.object({ ${id}: id() });

export const ${camel}Protocol = door('v3/${camel}/front/${camel}', loggedIn, {
  detail: get(${said(name)}, which, ${pascal}),
  begin: post(${said({ zh: `新建${name.zh}`, en: `Begin ${a}` })}, z.object({ title: line(100, 1), ...requestId }), ${pascal}, {
    creates: true,
  }),
  close: post(${said({ zh: `关闭${name.zh}`, en: `Close ${a}` })}, which, ${pascal}),
});
`,
    [`${kebab}-process.ts`]: `// The life of ${a}, complete.
import { process } from '#kit/process/process.ts';

export const ${upper}_STATES = ['OPEN', 'CLOSED'] as const;
export type ${pascal}State = (typeof ${upper}_STATES)[number];

export const ${camel}Process = process<${pascal}State, 'owner'>()({
  begin: { from: [], to: 'OPEN', by: ['owner'] },
  close: { from: ['OPEN'], to: 'CLOSED', by: ['owner'] },
});
export type ${pascal}Action = keyof typeof ${camel}Process;
export const ${upper}_ACTIONS = Object.keys(${camel}Process) as [${pascal}Action, ...${pascal}Action[]];
`,
    [`${kebab}-process.test.ts`]: `// The life of ${a} as a table.
import { expect, it } from 'vitest';
import { lifeTable } from '#kit/process/process.builders.ts';
import { ${upper}_ACTIONS, ${upper}_STATES, ${camel}Process } from './${kebab}-process.ts';

it('allows exactly this', () => {
  expect(lifeTable(${camel}Process, ${upper}_STATES, ['owner'])).toEqual({
    new: 'owner: begin → OPEN',
    OPEN: 'owner: close → CLOSED',
    CLOSED: '',
  });
  expect(${upper}_ACTIONS).toEqual(['begin', 'close']);
});
`,
    [`${kebab}-status.ts`]: `// Everything about a state of ${a}, one row each.
import type { NamedValue } from '#kit/list/column.ts';
import type { ${pascal}State } from './${kebab}-process.ts';

export const ${camel}Status: Readonly<Record<${pascal}State, NamedValue>> = {
  OPEN: { zh: '进行中', en: 'Open', tone: 'moving' },
  CLOSED: { zh: '已关闭', en: 'Closed', tone: 'neutral' },
};
`,
    [`server/${kebab}.tables.ts`]: `// ${name.en}: each belongs to a member.
import { index, text } from 'drizzle-orm/pg-core';
import { key, moment, refTo, table } from '#kit/db/columns.ts';
import { member } from '#mall/member/server/member.tables.ts';
import type { ${pascal}State } from '../${kebab}-process.ts';

export const ${camel} = table(
  '${snake}',
  {
    ${id}: key(),
    memberId: refTo(() => member.memberId),
    title: text().notNull(),
    state: text().$type<${pascal}State>().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [index().on(t.memberId, t.createdAt)],
);
`,
    [`server/${kebab}.errors.ts`]: `// How the ${kebab} room says no.
import { errors } from '#kit/http/refusal.ts';
import type { ${pascal}State } from '../${kebab}-process.ts';
import { ${camel}Status } from '../${kebab}-status.ts';

export const ${camel}Errors = errors('${camel}', {
  notFound: ${said({ zh: `没有找到该${name.zh}`, en: 'It was not found' })},
  notNow: ({ state }: { state: ${pascal}State }) => ({
    zh: \`\${${camel}Status[state].zh}，不能进行此操作\`,
    en: \`\${${camel}Status[state].en}: this is not possible now\`,
  }),
  changedMeanwhile: { zh: '内容已被他人修改，请刷新后重试', en: 'Somebody else has changed it meanwhile, please load it anew' },
});
`,
    [`server/${kebab}-life.ts`]: `// The life of ${a} on the server, and how one is found and shown.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { life } from '#kit/document/life.ts';
import type { ${pascal} } from '../${kebab}.protocol.ts';
import { ${camel}Process } from '../${kebab}-process.ts';
import { ${camel}Status } from '../${kebab}-status.ts';
import { ${camel}Errors } from './${kebab}.errors.ts';
import { ${camel} } from './${kebab}.tables.ts';

export type ${pascal}Row = typeof ${camel}.$inferSelect;

export const ${camel}Life = life({
  docType: '${camel}',
  table: ${camel},
  key: '${id}',
  process: ${camel}Process,
  status: ${camel}Status,
  notNow: ({ state }) => ${camel}Errors.notNow({ state }),
  changedMeanwhile: () => ${camel}Errors.changedMeanwhile(),
});

/** The member's own, locked until this work ends. @throws ${camel}Errors.notFound also for somebody else's */
export async function require${pascal}(work: Work, memberId: number, ${id}: number): Promise<${pascal}Row> {
  const row = await ${camel}Life.hold(work, ${id}, eq(${camel}.memberId, memberId));
  if (!row) throw ${camel}Errors.notFound();
  return row;
}

/** As its member reads it. */
export const ${camel}View = ({ now }: Work, row: ${pascal}Row): ${pascal} => ({
  ${id}: row.${id},
  title: row.title,
  state: row.state,
  createdAt: row.createdAt.toISOString(),
  allowedActions: [...${camel}Life.allowed(row, 'owner', now)],
});
`,
    [`server/change-${kebab}.ts`]: `// A member begins ${a}, reads it and closes it.
import type { Actions } from '#kit/http/server/serve.ts';
import { stepBy } from '#mall/member/actor.ts';
import type { ${camel}Protocol } from '../${kebab}.protocol.ts';
import { ${camel}Life, ${camel}View, require${pascal} } from './${kebab}-life.ts';

type Acts = Actions<typeof ${camel}Protocol>;

export const begin${pascal}: Acts['begin'] = async (work, actor, { title }) => {
  const wish = { memberId: actor.memberId, title };
  return ${camel}View(work, await ${camel}Life.begin(work, 'begin', wish, stepBy('owner', actor)));
};

/** @throws ${camel}Errors.notFound */
export const show${pascal}: Acts['detail'] = async (work, { memberId }, { ${id} }) => {
  return ${camel}View(work, await require${pascal}(work, memberId, ${id}));
};

/** @throws ${camel}Errors.notFound, notNow */
export const close${pascal}: Acts['close'] = async (work, actor, { ${id} }) => {
  const row = await require${pascal}(work, actor.memberId, ${id});
  return ${camel}View(work, await ${camel}Life.advance(work, row, 'close', stepBy('owner', actor)));
};
`,
    [`server/${kebab}.routes.ts`]: `// What the ${kebab} room serves.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { ${camel}Protocol } from '../${kebab}.protocol.ts';
import { begin${pascal}, close${pascal}, show${pascal} } from './change-${kebab}.ts';

export function ${camel}Routes(): Route[] {
  return [
    ...serveAll(${camel}Protocol, {
      detail: show${pascal},
      begin: begin${pascal},
      close: close${pascal},
    }),
  ];
}
`,
    [`server/${kebab}.test.ts`]: `// ${pascals} through HTTP: their life, and that they are nobody else's.
import { afterAll, describe, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import { listSteps } from '#kit/document/step-log.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { ${camel}Protocol as protocol } from '../${kebab}.protocol.ts';

const mall = await openTestMall();
afterAll(() => mall.close());

describe('happy', () => {
  it('is begun, read and closed; each step is kept', async () => {
    const me = await aLogin(mall);
    const { ${id} } = await mall.call(protocol.begin, { title: '一' }, me);
    const begun = await mall.call(protocol.detail, { ${id} }, me);
    expect(begun).toMatchObject({ title: '一', state: 'OPEN', allowedActions: ['close'] });
    const closed = await mall.call(protocol.close, { ${id} }, me);
    expect(closed).toMatchObject({ state: 'CLOSED', allowedActions: [] });
    const steps = await mall.work((work) => listSteps(work, [{ docType: '${camel}', docSns: [String(${id})] }]));
    expect(steps.map(({ event }) => event)).toEqual(['begin', 'close']);
  });
});

describe('refused', () => {
  it('what is closed is not closed again', async () => {
    const me = await aLogin(mall);
    const { ${id} } = await mall.call(protocol.begin, { title: '一' }, me);
    await mall.call(protocol.close, { ${id} }, me);
    const refused = await refusalOf(mall.call(protocol.close, { ${id} }, me));
    expect(refused.message).toBe('已关闭，不能进行此操作');
  });

  it('is neither read nor closed by another member', async () => {
    const { ${id} } = await mall.call(protocol.begin, { title: '一' }, await aLogin(mall));
    const other = await aLogin(mall);
    for (const call of [protocol.detail, protocol.close]) {
      const refused = await refusalOf(mall.call(call, { ${id} }, other));
      expect(refused.message).toBe(${quoted(`没有找到该${name.zh}`)});
    }
  });
});
`,
  };
}
