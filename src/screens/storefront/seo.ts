// What search engines read of a page: title, description, its one true address, its other language, its facts.
import type { MetaDescriptor } from 'react-router';
import type { Language, Text } from '#kit/words/text.ts';
import type { SiteConfig } from '#mall/setting/parts/site-config.ts';

/** What every page's `meta` receives that matters here. */
export interface MetaArgs {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
}

export interface PageFacts {
  title: string;
  description: string;
  /** Path with only the query that makes it this page: no sorting, no page size, no `lang`. */
  path: string;
  /** False for pages that must not stand in an index: searches, filtered lists. */
  isIndexed?: boolean;
  /** schema.org objects without their @context. */
  facts?: readonly Record<string, unknown>[];
  /** Path or address of a picture. */
  picture?: string | null;
}

const SITE: Record<Language, string> = { zh: '元采', en: 'Yuancai' };

/** Language, address and name of the mall, as the root has loaded them. */
export function siteOf(matches: MetaArgs['matches']): { language: Language; origin: string; name: string } {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    | { language: Language; origin: string; site?: SiteConfig }
    | undefined;
  const { language, origin, site } = root ?? { language: 'zh', origin: '' };
  return { language, origin, name: site?.basic_site_name || SITE[language] };
}

/** The address of a page in a language. Chinese, the mall's first language, needs no `lang` (spec §1). */
export function addressIn(language: Language, origin: string, path: string): string {
  if (language === 'zh') return origin + path;
  return `${origin}${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
}

/** Everything for the head of a page. */
export function pageMeta({ matches }: MetaArgs, page: PageFacts): MetaDescriptor[] {
  const { language, origin, name } = siteOf(matches);
  const title = `${page.title} - ${name}`;
  const address = addressIn(language, origin, page.path);
  const description = page.description.replaceAll(/\s+/g, ' ').trim().slice(0, 200);
  const metas: MetaDescriptor[] = [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: address },
    { property: 'og:site_name', content: name },
  ];
  if (page.picture) metas.push({ property: 'og:image', content: absolute(page.picture, origin) });
  if (page.isIndexed === false) return [...metas, { name: 'robots', content: 'noindex, follow' }];
  metas.push(
    { tagName: 'link', rel: 'alternate', hrefLang: 'zh-CN', href: addressIn('zh', origin, page.path) },
    { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: addressIn('en', origin, page.path) },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: addressIn('zh', origin, page.path) },
  );
  for (const fact of page.facts ?? [])
    metas.push({ 'script:ld+json': { '@context': 'https://schema.org', ...fact } });
  return metas;
}

/** For pages that only a person with a reason opens: missing ones, broken ones. */
export function hiddenMeta({ matches }: MetaArgs, title: string): MetaDescriptor[] {
  return [{ title: `${title} - ${siteOf(matches).name}` }, { name: 'robots', content: 'noindex' }];
}

/** The `meta` of a page that no search engine needs and that is always called the same. */
export const titled = (title: Text) => (args: MetaArgs) =>
  hiddenMeta(args, title[siteOf(args.matches).language]);

/** The way to a page as search engines show it. @param trail from the top to the page itself */
export function breadcrumbFacts(
  trail: readonly { name: string; path: string }[],
  { language, origin }: { language: Language; origin: string },
): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressIn(language, origin, path),
    })),
  };
}

export function absolute(address: string, origin: string): string {
  return address.startsWith('/') ? origin + address : address;
}
