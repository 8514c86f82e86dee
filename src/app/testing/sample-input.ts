// Inputs for any endpoint, made from its schema, for tests that go through all of them.
import type { AnyEndpoint } from '#kit/http/endpoint.ts';
import { schemaOf } from '#kit/http/server/openapi.ts';

type Schema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  format?: string;
};

/** An id that nothing has. */
const NOTHING = 987_654_321;

/** An input of the right shape, made from the schema; what it names does not exist. */
export function sample(endpoint: AnyEndpoint): Record<string, unknown> {
  return exampleOf(schemaOf(endpoint.input, 'input') as Schema) as Record<string, unknown>;
}

function exampleOf(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  // A number may arrive as text: what is meant stands beside the choice of both. The largest are names of things.
  if (schema.maximum === Number.MAX_SAFE_INTEGER) return NOTHING;
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1);
  const choice = schema.anyOf?.at(-1) ?? schema.oneOf?.[0];
  if (choice) return exampleOf(choice);
  if (schema.properties) {
    return Object.fromEntries(Object.entries(schema.properties).map(([name, one]) => [name, exampleOf(one)]));
  }
  if (schema.type === 'array') return schema.items ? [exampleOf(schema.items)] : [];
  if (schema.type === 'null') return null;
  if (schema.type === 'boolean') return true;
  if (schema.type === 'object') return {};
  if (schema.format === 'date') return '2026-11-21';
  return 'x'.repeat(Math.max(1, schema.minLength ?? 1));
}
