// Standards are written down, come into force in the place of others, and are withdrawn; what is by them is told.
import { eq } from 'drizzle-orm';
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { listSteps, logEntry } from '#kit/document/step-log.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { standard } from '#mall/ability/server/ability.tables.ts';
import {
  enforceStandard,
  type StandardRow as Kept,
  numberOf,
  standardLife,
  withdrawStandard,
} from '#mall/ability/server/ability.ts';
import type { StandardState } from '#mall/ability/standard-process.ts';
import { standardSteps } from '#mall/ability/standard-status.ts';
import { type LabMember, mayInLab, stepBy } from '#mall/member/actor.ts';
import type { StandardDetail, StandardRow, standardProtocol } from '../standard.protocol.ts';
import { labCatalogErrors } from './lab-catalog.errors.ts';

type Acts = Actions<typeof standardProtocol>;

/** The rows of a list, and the head of a page. @param member whose laboratory's capabilities are counted */
export const standardRows = (
  work: Work,
  { lab }: LabMember,
  ids: readonly number[],
): Promise<StandardRow[]> =>
  work.query<StandardRow>(
    `SELECT s.standard_id AS "standardId", s.number, s.title_${work.language} AS title, s.state,
            coalesce(s.in_force_from::text, '') AS "inForceFrom", coalesce(s.superseded_on::text, '') AS "supersededOn",
            coalesce((SELECT b.number FROM standard b WHERE b.standard_id = s.replaced_by_id), '') AS "replacedBy",
            (SELECT count(*)::int FROM capability c JOIN lab_site t USING (site_id)
             WHERE c.standard_id = s.standard_id AND t.lab_id = $2 AND c.standing <> 'RETIRED') AS capabilities
     FROM standard s WHERE s.standard_id = ANY($1::bigint[])`,
    [ids, lab.labId],
    `catalog-standards-${work.language}`,
  );

async function showStandard(work: Work, member: LabMember, row: Kept): Promise<StandardDetail> {
  const { standardId, replacesIds, state, titleZh, titleEn, version } = row;
  const replaces = await work.query<{ standardId: number; number: string; state: StandardState }>(
    `SELECT standard_id AS "standardId", number, state FROM standard WHERE standard_id = ANY($1::bigint[]) OR replaced_by_id = $2
     ORDER BY number`,
    [replacesIds, standardId],
    'catalog-replaces',
  );
  const uses = await work.query<StandardDetail['uses'][number]>(
    `SELECT v.version_id AS "versionId", c.cap_no AS "capNo", c.item_${work.language} AS item, c.clause, s.number AS standard
     FROM capability c JOIN standard s USING (standard_id) JOIN lab_site t USING (site_id)
     LEFT JOIN capability_version v ON v.cap_id = c.cap_id AND v.state IN ('PUBLISHED', 'SUSPENDED')
     WHERE c.standard_id = ANY($1::bigint[]) AND t.lab_id = $2 AND c.standing <> 'RETIRED' ORDER BY c.cap_no LIMIT 500`,
    [state === 'DRAFT' ? [standardId, ...replacesIds] : [standardId], member.lab.labId],
    `catalog-uses-${work.language}`,
  );
  const steps = await listSteps(work, [{ docType: standardLife.docType, docSns: [String(standardId)] }]);
  const allowed = mayInLab(member, 'lab.standard') ? standardLife.allowed(row, 'lead', work.now) : [];
  return {
    ...only(await standardRows(work, member, [standardId])),
    ...{ titleZh, titleEn, version, replaces, uses },
    log: steps.reverse().map((step) => logEntry(work, step, standardSteps)),
    allowedActions: allowed.filter((one) => one === 'change' || one === 'enforce' || one === 'withdraw'),
  };
}

/** @throws labCatalogErrors.noStandard, changedMeanwhile */
async function holdStandard(work: Work, { standardId, version }: { standardId: number; version: number }) {
  const row = await standardLife.hold(work, standardId);
  if (!row) throw labCatalogErrors.noStandard();
  if (row.version !== version) throw labCatalogErrors.changedMeanwhile();
  return row;
}

/** What is written of one. @throws labCatalogErrors.unknownStandard, replacesItself */
async function said(
  work: Work,
  number: string,
  { titleZh, titleEn, replaces }: { titleZh: string; titleEn: string; replaces: string },
) {
  const numbers = [
    ...new Set(
      replaces
        .split(/[;；、]/)
        .map((one) => one.trim())
        .filter((one) => one !== ''),
    ),
  ];
  if (numbers.includes(number)) throw labCatalogErrors.replacesItself({ name: 'replaces' });
  const known = await work.query<{ standardId: number; number: string }>(
    'SELECT standard_id AS "standardId", number FROM standard WHERE number = ANY($1::text[])',
    [numbers],
    'catalog-standard-ids',
  );
  const ids = new Map(known.map((one) => [one.number, Number(one.standardId)]));
  const replacesIds = numbers.map((typed) => {
    const standardId = ids.get(typed);
    if (standardId === undefined) throw labCatalogErrors.unknownStandard({ name: 'replaces', typed });
    return standardId;
  });
  return { titleZh, titleEn, replacesIds };
}

/** @throws abilityErrors.standardThere; labCatalogErrors.unknownStandard, replacesItself */
export const beginStandard: Acts['begin'] = async (
  work,
  member,
  { number, requestId: _requestId, ...written },
) => {
  const values = { number, ...numberOf(number), ...(await said(work, number, written)) };
  return showStandard(work, member, await standardLife.begin(work, 'begin', values, stepBy('lead', member)));
};

/** @throws labCatalogErrors.noStandard, changedMeanwhile, unknownStandard, replacesItself; abilityErrors.standardNotNow */
export const changeStandard: Acts['change'] = async (work, member, { standardId, version, ...written }) => {
  const row = await holdStandard(work, { standardId, version });
  const set = await said(work, row.number, written);
  return showStandard(
    work,
    member,
    await standardLife.advance(work, row, 'change', { ...stepBy('lead', member), set }),
  );
};

/** @throws labCatalogErrors.noStandard, changedMeanwhile; abilityErrors.standardNotNow */
export const bringIntoForce: Acts['enforce'] = async (work, member, seen) =>
  showStandard(
    work,
    member,
    await enforceStandard(work, await holdStandard(work, seen), stepBy('lead', member)),
  );

/** @throws labCatalogErrors.noStandard, changedMeanwhile; abilityErrors.standardNotNow */
export const endStandard: Acts['withdraw'] = async (work, member, { reason, ...seen }) =>
  showStandard(
    work,
    member,
    await withdrawStandard(work, await holdStandard(work, seen), stepBy('lead', member, reason)),
  );

/** @throws labCatalogErrors.noStandard */
export const standardDetail: Acts['detail'] = async (work, member, { standardId }) => {
  const [row] = await work.tx.select().from(standard).where(eq(standard.standardId, standardId));
  if (!row) throw labCatalogErrors.noStandard();
  return showStandard(work, member, row);
};
