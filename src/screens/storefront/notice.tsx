// The notices of the platform, one at a time, by `type`; only the version in force is there.
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { mallContext } from '#kit/browser/mall-context.ts';
import { useWords } from '#kit/words/use-words.ts';
import { words } from '#kit/words/words.ts';
import { NOTICE_TYPES, noticeCode, noticeType } from '#mall/setting/notice-types.ts';
import { TextPage } from '#mall/setting/parts/text-page.tsx';
import { settingProtocol } from '#mall/setting/setting.protocol.ts';
import { answerOr404 } from './answer-or-404.ts';
import { hiddenMeta, pageMeta } from './seo.ts';

const screenWords = words({
  all: { zh: '须知', en: 'Notices' },
  otherVersion: {
    zh: (asked: string) => `这里没有版本 ${asked}，以下是现行版本。`,
    en: (asked: string) => `Version ${asked} is not kept here; below is the version in force.`,
  },
  inForce: { zh: '现行版本的地址', en: 'Address of the version in force' },
});

const addressOf = (type: string) => `/notice?type=${encodeURIComponent(type)}`;

/** Without a type: how to order. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const type = searchParams.get('type')?.trim() || NOTICE_TYPES[0];
  const version = searchParams.get('version')?.trim().slice(0, 20) ?? '';
  const notice = await answerOr404(
    context.get(mallContext).call(settingProtocol.agreement, { code: noticeCode(type) }),
  );
  return { ...notice, asked: version === notice.version ? '' : version };
}

export const meta: MetaFunction<typeof loader> = (args) =>
  args.loaderData
    ? pageMeta(args, {
        title: args.loaderData.title,
        description: args.loaderData.body,
        path: addressOf(noticeType(args.loaderData.code)),
      })
    : hiddenMeta(args, '');

export default function NoticePage() {
  const say = useWords(screenWords);
  const { code, title, version, body, others, asked } = useLoaderData<typeof loader>();
  const order = NOTICE_TYPES.map((type): string => noticeCode(type));
  const entries = [{ code, title }, ...others]
    .sort((a, b) => order.indexOf(a.code) - order.indexOf(b.code))
    .map((one) => ({ ...one, to: addressOf(noticeType(one.code)) }));
  const note = asked ? (
    <p role="status" className="mb-4 rounded-control bg-waiting-wash px-3 py-2 text-13 text-waiting">
      {say.otherVersion(asked)}{' '}
      <Link to={addressOf(noticeType(code))} className="underline">
        {say.inForce}
      </Link>
    </p>
  ) : null;
  return <TextPage heading={say.all} entries={entries} text={{ code, title, version, body }} note={note} />;
}
