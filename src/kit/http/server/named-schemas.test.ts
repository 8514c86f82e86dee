// Shapes get names: one for what many share, none lost, what holds itself included.
import { expect, it } from 'vitest';
import { type Json, nameSchemas } from './named-schemas.ts';

const object = (...names: string[]): Json => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
});
const document = () => ({ components: { schemas: {} } });
const schemasOf = (whole: Json) => (whole.components as { schemas: Record<string, Json> }).schemas;

it('what two calls share stands once, named after the field that it stands under', () => {
  const named = nameSchemas();
  const address = object('street', 'city', 'country');
  const reply = (name: string) =>
    named.add(name, {
      type: 'object',
      properties: { address, addresses: { type: 'array', items: address } },
    });
  expect([reply('First'), reply('Second')]).toEqual([
    { $ref: '#/components/schemas/First' },
    { $ref: '#/components/schemas/Second' },
  ]);
  const schemas = schemasOf(named.hoist(document()));
  expect(Object.keys(schemas)).toEqual(['Address', 'First', 'Second']);
  expect(schemas.Address).toEqual(address);
  expect(schemas.Second).toMatchObject({
    properties: {
      address: { $ref: '#/components/schemas/Address' },
      addresses: { items: { $ref: '#/components/schemas/Address' } },
    },
  });
});

it('different shapes under one field keep apart', () => {
  const named = nameSchemas();
  const [one, other] = [object('a', 'b', 'c'), object('d', 'e', 'f')];
  for (const [name, item] of [
    ['A', one],
    ['B', one],
    ['C', other],
    ['D', other],
  ] as const)
    named.add(name, { type: 'object', properties: { item } });
  const schemas = schemasOf(named.hoist(document()));
  expect([schemas.Item, schemas.Item2]).toEqual([one, other]);
});

it('what holds itself refers to itself', () => {
  const named = nameSchemas();
  named.add('Tree', {
    type: 'array',
    items: { $ref: '#/$defs/__schema0' },
    $defs: {
      __schema0: {
        type: 'object',
        properties: { children: { type: 'array', items: { $ref: '#/$defs/__schema0' } } },
      },
    },
  });
  expect(schemasOf(named.hoist(document()))).toEqual({
    Tree: { type: 'array', items: { $ref: '#/components/schemas/TreeSchema0' } },
    TreeSchema0: {
      type: 'object',
      properties: { children: { type: 'array', items: { $ref: '#/components/schemas/TreeSchema0' } } },
    },
  });
});

it('plain values stand where they are', () => {
  const named = nameSchemas();
  expect(named.add('Number', { type: 'integer' })).toEqual({ type: 'integer' });
  expect(schemasOf(named.hoist(document()))).toEqual({});
});
