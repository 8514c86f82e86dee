// The API described: the OpenAPI document at /v3/openapi.json, its refusals at /v3/errors.json, and a page to read and try it at /v3/docs.
import { readFileSync } from 'node:fs';
import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { OpenAPIV3 } from 'openapi-types';
import { knownReasons } from '#kit/http/refusal.ts';
import { openApi } from '#kit/http/server/openapi.ts';
import type { Route } from '#kit/http/server/serve.ts';
import { projectFile } from '#kit/project/project-file.ts';

/** Everything from this site, its own inline styles, and calls to this mall. */
const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
const LOGO = readFileSync(projectFile('public/favicon.svg'));

/** What stands before the calls: how the API behaves, how it changes, and every code of a refusal. */
function about(): string {
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
  const codes = knownReasons().map(
    ({ code, state, zh, en }) => `| \`${code}\` | ${state} | ${cell(zh)} | ${cell(en)} |`,
  );
  const policy = readFileSync(projectFile('docs/api.md'), 'utf8');
  return `${policy}\n## Codes of refusals\n\nAlso at [/v3/errors.json](/v3/errors.json).\n\n| code | state | 中文 | English |\n|---|---|---|---|\n${codes.join('\n')}\n`;
}

export async function serveApiDocument(app: FastifyInstance, routes: readonly Route[]): Promise<void> {
  let made: ReturnType<typeof openApi> | undefined;
  // Made for the first who reads it: a quarter of a second that the start need not take.
  const document = () => {
    made ??= openApi(
      routes.map((route) => route.endpoint),
      '/',
      about(),
    );
    return made;
  };
  app.get('/v3/errors.json', async () => knownReasons());
  app.get('/v3/openapi.json', async () => document());
  await app.register(fastifySwagger, {
    mode: 'static',
    specification: { document: { toJSON: document } as unknown as OpenAPIV3.Document },
  });
  await app.register(fastifySwaggerUi, {
    routePrefix: '/v3/docs',
    // Its page has a script and styles of its own; nothing of the mall is on it.
    staticCSP: DOCS_POLICY,
    uiConfig: { docExpansion: 'none', filter: true },
    theme: { title: '元采 Yuancai API' },
    logo: { type: 'image/svg+xml', content: LOGO, href: '/index' },
  });
}
