// Certified enterprises by a part of their name: for somebody who says where he works.
import { and, eq, ilike, inArray, or } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { ActorOf, InputOf, ReplyOf } from '#kit/http/endpoint.ts';
import type { certificationProtocol } from '../certification.protocol.ts';
import { enterprise } from './company.tables.ts';

const MOST = 8; // chosen: enough to choose from, too few to list everybody

/** By a part of the name, or by the whole credit code. */
export async function findEnterprises(
  work: Work,
  _actor: ActorOf<typeof certificationProtocol.findEnterprises>,
  { keyword }: InputOf<typeof certificationProtocol.findEnterprises>,
): Promise<ReplyOf<typeof certificationProtocol.findEnterprises>> {
  const inside = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  const list = await work.tx
    .select({ enterpriseId: enterprise.enterpriseId, name: enterprise.name })
    .from(enterprise)
    .where(
      and(
        inArray(enterprise.state, ['CERTIFIED', 'CHANGE_REVIEW']),
        or(ilike(enterprise.name, inside), eq(enterprise.uscc, keyword.toUpperCase())),
      ),
    )
    .orderBy(enterprise.name)
    .limit(MOST);
  return { list };
}
