// Units in the reader's language.
import { useLanguage } from '#kit/ui/language-context.ts';
import { showUnit } from '../unit-words.ts';

/** A unit as the reader knows it; '' for none. */
export function useUnit(): (unit: string | undefined) => string {
  const language = useLanguage();
  return (unit = '') => showUnit(unit, language);
}
