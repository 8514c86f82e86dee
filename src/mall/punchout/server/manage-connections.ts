// An enterprise looks after its procurement systems: adds, changes, gives a new secret, revokes.
import { randomBytes } from 'node:crypto';
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import type { Caller, Handlers } from '#kit/http/server/serve.ts';
import { listPeople } from '#mall/company/server/company.ts';
import { hashOf } from '#mall/login/server/login.ts';
import type { Employee } from '#mall/member/actor.ts';
import { recordSecurityEvent } from '#mall/member/server/member.ts';
import { MOST_CONNECTIONS, type PunchoutConnection, type punchoutProtocol } from '../punchout.protocol.ts';
import { hostOf } from '../return-host.ts';
import type { Mall } from './connection.ts';
import { punchoutErrors } from './punchout.errors.ts';
import { endVisits } from './visit.ts';

type Acts = Pick<Handlers<typeof punchoutProtocol>, 'list' | 'make' | 'change' | 'renewSecret' | 'revoke'>;
type Settings = Omit<InputOf<typeof punchoutProtocol.make>, 'protocol'>;

const COLUMNS = `connection_id AS "connectionId", name, protocol, identity, member_id AS "memberId", hosts,
  created_at AS "createdAt", last_used_at AS "lastUsedAt", revoked_at AS "revokedAt"`;

type Row = Pick<
  PunchoutConnection,
  'connectionId' | 'name' | 'protocol' | 'identity' | 'memberId' | 'hosts'
> & {
  createdAt: Date;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
};
type People = Awaited<ReturnType<typeof listPeople>>;

/** Nobody lets a system do more than he may himself (decision 024): an employee it acts for is himself. */
const mayLetAct = (actor: Employee, memberId: number): boolean =>
  actor.sub === null || actor.memberId === memberId;

const shown = (
  { revokedAt, createdAt, lastUsedAt, ...row }: Row,
  actor: Employee,
  people: People,
): PunchoutConnection => ({
  ...row,
  memberName: people.find(({ memberId }) => memberId === row.memberId)?.name ?? '',
  mayChange: !revokedAt && mayLetAct(actor, row.memberId),
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  state: revokedAt ? 'REVOKED' : 'ON',
});

/** @throws punchoutErrors.notFound for another enterprise's, revoked */
async function hold(work: Work, { enterpriseId }: Employee, connectionId: number): Promise<Row> {
  const [row] = await work.query<Row>(
    `SELECT ${COLUMNS} FROM punchout_connection WHERE connection_id = $1 AND enterprise_id = $2 FOR UPDATE`,
    [connectionId, enterpriseId],
  );
  if (!row) throw punchoutErrors.notFound();
  if (row.revokedAt) throw punchoutErrors.revoked();
  return row;
}

const inService = (people: People): People =>
  people.filter(({ state }) => state === null || state === 'ACTIVE');

/** @throws punchoutErrors.personNotFound, notYourPerson, notHost */
function checkSettings(actor: Employee, people: People, { memberId, hosts, ...rest }: Settings) {
  if (!inService(people).some((one) => one.memberId === memberId)) throw punchoutErrors.personNotFound();
  if (!mayLetAct(actor, memberId)) throw punchoutErrors.notYourPerson();
  const read = hosts.map((typed) => {
    const host = hostOf(typed);
    if (!host) throw punchoutErrors.notHost({ host: typed });
    return host;
  });
  return { ...rest, memberId, hosts: [...new Set(read)] };
}

/** One that is there from now on, whoever has asked for it. @returns its row */
export async function keepConnection(
  work: Work,
  of: Pick<Row, 'name' | 'protocol' | 'identity' | 'memberId' | 'hosts'> & {
    enterpriseId: number;
    secret: string;
  },
): Promise<Row> {
  const { enterpriseId, memberId, name, protocol, identity, secret, hosts } = of;
  const rows = await work.query<Row>(
    `INSERT INTO punchout_connection (enterprise_id, member_id, name, protocol, identity, secret_hash, hosts, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING ${COLUMNS}`,
    [enterpriseId, memberId, name, protocol, identity, hashOf(secret), hosts, work.now],
  );
  return only(rows);
}

/** Whoever leaves acts for no system any more. */
export async function revokeConnectionsOf(work: Work, memberId: number): Promise<void> {
  const revoked = await work.query<{ connectionId: number }>(
    `UPDATE punchout_connection SET revoked_at = $2 WHERE member_id = $1 AND revoked_at IS NULL
     RETURNING connection_id AS "connectionId"`,
    [memberId, work.now],
  );
  for (const { connectionId } of revoked) await endVisits(work, connectionId);
}

const record = (
  work: Work,
  { memberId, sessionId }: Employee,
  caller: Caller,
  kind: 'punchoutMade' | 'punchoutChanged',
  name: string,
) => recordSecurityEvent(work, { kind, memberId, sessionId, caller, detail: { name } });

const freshSecret = (): string => randomBytes(32).toString('base64url');

/** Makes the actions. Secrets are made outside a transaction, so that they are nowhere kept for a repeat. */
export function manageConnections(mall: Mall): Acts {
  return {
    async list(work, actor) {
      const people = await listPeople(work, actor.enterpriseId);
      const rows = await work.query<Row>(
        `SELECT ${COLUMNS} FROM punchout_connection WHERE enterprise_id = $1 ORDER BY connection_id DESC LIMIT 100`,
        [actor.enterpriseId],
      );
      const at = (path: string) => new URL(path, mall.publicUrl()).href;
      return {
        list: rows.map((row) => shown(row, actor, people)),
        people: inService(people).flatMap(({ memberId, name }) =>
          mayLetAct(actor, memberId) ? [{ memberId, name }] : [],
        ),
        addresses: {
          setup: at('/v3/punchout/cxml/setup'),
          order: at('/v3/punchout/cxml/order'),
          oci: at('/v3/punchout/oci'),
        },
      };
    },

    make(work, actor, { protocol, ...wish }, caller) {
      const secret = freshSecret();
      return work.apart(async (apart) => {
        await apart.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`punchout ${actor.enterpriseId}`]);
        const people = await listPeople(apart, actor.enterpriseId);
        const { name, identity, memberId, hosts } = checkSettings(actor, people, wish);
        const { live } = only(
          await apart.query<{ live: number }>(
            'SELECT count(*)::int AS live FROM punchout_connection WHERE enterprise_id = $1 AND revoked_at IS NULL',
            [actor.enterpriseId],
          ),
        );
        if (live >= MOST_CONNECTIONS) throw punchoutErrors.tooMany();
        const { enterpriseId } = actor;
        const of = { enterpriseId, memberId, name, protocol, identity, secret, hosts };
        const row = await keepConnection(apart, of);
        await record(apart, actor, caller, 'punchoutMade', name);
        return { connection: shown(row, actor, people), secret };
      });
    },

    async change(work, actor, { connectionId, ...wish }, caller) {
      const before = await hold(work, actor, connectionId);
      if (!mayLetAct(actor, before.memberId)) throw punchoutErrors.notYourPerson();
      const people = await listPeople(work, actor.enterpriseId);
      const { name, identity, memberId, hosts } = checkSettings(actor, people, wish);
      const rows = await work.query<Row>(
        `UPDATE punchout_connection SET name = $2, identity = $3, member_id = $4, hosts = $5
         WHERE connection_id = $1 RETURNING ${COLUMNS}`,
        [connectionId, name, identity, memberId, hosts],
      );
      // Whoever shops in the former one's name, or comes back to a host that has been struck off, begins anew.
      await endVisits(work, connectionId);
      await record(work, actor, caller, 'punchoutChanged', name);
      return shown(only(rows), actor, people);
    },

    renewSecret(work, actor, { connectionId }, caller) {
      const secret = freshSecret();
      return work.apart(async (apart) => {
        const row = await hold(apart, actor, connectionId);
        if (!mayLetAct(actor, row.memberId)) throw punchoutErrors.notYourPerson();
        await apart.query('UPDATE punchout_connection SET secret_hash = $2 WHERE connection_id = $1', [
          connectionId,
          hashOf(secret),
        ]);
        await record(apart, actor, caller, 'punchoutChanged', row.name);
        return { connection: shown(row, actor, await listPeople(apart, actor.enterpriseId)), secret };
      });
    },

    async revoke(work, actor, { connectionId }, caller) {
      const row = await hold(work, actor, connectionId);
      await work.query('UPDATE punchout_connection SET revoked_at = $2 WHERE connection_id = $1', [
        connectionId,
        work.now,
      ]);
      await endVisits(work, connectionId);
      await record(work, actor, caller, 'punchoutChanged', row.name);
      const people = await listPeople(work, actor.enterpriseId);
      return shown({ ...row, revokedAt: work.now }, actor, people);
    },
  };
}
