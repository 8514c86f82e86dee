// The words about a case of an order that is paid in stages.
import { words } from '#kit/words/words.ts';

export const partWords = words({
  title: { zh: '金额构成', en: 'What it comes to' },
  planned: { zh: '金额构成（预计）', en: 'What it would come to' },
  lessToPay: { zh: (sum: string) => `少付 ${sum}`, en: (sum: string) => `${sum} less to pay` },
  goesBack: { zh: (sum: string) => `退回 ${sum}`, en: (sum: string) => `${sum} goes back` },
  stage: {
    zh: (no: number, name: string) => `第 ${no} 期（${name}）`,
    en: (no: number, name: string) => `Stage ${no} (${name.toLowerCase()})`,
  },
  ofStage: { zh: (no: number) => `第 ${no} 期款项`, en: (no: number) => `of stage ${no}` },
});
