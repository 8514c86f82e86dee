// What the browser keeps of a module that declares calls.
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withoutShapes } from './no-shapes.ts';

const IMPORTS = "import { z } from 'zod';\nimport { get, post } from '#kit/http/door.ts';\n";

/** Runs a module's text without its imports. `z` breaks whatever asks it for a shape. */
const run = (code: string, name: string): unknown =>
  new Function('get', 'post', 'endpoint', 'z', `${code.replace(/^import .*$/gm, '')}; return ${name};`)(
    (...args: unknown[]) => ({ method: 'GET', said: args }),
    (...args: unknown[]) => ({ method: 'POST', said: args }),
    (spec: unknown) => spec,
    new Proxy(
      {},
      {
        get() {
          throw new Error('The browser has no shapes.');
        },
      },
    ),
  );

it('a call keeps its door and loses its words and shapes', () => {
  const code = `${IMPORTS}const calls = {
    详情: get({ zh: '详情', en: 'One' }, z.object({ id: z.number() }), z.string(), { perMinute: 60 }),
    add: post({ zh: '新增', en: 'Add' }, z.object({}), z.null()),
  };`;
  expect(run(withoutShapes(code), 'calls')).toEqual({
    详情: { method: 'GET', said: [0, 0, 0, { perMinute: 60 }] },
    add: { method: 'POST', said: [0, 0, 0] },
  });
});

it('an endpoint keeps what the browser asks by', () => {
  const code = `import { endpoint } from '#kit/http/endpoint.ts';
const summary = { zh: '名单', en: 'List' };
const list = endpoint({ method: 'GET', path: 'v3/list', summary, input: z.object({}), reply: z.null() });`;
  expect(run(withoutShapes(code), 'list')).toEqual({
    method: 'GET',
    path: 'v3/list',
    summary: undefined,
    input: undefined,
    reply: undefined,
  });
});

it('what is declared may be left out where nobody names it, and comes to the same where somebody does', () => {
  const bare = withoutShapes(`${IMPORTS}export const KINDS = ['a', '甲'];\nexport const most = 5;`);
  expect(bare).toContain("export const KINDS = /* @__PURE__ */ (() => (['a', '甲']))();");
  expect(bare).toContain('export const most = 5;');
});

it('a shape is a bare name, and what only shapes had named is not fetched', () => {
  const bare = withoutShapes(`${IMPORTS}import { checkName, MOST } from './rules.ts';
import { Other } from './other.ts';
export const Name = z.string().refine(checkName);
const Both = Other.pick({ a: true }).extend({ b: Name });
export const most = MOST;`);
  expect(bare).toContain('export const Name = z;');
  expect(bare).toContain('const Both = z;');
  expect(bare).toContain("import { MOST } from './rules.ts';");
  expect(bare).not.toContain('other.ts');
});

it('whom a door lets in stays on the server', () => {
  const bare = withoutShapes(`import { sentences } from './sentences.ts';
export const door = { name: 'member', login: 'required', refuses: (member) => sentences[member] };`);
  expect(bare).toContain('refuses: void 0');
  expect(bare).not.toContain('sentences');
});

it('a module that declares no calls stays as it is', () => {
  const code = "import { get } from './elsewhere.ts';\nexport const kept = get(1, 2, 3);";
  expect(withoutShapes(code)).toBe(code);
});

it('nothing that the browser may run reads anything by a shape', () => {
  const files = globSync('src/{kit,mall,screens}/**/*.{ts,tsx}', {
    exclude: ['**/server/**', '**/*.test.*', '**/*.builders.ts'],
  });
  expect(files.length).toBeGreaterThan(1_000);
  const reading = /(?<!\b(?:JSON|Date|URL))\.(?:safeParse|parse|parseAsync|safeParseAsync)\(/;
  expect(files.filter((file) => reading.test(readFileSync(file, 'utf8')))).toEqual([]);
});
