// The two languages of the mall, and a sentence that exists in both.

export type Language = 'zh' | 'en';

/** A sentence in every language of the mall. A missing language does not compile. */
export interface Text {
  readonly zh: string;
  readonly en: string;
}

/** Reads a language from outside; anything unknown is Chinese, the mall's first language (spec §1). */
export function toLanguage(value: unknown): Language {
  return typeof value === 'string' && /^en\b/i.test(value.trim()) ? 'en' : 'zh';
}
