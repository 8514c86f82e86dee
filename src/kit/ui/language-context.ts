// The language the page is read in, for pieces that bring words of their own.
import { createContext, useContext } from 'react';

export type Language = 'zh' | 'en';

/** Set once by the page's root; Chinese where nothing is set (spec §1: site language is zh). */
export const LanguageContext = createContext<Language>('zh');

/** The language of the page around the calling piece. */
export function useLanguage(): Language {
  return useContext(LanguageContext);
}
