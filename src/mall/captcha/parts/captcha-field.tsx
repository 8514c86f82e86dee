// The field for a picture's text, beside the picture and the way to another one.
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Field } from '#kit/ui/field.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Spinner } from '#kit/ui/spinner.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { captchaWords } from './captcha-words.ts';
import type { Captcha } from './use-captcha.ts';

/**
 * Nothing while none is asked for.
 * @param hint the way for who cannot read pictures: another way to do the same
 */
export function CaptchaField({ captcha, hint }: { captcha: Captcha; hint?: ReactNode }) {
  const say = useWords(captchaWords);
  if (!captcha.isShown) return null;
  return (
    <Field label={say.captcha} required error={captcha.error} hint={hint}>
      {(wiring) => (
        <div className="flex flex-wrap items-center gap-2">
          <Input
            {...wiring}
            name="captchaCode"
            value={captcha.code}
            onChange={(event) => captcha.setCode(event.target.value.trim().slice(0, 4))}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={4}
            placeholder={say.place}
            className="min-w-28 flex-1"
          />
          <span className="flex h-10 w-30 shrink-0 items-center justify-center overflow-hidden rounded-control border border-line bg-page">
            {captcha.image ? (
              <img src={captcha.image} alt={say.picture} width={120} height={40} />
            ) : captcha.isBroken ? (
              <button type="button" onClick={captcha.refresh} className="px-1 text-12 text-refused">
                {say.broken}
              </button>
            ) : (
              <Spinner size={16} />
            )}
          </span>
          <IconButton
            label={say.another}
            icon={<RefreshCw size={16} aria-hidden="true" />}
            onClick={captcha.refresh}
          />
        </div>
      )}
    </Field>
  );
}
