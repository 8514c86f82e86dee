// What suggesters of pairs are told.
import type { Work } from '#kit/db/work.ts';
import type { Text } from '#kit/words/text.ts';
import { tellMember } from '#mall/message/server/message.ts';
import type { PairRow } from './advance-pair.ts';
import { findKnownParts } from './find-parts.ts';

const notices: Record<'published' | 'rejected' | 'retired', (pair: string, reason: string) => [Text, Text]> =
  {
    published: (pair) => [
      { zh: '您的替代建议已发布', en: 'Your replacement suggestion is published' },
      { zh: `${pair} 已通过审核并对所有人可见，谢谢。`, en: `${pair} is open to everybody now, thank you.` },
    ],
    rejected: (pair, reason) => [
      { zh: '您的替代建议未通过审核', en: 'Your replacement suggestion was turned down' },
      { zh: `${pair}：${reason}`, en: `${pair}: ${reason}` },
    ],
    retired: (pair, reason) => [
      { zh: '您建议的替代关系已撤下', en: 'A replacement pair you suggested was retired' },
      { zh: `${pair}：${reason}`, en: `${pair}: ${reason}` },
    ],
  };

/** The mall's own pairs have nobody to tell. */
export async function tellSuggester(work: Work, row: PairRow, what: keyof typeof notices): Promise<void> {
  if (row.memberId === null) return;
  const parts = await findKnownParts(work, [row.ofPartId, row.byPartId]);
  const pair = `${parts.get(row.ofPartId)?.partNo} → ${parts.get(row.byPartId)?.partNo}`;
  const [title, body] = notices[what](pair, row.reason);
  await tellMember(work, row.memberId, {
    kind: 'watch',
    title,
    body,
    link: '/prototype/replacement/search?tab=mine',
  });
}
