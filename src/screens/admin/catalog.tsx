// A catalogue handed in by an operator: the file, the store that lists it, how far it has come, what was left out.

import { useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { ConsoleHead } from '#kit/ui/console-frame.tsx';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { catalogImportProtocol } from '#mall/catalog-import/catalog-import.protocol.ts';
import { CatalogImportDesk } from '#mall/catalog-import/parts/catalog-import-desk.tsx';
import { catalogImportWords } from '#mall/catalog-import/parts/catalog-import-words.ts';
import { adminWords } from './admin-words.ts';

export { LoadError as ErrorBoundary } from '#kit/ui/load-error.tsx';

export const clientLoader = () => call(catalogImportProtocol.list, {});

export default function AdminCatalog() {
  const say = useWords(catalogImportWords);
  const sayAdmin = useWords(adminWords);
  return (
    <>
      <ConsoleHead title={say.title} tab={`${say.title} · ${sayAdmin.console}`} />
      <CatalogImportDesk {...useLoaderData<typeof clientLoader>()} />
    </>
  );
}

export const HydrateFallback = waitingPage('h-7 w-32', 2, 4, 4);
