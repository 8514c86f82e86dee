// One true address per page and language, and nothing to index where there is nothing of its own.
import { describe, expect, it } from 'vitest';
import { addressIn, hiddenMeta, pageMeta } from './seo.ts';

const inLanguage = (language: 'zh' | 'en') => ({
  matches: [{ id: 'root', loaderData: { language, origin: 'https://mall.example' } }, undefined],
});
const page = { title: 'MLCC', description: ' many\n words ', path: '/goods/list?categoryId2=7' };

it('the platform names its site', () => {
  const site = { basic_site_name: '华测商城', main_admin_top_logo: '' };
  const matches = [
    { id: 'root', loaderData: { language: 'zh' as const, origin: 'https://mall.example', site } },
  ];
  expect(hiddenMeta({ matches }, '404')).toContainEqual({ title: '404 - 华测商城' });
  expect(pageMeta({ matches }, page)).toContainEqual({ property: 'og:site_name', content: '华测商城' });
});

describe('addresses', () => {
  it('Chinese needs no lang, English has one', () => {
    expect(addressIn('zh', 'https://m', '/index')).toBe('https://m/index');
    expect(addressIn('en', 'https://m', '/index')).toBe('https://m/index?lang=en');
    expect(addressIn('en', 'https://m', '/goods/list?categoryId2=7')).toBe(
      'https://m/goods/list?categoryId2=7&lang=en',
    );
  });
});

describe('head of a page', () => {
  it('carries title, description, canonical and both languages', () => {
    const metas = pageMeta(inLanguage('en'), page);
    expect(metas).toContainEqual({ title: 'MLCC - Yuancai' });
    expect(metas).toContainEqual({ name: 'description', content: 'many words' });
    expect(metas).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: 'https://mall.example/goods/list?categoryId2=7&lang=en',
    });
    expect(metas.filter((meta) => 'hrefLang' in meta)).toHaveLength(3);
  });

  it('says noindex, and names no other languages, where a page is one view among thousands', () => {
    const metas = pageMeta(inLanguage('zh'), { ...page, isIndexed: false });
    expect(metas).toContainEqual({ name: 'robots', content: 'noindex, follow' });
    expect(metas.filter((meta) => 'hrefLang' in meta)).toEqual([]);
    expect(hiddenMeta(inLanguage('zh'), '404')).toEqual([
      { title: '404 - 元采' },
      { name: 'robots', content: 'noindex' },
    ]);
  });
});
