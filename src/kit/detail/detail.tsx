// A page about one thing, declared: its head, what stands in the way, its blocks, and what the reader may do.
import { ArrowLeft } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { ConsoleHead } from '#kit/ui/console-frame.tsx';
import { type Description, Descriptions } from '#kit/ui/descriptions.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { LoadError } from '#kit/ui/load-error.tsx';
import { SkeletonText } from '#kit/ui/skeleton.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import type { Tone } from '#kit/ui/tone.ts';
import type { Spoken, Words } from '#kit/words/speak.ts';
import type { Language } from '#kit/words/text.ts';
import { useWords } from '#kit/words/use-words.ts';
import { allowedOf, DetailActionBar, type DetailActions } from './detail-actions.tsx';
import type { Paper } from './paper-row.tsx';
import { PaperWall } from './paper-wall.tsx';
import { type Remarks, ReviewSheet, type SheetRow } from './review-sheet.tsx';
import { StepHistory, type StepTaken } from './step-history.tsx';

/** One card of the page, or a part of one; `title` begins a new card. */
export interface Block {
  title?: string;
  /** Right of the title. */
  aside?: ReactNode;
  flush?: boolean;
  draw: (desk: Desk) => ReactNode;
}

/** What blocks share: the remarks that somebody is writing, and what may be done. */
interface Desk {
  remarks: Remarks;
  mark: ((name: string, remark: string) => void) | undefined;
  actions: DetailActions;
  allowed: readonly string[];
}

export const block = {
  facts: (title: string | undefined, items: readonly Description[]): Block => ({
    title,
    draw: () => <Descriptions columns={2} className="mb-3" items={items} />,
  }),
  /** What was handed in, row by row, with a place for remarks where it may be sent back. @param earlier remarks made before */
  sheet: (
    rows: readonly SheetRow[],
    { remarks, marked }: { remarks: Remarks; marked?: ReadonlySet<string> },
    title?: string,
  ): Block => ({
    title,
    draw: (desk) => (
      <ReviewSheet
        rows={rows}
        marked={marked}
        remarks={desk.mark ? desk.remarks : remarks}
        onRemark={desk.mark}
      />
    ),
  }),
  /** The buttons, under what they are about. */
  actions: (): Block => ({
    draw: ({ actions, allowed, remarks }) => (
      <DetailActionBar actions={actions} allowed={allowed} remarks={remarks} />
    ),
  }),
  papers: (title: string, papers: readonly (Paper | null)[], none?: string): Block => ({
    title,
    draw: () =>
      papers.length > 0 ? <PaperWall papers={papers} /> : <p className="text-13 text-hint">{none}</p>,
  }),
  steps: (title: string, log: readonly StepTaken[], nobody?: string): Block => ({
    title,
    draw: () => <StepHistory log={log} nobody={nobody} />,
  }),
  custom: (title: string | undefined, node: ReactNode, more: Pick<Block, 'aside' | 'flush'> = {}): Block => ({
    title,
    ...more,
    draw: () => node,
  }),
};

interface DetailPage {
  title: string;
  /** Behind the title, smaller. */
  subtitle?: string;
  state: { tone: Tone; name: string };
  tags?: readonly { tone?: Tone; text: string }[];
  /** Sentences in the way of a decision; what is false or empty is left out. */
  notices?: readonly (string | false | null | undefined)[];
  /** One column, or two with `side`. */
  main: readonly Block[];
  side?: readonly Block[];
  actions?: DetailActions;
}

export interface DetailSpec<R, W extends Words> {
  words: W;
  load: (args: ClientLoaderFunctionArgs) => Promise<R>;
  /** The list it belongs to. */
  backTo: string;
  backLabel: (say: Spoken<W>) => string;
  /** In the console: what stands behind the title in the browser's tab. Elsewhere the page's own `meta` says it. */
  console?: string | ((language: Language) => string);
  allowed: (one: R) => readonly string[];
  /** Changes when the thing does: what was being written about it belongs to what was read. */
  version: (one: R) => string | number;
  page: (one: R, say: Spoken<W>, language: Language) => DetailPage;
}

/** The screen's four exports: `clientLoader`, `Page` as its default, `ErrorBoundary`, `HydrateFallback`. */
export function detail<R, W extends Words>(spec: DetailSpec<R, W>) {
  return {
    clientLoader: spec.load,
    Page() {
      const one = useLoaderData() as R;
      return <Page key={spec.version(one)} spec={spec} one={one} />;
    },
    /** What does not exist leads back to the list. */
    ErrorBoundary() {
      const say = useWords(spec.words);
      return <LoadError action={<Button to={spec.backTo}>{spec.backLabel(say)}</Button>} />;
    },
    HydrateFallback: () => (
      <Card>
        <SkeletonText lines={12} />
      </Card>
    ),
  };
}

function Page<R, W extends Words>({ spec, one }: { spec: DetailSpec<R, W>; one: R }) {
  const say = useWords(spec.words);
  const language = useLanguage();
  const [remarks, setRemarks] = useState<Remarks>({});
  const {
    title,
    subtitle,
    state,
    tags = [],
    notices = [],
    main,
    side,
    actions = {},
  } = spec.page(one, say, language);
  const allowed = spec.allowed(one);
  const takesRemarks = allowedOf(actions, allowed).some(([, { ask }]) => ask === 'remarks');
  const desk: Desk = {
    remarks,
    mark: takesRemarks
      ? (name, remark) => setRemarks((before) => ({ ...before, [name]: remark }))
      : undefined,
    actions,
    allowed,
  };
  const head = (
    <span className="flex min-w-0 flex-wrap items-center gap-3">
      <span className="wrap-anywhere">{title}</span>
      {subtitle ? <span className="text-13 font-normal text-hint">{subtitle}</span> : null}
      <Tag dot tone={state.tone}>
        {state.name}
      </Tag>
      {tags.map(({ tone, text }) => (
        <Tag key={text} tone={tone}>
          {text}
        </Tag>
      ))}
    </span>
  );
  const back = (
    <Link
      to={spec.backTo}
      className="mb-2 inline-flex items-center gap-1 self-start text-13 text-secondary hover:text-brand"
    >
      <ArrowLeft size={14} aria-hidden="true" />
      {spec.backLabel(say)}
    </Link>
  );
  const inTab = typeof spec.console === 'function' ? spec.console(language) : spec.console;
  const said = notices.filter((text) => typeof text === 'string' && text !== '');
  return (
    <div className="min-w-0 pb-4">
      {inTab ? (
        <ConsoleHead title={head} tab={`${title} · ${inTab}`} before={back} />
      ) : (
        <>
          {back}
          <h1 className="mb-3 text-20 font-semibold">{head}</h1>
        </>
      )}
      {said.length > 0 ? (
        <div className="mb-3 space-y-2">
          {said.map((text) => (
            <FormError key={String(text)}>{text}</FormError>
          ))}
        </div>
      ) : null}
      <div className={side ? 'grid items-start gap-4 xl:grid-cols-2' : 'min-w-0 space-y-3'}>
        <div className="min-w-0 space-y-4">
          <Cards blocks={main} desk={desk} />
        </div>
        {side ? (
          <div className="min-w-0 space-y-4">
            <Cards blocks={side} desk={desk} />
          </div>
        ) : null}
      </div>
    </div>
  );
}

function Cards({ blocks, desk }: { blocks: readonly Block[]; desk: Desk }) {
  const cards: Block[][] = [];
  for (const one of blocks) {
    const last = cards.at(-1);
    if (one.title !== undefined || last === undefined) cards.push([one]);
    else last.push(one);
  }
  return cards.map((card, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of a page's cards is declared
    <Card key={place} title={card[0]?.title} actions={card[0]?.aside} flush={card[0]?.flush}>
      {card.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of a card's blocks is declared
        <Fragment key={at}>{one.draw(desk)}</Fragment>
      ))}
    </Card>
  ));
}
