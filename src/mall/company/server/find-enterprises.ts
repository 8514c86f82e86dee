// Certified enterprises by a part of their name: for somebody who says where he works.
import { and, eq, ilike, inArray, or } from 'drizzle-orm';
import type { Actions } from '#kit/http/server/serve.ts';
import type { certificationProtocol } from '../certification.protocol.ts';
import { enterprise } from './company.tables.ts';

type Acts = Actions<typeof certificationProtocol>;

const MOST = 8; // chosen: enough to choose from, too few to list everybody

/** By a part of the name, or by the whole credit code. */
export const findEnterprises: Acts['findEnterprises'] = async (work, _actor, { keyword }) => {
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
};
