// The skeleton of a call: a line behind the room's first door, an action, a line in the room's table of routes.
import { existsSync, readFileSync } from 'node:fs';
import { Impossible, nounOf, said } from './noun.ts';
import { Written } from './written.ts';

/**
 * `endpoint repair-order send-back post 退回 "Send back"`: room, name, method and summary.
 * @throws Impossible when there is no such room, it opens no door, or has such a call
 */
export function newEndpoint([room = '', kebab, method = '', zh, en]: readonly string[]): Written {
  const call = nounOf(kebab, zh, en);
  if (method !== 'get' && method !== 'post')
    throw new Impossible(`"${method}" is neither get (it only reads) nor post (it changes something).`);
  const protocol = `src/mall/${room}/${room}.protocol.ts`;
  if (!existsSync(protocol)) throw new Impossible(`There is no ${protocol}.`);
  const [, owner] = /export const (\w+Protocol)\b/.exec(readFileSync(protocol, 'utf8')) ?? [];
  if (!owner) throw new Impossible(`${protocol} exports no protocol.`);

  const { camel, name } = call;
  const written = new Written();
  written.append(
    protocol,
    /\bdoor\($|\bdoor\('/,
    `    ${camel}: ${method}(${said(name)}, z.object({}), z.object({})),`,
  );
  written.add(
    `src/mall/${room}/server/${call.kebab}.ts`,
    `// ${name.en}.
import type { Action } from '#kit/http/server/serve.ts';
import type { ${owner} } from '../${room}.protocol.ts';

export const ${camel}: Action<typeof ${owner}.${camel}> = async (_work, _actor, _input) => {
  return {};
};
`,
  );
  const routes = `src/mall/${room}/server/${room}.routes.ts`;
  written.import(routes, `import { ${camel} } from './${call.kebab}.ts';`);
  written.append(routes, new RegExp(`serveAll\\(${owner}, \\{$`), `      ${camel},`);
  // The verbs of a door are imported by name.
  if (
    !new RegExp(`import \\{[^}]*\\b${method}\\b[^}]*\\} from '#kit/http/door.ts'`).test(
      readFileSync(protocol, 'utf8'),
    )
  )
    written.change(protocol, (text) =>
      text.replace(
        /import \{ ([^}]*?),? \} from '#kit\/http\/door.ts'/,
        `import { $1, ${method} } from '#kit/http/door.ts'`,
      ),
    );
  return written;
}
