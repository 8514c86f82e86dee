// Short notices that say what just happened: the list of those in sight, and how to show one.
import type { ReactNode } from 'react';

export type ToastTone = 'done' | 'refused' | 'waiting' | 'moving';
export type ToastItem = {
  id: number;
  tone: ToastTone;
  text: ReactNode;
  /** One thing to do about it: undo, look. */
  action?: { text: string; onPress: () => void };
};
/** `seconds` 0 keeps it until it is closed; default 4, for refusals 8. */
export type ToastInput = Omit<ToastItem, 'id' | 'tone'> & { tone?: ToastTone; seconds?: number };

const MOST_IN_SIGHT = 4; // chosen: more than four are not read
let items: readonly ToastItem[] = [];
let lastId = 0;
const watchers = new Set<() => void>();
const timers = new Map<number, { at: number; left: number; timer?: ReturnType<typeof setTimeout> }>();

function set(next: readonly ToastItem[]) {
  items = next;
  for (const tell of watchers) tell();
}

function start(id: number) {
  const clock = timers.get(id);
  if (!clock) return;
  clearTimeout(clock.timer);
  clock.at = Date.now();
  clock.timer = setTimeout(() => toast.close(id), clock.left);
}

/** Only for the browser: on the server nobody would see it. */
export const toast = {
  /** Shows a notice and returns its id; needs one ToastViewport on the page. */
  show({ seconds, tone = 'done', ...rest }: ToastInput): number {
    const id = ++lastId;
    set([...items, { ...rest, tone, id }].slice(-MOST_IN_SIGHT));
    const left = (seconds ?? (tone === 'refused' ? 8 : 4)) * 1000;
    if (left > 0) {
      timers.set(id, { at: 0, left });
      start(id);
    }
    return id;
  },
  close(id: number) {
    clearTimeout(timers.get(id)?.timer);
    timers.delete(id);
    set(items.filter((item) => item.id !== id));
  },
  /** Stops the clocks while a person is reading. */
  hold() {
    for (const clock of timers.values()) {
      clearTimeout(clock.timer);
      clock.left = Math.max(1000, clock.left - (Date.now() - clock.at));
      clock.at = Date.now();
    }
  },
  /** Lets the clocks run on after `hold`. */
  resume() {
    for (const id of timers.keys()) start(id);
  },
  watch(tell: () => void) {
    watchers.add(tell);
    return () => {
      watchers.delete(tell);
    };
  },
  inSight: () => items,
};
