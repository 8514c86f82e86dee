// Punchout: people of an enterprise shop here from its procurement system and take the basket back; its orders come by cXML. Owns punchout_connection, _session, _price and _order; leans on order, cart and login.
import { z } from 'zod';
import { door, get, nothing, post } from '#kit/http/door.ts';
import { id, line, Moment } from '#kit/http/wire.ts';
import { Tokens } from '#mall/login/login.protocol.ts';
import { enterprise, guestsOnly, loggedIn, PUNCHOUTS, permitted } from '#mall/member/actor.ts';

/** How many one enterprise has. */
export const MOST_CONNECTIONS = 10; // chosen
/** How many hosts one connection may return baskets to. */
export const MOST_HOSTS = 10; // chosen

export const PUNCHOUT_PROTOCOLS = ['cxml', 'oci'] as const;
export type PunchoutProtocol = (typeof PUNCHOUT_PROTOCOLS)[number];

export const PunchoutConnection = z.object({
  connectionId: z.number(),
  name: z.string(),
  protocol: z.enum(PUNCHOUT_PROTOCOLS),
  /** What its system calls itself: the sender's identity of cXML, the USERNAME of OCI. */
  identity: z.string(),
  /** In whose name it shops and orders. */
  memberId: z.number(),
  memberName: z.string(),
  /** Where baskets may be returned to. */
  hosts: z.array(z.string()),
  /** Whether the reader may change it: the main account any, an employee what acts as himself. */
  mayChange: z.boolean(),
  createdAt: Moment,
  lastUsedAt: Moment.nullable(),
  state: z.enum(['ON', 'REVOKED']),
});
export type PunchoutConnection = z.infer<typeof PunchoutConnection>;

const which = { connectionId: id() };
const settings = {
  name: line(60, 1),
  identity: line(100, 1),
  memberId: id(),
  hosts: z.array(line(255, 1)).min(1).max(MOST_HOSTS),
};
/** The secret is shown this once; the mall keeps a hash. */
const Shown = z.object({ connection: PunchoutConnection, secret: z.string() });

const goTo = z.object({ url: z.string() });

export const punchoutProtocol = {
  ...door('v3/member/front/punchout', permitted(enterprise, 'ent.role'), {
    list: get(
      { zh: '采购系统连接', en: 'Punchout connections' },
      nothing,
      z.object({
        list: z.array(PunchoutConnection),
        /** In whose name the reader may let a system act. */
        people: z.array(z.object({ memberId: z.number(), name: z.string() })),
        /** Where systems find the mall. */
        addresses: z.object({ setup: z.string(), order: z.string(), oci: z.string() }),
      }),
    ),
    make: post(
      { zh: '新增采购系统连接', en: 'Add a punchout connection' },
      z.object({ protocol: z.enum(PUNCHOUT_PROTOCOLS), ...settings }),
      Shown,
      { apart: true, perMinute: 30 },
    ),
    change: post(
      { zh: '修改采购系统连接', en: 'Change a punchout connection' },
      z.object({ ...which, ...settings }),
      PunchoutConnection,
    ),
    renewSecret: post(
      { zh: '更换采购系统连接的密钥', en: 'Give a punchout connection a new secret' },
      /** The former one opens nothing from then on. */
      z.object(which),
      Shown,
      { apart: true, perMinute: 30 },
    ),
    revoke: post(
      { zh: '吊销采购系统连接', en: 'Revoke a punchout connection' },
      /** With all that it has opened: logins, start pages, price keys. */
      z.object(which),
      PunchoutConnection,
    ),
  }),
  ...door('v3/business/front/punchout', loggedIn, {
    /** With the key of a start page: once, within five minutes. */
    start: post(
      { zh: '从采购系统进入', en: 'Come in from a procurement system' },
      z.object({ key: line(100, 1) }),
      Tokens.extend({ goTo: z.string() }),
      { access: guestsOnly, perMinute: 60 },
    ),
    /** Refused for a login that has not come from a procurement system; so are the next two. */
    tell: get(
      { zh: '本次选购来自哪个采购系统', en: 'The procurement system that this login has come from' },
      nothing,
      z.object({ name: z.string(), punchout: z.enum(PUNCHOUTS), until: Moment }),
    ),
    giveBack: post(
      { zh: '送回购物车', en: 'Return the basket' },
      nothing,
      /** A page that hands the checked lines to the system. The login has ended. */
      goTo,
    ),
    cancel: post({ zh: '放弃选购', en: 'Return without a basket' }, nothing, goTo),
  }),
};
