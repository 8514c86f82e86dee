// Choosing a province, then a city, then a district.
import { MapPin } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { useEntryWords } from './entry-words.ts';
import type { FieldWiring } from './field.tsx';
import { Popover } from './popover.tsx';
import { Spinner } from './spinner.tsx';

export type Region = { code: string; name: string };
export type RegionOption = Region & {
  /** Nothing below it: choosing it completes the choice. */ isLeaf: boolean;
};

export type RegionCascaderProps = Partial<FieldWiring> & {
  /** From province down; empty while nothing is chosen. */
  value: readonly Region[];
  /** Called once, when the choice has reached a leaf. */
  onChange: (chosen: Region[]) => void;
  /** The regions below `parentCode`; below `rootCode` for the provinces. Each parent is asked for once. */
  load: (parentCode: string) => Promise<readonly RegionOption[]>;
  rootCode?: string;
  placeholder?: string;
  disabled?: boolean;
  className?: string;
};

type Options = readonly RegionOption[] | 'loading' | 'failed';
const levelWords = ['province', 'city', 'district'] as const;

/** Put it into a Field with `group`, so that label and choice are both read. Three steps in one sheet; arrow keys walk the names, Enter chooses, Escape leaves the former choice in place. */
export function RegionCascader(props: RegionCascaderProps) {
  const { value, onChange, load, rootCode = '0', placeholder, disabled, className, ...wiring } = props;
  const say = useEntryWords();
  const textId = useId();
  const [open, setOpen] = useState(false);
  const [path, setPath] = useState<readonly Region[]>(value);
  const [level, setLevel] = useState(0);
  const [options, setOptions] = useState<Options>('loading');
  const [attempt, setAttempt] = useState(0);
  const known = useRef(new Map<string, readonly RegionOption[]>());
  const list = useRef<HTMLDivElement>(null);
  const loading = useRef(load);
  loading.current = load;

  const parent = level === 0 ? rootCode : path[level - 1]?.code;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks for the same parent again.
  useEffect(() => {
    if (!open || parent === undefined) return;
    const before = known.current.get(parent);
    if (before) {
      setOptions(before);
      return;
    }
    let gone = false;
    setOptions('loading');
    loading.current(parent).then(
      (found) => {
        known.current.set(parent, found);
        if (!gone) setOptions(found);
      },
      () => {
        if (!gone) setOptions('failed');
      },
    );
    return () => {
      gone = true;
    };
  }, [open, parent, attempt]);

  // A new list takes the focus, so that the keyboard goes on where the choice goes on.
  useEffect(() => {
    if (open && typeof options !== 'string')
      list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [open, options]);

  function change(next: boolean) {
    if (next) {
      setPath(value);
      setLevel(Math.max(0, value.length - 1));
    }
    setOpen(next);
  }

  function choose(option: RegionOption) {
    const next = [...path.slice(0, level), { code: option.code, name: option.name }];
    setPath(next);
    if (option.isLeaf) {
      setOpen(false);
      onChange(next);
    } else {
      setLevel(level + 1);
    }
  }

  function walk(event: KeyboardEvent) {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const here = buttons[at];
    if (!here) return;
    if (event.key === 'Backspace' && level > 0) {
      event.preventDefault();
      setLevel(level - 1);
      return;
    }
    // Names flow in rows of equal columns: a row's length is the number of names at the first one's height.
    const across = buttons.filter((button) => button.offsetTop === buttons[0]?.offsetTop).length;
    const moves: Record<string, number> = {
      ArrowRight: 1,
      ArrowLeft: -1,
      ArrowDown: across,
      ArrowUp: -across,
    };
    const target =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? buttons.length - 1
          : at + (moves[event.key] ?? Number.NaN);
    if (Number.isNaN(target)) return;
    event.preventDefault();
    buttons[target]?.focus();
  }

  const text = value.map((region) => region.name).join(' / ');
  const present = path[level]?.code;
  const reachable =
    typeof options === 'string' ? undefined : (options.find((one) => one.code === present) ?? options[0]);
  return (
    <Popover
      label={say('chooseRegion')}
      open={open}
      onOpenChange={change}
      flush
      className="w-[420px]"
      trigger={
        <button
          type="button"
          id={wiring.id}
          disabled={disabled}
          aria-labelledby={wiring['aria-labelledby'] && `${wiring['aria-labelledby']} ${textId}`}
          aria-describedby={wiring['aria-describedby']}
          aria-invalid={wiring['aria-invalid']}
          className={cx('control flex h-9 w-full min-w-0 items-center gap-2 px-2.5 text-left', className)}
        >
          <MapPin size={16} aria-hidden="true" className="shrink-0 text-muted" />
          <span id={textId} className={cx('min-w-0 flex-1 truncate', !text && 'text-hint')}>
            {text || placeholder || say('chooseRegion')}
          </span>
        </button>
      }
    >
      <div className="flex border-b border-line px-2">
        {levelWords.map((word, index) => (
          <button
            key={word}
            type="button"
            disabled={index > path.length}
            aria-current={index === level ? 'step' : undefined}
            onClick={() => setLevel(index)}
            className={cx(
              'h-10 max-w-1/3 truncate border-b-2 px-3 text-13 focus-visible:-outline-offset-2 disabled:text-muted',
              index === level ? 'border-brand text-brand' : 'border-transparent text-secondary',
            )}
          >
            {path[index]?.name ?? say(word)}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form; this is a group of choices in a sheet. */}
      <div
        ref={list}
        role="group"
        aria-label={say(levelWords[level] ?? 'district')}
        onKeyDown={walk}
        className="grid h-64 auto-rows-min grid-cols-3 gap-0.5 overflow-y-auto p-2 sm:grid-cols-4"
      >
        {options === 'loading' ? (
          <span role="status" className="col-span-full flex items-center gap-2 p-2 text-13 text-hint">
            <Spinner /> {say('loading')}
          </span>
        ) : options === 'failed' ? (
          <span role="alert" className="col-span-full flex items-center gap-3 p-2 text-13 text-refused">
            {say('loadFailed')}
            <Button size="sm" onClick={() => setAttempt(attempt + 1)}>
              {say('retry')}
            </Button>
          </span>
        ) : options.length === 0 ? (
          <span className="col-span-full p-2 text-13 text-hint">{say('noOptions')}</span>
        ) : (
          options.map((option) => (
            <button
              key={option.code}
              type="button"
              tabIndex={option === reachable ? 0 : -1}
              aria-pressed={option.code === present}
              title={option.name}
              onClick={() => choose(option)}
              className={cx(
                'h-8 truncate rounded-control px-2 text-left text-13 focus-visible:-outline-offset-2',
                option.code === present ? 'bg-brand-wash text-brand' : 'hover:bg-neutral-wash',
              )}
            >
              {option.name}
            </button>
          ))
        )}
      </div>
    </Popover>
  );
}
