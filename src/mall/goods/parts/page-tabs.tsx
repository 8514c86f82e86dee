// Tabs of a public page, light enough for it: hidden panels stay in the page for search engines, late ones come when opened.
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { cx } from '#kit/ui/cx.ts';

export interface PageTab {
  key: string;
  text: ReactNode;
  count?: number;
  content: ReactNode;
  /** Its content is made only once it has been opened. */
  isLate?: boolean;
}

/** Arrow keys walk the tabs. */
export function PageTabs({ tabs, label }: { tabs: readonly PageTab[]; label: string }) {
  const id = useId();
  const [current, setCurrent] = useState(tabs[0]?.key);
  const [opened, setOpened] = useState<readonly string[]>([]);

  function open(key: string) {
    setCurrent(key);
    setOpened((before) => (before.includes(key) ? before : [...before, key]));
  }

  function press(event: KeyboardEvent) {
    const at = tabs.findIndex(({ key }) => key === current);
    const next =
      event.key === 'ArrowRight'
        ? at + 1
        : event.key === 'ArrowLeft'
          ? at - 1
          : event.key === 'Home'
            ? 0
            : event.key === 'End'
              ? -1
              : undefined;
    const tab = next === undefined ? undefined : tabs.at(next % tabs.length);
    if (!tab) return;
    event.preventDefault();
    open(tab.key);
    document.getElementById(`${id}-${tab.key}`)?.focus();
  }

  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={press}
        className="flex overflow-x-auto border-b border-line px-1 scrollbar-none"
      >
        {tabs.map(({ key, text, count }) => (
          <button
            key={key}
            id={`${id}-${key}`}
            type="button"
            role="tab"
            aria-selected={key === current}
            aria-controls={`${id}-${key}-panel`}
            tabIndex={key === current ? 0 : -1}
            onClick={() => open(key)}
            className={cx(
              'inline-flex h-11 shrink-0 items-center gap-1 border-b-2 px-4 whitespace-nowrap focus-visible:-outline-offset-2',
              key === current
                ? 'border-brand font-semibold text-brand'
                : 'border-transparent text-secondary hover:text-brand',
            )}
          >
            {text}
            {count === undefined ? null : <span className="num text-12">({count})</span>}
          </button>
        ))}
      </div>
      {tabs.map(({ key, content, isLate }) => (
        <div
          key={key}
          id={`${id}-${key}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}-${key}`}
          hidden={key !== current}
          className="p-4 max-md:p-3"
        >
          {isLate && !opened.includes(key) ? null : content}
        </div>
      ))}
    </div>
  );
}
