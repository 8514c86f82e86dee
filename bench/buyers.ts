// The buyers of a run: members of the benchmark's database who have logged in, with their carts empty.

import { MEMBER_HEADER } from './bare/bare-http.ts';
import { type BenchDatabase, BUYERS, PASSWORD } from './bench-database.ts';
import type { Call } from './load.ts';

export interface Buyer {
  memberId: number;
  token: string;
}

/** @throws Error when one of them cannot log in */
export async function logInBuyers(database: BenchDatabase, origin: string): Promise<Buyer[]> {
  const members = await database.read<{ id: number; name: string }>(
    `SELECT member_id AS id, member_name AS name FROM member WHERE member_name ~ '^bench[0-9]+$'
     ORDER BY member_id LIMIT ${BUYERS}`,
  );
  await emptyCarts(database);
  const buyers: Buyer[] = [];
  for (const { id, name } of members) {
    const reply = await fetch(`${origin}/v3/frontLogin/front/oauth/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa('front:front')}`, 'content-type': 'application/json' },
      body: JSON.stringify({ username: name, password: PASSWORD, loginType: 1 }),
    });
    const { data, msg } = (await reply.json()) as { data: { access_token: string } | null; msg: string };
    if (!data) throw new Error(`${name} cannot log in: ${msg}`);
    buyers.push({ memberId: id, token: data.access_token });
  }
  return buyers;
}

export async function emptyCarts({ read }: BenchDatabase): Promise<void> {
  await read(
    `DELETE FROM cart_line USING member WHERE member.member_id = cart_line.member_id AND member_name ~ '^bench[0-9]+$'`,
  );
}

/** A call of a buyer that both servers understand: the mall reads the token, the bare server believes the header. */
export function callOf({ memberId, token }: Buyer, path: string, input?: unknown): Call {
  const who = { authorization: `Bearer ${token}`, [MEMBER_HEADER]: String(memberId) };
  return input === undefined
    ? { method: 'GET', path: `/v3/${path}`, headers: who }
    : {
        method: 'POST',
        path: `/v3/${path}`,
        headers: { 'content-type': 'application/json', ...who },
        body: JSON.stringify(input),
      };
}
