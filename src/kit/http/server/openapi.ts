// The OpenAPI 3.1 document of every served endpoint, made from the protocols.
import { z } from 'zod';
import type { AnyEndpoint } from '../endpoint.ts';
import { State } from '../state.ts';
import { type Json, type NamedSchemas, nameSchemas } from './named-schemas.ts';
import { takesFile } from './upload-limit.ts';

/** The shape of what a caller writes or gets. Of JSON that may also arrive as text, the shape of what it says. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = plainly(
    z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      target: 'draft-2020-12',
      override: ({ zodSchema: { _zod: at }, jsonSchema }) => {
        // What an answer holds is there.
        if (io === 'output') delete jsonSchema.default;
        const numbers = (jsonSchema.anyOf ?? []).map((one) => (one as Json).const);
        // Generators write no type of negative constants: those of `-1 | 0 | 1` are told as a range.
        if (numbers.some((one) => Number(one) < 0) && numbers.every(Number.isInteger)) {
          delete jsonSchema.anyOf;
          const [minimum, maximum] = [Math.min(...(numbers as number[])), Math.max(...(numbers as number[]))];
          Object.assign(jsonSchema, { type: 'integer', minimum, maximum });
        }
        if (io !== 'input' || at.def.type !== 'pipe') return;
        const { out } = at.def as z.core.$ZodPipeDef;
        if (out._zod.def.type === 'transform') return;
        for (const name of Object.keys(jsonSchema)) delete jsonSchema[name];
        Object.assign(jsonSchema, schemaOf(out as z.ZodType, io));
      },
    }),
  ) as Json;
  return rest;
}

/** What may also arrive as text (`whole`, `flag`) is told as the number it says, without the choice of both. */
function plainly(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainly);
  if (typeof value !== 'object' || value === null) return value;
  const told = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plainly(one)])) as Json;
  const isFlag = Array.isArray(told.enum) && told.enum.every(Number.isInteger);
  if (isFlag || (told.type === 'integer' && told.anyOf)) {
    delete told.anyOf;
    told.type = 'integer';
  }
  return told;
}

const ENVELOPE = {
  type: 'object',
  required: ['state', 'msg', 'data'],
  properties: { state: { type: 'integer', enum: [State.done] }, msg: { type: 'string' } },
};

/** What every refusal looks like; which codes there are stands at /v3/errors.json. */
const REFUSAL = {
  type: 'object',
  required: ['state', 'msg', 'code', 'data'],
  properties: {
    state: {
      type: 'integer',
      description: `${State.refused} refused, ${State.notLoggedIn} not logged in, ${State.notAllowed} not allowed, ${State.notFound} not found, ${State.tooLarge} too large, ${State.tooMany} too many requests, ${State.broken} broken, ${State.unavailable} unavailable`,
    },
    msg: { type: 'string', description: 'A sentence for people, in the language asked for' },
    code: {
      type: 'string',
      description: 'For programs, `<room>.<reason>`; it stays',
      examples: ['http.notLoggedIn'],
    },
    data: { description: 'What the sentence names, as `{ left: 3 }`, or null' },
  },
};

const REQUEST_ID = {
  type: 'string',
  minLength: 1,
  maxLength: 100,
  description:
    'A repeat with the same one answers like the first time and does nothing twice; kept for seven days',
};

const SECURITY: Readonly<Record<string, Json[]>> = {
  required: [{ bearer: [] }],
  client: [{ client: [] }],
  optional: [{}, { bearer: [] }],
  none: [],
};

/**
 * @param about what stands before the calls: Markdown
 * @returns a plain object: the document as served at /v3/openapi.json
 */
export function openApi(endpoints: readonly AnyEndpoint[], server: string, about = ''): Json {
  const named = nameSchemas();
  const paths: Record<string, Json> = {};
  for (const one of endpoints) {
    const name = operationName(one);
    const operation: Json = {
      operationId: name,
      tags: [tagOf(one)],
      summary: `${one.summary.zh} / ${one.summary.en}`,
      description: `Access: ${one.access.name}.${one.about ? `\n\n${one.about.zh}\n\n${one.about.en}` : ''}`,
      security: SECURITY[one.access.login],
      responses: {
        '200': {
          description: one.isFile ? 'The file, or why not' : 'Done, or why not',
          content: answerOf(one, name, named),
        },
        ...REFUSALS,
      },
    };
    const input = schemaOf(one.input, 'input');
    if (one.method === 'GET') operation.parameters = parametersOf(input, name, named);
    else operation.requestBody = bodyOf(one, input, name, named);
    paths[`/${one.path}`] = { ...paths[`/${one.path}`], [one.method.toLowerCase()]: operation };
  }
  const tags = [...new Set(endpoints.map(tagOf))].sort().map((name) => ({ name }));
  return named.hoist({
    openapi: '3.1.0',
    info: {
      title: '元采 Yuancai',
      version: '1',
      description: `Every reply carries state, msg and data; a refusal has a code besides.\n\n${about}`,
      contact: { name: '元采 Yuancai' },
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: server }],
    tags,
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        client: { type: 'http', scheme: 'basic' },
      },
      responses: { Refused: { description: 'Why not', content: REFUSED } },
      schemas: { Refusal: REFUSAL },
    },
  });
}

/** By which HTTP status a refusal reaches callers with a key, and everybody when nothing could be read. */
const REFUSALS = Object.fromEntries(
  [400, 401, 403, 404, 413, 422, 429, 500, 503].map((status) => [
    String(status),
    { $ref: '#/components/responses/Refused' },
  ]),
);

const REFUSED = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } };

const tagOf = (one: AnyEndpoint): string => one.path.split('/').slice(1, 3).join('/');

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `getGoodsFrontGoodsList`: of the path what tells calls apart. */
const operationName = ({ method, path }: AnyEndpoint): string =>
  method.toLowerCase() +
  path
    .split(/[^A-Za-z0-9]+/)
    .slice(1)
    .map(capital)
    .join('');

function answerOf(one: AnyEndpoint, name: string, named: NamedSchemas): Json {
  if (one.isFile)
    return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } }, ...REFUSED };
  const data = named.add(`${capital(name)}Reply`, schemaOf(one.reply, 'output'));
  const done = { ...ENVELOPE, properties: { ...ENVELOPE.properties, data } };
  return { 'application/json': { schema: { anyOf: [done, { $ref: '#/components/schemas/Refusal' }] } } };
}

function parametersOf(input: Json, name: string, named: NamedSchemas): Json[] {
  const required = new Set((input.required as string[] | undefined) ?? []);
  const properties = Object.entries((input.properties as Record<string, Json> | undefined) ?? {});
  return properties.map(([field, schema]) => {
    const parameter = { name: field, in: 'query', required: required.has(field) };
    // What is no plain value stands in the address as a text of JSON; lists of plain values are said again and again.
    const isJson =
      !isPlain(schema) && !(schema.type === 'array' && isPlain((schema.items as Json | undefined) ?? {}));
    const of = named.add(`${capital(name)}${capital(field)}`, schema);
    return isJson
      ? { ...parameter, content: { 'application/json': { schema: of } } }
      : { ...parameter, schema: of };
  });
}

/** A text, number or truth value, or a choice of them. */
const isPlain = (schema: Json): boolean =>
  ['string', 'number', 'integer', 'boolean'].includes(String(schema.type)) ||
  schema.const !== undefined ||
  schema.enum !== undefined ||
  ((schema.anyOf as Json[] | undefined)?.every(isPlain) ?? false);

/** Files come as multipart; everything else as JSON or as a form. */
function bodyOf(one: AnyEndpoint, input: Json, name: string, named: NamedSchemas): Json {
  const known = (input.properties as Json | undefined) ?? {};
  const properties =
    one.access.login === 'required' && (one.creates || !one.apart)
      ? { requestId: REQUEST_ID, ...known }
      : known;
  const schema = named.add(`${capital(name)}Input`, { ...input, type: 'object', properties });
  const required = ((input.required as string[] | undefined) ?? []).length > 0;
  return takesFile(one.input)
    ? { required, content: { 'multipart/form-data': { schema } } }
    : {
        required,
        content: { 'application/json': { schema }, 'application/x-www-form-urlencoded': { schema } },
      };
}
