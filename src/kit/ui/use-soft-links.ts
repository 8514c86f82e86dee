// Hundreds of plain links that still change the page without loading it anew: one handler on the box around them.
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

/**
 * A click handler for a box of bare `<a href>`: addresses inside the mall are opened by the router and the page keeps its
 * place. New tabs, downloads and other sites stay the browser's. Far lighter to render than as many `Link`s.
 */
export function useSoftLinks(): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest('a');
    if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download')) return;
    if (link.origin !== window.location.origin || link.dataset.hard !== undefined) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash, {
      preventScrollReset: link.dataset.stay !== undefined,
    });
  };
}
