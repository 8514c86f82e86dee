// The OpenAPI 3.1 document of every served endpoint, made from the protocols.
import { z } from 'zod';
import type { AnyEndpoint } from '../endpoint.ts';
import { State } from '../state.ts';

type Json = Record<string, unknown>;

/** The shape of what a caller writes or gets. Of JSON that may also arrive as text, the shape of what it says. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override: ({ zodSchema: { _zod: at }, jsonSchema }) => {
      if (io !== 'input' || at.def.type !== 'pipe') return;
      const { out } = at.def as z.core.$ZodPipeDef;
      if (out._zod.def.type === 'transform') return;
      for (const name of Object.keys(jsonSchema)) delete jsonSchema[name];
      Object.assign(jsonSchema, schemaOf(out as z.ZodType, io));
    },
  }) as Json;
  return rest;
}

/** @returns a plain object: the document as served at /v3/openapi.json */
export function openApi(endpoints: readonly AnyEndpoint[], server: string): Json {
  const paths: Record<string, Json> = {};
  for (const one of endpoints) {
    const input = schemaOf(one.input, 'input');
    const tag = one.path.split('/').slice(1, 3).join('/');
    const operation: Json = {
      operationId: `${one.method.toLowerCase()}_${one.path.replaceAll('/', '_')}`,
      tags: [tag],
      summary: `${one.summary.zh} / ${one.summary.en}`,
      description: `Access: ${one.access.name}.${one.creates ? ' Takes a requestId: a repeat answers like the first time.' : ''}${one.about ? `\n\n${one.about.zh}\n\n${one.about.en}` : ''}`,
      security:
        one.access.login === 'required'
          ? [{ bearer: [] }]
          : one.access.login === 'client'
            ? [{ client: [] }]
            : one.access.login === 'optional'
              ? [{}, { bearer: [] }]
              : [],
      responses: {
        '200': {
          description: `state ${State.done} on success; ${State.refused} refused, ${State.notLoggedIn} not logged in, ${State.notAllowed} not allowed, ${State.notFound} not found, ${State.tooMany} too many requests; msg says why`,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['state', 'msg', 'data'],
                properties: {
                  state: { type: 'integer' },
                  msg: { type: 'string' },
                  data: schemaOf(one.reply, 'output'),
                },
              },
            },
          },
        },
      },
    };
    if (one.method === 'GET') {
      const required = new Set((input.required as string[] | undefined) ?? []);
      operation.parameters = Object.entries((input.properties as Json | undefined) ?? {}).map(
        ([name, schema]) => ({
          name,
          in: 'query',
          required: required.has(name),
          schema,
        }),
      );
    } else {
      operation.requestBody = {
        content: {
          'application/json': { schema: input },
          'application/x-www-form-urlencoded': { schema: input },
          'multipart/form-data': { schema: input },
        },
      };
    }
    paths[`/${one.path}`] = { ...paths[`/${one.path}`], [one.method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.0',
    info: { title: '元采 Yuancai', version: '1', description: 'Every reply carries state, msg and data.' },
    servers: [{ url: server }],
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        client: { type: 'http', scheme: 'basic' },
      },
    },
    paths,
  };
}
