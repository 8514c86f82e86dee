// The procurement systems from which my enterprise's people shop here.
import { useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { PunchoutDesk } from '#mall/punchout/parts/punchout-desk.tsx';
import { punchoutWords } from '#mall/punchout/parts/punchout-words.ts';
import { punchoutProtocol } from '#mall/punchout/punchout.protocol.ts';
import { titled } from '../../storefront/seo.ts';

export const meta = titled(punchoutWords.title);

export const clientLoader = () => call(punchoutProtocol.list, {});

export default function PunchoutScreen() {
  return <PunchoutDesk {...useLoaderData<typeof clientLoader>()} />;
}

export const HydrateFallback = waitingPage('h-96');

export { ErrorBoundary } from '../member-failed.tsx';
