// Why a quotation stands as it does: the rules, sources and persons behind what its page shows.
import type { Work } from '#kit/db/work.ts';
import type { DocumentVersionRow } from '#kit/document/document-version.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { after } from '#kit/time/duration.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import type { Why } from '../../quotation-detail.protocol.ts';
import { TURN_WORKING_DAYS } from '../../quotation-terms.ts';
import { actorFor, type CardFacts, type PartyNames, type Reader } from './quotation-view.ts';

/** Every explanation that is due, in the order of the page. @param shown the version on the page */
export function whyQuotation(
  work: Work,
  { row, inquiry, isInAward }: CardFacts,
  reader: Reader,
  names: PartyNames,
  shown: DocumentVersionRow | undefined,
): Why[] {
  const found: Why[] = [];
  const at = (moment: Date | null) => showMoment(moment?.toISOString());
  const say = (about: Why['about'], zh: string, en: string) =>
    found.push({ about, text: work.language === 'en' ? en : zh });
  if (shown) {
    const actor = actorFor(reader, shown.actorRole, names, shown.actorName);
    const hash = shown.contentHash.slice(0, 12);
    say(
      'price',
      `第 ${shown.versionNo} 版，${actor}，${at(shown.createdAt)}，存证 ${hash}…`,
      `Version ${shown.versionNo}, by ${actor}, ${at(shown.createdAt)}, hash ${hash}…`,
    );
  }
  if (row.validUntil && row.state !== 'EXPIRED') {
    const day = dayInChina(after(row.validUntil, -1)); // it ends with the day
    say('validUntil', `有效至 ${day}，由供应商承诺`, `Valid until ${day}, as the supplier promised`);
  }
  if (row.turnDueAt)
    say(
      'turn',
      `还价后 ${TURN_WORKING_DAYS} 个工作日内答复，逾期报价失效`,
      `A counter-offer is answered within ${TURN_WORKING_DAYS} working days, or the quotation expires`,
    );
  if (row.state === 'QUOTED' && row.isBinding && row.seenAt)
    say(
      'withdraw',
      `买方已于 ${at(row.seenAt)} 查看，有约束力的报价不可撤回（民法典第 476 条）`,
      `Seen by the purchaser on ${at(row.seenAt)}: a binding offer cannot be withdrawn (Civil Code, art. 476)`,
    );
  else if (row.state === 'QUOTED' && row.isBinding)
    say('withdraw', '买方尚未查看，可以撤回', 'Not seen by the purchaser yet: it may be withdrawn');
  if (row.isFinalAsked)
    say('final', '已请求最终报价：此后不再还价', 'Best and final was asked for: no more counter-offers');
  if (row.standingNo > 0 && row.inquiryVersionNo < inquiry.versionNo)
    say(
      'version',
      `报价依据询价第 ${row.inquiryVersionNo} 版，现为第 ${inquiry.versionNo} 版`,
      `It answers version ${row.inquiryVersionNo} of the inquiry, which is at version ${inquiry.versionNo}`,
    );
  if (isInAward && reader.side === 'purchaser')
    say('award', '定标审批中', 'An award of it waits for its approval');
  if (reader.side === 'purchaser' && row.state === 'DRAFT' && row.standingNo > 0)
    say(
      'state',
      '供应商正在修改报价，原报价仍有效',
      'The supplier is replacing it; the offer stands until then',
    );
  return found;
}
