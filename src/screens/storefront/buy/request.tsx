// A sample request before it is submitted: what, for what, where to, within which quotas; and what is said once it is.
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { PayResultCard } from '#mall/payment/parts/pay-result.tsx';
import { projectList } from '#mall/project/project-list.ts';
import { sampleWords } from '#mall/sample/parts/sample-words.ts';
import { type SampleConfirm, sampleProtocol } from '#mall/sample/sample.protocol.ts';
import { titled } from '../seo.ts';
import { type DirectSample, type OpenProject, RequestForm } from './request-form.tsx';

export const meta = titled(sampleWords.confirmTitle);

/** One product named in the address, straight from its page; undefined for the sample cart. */
function directOf(query: URLSearchParams): DirectSample | undefined {
  const productId = Number(query.get('productId'));
  const number = Number(query.get('number') ?? 1);
  if (!Number.isSafeInteger(productId) || productId <= 0) return undefined;
  return { productId, number: Number.isSafeInteger(number) && number > 0 && number < 1000 ? number : 1 };
}

interface Loaded {
  confirm: SampleConfirm;
  projects: OpenProject[];
}

export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<Loaded> {
  const direct = directOf(new URL(request.url).searchParams);
  const [confirm, projects] = await Promise.all([call(sampleProtocol.confirm, direct ?? {}), openProjects()]);
  return { confirm, projects };
}

/** Whoever may not read projects asks without one. */
async function openProjects(): Promise<OpenProject[]> {
  try {
    return (await call(projectList.list, { state: 'ACTIVE', pageSize: 50 })).list;
  } catch {
    return [];
  }
}

export default function RequestScreen() {
  const { confirm, projects } = useLoaderData<Loaded>();
  const say = useWords(sampleWords);
  const [query] = useSearchParams();
  const [submitted, setSubmitted] = useState<string[]>();
  if (submitted) {
    return (
      <div className="page-width py-4">
        <PayResultCard
          kind="success"
          title={say.submitted}
          text={say.submittedText}
          action={
            <>
              <Button to="/prototype/sample/history" replace variant="primary">
                {say.toHistory}
              </Button>
              <Button to="/prototype/sample/apply">{say.chooseMore}</Button>
            </>
          }
        >
          <p className="num mt-2 text-13 text-secondary">{submitted.join(' · ')}</p>
        </PayResultCard>
      </div>
    );
  }
  if (confirm.storeGroupList.length === 0) {
    return (
      <div className="page-width py-4">
        <EmptyState
          className="rounded-card border border-line bg-surface"
          title={say.nothingToRequest}
          text={say.cartEmptyText}
          way={['/cart/request', say.backToCart]}
          action={<Button to="/prototype/sample/apply">{say.chooseSamples}</Button>}
        />
      </div>
    );
  }
  return (
    <RequestForm confirm={confirm} projects={projects} direct={directOf(query)} onSubmitted={setSubmitted} />
  );
}

export { ErrorBoundary } from '../prototype/sample/sample-failed.tsx';
export { HydrateFallback } from './confirm.tsx';
