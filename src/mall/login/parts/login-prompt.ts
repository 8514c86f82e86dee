// Whether the login window stands over the page, and what goes on once the visitor has logged in.
import { useSyncExternalStore } from 'react';

interface Prompt {
  open: boolean;
  /** What the visitor was about to do. */
  goOn: (() => void) | undefined;
  /** What follows when nothing comes of it. */
  giveUp?: (() => void) | undefined;
  /** The address to which that leads, where it leads away from the page. */
  way?: string | undefined;
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

/**
 * Opens the window. A prompt that is open already keeps what it was opened for, unless there is something newer to do.
 * @param way the address to which `then` leads: who comes in by another page, as one who registers, goes on there
 */
export function showLoginPrompt(then?: () => void, giveUp?: () => void, way?: string): void {
  if (window.location.pathname === '/login') {
    giveUp?.(); // the same form is there already
    return;
  }
  if (!prompt.open) pressed = document.activeElement;
  const former = prompt;
  set(then ? { open: true, goOn: then, giveUp, way } : { ...former, open: true });
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

/** Where whoever comes in goes on: to what the window was opened for, else to the page that is open. */
export const loginWay = (): string => prompt.way ?? window.location.pathname + window.location.search;

/** Whether the login window is open, for code outside React. */
export function isLoginPromptOpen(): boolean {
  return prompt.open;
}

/** Whether the login window is open; false on the server. */
export function useLoginPrompt(): boolean {
  return useSyncExternalStore(watch, isLoginPromptOpen, () => false);
}
