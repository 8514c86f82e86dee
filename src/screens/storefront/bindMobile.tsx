// Where a WeChat user without an account binds his mobile (spec §2: with the key as `code`, spec §4).
import { useLoaderData, useSearchParams } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { BindMobileForm, useBindTicket } from '#mall/login/parts/bind-mobile-form.tsx';
import { EntranceCard } from '#mall/login/parts/entrance-card.tsx';
import { useGuestsOnly } from '#mall/login/parts/use-guests-only.ts';
import { withWayBack } from '#mall/login/parts/way-back.ts';
import { weChatWords } from '#mall/login/parts/wechat-words.ts';
import { agreementInForce } from '#mall/setting/parts/agreement-in-force.ts';
import { titled } from './seo.ts';

export const loader = agreementInForce;

export const meta = titled(weChatWords.bindTitle);

export default function BindMobilePage() {
  const say = useWords(weChatWords);
  const { agreementVersion } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const bindKey = query.get('code');
  const { nickName, error } = useBindTicket(bindKey);
  const target = useGuestsOnly();

  if (error || !bindKey) {
    return (
      <EntranceCard title={say.bindTitle}>
        <FormError>{error ?? say.over}</FormError>
        <Button to={withWayBack('/login', target)} variant="primary" size="lg" wide className="mt-4">
          {say.toLogin}
        </Button>
      </EntranceCard>
    );
  }
  return (
    <EntranceCard title={say.bindTitle}>
      <p className="mb-4 text-13 text-secondary">{nickName ? say.hello(nickName) : say.helloUnnamed}</p>
      <BindMobileForm bindKey={bindKey} agreementVersion={agreementVersion} />
    </EntranceCard>
  );
}
