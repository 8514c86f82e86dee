// The passport of a lot: anybody sees what it is, whose, and which laboratory reports are about it; no login is needed.
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { mallContext } from '#kit/browser/mall-context.ts';
import { State } from '#kit/http/state.ts';
import { speak } from '#kit/words/speak.ts';
import { labEvidenceProtocol } from '#mall/lab-evidence/lab-evidence.protocol.ts';
import { passportWords } from '#mall/lab-evidence/parts/evidence-words.ts';
import { PassportPage } from '#mall/lab-evidence/parts/passport-page.tsx';
import { pageMeta, siteOf } from '../seo.ts';

/** `code`: what a label, a product's page or a parcel leads to. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const code = new URL(request.url).searchParams.get('code')?.trim().slice(0, 30) ?? '';
  if (!code) return { code, passport: undefined, isUnknown: false };
  const answer = context.get(mallContext).call(labEvidenceProtocol.passport, { code });
  // a wrong code is typed again on the same page
  const passport = await answer.catch((reason: { state?: number }) => {
    if (reason.state !== State.notFound) throw reason;
    return undefined;
  });
  return { code, passport, isUnknown: passport === undefined };
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const say = speak(passportWords, siteOf(args.matches).language);
  return pageMeta(args, { title: say.title, description: say.description, path: '/lot', isIndexed: false });
};

export default function LotScreen() {
  const { code, passport, isUnknown } = useLoaderData<typeof loader>();
  return <PassportPage code={code} passport={passport} isUnknown={isUnknown} />;
}
