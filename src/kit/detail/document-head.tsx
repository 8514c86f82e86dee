// The head of a document's page: the way back to its list, its number and state, what may be done with it.
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Card } from '#kit/ui/card.tsx';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import type { Tone } from '#kit/ui/tone.ts';

export interface Back {
  to: string;
  text: string;
}

export function BackLink({ to, text }: Back) {
  return (
    <Link
      to={to}
      className="mb-1 inline-flex items-center text-13 text-secondary hover:text-brand print:hidden"
    >
      <ChevronLeft size={16} aria-hidden="true" />
      {text}
    </Link>
  );
}

/** The number, to be copied, with the state and what else is tagged. */
export function DocumentNumber({
  sn,
  document: { tone, stateName },
  children,
}: {
  sn: string;
  document: { tone: Tone; stateName: string };
  children?: ReactNode;
}) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="num">{sn}</span>
      <CopyButton text={sn} />
      <Tag dot tone={tone}>
        {stateName}
      </Tag>
      {children}
    </span>
  );
}

/** `facts` stand under the title, `children` below all of it. */
export function DocumentHead(props: {
  back: Back;
  title: ReactNode;
  facts?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <Card>
      <BackLink {...props.back} />
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-20 font-semibold wrap-anywhere">{props.title}</h1>
          {props.facts}
        </div>
        <div className="flex flex-wrap gap-2">{props.actions}</div>
      </div>
      {props.children}
    </Card>
  );
}
