// Back from an enterprise's provider: logged in and led on, or what came of trying it out.
import { useEffect, useState } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';
import { CallError, call } from '#kit/browser/call.ts';
import { keep, readKept } from '#kit/browser/kept.ts';
import { Button } from '#kit/ui/button.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { Spinner } from '#kit/ui/spinner.tsx';
import type { Spoken } from '#kit/words/speak.ts';
import { useWords } from '#kit/words/use-words.ts';
import { firstPasswordAddress } from '#mall/login/parts/first-password.ts';
import { baggage, comeIn, throughFactor } from '#mall/login/parts/log-in.ts';
import { sessionNow } from '#mall/login/parts/session.ts';
import { enterpriseLoginProtocol, type LoginTrial } from '../enterprise-login.protocol.ts';
import { enterpriseLoginWords } from './enterprise-login-words.ts';
import { takeTrip } from './trips.ts';

type Say = Spoken<typeof enterpriseLoginWords>;

const SETTINGS = '/member/permission/login';
const TRIAL = 'enterpriseTrial';

/** What a trial has come to, for the page that it was begun on: the result, or the mall's sentence. */
export type Trial = LoginTrial | { error: string };

/** Once. */
export function takeTrial(): Trial | undefined {
  const kept = readKept('session', TRIAL);
  keep('session', TRIAL, undefined);
  const { error, verdict } = (kept ?? {}) as { error?: unknown; verdict?: unknown };
  if (typeof error === 'string') return { error };
  return verdict === undefined ? undefined : (kept as LoginTrial);
}

/** An answer is good once: whatever renders this twice must not use it twice. */
let underWay: Promise<string | undefined> | undefined;

export function EnterpriseArrival() {
  const say = useWords(enterpriseLoginWords);
  const navigate = useNavigate();
  const [error, setError] = useState<string>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: one arrives once
  useEffect(() => {
    const { search, pathname } = window.location;
    if (search) {
      // It stays in no history and no bookmark.
      window.history.replaceState(window.history.state, '', pathname);
      underWay = finish(search.slice(1), navigate, say);
      void underWay.finally(() => {
        underWay = undefined;
      });
    }
    let isHere = true;
    void (underWay ?? Promise.resolve(say.lost)).then((sentence) => isHere && setError(sentence));
    return () => {
      isHere = false;
    };
  }, []);

  if (error === undefined) {
    return (
      <p role="status" className="flex items-center justify-center gap-3 py-10 text-secondary">
        <Spinner size={24} />
        {say.arriving}
      </p>
    );
  }
  return (
    <>
      <FormError>{error}</FormError>
      <Button to="/login/enterprise" variant="primary" size="lg" wide className="mt-4">
        {say.again}
      </Button>
    </>
  );
}

/** @returns the sentence that refuses, or nothing when the page is left */
async function finish(query: string, navigate: NavigateFunction, say: Say): Promise<string | undefined> {
  const state = new URLSearchParams(query).get('state') ?? '';
  const trip = takeTrip(state);
  if (!trip) return say.lost;
  const { browserKey, purpose, target } = trip;
  const given = { state, browserKey, query };
  const sentence = (reason: unknown) => (reason instanceof CallError ? reason.message : say.failed);
  if (purpose === 'test') {
    const trial = await call(enterpriseLoginProtocol.finishTest, given).catch((reason: unknown) => ({
      error: sentence(reason),
    }));
    keep('session', TRIAL, trial);
    return void navigate(SETTINGS, { replace: true });
  }
  try {
    const asked = call(enterpriseLoginProtocol.finish, { ...given, ...baggage() });
    await comeIn(await throughFactor(asked, target));
    const mustChoose = sessionNow().member?.mustChangePassword === true;
    return void navigate(mustChoose ? firstPasswordAddress(target) : target, { replace: true });
  } catch (reason) {
    return sentence(reason);
  }
}
