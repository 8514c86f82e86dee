// Reads the page's data anew while something is under way elsewhere, and at once when the reader comes back to it.
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { seconds } from '#kit/time/duration.ts';

/** chosen: like the specification's QR poll (§9) */
export const POLL_CHANNEL = seconds(3);

/** @param every milliseconds; undefined: nothing is waited for */
export function usePolling(every: number | undefined): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (every === undefined) return;
    const look = () => {
      if (!document.hidden) void revalidate();
    };
    const polling = setInterval(look, every);
    // Whoever comes back from the channel's page sees at once how it went.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(polling);
      document.removeEventListener('visibilitychange', look);
    };
  }, [every, revalidate]);
}
