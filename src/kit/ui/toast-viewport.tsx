// Where notices appear: at the top in the middle, above everything.
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { cx } from './cx.ts';
import { type ToastItem, toast } from './toast.ts';
import { tones } from './tone.ts';
import { useUiWords } from './ui-words.ts';

const none: readonly ToastItem[] = [];
const icons = { done: CircleCheck, refused: CircleAlert, waiting: TriangleAlert, moving: Info };

/** One on every page, near the end of the body. Announced politely; clocks stop under the pointer and under focus. */
export function ToastViewport() {
  const say = useUiWords();
  const items = useSyncExternalStore(toast.watch, toast.inSight, () => none);
  return (
    <section
      aria-label={say('notices')}
      aria-live="polite"
      data-print="none"
      onPointerEnter={toast.hold}
      onPointerLeave={toast.resume}
      onFocus={toast.hold}
      onBlur={toast.resume}
      className="pointer-events-none fixed inset-x-4 top-4 z-60 flex flex-col items-center gap-2"
    >
      {items.map((item) => {
        const Icon = icons[item.tone];
        return (
          <div
            key={item.id}
            className="pointer-events-auto flex max-w-[min(480px,100%)] animate-appear items-start gap-2 rounded-card border border-line bg-surface py-2 pr-2 pl-3 shadow-float"
          >
            <Icon size={18} aria-hidden="true" className={cx('mt-0.5 shrink-0', tones[item.tone].text)} />
            <span className="min-w-0">{item.text}</span>
            {item.action ? (
              <button
                type="button"
                className="shrink-0 font-semibold whitespace-nowrap text-brand hover:text-brand-hover"
                onClick={() => {
                  item.action?.onPress();
                  toast.close(item.id);
                }}
              >
                {item.action.text}
              </button>
            ) : null}
            <button
              type="button"
              aria-label={say('close')}
              onClick={() => toast.close(item.id)}
              className="inline-flex size-6 shrink-0 items-center justify-center rounded-control text-hint hover:bg-neutral-wash hover:text-ink"
            >
              <X size={14} aria-hidden="true" />
            </button>
          </div>
        );
      })}
    </section>
  );
}
