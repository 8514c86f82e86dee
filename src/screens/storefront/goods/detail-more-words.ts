// The words of what stands below the goods page's tabs.
import { firstPageWords } from '#kit/words/first-words.ts';

export const detailMoreWords = firstPageWords({
  alternatives: { zh: '更便宜的与国产替代', en: 'Cheaper and domestic alternatives' },
  allAlternatives: { zh: '全部替代型号', en: 'All replacements' },
  cheaperBy: {
    zh: (percent: number) => `单价低 ${percent}%`,
    en: (percent: number) => `${percent}% less a piece`,
  },
  domestic: { zh: '国产', en: 'Domestic' },
  grade: { zh: (grade: number) => `替代 ${grade} 级`, en: (grade: number) => `Grade ${grade}` },
  together: { zh: '经常一起购买', en: 'Often bought together' },
  seen: { zh: '最近看过', en: 'Seen lately' },
  allSeen: { zh: '全部足迹', en: 'All footprints' },
  share: { zh: '分享', en: 'Share' },
  linkCopied: { zh: '链接已复制', en: 'The link is copied' },
  linkNotCopied: {
    zh: '浏览器不允许复制，请从地址栏复制',
    en: 'Your browser does not copy; take the address bar',
  },
});
