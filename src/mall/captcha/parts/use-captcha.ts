// A form that may be asked for a picture's text: when the picture appears, when it is another one, what was typed.
import { useCallback, useEffect, useState } from 'react';
import { CallError, call } from '#kit/browser/call.ts';
import { useLanguage } from '#kit/ui/language-context.ts';
import { type CaptchaAnswer, captchaProtocol } from '../captcha.protocol.ts';
import { checkCaptchaCode } from '../captcha-rule.ts';

export interface Captcha {
  readonly isShown: boolean;
  /** A data URL; undefined while it is fetched. */
  readonly image: string | undefined;
  readonly isBroken: boolean;
  readonly code: string;
  readonly error: string | undefined;
  setCode(code: string): void;
  refresh(): void;
  /** Whether the answer may be sent; from here on the field says what is missing. */
  isRight(): boolean;
  /** Sends the form with the answer. Each picture is good once: whatever is refused gets another one, and the refusal goes on. */
  around<T>(send: (answer: Partial<CaptchaAnswer>) => Promise<T>): Promise<T>;
}

/** @param always false: only once the mall has asked for it */
export function useCaptcha(always = false): Captcha {
  const language = useLanguage();
  const [isShown, setShown] = useState(always);
  const [picture, setPicture] = useState<{ captchaKey: string; image: string }>();
  const [isBroken, setBroken] = useState(false);
  const [code, setCode] = useState('');
  const [isSpoken, setSpoken] = useState(false);

  const refresh = useCallback(() => {
    setPicture(undefined);
    setCode('');
    setBroken(false);
    setSpoken(false);
    call(captchaProtocol.create, {}).then(setPicture, () => setBroken(true));
  }, []);

  useEffect(() => {
    if (isShown) refresh();
  }, [isShown, refresh]);

  return {
    isShown,
    image: picture?.image,
    isBroken,
    code,
    error: isSpoken ? checkCaptchaCode(code)?.[language] : undefined,
    setCode,
    refresh,
    isRight() {
      setSpoken(true);
      return !isShown || (picture !== undefined && checkCaptchaCode(code) === undefined);
    },
    async around(send) {
      try {
        return await send(isShown && picture ? { captchaKey: picture.captchaKey, captchaCode: code } : {});
      } catch (reason) {
        const { needsCaptcha } = ((reason instanceof CallError && reason.data) || {}) as {
          needsCaptcha?: boolean;
        };
        if (isShown) refresh();
        else if (needsCaptcha) setShown(true);
        throw reason;
      }
    },
  };
}
