// What an inquiry waits for from its purchaser, if for anything.
import { after } from '#kit/time/duration.ts';
import type { Text } from '#kit/words/text.ts';
import { asks, awards } from '../../inquiry.protocol.ts';
import { inquiryStatus } from '../../inquiry-status.ts';
import { CORRECT_TIME } from '../../inquiry-terms.ts';
import type { InquiryRow } from '../inquiry.ts';

/** Who reads, with what he may do. */
type Reader = Parameters<NonNullable<typeof asks.refuses>>[0];

export interface InquiryTurn {
  what: Text;
  since: Date;
  dueAt: Date | null;
}

export const isAwarding = ({ state }: InquiryRow): boolean => inquiryStatus[state].phase === 'awarding';

/**
 * What is to be done, since when and until when; undefined when nobody waits for the purchaser, or for somebody with other
 * permissions than the reader's: who only reads has no turn.
 * @param of.evaluationEndsAt of its timer, which begins again when an award comes to nothing
 */
export function turnOf(
  row: InquiryRow,
  reader: Reader,
  {
    openQuestionNum,
    oldestQuestionAt,
    evaluationEndsAt = null,
  }: { openQuestionNum: number; oldestQuestionAt: Date | null; evaluationEndsAt?: Date | null },
): InquiryTurn | undefined {
  if ((isAwarding(row) ? awards : asks).refuses?.(reader)) return undefined;
  switch (row.state) {
    case 'REVIEW_REJECTED':
      return {
        what: { zh: '修改后重新提交', en: 'Correct it and submit it again' },
        since: row.updatedAt,
        dueAt: after(row.updatedAt, CORRECT_TIME),
      };
    case 'QUOTING':
      return openQuestionNum === 0
        ? undefined
        : {
            what: {
              zh: `答复 ${openQuestionNum} 个澄清问题`,
              en: openQuestionNum === 1 ? 'Answer a question' : `Answer ${openQuestionNum} questions`,
            },
            since: oldestQuestionAt ?? row.updatedAt,
            dueAt: row.deadline,
          };
    case 'EVALUATING':
    case 'PARTLY_AWARDED':
      return {
        what:
          row.state === 'EVALUATING'
            ? { zh: `定标（${row.quotedNum} 份报价）`, en: `Award (${row.quotedNum} quotations)` }
            : { zh: '其余明细定标', en: 'Award what is left' },
        since: row.closedAt ?? row.updatedAt,
        dueAt: evaluationEndsAt,
      };
    case 'AWARDED':
      return {
        what: { zh: '转合同或订单', en: 'Make a contract or an order' },
        since: row.updatedAt,
        dueAt: null,
      };
    default:
      return undefined;
  }
}
