// Why an inquiry is as it is and why some of its buttons are missing: rule, source and person, in sentences for its purchaser.

import type { Work } from '#kit/db/work.ts';
import type { StepRow } from '#kit/document/step-log.ts';
import { hours } from '#kit/time/duration.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import type { Text } from '#kit/words/text.ts';
import type { Why } from '../../inquiry-detail.protocol.ts';
import { hasEverybodyAnswered } from '../../inquiry-process.ts';
import { EVALUATION_TIME } from '../../inquiry-terms.ts';
import type { InquiryRow } from '../inquiry.ts';
import { latestClose } from '../inquiry-life.ts';

type Reason = Text & { about: Why['about'] };

/** @param steps of the whole life, oldest first */
export function whyOf({ language }: Work, row: InquiryRow, steps: readonly StepRow[]): Why[] {
  const found = [
    ofState(row, steps),
    ofDeadline(row, steps),
    ofClosing(row),
    ofPrices(row),
    ofEarlyClose(row),
    ofAmendment(row),
  ];
  return found.flatMap((one) => (one ? [{ about: one.about, text: one[language] }] : []));
}

const at = (moment: Date | null | undefined) => showMoment(moment?.toISOString());

function ofState(row: InquiryRow, steps: readonly StepRow[]): Reason | undefined {
  const last = steps.findLast(({ fromState, toState }) => fromState !== toState);
  if (!last) return undefined;
  const who = last.actorName;
  const when = at(last.createdAt);
  switch (last.event) {
    case 'sendBack':
      return {
        about: 'state',
        zh: `${who || '系统'}于 ${when} 驳回：${last.reason || '未写原因'}`,
        en: `Sent back by ${who || 'the system'} at ${when}: ${last.reason || 'no reason given'}`,
      };
    case 'close':
      return { about: 'state', ...closedBy(last, when) };
    case 'closeEmpty':
      return {
        about: 'state',
        zh: `截止时没有供应商报价，系统于 ${when} 流标`,
        en: `Nobody had quoted when it closed at ${when}`,
      };
    case 'evaluationTimeout':
      return {
        about: 'state',
        zh: `截止后 ${EVALUATION_TIME / hours(24)} 天内未定标，系统于 ${when} 结束`,
        en: `Not awarded within ${EVALUATION_TIME / hours(24)} days: ended by the system at ${when}`,
      };
    case 'closeRest':
    case 'cancel':
    case 'abandon':
      return {
        about: last.event === 'cancel' ? 'cancel' : 'state',
        zh: `${who || '系统'}于 ${when} 结束${last.reason ? `：${last.reason}` : ''}`,
        en: `Ended by ${who || 'the system'} at ${when}${last.reason ? `: ${last.reason}` : ''}`,
      };
    case 'annulAward':
      return {
        about: 'award',
        zh: `定标于 ${when} 撤销${last.reason ? `：${last.reason}` : ''}，相关明细可重新定标`,
        en: `An award was annulled at ${when}${last.reason ? ` (${last.reason})` : ''}: its lines are open again`,
      };
    default:
      return row.state === 'PENDING_REVIEW'
        ? {
            about: 'approval',
            zh: '企业的审批规则要求先审批，通过后才会通知供应商',
            en: 'A rule of your enterprise asks for approval before suppliers are told',
          }
        : undefined;
  }
}

function closedBy({ detail, actorName, reason }: StepRow, when: string): Text {
  switch (detail.how) {
    case 'count':
      return {
        zh: `报价家数达到约定，系统于 ${when} 截止`,
        en: `Enough suppliers had quoted: closed by the system at ${when}`,
      };
    case 'early':
      return {
        zh: `${actorName}于 ${when} 提前截止${reason ? `：${reason}` : ''}`,
        en: `Closed early by ${actorName} at ${when}${reason ? `: ${reason}` : ''}`,
      };
    default:
      return { zh: `到截止时间，系统于 ${when} 截止`, en: `Closed by the system at its deadline, ${when}` };
  }
}

function ofDeadline(row: InquiryRow, steps: readonly StepRow[]): Reason | undefined {
  if (row.state !== 'QUOTING') return undefined;
  const moved = steps.findLast(
    ({ detail }) => typeof detail.deadline === 'string' && detail.deadline !== detail.before,
  );
  if (!moved) return undefined;
  const [who, when] = [moved.actorName, at(moved.createdAt)];
  if (moved.event === 'extend') {
    return {
      about: 'deadline',
      zh: `${who}于 ${when} 延长${moved.reason ? `：${moved.reason}` : ''}`,
      en: `Moved by ${who} at ${when}${moved.reason ? `: ${moved.reason}` : ''}`,
    };
  }
  return moved.event === 'amend'
    ? {
        about: 'deadline',
        zh: `${who}于 ${when} 变更询价；变更后须给供应商至少 24 小时`,
        en: `Amended by ${who} at ${when}: suppliers have at least 24 hours after an amendment`,
      }
    : {
        about: 'deadline',
        zh: `审批通过（${when}）时原截止时间已近，顺延 24 小时`,
        en: `The deadline was too near when it was approved at ${when}: it moved to 24 hours later`,
      };
}

function ofClosing(row: InquiryRow): Reason | undefined {
  if (row.state !== 'QUOTING') return undefined;
  const number = row.header.wantedNum ?? 0;
  const latest = at(latestClose(row));
  switch (row.header.closing) {
    case 'BY_TIME':
      return { about: 'closing', zh: '到截止时间自动截止', en: 'It closes by itself at the deadline' };
    case 'OR':
      return {
        about: 'closing',
        zh: `到截止时间或有 ${number} 家报价时自动截止`,
        en: `It closes at the deadline, or once ${number} suppliers have quoted`,
      };
    case 'BY_COUNT':
      return {
        about: 'closing',
        zh: `有 ${number} 家报价时自动截止，最晚 ${latest}`,
        en: `It closes once ${number} suppliers have quoted, at ${latest} at the latest`,
      };
    case 'AND':
      return {
        about: 'closing',
        zh: `到截止时间且有 ${number} 家报价后自动截止，最晚 ${latest}`,
        en: `It closes after the deadline once ${number} suppliers have quoted, at ${latest} at the latest`,
      };
  }
}

function ofPrices(row: InquiryRow): Reason | undefined {
  if (!row.isSealed || row.versionNo === 0) return undefined;
  if (row.state === 'CANCELLED' || row.state === 'EXPIRED') return undefined;
  if (row.closedAt) {
    return {
      about: 'prices',
      zh: `密封询价：报价于 ${at(row.closedAt)} 截止时公开`,
      en: `Sealed: prices were opened when quoting ended at ${at(row.closedAt)}`,
    };
  }
  return row.state === 'QUOTING'
    ? {
        about: 'prices',
        zh: '密封询价：截止前任何人都看不到报价内容，只能看到报价家数',
        en: 'Sealed: nobody sees a quotation before the close, only how many there are',
      }
    : undefined;
}

function ofEarlyClose(row: InquiryRow): Reason | undefined {
  if (row.state !== 'QUOTING') return undefined;
  if (row.quotedNum === 0)
    return {
      about: 'close',
      zh: '还没有报价，不能提前截止',
      en: 'Nobody has quoted: it cannot be closed early',
    };
  return row.isSealed && !hasEverybodyAnswered(row)
    ? {
        about: 'close',
        zh: '密封询价须全部受邀供应商答复（报价或放弃）后才能提前截止',
        en: 'A sealed inquiry closes early only once every supplier invited has quoted or declined',
      }
    : undefined;
}

const ofAmendment = (row: InquiryRow): Reason | undefined =>
  row.state === 'QUOTING'
    ? {
        about: 'amend',
        zh: '变更会发布新版本，已报价的供应商需要重新确认',
        en: 'An amendment is another version: suppliers who have quoted must confirm',
      }
    : undefined;
