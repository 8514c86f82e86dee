// Why a contract's prices, dates and pauses are as they are: the rule and the document behind each (feature 12).
import type { Text } from '#kit/words/text.ts';
import type { ContractContent } from '../../contract-content.ts';
import { contractStatus } from '../../contract-status.ts';
import { grounds } from '../../contract-terms.ts';
import type { ContractRow } from '../contract-life.ts';
import type { Reader } from './contract-view.ts';

interface Why {
  /** What it explains: prices, deadline, hold, mediation, amendment, budget. */
  about: string;
  text: Text;
}

const dated = (at: Date) =>
  new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');

/** Every explanation that is due, in the order of the page. */
export function whyContract(row: ContractRow, content: ContractContent, reader: Reader): Why[] {
  const quoted = [
    ...new Map(
      content.lines.flatMap(({ quotation }) =>
        quotation ? [[`${quotation.quoSn} v${quotation.versionNo}`, quotation] as const] : [],
      ),
    ).entries(),
  ];
  const byHand = content.lines.filter(({ quotation }) => quotation === null).length;
  const found: (Why | false | undefined)[] = [
    quoted.length > 0 && {
      about: 'prices',
      text: {
        zh: `产品、数量、单价与税率来自已接受的报价 ${quoted.map(([name]) => name).join('、')}，逐行带有该版本的哈希，起草时不可修改`,
        en: `Products, quantities, prices and tax come from the accepted quotation ${quoted.map(([name]) => name).join(', ')}; each line carries that version's hash and cannot be edited in a draft`,
      },
    },
    byHand > 0 &&
      content.inqSn !== null && {
        about: 'prices',
        text: {
          zh: `${byHand} 行由双方签署的变更约定`,
          en: `${byHand} lines were agreed in a signed amendment`,
        },
      },
    content.amendmentNo > 0 && {
      about: 'amendment',
      text: {
        zh: `此文本已并入第 ${content.amendmentNo} 次变更`,
        en: `This text contains amendment ${content.amendmentNo}`,
      },
    },
    row.deadline !== null && deadline(row, row.deadline),
    row.isOnHold && {
      about: 'hold',
      text: {
        zh: '终止协商期间暂停发货与下单',
        en: 'Delivery and ordering wait while a termination is discussed',
      },
    },
    row.needsMediation && {
      about: 'mediation',
      text: {
        zh: '双方对终止未达成一致，平台正在调解',
        en: 'The sides disagree about a termination; the platform mediates',
      },
    },
    row.proposal?.ground && {
      about: 'termination',
      text: {
        zh: `解除事由：${grounds[row.proposal.ground].zh}`,
        en: `Ground: ${grounds[row.proposal.ground].en}`,
      },
    },
    reader !== 'platform' &&
      row.proposal?.what === 'confirm' &&
      reader.side === row.proposal.by && {
        about: 'approval',
        text: {
          zh: '本方内部审批中，通过后自动确认文本',
          en: 'Your own approval is under way; the text is confirmed once it passes',
        },
      },
  ];
  return found.filter((one): one is Why => Boolean(one));
}

const ALONE: Text = {
  zh: '7 天内无异议，合同终止',
  en: 'Without an objection within 7 days the contract ends',
};

function deadline(row: ContractRow, at: Date): Why {
  const rule = row.proposal?.what === 'unilateral' ? ALONE : contractStatus[row.state].due?.rule;
  return {
    about: 'deadline',
    text: {
      zh: `${rule?.zh ?? '截止时间'}（${dated(at)}，北京时间）`,
      en: `${rule?.en ?? 'Deadline'} (${dated(at)}, China time)`,
    },
  };
}
