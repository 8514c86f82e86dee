// What suggesters of pairs are told.
import type { Work } from '#kit/db/work.ts';
import type { Text } from '#kit/words/text.ts';
import { tellMember } from '#mall/message/server/message.ts';
import type { PairAction } from '../pair-process.ts';
import { findKnownParts } from './find-parts.ts';
import type { PairRow } from './pair-life.ts';

const notices: Partial<Record<PairAction, (pair: string, reason: string) => [Text, Text]>> = {
  publish: (pair) => [
    { zh: '您的替代建议已发布', en: 'Your replacement suggestion is published' },
    { zh: `${pair} 已通过审核并对所有人可见，谢谢。`, en: `${pair} is open to everybody now, thank you.` },
  ],
  reject: (pair, reason) => [
    { zh: '您的替代建议未通过审核', en: 'Your replacement suggestion was turned down' },
    { zh: `${pair}：${reason}`, en: `${pair}: ${reason}` },
  ],
  retire: (pair, reason) => [
    { zh: '您建议的替代关系已撤下', en: 'A replacement pair you suggested was retired' },
    { zh: `${pair}：${reason}`, en: `${pair}: ${reason}` },
  ],
};

/** The mall's own pairs have nobody to tell. */
export async function tellSuggester(work: Work, row: PairRow, action: PairAction): Promise<void> {
  const notice = notices[action];
  if (!notice || row.memberId === null) return;
  const parts = await findKnownParts(work, [row.ofPartId, row.byPartId]);
  const pair = `${parts.get(row.ofPartId)?.partNo} → ${parts.get(row.byPartId)?.partNo}`;
  const [title, body] = notice(pair, row.reason);
  await tellMember(work, row.memberId, {
    kind: 'watch',
    title,
    body,
    link: '/prototype/replacement/mine',
  });
}
