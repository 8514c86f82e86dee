// The catalogue that all stores share: categories, brands, parts. Owns those tables; promises one part per brand and part number; leans on setting.
import { z } from 'zod';
import { door, get } from '#kit/http/door.ts';
import { id, line, whole } from '#kit/http/wire.ts';
import { anyone } from '#mall/member/actor.ts';

export interface Category {
  categoryId: number;
  categoryName: string;
  code: string;
  pid: number;
  grade: number;
  picture: string | null;
  children: Category[];
}
export const Category: z.ZodType<Category> = z.object({
  categoryId: z.number(),
  categoryName: z.string(),
  code: z.string(),
  pid: z.number(),
  grade: z.number(),
  picture: z.string().nullable(),
  get children() {
    return z.array(Category);
  },
});

export const Brand = z.object({
  brandId: z.number(),
  brandName: z.string(),
  letter: z.string(),
  country: z.string().nullable(),
  isDomestic: z.boolean(),
  website: z.string().nullable(),
  partCount: z.number(),
});
export type Brand = z.infer<typeof Brand>;

export const BrandHome = z.object({
  brand: Brand,
  /** Leaves with the brand's parts, the largest first. */
  categories: z.array(
    z.object({
      categoryId: z.number(),
      categoryName: z.string(),
      picture: z.string().nullable(),
      count: z.number(),
    }),
  ),
  /** The largest first; `categoryName` is where most of its parts stand. */
  series: z.array(
    z.object({
      series: z.string(),
      categoryId: z.number(),
      categoryName: z.string(),
      picture: z.string().nullable(),
      count: z.number(),
    }),
  ),
});
export type BrandHome = z.infer<typeof BrandHome>;

export const partProtocol = {
  ...door('v3/goods/front/goods/category', anyone, {
    categories: get(
      {
        zh: '分类：某分类下的各级子分类',
        en: 'Categories below one',
      } /** categoryId 0: from the top. grade: how many levels deep, 1 to 3. */,
      z.object({
        categoryId: whole(0, Number.MAX_SAFE_INTEGER).default(0),
        grade: whole(1, 3).default(3),
      }),
      z.array(Category),
      { name: 'listByPId' },
    ),
  }),
  ...door('v3/goods/front/brand', anyone, {
    brands: get(
      { zh: '品牌 A–Z', en: 'Brands A–Z' },
      z.object({
        letter: line(1).optional(),
        keyword: line(50).optional(),
        categoryId: id().optional(),
      }),
      z.array(Brand),
      { name: 'list' },
    ),
    brandHome: get(
      { zh: '品牌主页', en: 'A brand: its categories and series' },
      z.object({ brandId: id() }),
      BrandHome,
      { name: 'detail' },
    ),
  }),
};
