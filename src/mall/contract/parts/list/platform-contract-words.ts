// What the platform's list of contracts says.
import { words } from '#kit/words/words.ts';

export const platformContractWords = words({
  offline: { zh: '待确认的线下合同', en: 'Paper contracts to confirm' },
  mediation: { zh: '需调解', en: 'To mediate' },
  searchHint: { zh: '合同编号 / 名称 / 双方', en: 'No., title, party' },
  none: { zh: '没有合同', en: 'No contracts' },
  noneText: { zh: '需要平台处理时会出现在这里。', en: 'They appear here once they need the platform.' },
  confirm: { zh: '确认扫描件', en: 'Confirm the scans' },
  confirmText: {
    zh: '代替对方确认：请核对扫描件上的双方、金额和日期与登记内容一致。',
    en: 'In the other side’s stead: compare parties, amount and dates of the scans with what was registered.',
  },
  mediate: { zh: '调解结束', en: 'End the mediation' },
  mediateText: {
    zh: '记录调解结果，合同继续履行；双方都会看到。',
    en: 'Note what came of it. The contract goes on, and both sides read the note.',
  },
  mediateHint: { zh: '双方会看到', en: 'Both sides read it' },
  text: { zh: '合同文本', en: 'The text' },
  scans: { zh: '扫描件', en: 'Scans' },
  term: { zh: '期限', en: 'Term' },
  history: { zh: '操作记录', en: 'History' },
});
