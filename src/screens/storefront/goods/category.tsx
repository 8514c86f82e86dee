// All categories on one page, three levels deep.
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { mallContext } from '#kit/browser/mall-context.ts';
import { pictureFor, pictureSource } from '#kit/ui/picture-source.ts';
import { useSoftLinks } from '#kit/ui/use-soft-links.ts';
import { useWords } from '#kit/words/use-words.ts';
import { partProtocol } from '#mall/part/part.protocol.ts';
import { partWords } from '#mall/part/parts/part-words.ts';
import { pageMeta, siteOf } from '../seo.ts';

export const loader = ({ context }: LoaderFunctionArgs) =>
  context.get(mallContext).call(partProtocol.categories, { categoryId: 0, grade: 3 });

export const meta: MetaFunction<typeof loader> = (args) => {
  const isZh = siteOf(args.matches).language === 'zh';
  const names = (args.loaderData ?? []).map(({ categoryName }) => categoryName).join(isZh ? '、' : ', ');
  return pageMeta(args, {
    title: isZh ? '电子元器件商品分类' : 'Categories of electronic components',
    description: isZh ? `元采全部商品分类：${names}。` : `All categories of the mall: ${names}.`,
    path: '/goods/category',
  });
};

const listHref = (categoryId: number) => `/goods/list?categoryId2=${categoryId}`;

export default function CategoryPage() {
  const say = useWords(partWords);
  const follow = useSoftLinks();
  const tree = useLoaderData<typeof loader>();
  return (
    <div className="page-width py-4">
      <h1 className="text-20 font-semibold">{say.categories}</h1>
      <p className="mt-1 text-13 text-hint">{say.categoriesText}</p>
      <nav
        aria-label={say.categories}
        className="sticky top-0 z-10 -mx-4 mt-3 flex gap-x-5 overflow-x-auto border-b border-line bg-page px-4 scrollbar-none"
      >
        {tree.map(({ categoryId, categoryName }) => (
          <a
            key={categoryId}
            href={`#c${categoryId}`}
            className="inline-flex h-10 items-center text-13 whitespace-nowrap text-secondary hover:text-brand"
          >
            {categoryName}
          </a>
        ))}
      </nav>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside are what is pressed; Enter on a link is a click. */}
      <div onClick={follow} className="mt-4 space-y-3">
        {tree.map((first) => (
          <section
            key={first.categoryId}
            id={`c${first.categoryId}`}
            className="scroll-mt-12 rounded-card border border-line bg-surface"
          >
            <h2 className="border-b border-line px-4 py-3 text-16 font-semibold">
              <Link to={listHref(first.categoryId)} className="hover:text-brand">
                {first.categoryName}
              </Link>
            </h2>
            <div className="divide-y divide-line px-4">
              {first.children.map((second) => (
                <div key={second.categoryId} className="flex gap-x-6 gap-y-1 py-3 max-md:flex-col">
                  <h3 className="w-52 shrink-0 text-13 font-semibold md:pt-1">
                    <a href={listHref(second.categoryId)} className="hover:text-brand">
                      {second.categoryName}
                    </a>
                  </h3>
                  <ul className="grid min-w-0 flex-1 grid-cols-2 gap-x-4 gap-y-1 sm:grid-cols-3 lg:grid-cols-4">
                    {second.children.map((third) => (
                      <li key={third.categoryId} className="min-w-0">
                        <a
                          href={listHref(third.categoryId)}
                          className="flex min-h-9 min-w-0 items-center gap-2 text-13 text-secondary hover:text-brand"
                        >
                          {pictureSource(third.picture) ? (
                            <img
                              src={pictureFor(pictureSource(third.picture) ?? '', 28)}
                              alt=""
                              width={28}
                              height={28}
                              loading="lazy"
                              decoding="async"
                              className="size-7 shrink-0 object-contain"
                            />
                          ) : null}
                          <span className="min-w-0">{third.categoryName}</span>
                        </a>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}
