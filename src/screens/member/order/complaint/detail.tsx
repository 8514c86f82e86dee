// One complaint of the buyer's: where it stands, what he may do, what everybody says.
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { DocumentHead, DocumentNumber } from '#kit/detail/document-head.tsx';
import { NothingNamed } from '#kit/ui/empty-state.tsx';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { type ComplaintDetail, complaintProtocol } from '#mall/complaint/complaint.protocol.ts';
import { ComplaintActions } from '#mall/complaint/parts/complaint-actions.tsx';
import { ComplaintFacts, ComplaintNote } from '#mall/complaint/parts/complaint-page.tsx';
import { complaintWords } from '#mall/complaint/parts/complaint-words.ts';
import { titled } from '../../../storefront/seo.ts';

export const meta = titled(complaintWords.detailTitle);

export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<ComplaintDetail | null> {
  const complaintSn = new URL(request.url).searchParams.get('complaintSn');
  return complaintSn ? call(complaintProtocol.detail, { complaintSn }) : null;
}

const LIST = '/member/order/complaints';

export default function ComplaintScreen() {
  const one = useLoaderData<ComplaintDetail | null>();
  const say = useWords(complaintWords);
  if (!one) return <NothingNamed title={say.noneGiven} to={LIST} label={say.backToList} />;
  return (
    <div className="flex min-w-0 flex-col gap-3 pb-4">
      <DocumentHead
        back={{ to: LIST, text: say.backToList }}
        title={<DocumentNumber sn={one.complaintSn} document={one} />}
        actions={<ComplaintActions one={one} side="buyer" />}
      >
        <ComplaintNote one={one} className="num mt-3 text-13 text-secondary" />
      </DocumentHead>
      <ComplaintFacts one={one} side="buyer" />
    </div>
  );
}

export const HydrateFallback = waitingPage('h-24', 'h-48', 'h-48');

export { ErrorBoundary } from '../../member-failed.tsx';
