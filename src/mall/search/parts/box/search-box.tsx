// The search box in the middle of every page: parts or stores, suggestions with part numbers first, history.
import {
  type FormEvent,
  type KeyboardEvent,
  lazy,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router';
import { cx } from '#kit/ui/cx.ts';
import { useWords } from '#kit/words/use-words.ts';
import { searchWords } from '../search-words.ts';
import type { Choice } from './choice.ts';
import type { ChoiceListProps } from './choice-list.tsx';
import { forgetSearched, keepSearched, readSearchHistory } from './search-history.ts';

/** Fetched by who types: every page has the box, and most are left without it. Where it cannot be fetched, one types on. */
const ChoiceList = lazy(async () => {
  const lines = await import('./choice-list.tsx').catch(() => undefined);
  return { default: lines?.ChoiceList ?? ((_: ChoiceListProps) => null) };
});

type Mode = 'goods' | 'stores';

const lists: Record<Mode, string> = { goods: '/goods/list', stores: '/store/list' };
const SUGGEST_AFTER_MS = 120; // chosen: a fast typist asks once per pause

export interface SearchBoxProps {
  className?: string;
  /** Whether the visitor may have saved searches: shown while nothing is typed. */
  hasSaved?: boolean;
}

/** Shows the keyword of the list it stands over. Works as a plain form before the page is alive. */
export function SearchBox({ className, hasSaved }: SearchBoxProps) {
  const { pathname, search } = useLocation();
  const mode: Mode = pathname.startsWith('/store/list') ? 'stores' : 'goods';
  const isList = pathname === lists[mode];
  const keyword = isList ? (new URLSearchParams(search).get('keyword') ?? '') : '';
  const form = { keyword, mode, className, hasSaved };
  return <SearchForm key={`${mode} ${keyword}`} {...form} />;
}

function SearchForm({
  keyword,
  mode: modeAtFirst,
  className,
  hasSaved,
}: SearchBoxProps & { keyword: string; mode: Mode }) {
  const say = useWords(searchWords);
  const navigate = useNavigate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [mode, setMode] = useState(modeAtFirst);
  const [text, setText] = useState(keyword);
  const [open, setOpen] = useState(false);
  const [choices, setChoices] = useState<readonly Choice[]>([]);
  /** True while the list is walked by keyboard: an answer that comes late does not change it underfoot. */
  const walking = useRef(false);
  // By key: the same choice asked for again stays marked.
  const [markedKey, setMarkedKey] = useState('');
  const shown = open && choices.length > 0;
  const marked = choices.findIndex(({ key }) => key === markedKey);
  const isHistory = choices[0]?.isHistory ?? false;

  const searchTo = (words: string, where: Mode = mode) =>
    words.trim() ? `${lists[where]}?keyword=${encodeURIComponent(words.trim())}` : lists[where];

  useEffect(() => {
    if (!open) return;
    const wanted = text.trim();
    if (mode === 'stores') {
      setChoices([]);
      return;
    }
    let stale = false;
    if (!wanted) {
      const searched = readSearchHistory().map((one) => ({
        key: one,
        text: one,
        hint: '',
        to: `/goods/list?keyword=${encodeURIComponent(one)}`,
        isSearch: true,
        isHistory: true,
      }));
      setChoices(searched);
      if (hasSaved) {
        import('./saved-choices.ts')
          .then(({ savedChoices }) => savedChoices(say))
          .then((saved) => stale || walking.current || setChoices([...searched, ...saved]))
          .catch(() => {}); // the history stands without them
      }
      return () => {
        stale = true;
      };
    }
    const asking = setTimeout(async () => {
      const found = await import('./find-choices.ts').then(
        ({ findChoices }) => findChoices(wanted),
        () => [],
      );
      if (!stale && !walking.current) setChoices(found);
    }, SUGGEST_AFTER_MS);
    return () => {
      stale = true;
      clearTimeout(asking);
    };
  }, [text, open, mode, hasSaved, say]);

  function close() {
    walking.current = false;
    setOpen(false);
    setMarkedKey('');
  }

  function take(choice: Choice) {
    if (choice.isSearch) keepSearched(choice.text);
    choice.onTake?.();
    setOpen(false);
    input.current?.blur();
    void navigate(choice.to);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const choice = shown ? choices[marked] : undefined;
    if (choice) {
      take(choice);
      return;
    }
    if (text.trim() && mode === 'goods') keepSearched(text);
    setOpen(false);
    input.current?.blur();
    void navigate(searchTo(text));
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (choices.length === 0) return;
      event.preventDefault();
      walking.current = true;
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setMarkedKey(choices[wrap(marked + step, choices.length)]?.key ?? '');
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault();
      close();
    }
  }

  return (
    <search className={cx('relative block', className)}>
      <form
        action={lists[mode]}
        onSubmit={submit}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) close();
        }}
        className="flex h-10 rounded-control border-2 border-brand bg-surface focus-within:border-brand-hover"
      >
        <select
          aria-label={say.mode}
          value={mode}
          onChange={(event) => setMode(event.target.value as Mode)}
          className="select-arrow h-full w-[84px] shrink-0 rounded-control border-r border-line bg-transparent pr-6 pl-3 text-13 text-secondary max-md:w-[78px] max-md:pl-2"
        >
          <option value="goods">{say.modeGoods}</option>
          <option value="stores">{say.ofStores}</option>
        </select>
        <input
          ref={input}
          name="keyword"
          type="search"
          role="combobox"
          aria-label={say.search}
          aria-expanded={shown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={shown && marked >= 0 ? `${id}-${marked}` : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          placeholder={mode === 'stores' ? say.storePlaceholder : say.placeholder}
          value={text}
          onChange={(event) => {
            walking.current = false;
            setText(event.target.value);
            setMarkedKey('');
            setOpen(true);
          }}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onKeyDown={press}
          className="h-full min-w-0 flex-1 appearance-none truncate bg-transparent px-3 text-14 outline-none [&::-webkit-search-cancel-button]:appearance-none"
        />
        <button
          type="submit"
          className="h-full shrink-0 bg-brand px-7 text-14 font-semibold whitespace-nowrap text-surface hover:bg-brand-hover focus-visible:-outline-offset-4 focus-visible:outline-surface max-md:px-4"
        >
          {say.search}
        </button>
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={isHistory ? say.history : say.suggestions}
          tabIndex={-1}
          hidden={!shown}
          className="absolute inset-x-0 top-full z-40 mt-1 max-h-[min(70dvh,480px)] overflow-y-auto rounded-card border border-line bg-surface py-1 shadow-float"
        >
          {isHistory ? (
            <div className="flex items-center justify-between px-3 py-1 text-12 text-hint">
              {say.history}
              <button
                type="button"
                className="rounded-control px-1 hover:text-brand"
                onClick={() => {
                  forgetSearched();
                  setChoices(choices.filter((one) => !one.isHistory));
                  input.current?.focus();
                }}
              >
                {say.emptyOut}
              </button>
            </div>
          ) : null}
          {choices.length > 0 ? (
            <Suspense fallback={null}>
              <ChoiceList
                choices={choices}
                marked={marked}
                idOf={(index) => `${id}-${index}`}
                onMark={(choice) => setMarkedKey(choice.key)}
                onTake={take}
              />
            </Suspense>
          ) : null}
        </div>
      </form>
    </search>
  );
}

/** From the last back to none and from none to the last. */
function wrap(index: number, length: number): number {
  return index < -1 ? length - 1 : index >= length ? -1 : index;
}
