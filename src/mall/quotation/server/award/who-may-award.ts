// Who may award the lines of an inquiry: its purchaser, or those of the enterprise who were given it.
import type { Work } from '#kit/db/work.ts';
import { listWhoMay, namesOf, type Person } from '#mall/company/server/company.ts';

type Asked = { enterpriseId: number | null; memberId: number };

export const listAwarders = async (
  work: Work,
  { enterpriseId, memberId }: Asked,
): Promise<readonly number[]> =>
  enterpriseId === null ? [memberId] : listWhoMay(work, enterpriseId, 'rfq.award');

/** By the names that their colleagues know. */
export const namedAwarders = async (work: Work, inquiry: Asked): Promise<Person[]> =>
  namesOf(work, [...(await listAwarders(work, inquiry))]);
