// Where the log of a laboratory's acts comes from: the steps that its staff have taken.
import { sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { stepLog } from '#kit/document/step-log.tables.ts';
import { reasonOf } from '#kit/document/step-log.ts';
import { rowsWith, source } from '#kit/list/server/source.ts';
import type { Text } from '#kit/words/text.ts';
import { auditList } from '../audit-list.ts';
import { type AuditNoun, auditNouns, NOUNS } from '../audit-nouns.ts';

const people = (work: Work, labId: number) =>
  work.query<{ memberId: number; name: string }>(
    `SELECT DISTINCT ON (member_id) member_id AS "memberId", name FROM lab_staff WHERE lab_id = $1 ORDER BY member_id, staff_id DESC`,
    [labId],
    'audit-people',
  );

export const auditListRoutes = source(auditList, ({ actor, work }) => ({
  from: sql`${stepLog}`,
  key: stepLog.logId,
  scope: sql`${stepLog.docType} = ANY(${sql.param([...NOUNS])}::text[])
    AND ${stepLog.actorId} IN (SELECT member_id FROM lab_staff WHERE lab_id = ${actor.lab.labId})`,
  columns: { at: stepLog.createdAt, noun: stepLog.docType },
  search: [stepLog.actorName, stepLog.docSn, stepLog.reason],
  filters: { person: (memberId) => sql`${stepLog.actorId} = ${memberId}::bigint` },
  toRows: async (keys) => {
    const names = new Map(
      (await people(work, actor.lab.labId)).map(({ memberId, name }) => [Number(memberId), name]),
    );
    const rows = await rowsWith(work, stepLog, stepLog.logId, keys);
    return rows.map((row) => {
      const noun: Text & { steps: Readonly<Record<string, Text>> } = auditNouns[row.docType as AuditNoun];
      return {
        ...{ logId: row.logId, at: row.createdAt.toISOString(), doc: row.docSn },
        name: names.get(row.actorId ?? 0) ?? row.actorName,
        noun: noun[work.language],
        act: noun.steps[row.event]?.[work.language] ?? row.event,
        reason: reasonOf(work, row),
      };
    });
  },
  more: async () => ({ people: await people(work, actor.lab.labId) }),
}));
