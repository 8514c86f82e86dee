// How a brand is called in a language: Chinese makers carry both their names in one, as parts name them: 风华(FENGHUA).
import type { Language } from '#kit/words/text.ts';

const BOTH = /^[^()]*[\u4e00-\u9fff][^()]*\((.+)\)$/;

/** In Chinese as it is; in English the name in brackets, where there is one. */
export function brandIn(language: Language, name: string): string {
  return language === 'en' ? (BOTH.exec(name)?.[1] ?? name) : name;
}
