// Gives the shapes of an API document names, so that generators make one type of what many calls share.

export type Json = Record<string, unknown>;

export interface NamedSchemas {
  /** The shape as the document shall show it: a reference where it has a name. */
  add(name: string, schema: Json): Json;
  /** The document with all named shapes in its components, each shape of several calls standing there once. */
  hoist(document: Json): Json;
}

const REF = '#/components/schemas/';

/** Objects of fewer fields are told where they stand. */
const LEAST_FIELDS = 3; // chosen

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldsOf = (schema: Json): number =>
  isObject(schema.properties) ? Object.keys(schema.properties).length : 0;

/** `goodsList` of a list gives `GoodsListItem`, `address` gives `Address`. */
const nameAfter = (field: string): string => capital(field.replace(/[^A-Za-z0-9]/g, ''));

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** What stands below a shape, with the field it stands under. */
function* partsOf(value: unknown, field: string): Generator<{ schema: Json; field: string }> {
  if (Array.isArray(value)) for (const one of value) yield* partsOf(one, field);
  if (!isObject(value)) return;
  if (value.type === 'object' && fieldsOf(value) >= LEAST_FIELDS) yield { schema: value, field };
  for (const [name, inner] of Object.entries(value)) {
    if (name === 'properties' && isObject(inner))
      for (const [own, one] of Object.entries(inner)) yield* partsOf(one, own);
    else if (name === 'items') yield* partsOf(inner, `${field}Item`);
    else yield* partsOf(inner, field);
  }
}

export function nameSchemas(): NamedSchemas {
  const roots = new Map<string, Json>();

  return {
    add(name, schema) {
      if (
        schema.$ref === undefined &&
        schema.$defs === undefined &&
        fieldsOf(schema) === 0 &&
        schema.anyOf === undefined
      )
        return schema;
      const { $defs, ...own } = schema;
      // A shape that holds itself: its own definitions become components beside it.
      const moved = (value: unknown): unknown => {
        if (Array.isArray(value)) return value.map(moved);
        if (!isObject(value)) return value;
        return Object.fromEntries(
          Object.entries(value).map(([key, inner]) => [
            key,
            key === '$ref' && typeof inner === 'string' && inner.startsWith('#')
              ? inner === '#'
                ? `${REF}${name}`
                : `${REF}${name}${nameAfter(inner.split('/').at(-1) ?? '')}`
              : moved(inner),
          ]),
        );
      };
      for (const [key, inner] of Object.entries((isObject($defs) ? $defs : {}) as Record<string, Json>))
        roots.set(`${name}${nameAfter(key)}`, moved(inner) as Json);
      roots.set(name, moved(own) as Json);
      return { $ref: `${REF}${name}` };
    },

    hoist(document) {
      const counted = new Map<string, { name: string; times: number }>();
      for (const [name, root] of roots)
        for (const { schema, field } of partsOf(root, '')) {
          const text = JSON.stringify(schema);
          const known = counted.get(text);
          if (known) known.times += 1;
          else counted.set(text, { name: field === '' ? name : nameAfter(field), times: 1 });
        }
      const taken = new Set(roots.keys());
      const names = new Map<string, string>();
      for (const [text, { name, times }] of counted) {
        if (times === 1 || roots.has(name)) continue;
        let free = name;
        for (let at = 2; taken.has(free); at++) free = `${name}${at}`;
        taken.add(free);
        names.set(text, free);
      }
      const shared = new Map<string, Json>();
      const replaced = (value: unknown, isTop: boolean): unknown => {
        if (Array.isArray(value)) return value.map((one) => replaced(one, false));
        if (!isObject(value)) return value;
        const name = names.get(JSON.stringify(value));
        const inner = () =>
          Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replaced(one, false)]));
        if (name === undefined || isTop) return inner();
        if (!shared.has(name)) {
          shared.set(name, {});
          shared.set(name, inner());
        }
        return { $ref: `${REF}${name}` };
      };
      const own = [...roots].map(([name, root]) => [name, replaced(root, true)] as const);
      const components = document.components as Json & { schemas: Json };
      const schemas = { ...components.schemas, ...Object.fromEntries(own), ...Object.fromEntries(shared) };
      const sorted = Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)));
      return { ...document, components: { ...components, schemas: sorted } };
    },
  };
}
