// A pair to be verified by a laboratory: samples and tests in one click.
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { inPage, waitingPage } from '#kit/ui/waiting-page.tsx';
import { labEvidenceProtocol } from '#mall/lab-evidence/lab-evidence.protocol.ts';
import { evidenceWords } from '#mall/lab-evidence/parts/evidence-words.ts';
import { VerificationPage } from '#mall/lab-evidence/parts/verification-page.tsx';
import { titled } from '../../seo.ts';

export const meta = titled(evidenceWords.title);

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const idOf = (name: string) => Math.trunc(Number(searchParams.get(name))) || 1;
  const pair = { ofPartId: idOf('ofPartId'), byPartId: idOf('byPartId') };
  return { proposal: await call(labEvidenceProtocol.propose, pair) };
}

export const HydrateFallback = inPage(waitingPage(3, 8));

export default function VerifyScreen() {
  const { proposal } = useLoaderData<typeof clientLoader>();
  return <VerificationPage key={`${proposal.of.partId} ${proposal.by.partId}`} proposal={proposal} />;
}
