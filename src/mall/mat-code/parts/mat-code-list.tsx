// The list of codes with its filters, and what may be done with one or several of them.

import { Search, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Form, Link, useLocation, useSubmit } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { withQuery } from '#kit/browser/with-query.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { Button, buttonClasses } from '#kit/ui/button.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { LinkTabs } from '#kit/ui/link-tabs.tsx';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { type MatCodeReply, matCodeProtocol } from '../mat-code.protocol.ts';
import { MAT_GRADES, MAT_SOURCES, type MatGrade } from '../mat-code-fields.ts';
import { MAT_CODE_STATES } from '../mat-code-process.ts';
import { matCodeStatus, matGradeNames, matSourceNames } from '../mat-code-status.ts';
import { MatCodeForm } from './mat-code-form.tsx';
import { MatCodeHistory } from './mat-code-history.tsx';
import { type MatCodeAct, MatCodeTable } from './mat-code-table.tsx';
import { matCodeWords } from './mat-code-words.ts';
import { MAT_SORTS } from './mat-query.ts';

type Open =
  | { what: 'change' | 'history'; code: MatCodeReply }
  | { what: 'delete'; matCodeIds: number[] }
  | null;

export interface MatCodeListProps {
  reply: ReplyOf<typeof matCodeProtocol.list>;
  onChanged: () => void;
  /** Where to begin when there is nothing yet. */
  start?: ReactNode;
}

export function MatCodeList({ reply, onChanged, start }: MatCodeListProps) {
  const say = useWords(matCodeWords);
  const language = useLanguage();
  const { search } = useLocation();
  const [marked, setMarked] = useState<{ search: string; chosen: ReadonlySet<number> }>();
  const [open, setOpen] = useState<Open>(null);
  const { run } = useAct();
  const asked = new URLSearchParams(search);
  const { list, counts, mayWrite } = reply;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const isNarrowed = ['keyword', 'state', 'grade', 'source', 'only'].some((name) => asked.get(name));
  // Another page or filter begins with nothing chosen.
  const chosen: ReadonlySet<number> = marked?.search === search ? marked.chosen : new Set();
  const setChosen = (next: ReadonlySet<number>) => setMarked({ search, chosen: next });
  const close = () => setOpen(null);

  const many = (act: () => Promise<{ done: number }>) =>
    run(async () => {
      const { done } = await act();
      toast.show({ text: say.done(done) });
      setChosen(new Set());
    }).then(onChanged);
  const move = (how: 'disable' | 'enable', matCodeIds: number[]) =>
    many(() => call(matCodeProtocol[how], { matCodeIds }));

  function act(what: MatCodeAct, code: MatCodeReply) {
    if (what === 'disable' || what === 'enable') void move(what, [code.matCodeId]);
    else if (what === 'delete') setOpen({ what, matCodeIds: [code.matCodeId] });
    else setOpen({ what, code });
  }

  return (
    <>
      <Filters key={search} />
      <LinkTabs
        look="segment"
        label={say.state}
        current={asked.get('state') ?? ''}
        className="mx-4 mb-3 max-w-[calc(100%-32px)] overflow-x-auto scrollbar-none"
        tabs={[
          { key: '', text: say.all, to: withQuery(search, { state: undefined }), count: all },
          ...MAT_CODE_STATES.map((state) => ({
            key: state,
            text: matCodeStatus[state][language],
            to: withQuery(search, { state }),
            count: counts[state],
          })),
        ]}
      />
      {reply.conflicts > 0 || asked.get('only') ? (
        <Link
          to={withQuery(search, { only: asked.get('only') ? undefined : 'conflict' })}
          aria-current={asked.get('only') ? 'true' : undefined}
          preventScrollReset
          className="mx-4 mb-3 inline-flex h-7 max-w-full items-center gap-1 rounded-control border border-line px-2 text-13 hover:border-brand hover:text-brand aria-[current]:border-brand aria-[current]:bg-brand-wash aria-[current]:text-brand"
        >
          {say.onlyConflicts}
          {asked.get('only') ? <X size={14} aria-hidden="true" /> : null}
        </Link>
      ) : null}
      {list.length === 0 ? (
        <EmptyState
          title={isNarrowed ? say.noneFound : say.none}
          text={isNarrowed ? undefined : say.noneText}
          action={isNarrowed ? <Button to="?">{say.clear}</Button> : start}
        />
      ) : (
        <>
          {chosen.size > 0 ? (
            <div className="flex flex-wrap items-center gap-3 border-t border-line bg-brand-wash px-4 py-2 text-13">
              <span className="num">{say.chosen(chosen.size)}</span>
              <NativeSelect
                size="sm"
                aria-label={say.gradeAs}
                value=""
                placeholder={say.gradeAs}
                className="max-w-40"
                onChange={(event) => {
                  const grade = event.target.value as MatGrade;
                  void many(() => call(matCodeProtocol.setGrade, { matCodeIds: [...chosen], grade }));
                }}
                options={MAT_GRADES.map((grade) => ({
                  value: grade,
                  text: `${grade} ${matGradeNames[grade][language]}`,
                }))}
              />
              <Button size="sm" onClick={() => void move('disable', [...chosen])}>
                {say.disable}
              </Button>
              <Button size="sm" onClick={() => void move('enable', [...chosen])}>
                {say.enable}
              </Button>
              <Button
                size="sm"
                variant="danger"
                onClick={() => setOpen({ what: 'delete', matCodeIds: [...chosen] })}
              >
                {say.delete}
              </Button>
            </div>
          ) : null}
          <MatCodeTable codes={list} mayWrite={mayWrite} chosen={chosen} onChoose={setChosen} onAct={act} />
        </>
      )}
      {open?.what === 'change' ? (
        <MatCodeForm
          code={open.code}
          onClose={close}
          onSaved={() => {
            close();
            toast.show({ text: say.saved });
            onChanged();
          }}
        />
      ) : null}
      {open?.what === 'history' ? <MatCodeHistory code={open.code} onClose={close} /> : null}
      <ConfirmDialog
        open={open?.what === 'delete'}
        onOpenChange={(isOpen) => !isOpen && close()}
        tone="danger"
        title={say.deleteTitle(open?.what === 'delete' ? open.matCodeIds.length : 0)}
        text={say.deleteText}
        confirmLabel={say.delete}
        onConfirm={async () => {
          if (open?.what !== 'delete') return;
          const { done } = await call(matCodeProtocol.delete, { matCodeIds: open.matCodeIds });
          toast.show({ text: say.done(done) });
          setChosen(new Set());
          onChanged();
        }}
      />
    </>
  );
}

function Filters() {
  const say = useWords(matCodeWords);
  const language = useLanguage();
  const submit = useSubmit();
  const asked = new URLSearchParams(useLocation().search);
  const kept = ['state', 'only'].filter((name) => asked.get(name));
  const sorts = { newest: say.sortNewest, code: say.sortCode, bought: say.sortBought };
  return (
    <Form
      role="search"
      className="grid grid-cols-2 items-center gap-2 p-4 pb-3 md:flex md:flex-wrap"
      onChange={(event) => {
        const isChoice = (event.target as HTMLElement).tagName === 'SELECT';
        if (isChoice) void submit(withoutBlanks(event.currentTarget));
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(withoutBlanks(event.currentTarget));
      }}
    >
      {kept.map((name) => (
        <input key={name} type="hidden" name={name} value={asked.get(name) ?? ''} />
      ))}
      <Input
        size="sm"
        type="search"
        name="keyword"
        defaultValue={asked.get('keyword') ?? ''}
        maxLength={60}
        placeholder={say.searchHint}
        aria-label={say.searchHint}
        before={<Search size={16} aria-hidden="true" />}
        className="max-md:col-span-2 md:w-64"
      />
      <button type="submit" className={`${buttonClasses('outline', 'sm')} max-md:hidden`}>
        {say.search}
      </button>
      <NativeSelect
        size="sm"
        name="grade"
        aria-label={say.grade}
        defaultValue={asked.get('grade') ?? ''}
        placeholder={say.anyGrade}
        className="md:max-w-36"
        options={MAT_GRADES.map((grade) => ({
          value: grade,
          text: `${grade} ${matGradeNames[grade][language]}`,
        }))}
      />
      <NativeSelect
        size="sm"
        name="source"
        aria-label={say.anySource}
        defaultValue={asked.get('source') ?? ''}
        placeholder={say.anySource}
        className="md:max-w-36"
        options={MAT_SOURCES.map((source) => ({ value: source, text: matSourceNames[source][language] }))}
      />
      <NativeSelect
        size="sm"
        name="sort"
        aria-label={say.sort}
        defaultValue={asked.get('sort') ?? 'newest'}
        className="max-md:col-span-2 md:ml-auto md:max-w-36"
        options={MAT_SORTS.map((sort) => ({ value: sort, text: sorts[sort] }))}
      />
    </Form>
  );
}

/** Conditions that say nothing stay out of the address. */
function withoutBlanks(form: HTMLFormElement): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '' && !(name === 'sort' && value === 'newest')) {
      query.set(name, value);
    }
  }
  return query;
}
