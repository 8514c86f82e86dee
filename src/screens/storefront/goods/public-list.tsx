// Declared lists that anybody may look through, drawn by the server: a screen's loaders, its head, and its page.
import { useEffect, useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaDescriptor,
  useLoaderData,
} from 'react-router';
import { mallContext } from '#kit/browser/mall-context.ts';
import { DeclaredList } from '#kit/ui/list/declared-list.tsx';
import type { DressedList } from '#kit/ui/list/dressed.ts';
import { ListMemoryContext } from '#kit/ui/list/list-memory.ts';
import { drawable, loadList, type ReadList, readList } from '#kit/ui/list/load-list.ts';
import type { Text } from '#kit/words/text.ts';
import { useSession } from '#mall/login/parts/session.ts';
import { listMemory } from '../../list-memory.ts';
import { answerOr404 } from '../answer-or-404.ts';
import { breadcrumbFacts, hiddenMeta, type MetaArgs, pageMeta, siteOf } from '../seo.ts';

/** On the server, which knows no reader. */
export const onServer =
  (list: DressedList) =>
  ({ request, context }: LoaderFunctionArgs): Promise<ReadList> =>
    answerOr404(readList(request, list, context.get(mallContext).call));

/** From another page: in the arrangement of whoever is logged in. */
export const inBrowser =
  (list: DressedList) =>
  async ({ request }: ClientLoaderFunctionArgs): Promise<ReadList> => {
    const {
      listing: _listing,
      dress: _dress,
      ...read
    } = await loadList(request, async () => list, listMemory);
    return read;
  };

/** Only the bare list stands in an index, page by page. @param title with the words that people search for */
export const listHead =
  (title: Text, description: Text) =>
  (args: MetaArgs & { loaderData?: ReadList }): MetaDescriptor[] => {
    const read = args.loaderData;
    const site = siteOf(args.matches);
    if (!read) return hiddenMeta(args, title[site.language]);
    const { url, asked, reply } = read;
    const isBare = !asked.keyword && !asked.sort && !asked.tab && Object.keys(asked.filters).length === 0;
    return pageMeta(args, {
      title: title[site.language] + (asked.current > 1 ? ` ${asked.current}` : ''),
      description: description[site.language],
      path: url + (asked.current > 1 ? `?current=${asked.current}` : ''),
      isIndexed: isBare && reply.list.length > 0,
      facts: [
        breadcrumbFacts(
          [
            { name: site.name, path: '/index' },
            { name: title[site.language], path: url },
          ],
          site,
        ),
      ],
    });
  };

export function PublicList({ list }: { list: DressedList }) {
  const read = useLoaderData<ReadList>();
  const memberId = useSession().member?.memberId;
  const [own, setOwn] = useState(read.remembered);
  // The server has drawn it as declared: what its reader has arranged comes once he is known.
  useEffect(() => {
    if (memberId !== undefined) void listMemory.read(read.url).then(setOwn);
  }, [memberId, read.url]);
  const isArranged = own.views.length > 0 || Object.keys(own.preference).length > 0;
  return (
    <ListMemoryContext value={listMemory}>
      <div className="page-width py-4">
        <DeclaredList key={String(isArranged)} loaded={drawable(list, { ...read, remembered: own })} />
      </div>
    </ListMemoryContext>
  );
}
