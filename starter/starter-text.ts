// One text that comes with every mall: an agreement or a notice. What differs from mall to mall stands in {braces}: `site-facts.ts` of the setting room.

/** One version; paragraphs are separated by blank lines. */
export interface StarterText {
  code: string;
  version: string;
  titleZh: string;
  titleEn: string;
  bodyZh: string;
  bodyEn: string;
}

export const paragraphs = (...text: string[]): string => text.join('\n\n');
