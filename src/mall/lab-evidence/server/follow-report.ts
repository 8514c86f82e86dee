// A report was issued, replaced or made void: what stands behind a pair and in a lot's passport follows in the same transaction (L27, L28).
import { and, desc, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { type Listener, listener } from '#kit/events/event.ts';
import type { Text } from '#kit/words/text.ts';
import { tellOfDocument } from '#mall/message/server/message.ts';
import { findKnownParts, provePair } from '#mall/replacement/server/replacement.ts';
import { reportMoved } from '#mall/report/server/report.events.ts';
import { type StandingReport, standingReports } from '#mall/report/server/report.ts';
import { outcomeOf } from '../evidence-rule.ts';
import { verification } from './lab-evidence.tables.ts';
import { keepLotReports } from './lot-reports.ts';

type Verification = typeof verification.$inferSelect;

const FOLLOWED: ReadonlySet<string> = new Set(['sign', 'replace', 'void']);

export const labEvidenceListeners: readonly Listener[] = [
  listener(reportMoved, async (work, { serviceSn, action }) => {
    if (!FOLLOWED.has(action)) return;
    const reports = await standingReports(work, serviceSn);
    await judge(work, serviceSn, reports);
    await keepLotReports(work, serviceSn, reports);
  }),
];

async function judge(work: Work, serviceSn: string, standing: readonly StandingReport[]): Promise<void> {
  const [row] = await work.tx
    .select()
    .from(verification)
    .where(eq(verification.serviceSn, serviceSn))
    .for('no key update');
  if (!row) return;
  // what was cancelled was not shown to pass
  const items = await work.query<{ itemId: number }>(
    'SELECT item_id AS "itemId" FROM service_item WHERE service_sn = $1',
    [serviceSn],
    'evidence-items',
  );
  const outcome = outcomeOf(
    standing.map(({ itemIds, content }) => ({
      itemIds,
      verdicts: content.items.map(({ verdict }) => verdict),
    })),
    items.map(({ itemId }) => itemId),
  );
  const reports =
    outcome === 'PASSED' ? standing.map(({ reportNo, verifyCode }) => ({ reportNo, verifyCode })) : [];
  await work.tx
    .update(verification)
    .set({ outcome, reports })
    .where(eq(verification.verificationId, row.verificationId));
  await refreshPair(work, row);
  const isNews = outcome !== row.outcome || JSON.stringify(reports) !== JSON.stringify(row.reports);
  if (isNews) await tellClient(work, { ...row, outcome });
}

/** The newest that passed with its client's consent stands behind the pair; none: the pair is what it is without. */
async function refreshPair(work: Work, { ofPartId, byPartId }: Verification): Promise<void> {
  const all = await work.tx
    .select()
    .from(verification)
    .where(and(eq(verification.ofPartId, ofPartId), eq(verification.byPartId, byPartId)))
    .orderBy(desc(verification.verificationId));
  const best = all.find(({ outcome, isConsented }) => outcome === 'PASSED' && isConsented);
  const known = Math.max(0, ...all.map(({ pairId }) => pairId ?? 0)) || null;
  const pairId = await provePair(work, { pairId: known, ofPartId, byPartId }, best?.reports ?? []);
  if (best && pairId !== best.pairId)
    await work.tx
      .update(verification)
      .set({ pairId })
      .where(eq(verification.verificationId, best.verificationId));
}

const SAID = {
  PASSED: {
    zh: '全部项目符合，报告已成为该替代关系的公开依据。',
    en: 'Every item passed; the report is the public evidence of the pair now.',
  },
  KEPT: {
    zh: '全部项目符合。您未同意公开，替代关系的依据不变。',
    en: 'Every item passed. You have not agreed to publish it: the pair stays as it is.',
  },
  FAILED: {
    zh: '有项目不符合或未判定，结果只有您能看到，不会公开。',
    en: 'Something has not passed. You alone see that; nothing is published.',
  },
  OPEN: {
    zh: '报告已作废或还未齐全，替代关系不再以其为依据。',
    en: 'A report is void or not all are there: they do not stand behind the pair.',
  },
} as const satisfies Record<string, Text>;

/** While reports are still to come, nobody is told that they are. */
async function tellClient(work: Work, row: Verification): Promise<void> {
  const { outcome, isConsented, memberId, serviceSn } = row;
  if (outcome === 'OPEN' && row.reports.length === 0) return;
  const parts = await findKnownParts(work, [row.ofPartId, row.byPartId]);
  const pair = `${parts.get(row.ofPartId)?.partNo} → ${parts.get(row.byPartId)?.partNo}`;
  await tellOfDocument(
    work,
    [memberId],
    {
      title: { zh: '替代验证结果', en: 'Verification of a replacement' },
      text: SAID[outcome === 'PASSED' && !isConsented ? 'KEPT' : outcome],
    },
    {
      kind: 'service',
      name: { zh: pair, en: pair },
      reason: '',
      link: `/member/order/info?serviceSn=${serviceSn}`,
    },
  );
}
