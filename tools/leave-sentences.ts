// What `npm run mutate` leaves as it is: words that people read. Turning them round proves nothing about a rule.
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** As much of a syntax tree as is looked at here. */
interface Node {
  type: string;
  value?: unknown;
  name?: string;
  key?: Node;
  properties?: Node[];
  arguments?: Node[];
  quasis?: { value: { raw: string } }[];
  expressions?: Node[];
}
interface Place {
  node: Node;
  parent: Node | null;
}

/** Why a piece of code is left alone; undefined when it is not. */
function shouldIgnore(path: object): string | undefined {
  const { node, parent } = path as Place;
  if (node.type === 'ObjectExpression') {
    const both = node.properties ?? [];
    return both.length > 0 && both.every((one) => isWord(one) && isPlain(one.value as Node))
      ? 'a sentence'
      : undefined;
  }
  if (!isPlain(node)) return undefined;
  // `say('此项必填', 'required')`: what stands beside Chinese is its English.
  const beside = parent?.type === 'CallExpression' ? (parent.arguments ?? []) : [];
  const isSaid = beside.filter(isPlain).some((one) => CHINESE.test(textOf(one)));
  return isSaid || isWord(parent) || CHINESE.test(textOf(node)) || /\p{L} \p{L}/u.test(textOf(node))
    ? 'a sentence'
    : undefined;
}

const CHINESE = /[\u3400-\u9fff]/;

const isWord = (node: Node | null): boolean =>
  node?.type === 'ObjectProperty' && ['zh', 'en'].includes(node.key?.name ?? '');

/** A string, or a template that only puts values into words. */
const isPlain = ({ type, expressions = [] }: Node): boolean =>
  type === 'StringLiteral' ||
  (type === 'TemplateLiteral' &&
    expressions.every((one) => ['Identifier', 'MemberExpression'].includes(one.type)));

const textOf = ({ value, quasis }: Node): string =>
  quasis ? quasis.map((one) => one.value.raw).join('') : String(value);

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'sentences', { shouldIgnore })];
