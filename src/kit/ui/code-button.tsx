// The button that sends a code by SMS or mail and will not send another for a minute.
import { useEffect, useState } from 'react';
import { Button, type ButtonSize } from './button.tsx';
import { useEntryWords } from './entry-words.ts';

// spec §5, §9
export const CODE_RESEND_SECONDS = 60;

export type CodeButtonProps = {
  /** Sends the code; resolve with `false` (or throw) when it was not sent: then no countdown starts. */
  onSend: () => Promise<boolean | undefined>;
  disabled?: boolean;
  seconds?: number;
  /** Milliseconds since 1970: a code sent before this button was drawn still counts down until then. */
  countsUntil?: number;
  size?: ButtonSize;
  className?: string;
};

const secondsUntil = (end: number) => Math.max(0, Math.ceil((end - Date.now()) / 1000));

/** Busy while sending, then counts down and refuses; a failed sending can be tried again at once. */
export function CodeButton({
  onSend,
  disabled,
  seconds = CODE_RESEND_SECONDS,
  countsUntil,
  size,
  className,
}: CodeButtonProps) {
  const say = useEntryWords();
  const [sending, setSending] = useState(false);
  const [endsAt, setEndsAt] = useState<number | null>(countsUntil ?? null);
  const [left, setLeft] = useState(endsAt === null ? 0 : secondsUntil(endsAt));

  useEffect(() => {
    if (endsAt === null) return;
    // Counted from the clock, because a sleeping tab skips ticks.
    const count = () => setLeft(secondsUntil(endsAt));
    count();
    const ticking = setInterval(count, 250);
    return () => clearInterval(ticking);
  }, [endsAt]);

  async function send() {
    setSending(true);
    try {
      if ((await onSend()) === false) return;
      setLeft(seconds);
      setEndsAt(Date.now() + seconds * 1000);
    } catch {
      // The caller shows why; here the button simply becomes ready again.
    } finally {
      setSending(false);
    }
  }

  const waiting = left > 0;
  return (
    <Button
      size={size}
      className={className}
      busy={sending}
      disabled={disabled || waiting}
      onClick={send}
      aria-live="off"
    >
      <span className="num">
        {waiting ? say('resendIn', { seconds: left }) : say(endsAt === null ? 'sendCode' : 'resendCode')}
      </span>
    </Button>
  );
}
