// The application for a product certification, at /authen: a new one, or one that was begun (`authenSn`).
import { useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { SkeletonText } from '#kit/ui/skeleton.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { authenProtocol } from '#mall/authen/authen.protocol.ts';
import { ApplicationDesk, type BegunApplication } from '#mall/authen/parts/application-desk.tsx';
import { authenWords } from '#mall/authen/parts/authen-words.ts';
import { titled } from '../seo.ts';

export { LoadError as ErrorBoundary } from '#kit/ui/load-error.tsx';

export const meta = titled(authenWords.apply);

export async function clientLoader({ request }: { request: Request }): Promise<BegunApplication> {
  const authenSn = new URL(request.url).searchParams.get('authenSn') ?? '';
  const { form, fees } = await call(authenProtocol.source, {});
  const fresh = { draftId: crypto.randomUUID(), fees };
  if (authenSn === '') return { ...fresh, authenSn, form, files: [], isFixed: false };
  const one = await call(authenProtocol.detail, { authenSn });
  const isFixed = one.kind === 'SURVEILLANCE';
  return { ...fresh, authenSn, form: one.form, files: one.files, isFixed, fees: isFixed ? [] : fees };
}

export default function AuthenScreen() {
  const say = useWords(authenWords);
  const begun = useLoaderData<typeof clientLoader>();
  return (
    <div className="page-width py-4">
      <h1 className="text-20 font-semibold">{say.apply}</h1>
      <p className="mt-1 mb-4 text-13 text-secondary">{say.applyText}</p>
      <ApplicationDesk key={begun.draftId} begun={begun} />
    </div>
  );
}

export const HydrateFallback = () => (
  <div className="page-width py-4">
    <SkeletonText lines={14} />
  </div>
);
