// A button that asks for a file: the browser's own choice of files, dressed as a button.
import type { ReactNode } from 'react';
import { type ButtonVariant, buttonClasses } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import type { FieldWiring } from '../ui/field.tsx';

export type FileButtonProps = Partial<FieldWiring> & {
  /** The verb. */
  children: ReactNode;
  /** As it is read out, where no field's label says it. */
  label?: string;
  /** Endings, `.xlsx,.csv`. */
  accept: string;
  variant?: ButtonVariant;
  disabled?: boolean;
  onFile: (file: File) => void;
};

/** The same file can be chosen twice in a row, after it has been mended. */
export function FileButton({
  children,
  label,
  accept,
  variant = 'outline',
  disabled,
  onFile,
  ...wiring
}: FileButtonProps) {
  return (
    <label
      className={cx(
        buttonClasses(variant),
        'relative cursor-pointer focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-brand',
        disabled && 'pointer-events-none opacity-50',
      )}
    >
      {children}
      <input
        {...wiring}
        type="file"
        accept={accept}
        aria-label={label}
        disabled={disabled}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          event.target.value = '';
          if (chosen) onFile(chosen);
        }}
      />
    </label>
  );
}
