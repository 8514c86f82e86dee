// Which files are rules: each has a test beside it, and `npm run mutate` asks that test about every fault it can think of.
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

const PLACES = ['src/mall/*/*.ts', 'src/kit/{formula,measure,money,process,rules,time}/*.ts'];
const PROTOCOLS = 'src/mall/*/*/*.protocol.ts';
/** Roles that say what there is instead of deciding anything. */
const NOT_RULES = /\.(protocol|builders|test)\.ts$|-(words|status)\.ts$/;

/** What others can ask: a function, a class, a process; or rules by their name. */
const DECIDES =
  /export (?:async )?(?:function|class)\b|export const \w+(?:: [^=\n]+)? = (?:async )?[(<]|\bprocess</;

/**
 * A rule file stands in a room itself or beside a protocol, or in the ground's formula, measure, money, process, rules and time, so that both
 * sides import it; and others ask it: it exports a function or a process. Protocols, words and status tables are none.
 */
export function ruleFiles(): string[] {
  const deeper = globSync(PROTOCOLS).map((path) => `${dirname(path)}/*.ts`);
  return globSync([...PLACES, ...deeper])
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !NOT_RULES.test(path) && (/-rules\.ts$/.test(path) || DECIDES.test(codeOf(path))))
    .toSorted();
}

/** Where a rule's test stands. */
export const testBeside = (path: string): string => path.replace(/\.ts$/, '.test.ts');

const codeOf = (path: string): string =>
  readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
