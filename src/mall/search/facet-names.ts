// Tells filters apart that have one name: two parameters of a catalogue may be called alike.
import type { Text } from '#kit/words/text.ts';

/** A parameter that is offered as a filter. */
export interface NamedFacet {
  key: string;
  name: Text;
  unit: string | null;
}

/** The names in a language; those that are alike say their unit, else what they are called in the other language, else their key. */
export function distinctNames(facets: readonly NamedFacet[], language: keyof Text): string[] {
  const other = language === 'zh' ? 'en' : 'zh';
  return facets.map((facet) => {
    const alike = facets.filter(({ name }) => name[language] === facet.name[language]);
    if (alike.length === 1) return facet.name[language];
    const isTold = (by: (one: NamedFacet) => string | null) =>
      new Set(alike.map(by)).size === alike.length && alike.every((one) => by(one));
    const by = isTold(({ unit }) => unit)
      ? facet.unit
      : isTold(({ name }) => name[other])
        ? facet.name[other]
        : facet.key;
    return `${facet.name[language]} (${by})`;
  });
}
