// Copies a part number, an order number, an address.
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { cx } from './cx.ts';
import { useUiWords } from './ui-words.ts';

export type CopyButtonProps = {
  text: string;
  /** What is copied, for screen readers; the text itself when missing. */
  name?: string;
  /** Shows the word beside the icon. */
  worded?: boolean;
  className?: string;
};

/** Turns into a tick for two seconds when the text is on the clipboard; also where the clipboard API is refused. */
export function CopyButton({ text, name, worded, className }: CopyButtonProps) {
  const say = useUiWords();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const fading = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(fading);
  }, [copied]);

  const label = say('copyNamed', { name: name ?? text });
  return (
    <button
      type="button"
      title={label}
      aria-label={copied ? say('copied') : label}
      onClick={async () => setCopied(await copy(text))}
      className={cx(
        'inline-flex h-6 min-w-6 shrink-0 items-center justify-center gap-1 rounded-control px-1 text-12 whitespace-nowrap',
        copied ? 'text-done' : 'text-hint hover:bg-neutral-wash hover:text-brand',
        className,
      )}
    >
      {copied ? <Check size={14} aria-hidden="true" /> : <Copy size={14} aria-hidden="true" />}
      {worded ? <span aria-live="polite">{say(copied ? 'copied' : 'copy')}</span> : null}
      {worded ? null : (
        <span aria-live="polite" className="sr-only">
          {copied ? say('copied') : ''}
        </span>
      )}
    </button>
  );
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Pages served without TLS have no clipboard API: the old way, through a selected field.
    const field = document.createElement('textarea');
    field.value = text;
    field.className = 'sr-only';
    document.body.append(field);
    field.select();
    const done = document.execCommand('copy');
    field.remove();
    return done;
  }
}
