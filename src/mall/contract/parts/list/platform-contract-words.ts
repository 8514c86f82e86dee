// What the platform does about contracts, in words.
import { words } from '#kit/words/words.ts';

export const platformContractWords = words({
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
});
