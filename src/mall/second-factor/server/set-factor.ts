// A member sets up his second factor: a secret for his authenticator, a first code to confirm it, recovery codes; and ends it again.
import { randomInt } from 'node:crypto';
import { generateSecret, generateURI } from 'otplib';
import { toDataURL } from 'qrcode';
import { hideText } from '#kit/db/secret-text.ts';
import type { Work } from '#kit/db/work.ts';
import type { Handlers } from '#kit/http/server/serve.ts';
import { bit } from '#kit/http/wire.ts';
import { endOtherSessions, requireOwnTicket, takeTicket } from '#mall/login/server/login.ts';
import { recordSecurityEvent } from '#mall/member/server/member.ts';
import { inGroups, RECOVERY_LENGTH, RECOVERY_SIGNS } from '../factor-code.ts';
import type { secondFactorProtocol } from '../second-factor.protocol.ts';
import { checkFactor, recoveryHash, SECRET_USE } from './check-factor.ts';
import { factorErrors } from './second-factor.errors.ts';

/** Under which name an authenticator lists it. */
const ISSUER = 'Yuancai';
const RECOVERY_CODES = 10; // domain-operate §4

type Acts = Omit<Handlers<typeof secondFactorProtocol>, 'logIn'>;

/** Makes the actions out of the secret that hides what is kept. */
export function factorActions(tokenSecret: Uint8Array): Acts {
  return {
    async standing(work, { memberId }) {
      const [row] = await work.query<{ confirmed_at: Date | null; left: number }>(
        `SELECT confirmed_at, (SELECT count(*) FROM recovery_code WHERE member_id = $1)::int AS left
         FROM second_factor WHERE member_id = $1`,
        [memberId],
        'factor-standing',
      );
      const since = row?.confirmed_at ?? null;
      return {
        isOn: bit(since !== null),
        since: since?.toISOString() ?? null,
        codesLeft: since ? (row?.left ?? 0) : 0,
      };
    },

    async begin(work, actor, { ticket }) {
      await requireOwnTicket(work, tokenSecret, actor, ticket);
      await takeTicket(work, 'prove', ticket);
      const secret = generateSecret();
      const begun = await work.query(
        `INSERT INTO second_factor AS f (member_id, secret, created_at) VALUES ($1, $2, $3)
         ON CONFLICT (member_id) DO UPDATE SET secret = $2, created_at = $3, last_step = 0
         WHERE f.confirmed_at IS NULL RETURNING 1`,
        [actor.memberId, hideText(tokenSecret, SECRET_USE, secret), work.now],
        'factor-begin',
      );
      if (begun.length === 0) throw factorErrors.alreadyOn();
      const uri = generateURI({ issuer: ISSUER, label: actor.memberName, secret });
      return { secret, image: await toDataURL(uri, { errorCorrectionLevel: 'M', margin: 1, width: 240 }) };
    },

    async confirm(work, { memberId, sessionId }, { code }, caller) {
      const spend = await checkFactor(work, tokenSecret, memberId, code, caller, 'begun');
      return work.apart(async (apart) => {
        await spend(apart);
        const confirmed = await apart.query(
          'UPDATE second_factor SET confirmed_at = $2 WHERE member_id = $1 AND confirmed_at IS NULL RETURNING 1',
          [memberId, apart.now],
          'factor-confirm',
        );
        if (confirmed.length === 0) throw factorErrors.alreadyOn();
        const codes = await makeRecoveryCodes(apart, tokenSecret, memberId);
        await endOtherSessions(apart, memberId, sessionId);
        await recordSecurityEvent(apart, { kind: 'factorSet', memberId, sessionId, caller });
        return { codes };
      });
    },

    async renewCodes(work, { memberId, sessionId }, { code }, caller) {
      const spend = await checkFactor(work, tokenSecret, memberId, code, caller);
      return work.apart(async (apart) => {
        await spend(apart);
        const codes = await makeRecoveryCodes(apart, tokenSecret, memberId);
        await recordSecurityEvent(apart, { kind: 'recoveryCodesMade', memberId, sessionId, caller });
        return { codes };
      });
    },

    async end(work, actor, { ticket, code }, caller) {
      const { memberId, sessionId } = actor;
      await requireOwnTicket(work, tokenSecret, actor, ticket);
      const spend = await checkFactor(work, tokenSecret, memberId, code, caller);
      await work.apart(async (apart) => {
        await takeTicket(apart, 'prove', ticket);
        await spend(apart);
        await dropFactor(apart, memberId);
        await recordSecurityEvent(apart, { kind: 'factorEnded', memberId, sessionId, caller });
      });
    },
  };
}

/** Ten new ones; those before are void. */
async function makeRecoveryCodes(work: Work, tokenSecret: Uint8Array, memberId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: RECOVERY_LENGTH }, () => RECOVERY_SIGNS[randomInt(RECOVERY_SIGNS.length)]).join(''),
  );
  await work.query('DELETE FROM recovery_code WHERE member_id = $1', [memberId], 'recovery-drop');
  await work.query(
    'INSERT INTO recovery_code (member_id, code_hash) SELECT $1, unnest($2::text[])',
    [memberId, codes.map((one) => recoveryHash(tokenSecret, memberId, one))],
    'recovery-keep',
  );
  return codes.map(inGroups);
}

/** Takes the factor and its recovery codes away; false when there was none. The caller records it. */
export async function dropFactor(work: Work, memberId: number): Promise<boolean> {
  await work.query('DELETE FROM recovery_code WHERE member_id = $1', [memberId], 'recovery-drop');
  const dropped = await work.query<{ was_on: boolean }>(
    'DELETE FROM second_factor WHERE member_id = $1 RETURNING confirmed_at IS NOT NULL AS was_on',
    [memberId],
    'factor-drop',
  );
  await work.announce('member', String(memberId));
  return dropped[0]?.was_on === true;
}
