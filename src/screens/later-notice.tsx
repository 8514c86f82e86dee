// The notice of a page whose feature is still to come (spec §8): which page it is, what will be here, and the ways on.
import { Wrench } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { cx } from '#kit/ui/cx.ts';
import { useLanguage } from '#kit/ui/language-context.ts';
import { useWords } from '#kit/words/use-words.ts';
import { laterPageAt } from './later-pages.ts';
import { laterWords } from './later-words.ts';
import { hiddenMeta, type MetaArgs, siteOf } from './storefront/seo.ts';

/** For a later screen's `meta`: the page has its own name in the browser's tab and stays out of search engines. */
export function laterMeta(args: MetaArgs & { location: { pathname: string } }) {
  return hiddenMeta(args, laterPageAt(args.location.pathname).title[siteOf(args.matches).language]);
}

/** `home` leads to the front page of the area. */
export function LaterNotice({ home, className }: { home: ReactNode; className?: string }) {
  const say = useWords(laterWords);
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const hasPast = useHasPast();
  const { title, text } = laterPageAt(pathname);
  return (
    <div className={cx('flex flex-col items-center px-4 py-10 text-center', className)}>
      <Wrench size={40} strokeWidth={1.25} aria-hidden="true" className="text-muted" />
      <h1 className="mt-3 text-20 font-semibold">{title[language]}</h1>
      <p className="mt-1 text-14">{say.upgrade}</p>
      {text[language] ? (
        <p className="mt-1 max-w-md text-13 text-hint">{say.coming(text[language])}</p>
      ) : null}
      <div className="mt-5 flex flex-wrap justify-center gap-2">
        {hasPast ? <Button onClick={() => void navigate(-1)}>{say.back}</Button> : null}
        {home}
      </div>
    </div>
  );
}

/** Whether this tab has shown another page of the mall before; unknown, and so no, until the page is awake. */
function useHasPast(): boolean {
  const [hasPast, setHasPast] = useState(false);
  useEffect(() => {
    // React Router counts a tab's pages here.
    const { idx } = (window.history.state ?? {}) as { idx?: number };
    setHasPast((idx ?? 0) > 0);
  }, []);
  return hasPast;
}
