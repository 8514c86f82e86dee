// For the build of the browser's half: a call keeps its path and its door, and leaves its shapes and what the API document says of it on the server, which alone reads them.
import { type ESTree, type Plugin, parseAst } from 'vite';

/** In place of zod: takes all that is said to it, and checks nothing. */
const NO_SHAPES = `const shape = new Proxy(() => {}, {
  get: (_none, name) => (name === Symbol.iterator ? function* () {} : shape),
  apply: () => shape,
});
export const z = shape;`;

/** What a declaration says for the server alone, by the function that it is handed to. */
const SERVERS_OWN: Readonly<Record<string, readonly string[]>> = {
  endpoint: ['summary', 'about', 'input', 'reply'],
  listing: ['row', 'more', 'input'],
};
/** `get(summary, input, reply, more)`: so many at the front. */
const FIRST = 3;

export function noShapes(): Plugin {
  return {
    name: 'no-shapes',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) => (/node_modules[\\/]zod[\\/]index\.js$/.test(id) ? NO_SHAPES : null),
    transform(code, id) {
      if (id.includes('node_modules')) return null;
      const bare = withoutShapes(code);
      return bare === code ? null : { code: bare, map: null };
    },
  };
}

/** A module that declares calls, without what of it only the server needs; what nothing names any more may be left out. */
export function withoutShapes(code: string): string {
  if (!/from\s*["'](zod|#kit\/http\/(door|endpoint)\.ts)["']/.test(code)) return code;
  const edits: { start: number; end: number; text: string }[] = [];
  const drop = (call: ESTree.CallExpression): void => {
    const name = call.callee.type === 'Identifier' ? call.callee.name : '';
    if (name === 'get' || name === 'post') {
      for (const { start, end } of call.arguments.slice(0, FIRST)) edits.push({ start, end, text: '0' });
      return;
    }
    const [spec] = call.arguments;
    const names = SERVERS_OWN[name];
    if (!names || spec?.type !== 'ObjectExpression') return;
    for (const property of spec.properties)
      if (
        property.type === 'Property' &&
        property.key.type === 'Identifier' &&
        names.includes(property.key.name)
      )
        edits.push({ start: property.start, end: property.end, text: `${property.key.name}: 0` });
  };
  const program = parseAst(code);
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { init } of declaration.declarations) {
      if (!init || !MADE.has(init.type)) continue;
      // Declaring does nothing but declare.
      edits.push({ start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' });
      edits.push({ start: init.end, end: init.end, text: '))()' });
    }
  }
  eachCall(program, drop);
  return withEdits(code, edits);
}

/** Initial values that are made by calls, and not merely named or written down. */
const MADE = new Set<string>(['CallExpression', 'ObjectExpression', 'ArrayExpression']);

function eachCall(node: unknown, found: (call: ESTree.CallExpression) => void): void {
  if (Array.isArray(node)) for (const one of node) eachCall(one, found);
  if (typeof node !== 'object' || node === null || !('type' in node)) return;
  if (node.type === 'CallExpression') found(node as ESTree.CallExpression);
  for (const one of Object.values(node)) eachCall(one, found);
}

/** Of edits inside an edit the outer one counts. */
function withEdits(code: string, edits: readonly { start: number; end: number; text: string }[]): string {
  let text = '';
  let at = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (edit.start < at) continue;
    text += code.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return text + code.slice(at);
}
