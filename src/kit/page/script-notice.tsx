// Tells a visitor whose next page's script does not come: at once when it failed, and after a while when nothing came at all (spec §8).
import { useEffect } from 'react';
import { seconds } from '#kit/time/duration.ts';
import { toast } from '#kit/ui/toast.ts';
import { firstPageWords } from '#kit/words/first-words.ts';
import { useWords } from '#kit/words/use-words.ts';

const SCRIPT_TIMEOUT = seconds(120); // spec §9

const noticeWords = firstPageWords({
  failed: {
    zh: '页面脚本加载失败，请检查网络后刷新页面。',
    en: 'The script of the page could not be loaded. Please check your connection and reload.',
  },
});

/** Draws nothing. @param isWaiting whether another page is on its way */
export function ScriptNotice({ isWaiting }: { isWaiting: boolean }) {
  const { failed } = useWords(noticeWords);
  useEffect(() => {
    const tell = () => toast.show({ tone: 'refused', text: failed });
    window.addEventListener('vite:preloadError', tell);
    return () => window.removeEventListener('vite:preloadError', tell);
  }, [failed]);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => toast.show({ tone: 'refused', text: failed }), SCRIPT_TIMEOUT);
    return () => clearTimeout(timer);
  }, [isWaiting, failed]);
  return null;
}
