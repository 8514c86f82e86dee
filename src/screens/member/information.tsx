// My personal data: what I say about myself, my picture, my member name. Opens also with a login that comes along in the address (spec §6).
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { CallError, call } from '#kit/browser/call.ts';
import { State } from '#kit/http/state.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { COUNTRY, loadRegions } from '#mall/address/parts/load-regions.ts';
import { AvatarDialog } from '#mall/file/parts/avatar-dialog.tsx';
import { avatarWords } from '#mall/file/parts/avatar-words.ts';
import {
  agreeToCarriedLogin,
  type Carrier,
  carriedLogin,
  dropCarriedLogin,
  takeCarriedLogin,
} from '#mall/login/parts/carried-login.ts';
import { leaveForLogin } from '#mall/login/parts/leave-screen.ts';
import { openLogin, readMember, sessionReady } from '#mall/login/parts/session.ts';
import type { MemberInfo } from '#mall/member/member.protocol.ts';
import { Avatar } from '#mall/member/parts/avatar.tsx';
import { ProfileForm } from '#mall/member/parts/profile-form.tsx';
import { type Profile, profileProtocol } from '#mall/member/profile.protocol.ts';
import { profileWords } from '#mall/member/profile-words.ts';
import { titled } from '../storefront/seo.ts';
import { memberWords } from './member-words.ts';

interface Opened {
  own: MemberInfo | undefined;
  carrier: Carrier | undefined;
  /** Undefined until it has been agreed whose data are opened. */
  profile: Profile | undefined;
}

export const meta = titled(profileWords.title);

export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<Opened> {
  takeCarriedLogin(request);
  const own = await sessionReady();
  const carrier = await carriedLogin(own);
  if (!carrier && !own) throw leaveForLogin(request);
  if (carrier?.mustAsk) return { own, carrier, profile: undefined };
  return { own, carrier, profile: await call(profileProtocol.profile, {}, carrier?.token) };
}

export default function InformationScreen() {
  const { own, carrier, profile } = useLoaderData<typeof clientLoader>();
  const say = useWords(profileWords);
  return (
    <div className="flex flex-col gap-3 pb-4">
      <h1 className="text-20 font-semibold">{say.title}</h1>
      {carrier ? <ForeignLogin carrier={carrier} own={own} /> : null}
      {profile ? <Information key={profile.memberId} {...{ profile, carrier, own }} /> : null}
    </div>
  );
}

/** Says whose data these are when it is not the browser's own member, and asks before it opens them beside his. */
function ForeignLogin({ carrier, own }: Pick<Opened, 'own'> & { carrier: Carrier }) {
  const say = useWords(memberWords);
  const { revalidate } = useRevalidator();
  const { memberName } = carrier.member;
  const toOwn = () => {
    dropCarriedLogin();
    void revalidate();
  };
  return (
    <section
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-waiting bg-waiting-wash px-4 py-3 text-13"
    >
      <p className="min-w-0 flex-1 basis-64">
        {own ? say.foreignBeside(memberName, own.memberName) : say.foreignLogin(memberName)}
      </p>
      {own ? (
        <span className="flex flex-wrap gap-2">
          {carrier.mustAsk ? (
            <Button
              onClick={() => {
                agreeToCarriedLogin(own);
                void revalidate();
              }}
            >
              {say.openForeign(memberName)}
            </Button>
          ) : null}
          <Button variant="primary" onClick={toOwn}>
            {say.stayMyself}
          </Button>
        </span>
      ) : null}
    </section>
  );
}

function Information({ profile, carrier, own }: Opened & { profile: Profile }) {
  const say = useWords(profileWords);
  const sayAvatar = useWords(avatarWords);
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const [isChoosing, setChoosing] = useState(false);
  const token = carrier?.token;
  const member = carrier?.member ?? own;

  /** A login that came along is over: the login window opens over the page, and nothing typed is lost. */
  async function whileLoggedIn<T>(action: () => Promise<T>): Promise<T> {
    try {
      return await action();
    } catch (reason) {
      if (token && reason instanceof CallError && reason.state === State.notLoggedIn) {
        openLogin(() => void revalidate());
        dropCarriedLogin();
      }
      throw reason;
    }
  }

  const [kept, setKept] = useState(profile);
  return (
    <Card>
      <div className="mb-6 flex flex-wrap items-center gap-x-5 gap-y-3 border-b border-line pb-5">
        <Avatar name={kept.memberNickName || kept.memberName} avatar={kept.avatar} size={80} />
        <div className="min-w-0 flex-1 basis-60">
          <Button size="sm" onClick={() => setChoosing(true)}>
            {sayAvatar.change}
          </Button>
          <p className="mt-2 text-12 text-hint">{say.private}</p>
        </div>
      </div>
      <ProfileForm
        kept={kept}
        save={(change) => whileLoggedIn(() => call(profileProtocol.saveProfile, change, token))}
        onKept={setKept}
        regions={{ load: loadRegions, rootCode: COUNTRY }}
        enterpriseName={member?.enterpriseName ?? null}
        isSub={member?.isSub === 1}
        rename={(memberName, password) =>
          whileLoggedIn(() => call(profileProtocol.changeMemberName, { memberName, password }, token)).then(
            (renamed) => {
              if (!carrier) void readMember();
              return renamed;
            },
          )
        }
        onSaved={(saved, isOtherLanguage) => {
          if (carrier) return;
          void readMember();
          // Another language is another page, which the browser then remembers.
          if (isOtherLanguage)
            window.location.assign(`/member/information?lang=${saved.language || language}`);
        }}
      />
      {isChoosing ? (
        <AvatarDialog
          name={kept.memberNickName || kept.memberName}
          avatar={kept.avatar}
          foreignToken={token}
          onChanged={(avatar) => {
            setKept((now) => ({ ...now, avatar }));
            if (!carrier) void readMember();
          }}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </Card>
  );
}

export const HydrateFallback = waitingPage('h-9 w-48', 'h-120');

export { ErrorBoundary } from './member-failed.tsx';
