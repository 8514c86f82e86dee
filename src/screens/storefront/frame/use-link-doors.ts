// Stands before links that not everybody may follow, wherever on the page they are: says why, and goes on after the login (spec §6).
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { hindrance, type LinkNeed, needOf } from '#mall/deco/link-need.ts';
import { openLogin, sessionNow } from '#mall/login/parts/session.ts';
import { frameWords } from './frame-words.ts';

/** A handler for clicks inside the frame, on their way down. Who is not known yet goes on to the page's own door. */
export function useLinkDoors(): (event: MouseEvent) => void {
  const say = useWords(frameWords);
  const navigate = useNavigate();

  /** Whether the way is free; otherwise it has been said why not, and `then` follows a login. */
  const mayPass = (need: LinkNeed, to: string, then: () => void): boolean => {
    const { status, member } = sessionNow();
    if (status === 'unknown') return true;
    const hindered = hindrance(need, {
      isLoggedIn: status === 'member',
      isDesigner: member?.memberType === 2,
    });
    if (!hindered) return true;
    toast.show({ tone: 'waiting', text: hindered === 'login' ? say.needLogin : say.onlyDesigners });
    if (hindered === 'login') openLogin(() => mayPass(need, to, then) && then(), to);
    return false;
  };

  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href || link.origin !== window.location.origin) return;
    const need = needOf(link.pathname);
    if (!need) return;
    const to = link.pathname + link.search;
    const go = link.target === '_blank' ? () => openTab(to) : () => void navigate(to);
    if (!mayPass(need, to, go)) event.preventDefault();
  };
}

/** In a new tab, where the browser lets it; else here. */
function openTab(to: string): void {
  const tab = window.open(to, '_blank');
  if (tab) tab.opener = null;
  else window.location.assign(to);
}
