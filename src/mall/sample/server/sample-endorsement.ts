// Whether an enterprise wants to be asked before its designers' sample requests go to a store.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Action, Actions } from '#kit/http/server/serve.ts';
import type { sampleProtocol } from '../sample.protocol.ts';
import { sampleEndorsement } from './sample.tables.ts';

type Acts = Actions<typeof sampleProtocol>;

/** False until the enterprise says otherwise. */
export async function isEndorsing(work: Work, enterpriseId: number): Promise<boolean> {
  const [row] = await work.tx
    .select()
    .from(sampleEndorsement)
    .where(eq(sampleEndorsement.enterpriseId, enterpriseId));
  return row?.isOn ?? false;
}

export const showEndorsement: Action<typeof sampleProtocol.endorsement> = async (work, { enterpriseId }) => {
  return { isEndorsed: await isEndorsing(work, enterpriseId) };
};

/** For requests submitted from here on; those under way stay where they are. */
export const setEndorsement: Acts['setEndorsement'] = async (work, { enterpriseId, memberId }, { isOn }) => {
  const kept = { isOn, changedBy: memberId, changedAt: work.now };
  await work.tx
    .insert(sampleEndorsement)
    .values({ enterpriseId, ...kept })
    .onConflictDoUpdate({ target: sampleEndorsement.enterpriseId, set: kept });
  return { isEndorsed: isOn };
};
