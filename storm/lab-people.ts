// The demo's laboratory in the storm: its people with their logins, and the tests whose records need no equipment.
import type { Work } from '#kit/db/work.ts';
import { issueTokens } from '#mall/login/server/issue-tokens.ts';
import type { Person } from './client.ts';

const DESKS = {
  acceptance: 'lab_acc01',
  clerk: 'lab_clerk01',
  planner: 'lab_plan01',
  reviewer: 'lab_rev01',
  signatory: 'lab_sig01',
} as const;
const ENGINEERS = ['lab_eng01', 'lab_eng02'];

export type Laboratory = Record<keyof typeof DESKS, Person> & {
  engineers: readonly Person[];
  /** Of tests that one of the engineers is trained for, at a price that is known. */
  capIds: readonly number[];
};

export async function labPeople(work: Work, tokenSecret: Uint8Array): Promise<Laboratory> {
  const names = [...Object.values(DESKS), ...ENGINEERS];
  const rows = await work.query<{ memberId: number; name: string }>(
    'SELECT member_id AS "memberId", member_name AS name FROM member WHERE member_name = ANY($1)',
    [names],
  );
  const people = new Map<string, Person>();
  for (const { memberId, name } of rows) {
    const tokens = await issueTokens(work, tokenSecret, memberId, { ip: '127.0.0.1', userAgent: 'storm' });
    people.set(name, { memberId, token: tokens.access_token });
  }
  const who = (name: string): Person => {
    const person = people.get(name);
    if (!person) throw new Error(`The demo has no ${name}.`);
    return person;
  };
  const found = await work.query<{ capId: number }>(CAPABILITIES, [ENGINEERS]);
  return {
    ...{ acceptance: who(DESKS.acceptance), clerk: who(DESKS.clerk), planner: who(DESKS.planner) },
    ...{ reviewer: who(DESKS.reviewer), signatory: who(DESKS.signatory), engineers: ENGINEERS.map(who) },
    capIds: found.map(({ capId }) => capId),
  };
}

const CAPABILITIES = `
  SELECT c.cap_id AS "capId" FROM capability c
  JOIN charge h USING (cap_id)
  WHERE c.kind = 'TEST' AND c.mode = 'BENCH' AND c.sheet_key IS NULL AND NOT h.is_on_request
    AND EXISTS (SELECT FROM lab_training t JOIN lab_staff s USING (staff_id) JOIN member m USING (member_id)
      WHERE t.cap_id = c.cap_id AND c.group_id = ANY(s.group_ids) AND m.member_name = ANY($1))
  ORDER BY md5(c.cap_no) LIMIT 60`;
