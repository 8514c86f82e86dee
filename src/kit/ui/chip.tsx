// A chosen condition that can be taken away again.
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { cx } from './cx.ts';
import { useUiWords } from './ui-words.ts';

export type ChipProps = {
  children: ReactNode;
  /** The plain words of the chip, for the name of its remove button. */
  name: string;
  className?: string;
} & ({ removeTo: To; onRemove?: undefined } | { onRemove: () => void; removeTo?: undefined });

const cross =
  'inline-flex size-5 items-center justify-center rounded-control text-hint hover:bg-line hover:text-ink';

/** Removed through a link (`removeTo`, works without script) or a handler (`onRemove`). */
export function Chip({ children, name, removeTo, onRemove, className }: ChipProps) {
  const label = useUiWords()('removeNamed', { name });
  return (
    <span
      className={cx(
        'inline-flex h-7 max-w-full items-center gap-1 rounded-control border border-line bg-surface pr-1 pl-2 text-13',
        className,
      )}
    >
      <span className="truncate">{children}</span>
      {removeTo === undefined ? (
        <button type="button" aria-label={label} className={cross} onClick={onRemove}>
          <X size={14} aria-hidden="true" />
        </button>
      ) : (
        <Link to={removeTo} aria-label={label} className={cross} preventScrollReset>
          <X size={14} aria-hidden="true" />
        </Link>
      )}
    </span>
  );
}
