// Who may enter what, written as one document from the same data that the doors obey: docs/access.md.
import type { AnyEndpoint } from '#kit/http/endpoint.ts';
import { ALL_LAB_POINTS, LAB_ROLE_NAMES, rolesWith } from '#mall/member/lab-roles.ts';
import { ALL_POINTS, PRESET_ROLE_NAMES, PRESET_ROLES } from '#mall/member/permission-points.ts';
import { isLater, type Screen, type Who } from '#screens/screen.ts';

/** Whom the tables tell apart. People of a store, of a laboratory and of the platform are members of type 1 besides. */
export const PEOPLE = [
  'guest',
  'type 1',
  'type 2',
  'type 3',
  'store',
  'lab',
  'operator',
  'finance',
  'auditor',
] as const;
export type Person = (typeof PEOPLE)[number];

const members = PEOPLE.filter((one) => one !== 'guest');
const notDesigners = members.filter((one) => one !== 'type 2');

const BY_SCREEN_DOOR: Readonly<Record<Who, readonly Person[]>> = {
  anyone: PEOPLE,
  member: members,
  designer: ['type 2'],
  notDesigner: notDesigners,
  enterprise: ['type 3'],
  seller: ['store'],
  lab: ['lab'],
  admin: ['operator', 'finance', 'auditor'],
};

/** By the name of a door (see mall/member/actor.ts), without the permission that employees need besides. */
const BY_DOOR: Readonly<Record<string, readonly Person[]>> = {
  anyone: PEOPLE,
  client: PEOPLE,
  'the channel, by signature': PEOPLE,
  member: members,
  'member, own password or not': members,
  'type 2': ['type 2'],
  'types 1, 3': notDesigners,
  'type 3': ['type 3'],
  seller: ['store'],
  lab: ['lab'],
};

/** Doors that stand open to an employee who must choose a password of his own first. */
const BEFORE_OWN_PASSWORD = ['anyone', 'client', 'the channel, by signature', 'member, own password or not'];

const PLATFORM_DOOR = /^admin: (.+)$/;

/** @throws Error for a door that the table does not know: a new one is added here, and to the test that walks through all */
function peopleBehind(door: string): readonly Person[] {
  const roles = PLATFORM_DOOR.exec(door)?.[1]?.split(', ');
  if (roles) return PEOPLE.filter((one) => roles.includes(one));
  const people = BY_DOOR[door];
  if (!people) throw new Error(`docs/access.md knows no door "${door}"`);
  return people;
}

const mark = (is: boolean) => (is ? '✓' : '–');
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = (titles: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(titles), row(titles.map(() => '---')), ...rows.map(row)].join('\n');

/** The whole document. Screens and calls stand in the order of the lists they are in. */
export function accessTable(screens: readonly Screen[], endpoints: readonly AnyEndpoint[]): string {
  const screenRows = screens.map((screen) => [
    `\`${screen.url}\``,
    ...PEOPLE.map((one) => mark(BY_SCREEN_DOOR[screen.who].includes(one))),
    screen.permission ?? '',
    isLater(screen) ? 'to come' : '',
  ]);
  const callRows = endpoints.map(({ method, path, access, perMinute }) => {
    const [door, ...permissions] = access.name.split(' · ') as [string, ...string[]];
    const people = peopleBehind(door);
    return [
      `${method} \`${path}\``,
      door,
      ...PEOPLE.map((one) => mark(people.includes(one))),
      mark(BEFORE_OWN_PASSWORD.includes(door)),
      permissions.join(', '),
      perMinute ? String(perMinute) : '',
    ];
  });
  const pointRows = ALL_POINTS.map((point) => [
    point,
    ...PRESET_ROLE_NAMES.map((role) =>
      mark((PRESET_ROLES[role].points as readonly string[]).includes(point)),
    ),
  ]);
  const labRows = ALL_LAB_POINTS.map((point) => [
    point,
    ...LAB_ROLE_NAMES.map((role) => mark(rolesWith(point).includes(role))),
  ]);
  return `# Who may enter

Made from the code by \`npm run access-table\`. A test holds this document against the code, and another one reads it and
walks through every call as each of these people: the mall does what stands here.

- **guest**: without a login. **type 1**: individual, **type 2**: certified designer, **type 3**: certified enterprise, its main account.
- **store**: operates a store. **lab**: on the staff of a laboratory. **operator**, **finance**, **auditor**: work for the platform. All of these are members of type 1 besides.
- **permission**: what an employee's account of an enterprise needs besides, once the door is open to type 3. Everybody else needs none.
- **permission** of a door of the laboratory: the point that a role there brings along (the last table); no role of the platform stands for it.
- Whose things somebody may see and touch is decided behind the door: what belongs to another member, enterprise or store does not exist (404).

## Screens

The browser looks who is there before a screen loads; what the screen then asks for stands under *Calls*.
Guests are led to the login and back, members of another kind to the member index.

${table(['screen', ...PEOPLE, 'permission', ''], screenRows)}

## Calls

Guests are refused with state 266, everybody else with 403 and a sentence. **first login**: an employee who must choose a
password of his own first. **a minute**: how often a member, or for calls without a login an address, may call.
The door **client** asks for the fixed client credentials instead of a login, **the channel** for its signature.

${table(['call', 'door', ...PEOPLE, 'first login', 'permission', 'a minute'], callRows)}

## Other addresses

${table(
  ['address', 'who', ''],
  [
    ['`/assets/…`, `/pictures/…`, `/favicon.svg`', 'anyone', 'files of the build and of the catalogue'],
    [
      '`/file/<fileId>`',
      'anyone a public one',
      'a private one: its owner, those who decide about it, or by a link that expires',
    ],
    ['`/sitemap.xml`, `/robots.txt`', 'anyone', 'public pages only'],
    ['`/v3/docs`, `/v3/openapi.json`', 'anyone', 'what the calls take and answer'],
    [
      '`/v3/punchout/cxml/setup`, `/v3/punchout/cxml/order`, `/v3/punchout/oci`',
      'a procurement system, by identity and secret',
      'punchout: who shops, what is ordered',
    ],
    ['`/punchout/return`', 'who has its key', 'hands a basket to a procurement system'],
    ['`/healthz`', 'anyone', 'says `ok` and nothing else'],
    ['`/readyz`', 'anyone', 'says whether the database answers and nothing else'],
    [
      '`/v3/business/front/orderPay/notify/wechat`, `…/alipay`',
      'the channel, by signature',
      'where WeChat Pay and Alipay tell of payments; only what is set up',
    ],
    [
      '`/dev/outbox`, `/dev/wechat/…`, `/dev/wechatpay/…`, `/dev/alipay/…`',
      'anyone, never in production',
      'stand-ins for senders, WeChat and payment channels',
    ],
  ],
)}

## What an employee's preset role brings along

${table(['permission', ...PRESET_ROLE_NAMES], pointRows)}

## What a role in a laboratory brings along

${table(['point', ...LAB_ROLE_NAMES], labRows)}
`;
}
