// The map of public pages for search engines: an index of parts, each with up to 20,000 addresses in both languages; and robots.txt.
import type { FastifyInstance } from 'fastify';
import type { Workshop } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import { type GoodsKind, goodsAddress } from '#mall/goods/goods-kind.ts';

const PER_FILE = 20_000; // a sitemap may hold 50,000 addresses and 50 MB
const FIXED = [
  ...[
    '/index',
    '/goods/category',
    '/brand',
    '/store/list',
    '/goods/service',
    '/goods/ability',
    '/goods/charge',
  ],
  ...['/agreement', '/notice'],
];
const PRIVATE = [
  '/member',
  '/msg',
  '/buy',
  '/cart',
  '/seller',
  '/lab',
  '/admin',
  '/inquiry',
  '/v3',
  '/file',
  '/dev',
];

export function serveSitemap(app: FastifyInstance, workshop: Workshop, publicUrl: () => string): void {
  const address = (path: string): string => {
    const join = path.includes('?') ? '&amp;' : '?';
    const url = `${publicUrl()}${path}`;
    const alternate = (language: string, href: string) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
    const alternates = [alternate('zh-CN', url), alternate('en', `${url}${join}lang=en`)];
    return `<url><loc>${url}</loc>${alternates.join('')}</url>`;
  };

  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\n${PRIVATE.map((path) => `Disallow: ${path}`).join('\n')}\nSitemap: ${publicUrl()}/sitemap.xml\n`,
      ),
  );

  app.get('/sitemap.xml', async (_request, reply) => {
    const [most] = await workshop.reading('zh', (work) =>
      work.query<{ n: number }>('SELECT coalesce(max(product_id), 0) AS n FROM product'),
    );
    const files = Math.ceil(required(most).n / PER_FILE);
    const names = ['pages', ...Array.from({ length: files }, (_, i) => `goods-${i + 1}`)];
    const list = names
      .map((name) => `<sitemap><loc>${publicUrl()}/sitemap/${name}.xml</loc></sitemap>`)
      .join('');
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${list}</sitemapindex>`,
      );
  });

  app.get<{ Params: { name: string } }>('/sitemap/:name.xml', async (request, reply) => {
    const part = /^goods-(\d{1,5})$/.exec(request.params.name)?.[1];
    const paths = await workshop.reading('zh', async (work) => {
      if (part) {
        const from = (Number(part) - 1) * PER_FILE;
        const rows = await work.query<{ product_id: number; kind: GoodsKind }>(
          `SELECT product_id, kind FROM product JOIN goods USING (goods_id)
           WHERE is_default AND state = 'ON_SALE' AND product_id > $1 AND product_id <= $2 ORDER BY product_id`,
          [from, from + PER_FILE],
        );
        return rows.map((row) => goodsAddress(row.kind, row.product_id));
      }
      const categories = await work.query<{ category_id: number }>(
        'SELECT category_id FROM category ORDER BY category_id',
      );
      const stores = await work.query<{ store_id: number }>(
        `SELECT store_id FROM store WHERE state = 'OPEN' ORDER BY store_id`,
      );
      return [
        ...FIXED,
        ...categories.map((row) => `/goods/list?categoryId2=${row.category_id}`),
        ...stores.map((row) => `/store/index?vid=${row.store_id}`),
      ];
    });
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${paths.map(address).join('')}</urlset>`,
      );
  });
}
