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
/** What makes one shape of another. */
const RESHAPES = new Set(['extend', 'pick', 'omit', 'partial']);

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
  if (!/from\s*["'](zod|#kit\/http\/(door|endpoint)\.ts)["']|\brefuses:/.test(code)) return code;
  const hasZod = /import\s*\{\s*z\s*\}\s*from\s*["']zod["']/.test(code);
  const edits: Edit[] = [];
  const drop = (call: ESTree.CallExpression): void => {
    const name = call.callee.type === 'Identifier' ? call.callee.name : '';
    if (hasZod && isShape(call)) {
      edits.push({ start: call.start, end: call.end, text: 'z' });
      return;
    }
    if (name === 'get' || name === 'post') {
      for (const { start, end } of call.arguments.slice(0, FIRST)) edits.push({ start, end, text: '0' });
      dropNamed(call.arguments[FIRST], ['about']);
      return;
    }
    dropNamed(call.arguments[0], SERVERS_OWN[name] ?? []);
  };
  const dropNamed = (spec: ESTree.Node | undefined, names: readonly string[]): void => {
    if (spec?.type !== 'ObjectExpression') return;
    for (const property of spec.properties)
      if (
        property.type === 'Property' &&
        property.key.type === 'Identifier' &&
        names.includes(property.key.name)
      )
        edits.push({ start: property.start, end: property.end, text: `${property.key.name}: void 0` });
  };
  const program = parseAst(code);
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { init } of declaration.declarations) {
      if (!init || !MADE.has(init.type)) continue;
      if (hasZod && init.type === 'CallExpression' && isShape(init)) continue; // a bare name in the end
      // Declaring does nothing but declare.
      edits.push({ start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' });
      edits.push({ start: init.end, end: init.end, text: '))()' });
    }
  }
  eachNode(program, (node) => {
    if (node.type === 'CallExpression') drop(node);
    dropNamed(node, ['refuses']); // whom a door lets in is the server's to say
  });
  return withoutIdleImports(withEdits(code, edits));
}

/** `z.object(…)` or `Other.extend(…)`, with what is chained to it. */
function isShape({ callee }: ESTree.CallExpression): boolean {
  let first = '';
  let root: ESTree.Node = callee;
  while (root.type === 'MemberExpression' || root.type === 'CallExpression') {
    if (root.type === 'MemberExpression' && root.property.type === 'Identifier') first = root.property.name;
    root = root.type === 'MemberExpression' ? root.object : root.callee;
  }
  return root.type === 'Identifier' && callee !== root && (root.name === 'z' || RESHAPES.has(first));
}

/** What only shapes had named is not fetched for them, nor counted by whoever plans the files. */
function withoutIdleImports(code: string): string {
  const { body } = parseAst(code);
  const named = new Set<string>();
  const isImport = (node: ESTree.Node) => node.type === 'ImportDeclaration';
  eachNode(
    body.filter((node) => !isImport(node)),
    (node) => {
      if (node.type === 'Identifier' || node.type === 'JSXIdentifier') named.add(node.name);
    },
  );
  const edits = body.flatMap((node): Edit[] => {
    if (node.type !== 'ImportDeclaration' || node.specifiers.length === 0) return [];
    const used = node.specifiers.filter(({ local }) => named.has(local.name));
    if (used.length === node.specifiers.length) return [];
    const kept = used.map(({ start, end }) => code.slice(start, end));
    const isPlain = used.every(({ type }) => type === 'ImportSpecifier');
    if (kept.length > 0 && !isPlain) return [];
    const text = kept.length > 0 ? `import { ${kept.join(', ')} } from ${node.source.raw};` : '';
    return [{ start: node.start, end: node.end, text }];
  });
  return withEdits(code, edits);
}

/** Initial values that are made by calls, and not merely named or written down. */
const MADE = new Set<string>(['CallExpression', 'ObjectExpression', 'ArrayExpression']);

interface Edit {
  start: number;
  end: number;
  text: string;
}

function eachNode(node: unknown, found: (node: ESTree.Node) => void): void {
  if (Array.isArray(node)) for (const one of node) eachNode(one, found);
  if (typeof node !== 'object' || node === null || !('type' in node)) return;
  found(node as ESTree.Node);
  for (const one of Object.values(node)) eachNode(one, found);
}

/** Of edits inside an edit the outer one counts. */
function withEdits(code: string, edits: readonly Edit[]): string {
  let text = '';
  let at = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (edit.start < at) continue;
    text += code.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return text + code.slice(at);
}
