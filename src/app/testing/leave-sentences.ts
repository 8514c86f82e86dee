// What `npm run mutate` leaves as it is: words that people read. Turning them round proves nothing about a rule.
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** As much of a syntax tree as is looked at here. */
interface Node {
  type: string;
  value?: unknown;
  key?: Node;
  name?: string;
  quasis?: { value: { raw: string } }[];
  expressions?: Node[];
}
interface Place {
  node: Node;
  parent: Node | null;
}

/** Why a literal is left alone; undefined when it is not. */
function shouldIgnore(path: object): string | undefined {
  const { node, parent } = path as Place;
  const text = textOf(node);
  if (text === undefined) return undefined;
  const isWord = parent?.type === 'ObjectProperty' && ['zh', 'en'].includes(parent.key?.name ?? '');
  return isWord || /[\u3400-\u9fff]|\p{L} \p{L}/u.test(text) ? 'a sentence' : undefined;
}

/** Of a string, or of a template that only puts values into words; undefined for everything else. */
function textOf({ type, value, quasis = [], expressions = [] }: Node): string | undefined {
  if (type === 'StringLiteral') return String(value);
  const isPlain = expressions.every((one) => ['Identifier', 'MemberExpression'].includes(one.type));
  return type === 'TemplateLiteral' && isPlain ? quasis.map((one) => one.value.raw).join('') : undefined;
}

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'sentences', { shouldIgnore })];
