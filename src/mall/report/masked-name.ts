// A client's name as the public check of a report shows it: enough to recognise one's own, not enough to learn another's.

const ENDINGS = /(股份有限公司|有限责任公司|有限公司|集团|公司|研究院|研究所|大学|学院|医院|厂|中心|所)$/;

/** 深圳鼎元电子有限公司 → 深圳**公司; Acme Instruments Ltd → Ac** Ltd; a person: 王*. Never the whole. */
export function maskedName(name: string): string {
  const signs = [...name.trim()];
  if (signs.length === 0) return '';
  const isChinese = /\p{Script=Han}/u.test(name);
  if (!isChinese) {
    const words = name.trim().split(/\s+/);
    const last = words.length > 1 ? ` ${words.at(-1)}` : '';
    return `${signs.slice(0, Math.min(2, signs.length - 1)).join('')}**${last}`;
  }
  if (signs.length <= 4) return `${signs[0]}${'*'.repeat(Math.max(1, signs.length - 1))}`;
  const ending = ENDINGS.exec(name.trim())?.[1] ?? '';
  return `${signs.slice(0, 2).join('')}**${ending.endsWith('公司') ? '公司' : ending}`;
}
