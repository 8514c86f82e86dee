// A page with one text of the mall and the way to its fellows: agreements here, notices there.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AgreementView } from './agreement-view.tsx';

export interface TextPageProps {
  /** What these texts are called together. */
  heading: string;
  entries: readonly { code: string; title: string; to: string }[];
  text: { code: string; title: string; version: string; body: string };
  /** Said above the text. */
  note?: ReactNode;
}

export function TextPage({ heading, entries, text, note }: TextPageProps) {
  return (
    <div className="page-width grid gap-4 py-4 md:grid-cols-[220px_minmax(0,1fr)]">
      <nav aria-label={heading} className="self-start rounded-card border border-line bg-surface py-2">
        <h2 className="px-4 py-2 text-13 font-semibold">{heading}</h2>
        <ul>
          {entries.map((one) => (
            <li key={one.code}>
              <Link
                to={one.to}
                aria-current={one.code === text.code ? 'page' : undefined}
                className={`flex min-h-10 items-center border-l-2 px-4 py-1 text-13 ${one.code === text.code ? 'border-brand bg-brand-wash text-brand' : 'border-transparent text-secondary hover:text-brand'}`}
              >
                {one.title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="rounded-card border border-line bg-surface px-8 py-6 max-md:px-4">
        <div className="max-w-3xl">
          {note}
          <AgreementView title={text.title} version={text.version} body={text.body} />
        </div>
      </div>
    </div>
  );
}
