// The field for an SMS code to a mobile that is typed beside it (spec §4: counts down 60 s).
import { call } from '#kit/browser/call.ts';
import { seconds } from '#kit/time/duration.ts';
import { useWords } from '#kit/words/use-words.ts';
import { CaptchaField } from '#mall/captcha/parts/captcha-field.tsx';
import { useCaptcha } from '#mall/captcha/parts/use-captcha.ts';
import type { CodePurpose } from '#mall/message/code-purpose.ts';
import { messageProtocol } from '#mall/message/message.protocol.ts';
import { CodeField } from './code-field.tsx';
import { loginWords } from './login-words.ts';

/** When the next code may be asked for: a form that is left and drawn anew still counts down (spec §4, §5). */
const nextAt = new Map<CodePurpose, number>();

export type SmsCodeFieldProps = {
  mobile: string;
  /** What the code is for; the call that takes it must ask for the same. */
  purpose?: Exclude<CodePurpose, 'verify' | 'sign'>;
  /** Whether a code may be sent there; says under the mobile's field why not. */
  isMobileRight: () => boolean;
  value: string;
  onChange: (code: string) => void;
  onBlur?: () => void;
  error?: string;
};

/** What goes wrong with sending is said under the field (spec §8: the SMS error line); above it a picture, once one is asked for. */
export function SmsCodeField({ mobile, purpose = 'free', isMobileRight, ...field }: SmsCodeFieldProps) {
  const say = useWords(loginWords);
  const captcha = useCaptcha();
  async function send() {
    const areRight = [isMobileRight(), captcha.isRight()].every(Boolean);
    if (!areRight) return false;
    const sent = await captcha.around((picture) =>
      call(messageProtocol.smsCode, { mobile, type: purpose, ...picture }),
    );
    nextAt.set(purpose, Date.now() + seconds(sent.resendSeconds));
    return sent;
  }
  return (
    <>
      <CaptchaField captcha={captcha} />
      <CodeField
        {...field}
        name="smsCode"
        label={say.smsCode}
        send={send}
        countsUntil={nextAt.get(purpose)}
      />
    </>
  );
}
