// Whether the login window stands over the page, and what goes on once the visitor has logged in.
import { useSyncExternalStore } from 'react';

interface Prompt {
  open: boolean;
  /** What the visitor was about to do. */
  goOn: (() => void) | undefined;
  /** What follows when nothing comes of it. */
  giveUp?: (() => void) | undefined;
}

const CLOSED: Prompt = { open: false, goOn: undefined };
let prompt = CLOSED;
/** What was pressed when the window opened: it gets the focus back when nothing came of it. */
let pressed: (Element & Partial<Pick<HTMLElement, 'focus'>>) | null = null;
const watchers = new Set<() => void>();

function set(next: Prompt) {
  prompt = next;
  for (const tell of watchers) tell();
}

function watch(tell: () => void) {
  watchers.add(tell);
  return () => {
    watchers.delete(tell);
  };
}

/** Opens the window. A prompt that is open already keeps what it was opened for, unless there is something newer to do. */
export function showLoginPrompt(then?: () => void, giveUp?: () => void): void {
  if (window.location.pathname === '/login') {
    giveUp?.(); // the same form is there already
    return;
  }
  if (!prompt.open) pressed = document.activeElement;
  const former = prompt;
  set(then ? { open: true, goOn: then, giveUp } : { ...former, open: true });
  if (then) former.giveUp?.();
}

/** Opens the window and waits: true after a login, false when it is closed without one. */
export const askToLogIn = (): Promise<boolean> =>
  new Promise((resolve) => {
    showLoginPrompt(
      () => resolve(true),
      () => resolve(false),
    );
  });

/** Closes the window; after a login what the visitor was about to do goes on. */
export function closeLoginPrompt(loggedIn: boolean): void {
  const { goOn, giveUp } = prompt;
  const back = pressed;
  pressed = null;
  set(CLOSED);
  if (loggedIn) {
    goOn?.();
    return;
  }
  giveUp?.();
  if (back) setTimeout(() => back.focus?.());
}

/** Whether the login window is open, for code outside React. */
export function isLoginPromptOpen(): boolean {
  return prompt.open;
}

/** Whether the login window is open; false on the server. */
export function useLoginPrompt(): boolean {
  return useSyncExternalStore(watch, isLoginPromptOpen, () => false);
}
