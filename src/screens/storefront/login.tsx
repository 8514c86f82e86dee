// The login page (spec §2: with an error query and redirectUrl).
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { mallContext } from '#kit/browser/mall-context.ts';
import { useWords } from '#kit/words/use-words.ts';
import { EntranceCard } from '#mall/login/parts/entrance-card.tsx';
import { LoginForm } from '#mall/login/parts/login-form.tsx';
import { loginWords } from '#mall/login/parts/login-words.ts';
import { useGuestsOnly } from '#mall/login/parts/use-guests-only.ts';
import { settingProtocol } from '#mall/setting/setting.protocol.ts';
import { titled } from './seo.ts';

const DEMO_HINT = 'login_demo_hint';

/** Where a guest is sent here from: he is told why (spec §8: 'please login'). */
const MEMBERS_AREA = /^\/(member|msg|buy|inquiry)\b/;

/** A demo mall says with which accounts one can look around. */
export async function loader({ context }: LoaderFunctionArgs): Promise<{ demoHint: string | null }> {
  const settings = await context
    .get(mallContext)
    .call(settingProtocol.getSettings, { names: DEMO_HINT })
    .catch(() => []);
  const hint = settings.find(({ name }) => name === DEMO_HINT)?.value;
  return { demoHint: typeof hint === 'string' && hint ? hint : null };
}

export const meta = titled(loginWords.login);

export default function LoginPage() {
  const say = useWords(loginWords);
  const { demoHint } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const target = useGuestsOnly();

  return (
    <EntranceCard title={say.welcome}>
      {MEMBERS_AREA.test(target) ? (
        <p className="-mt-2 mb-3 text-13 text-secondary">{say.loginFirst}</p>
      ) : null}
      <LoginForm key={query.get('error')} redirectUrl={target} error={query.get('error')} />
      {demoHint ? (
        <p className="mt-4 rounded-control bg-brand-wash px-3 py-2 text-12 text-secondary">
          {say.demo}: <span className="num">{demoHint}</span>
        </p>
      ) : null}
    </EntranceCard>
  );
}
