// What lists of contracts say.
import { words } from '#kit/words/words.ts';

export const listWords = words({
  act: { zh: '去处理', en: 'Act' },
  lines: { zh: (n: number) => `${n} 行明细`, en: (n: number) => `${n} ${n === 1 ? 'line' : 'lines'}` },
  until: { zh: (time: string) => `${time} 前`, en: (time: string) => `by ${time}` },
  theirTurn: { zh: '等对方', en: 'Their turn' },
  colleagueTurn: { zh: '等同事', en: 'A colleague’s turn' },
  bothTurn: { zh: '等双方', en: 'Both sides’ turn' },
  late: { zh: '逾期', en: 'Late' },
  onHold: { zh: '暂停发货', en: 'On hold' },
  performed: { zh: '履约进度', en: 'Performance' },
});
