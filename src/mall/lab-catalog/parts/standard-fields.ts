// What is written down of a standard besides its number.
import { field } from '#kit/form/field-kinds.ts';
import { LONGEST_TITLE } from '../standard.protocol.ts';
import { catalogWords as W } from './catalog-words.ts';

export const STANDARD_FIELDS = {
  titleZh: field.text(W.titleZh, { max: LONGEST_TITLE }),
  titleEn: field.text(W.titleEn, { max: LONGEST_TITLE, lang: 'en' }),
  replaces: field.text(W.replaces, { max: 300, hint: W.replacesHint, spellCheck: false }),
};
