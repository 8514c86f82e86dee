// A text with what went struck out and what came underlined, for eyes and for screen readers.
import { cx } from '#kit/ui/cx.ts';
import { wordDifference } from './word-difference.ts';

const INS = 'bg-done-wash text-done underline decoration-done/60 underline-offset-2';
const DEL = 'bg-refused-wash text-refused line-through';

/** Without `before` the text as it is; an empty `before` marks all of it as added. */
export function Marked({ before, text, className }: { before?: string; text: string; className?: string }) {
  if (before === undefined || before === text) return <span className={className}>{text}</span>;
  return (
    <span className={className}>
      {wordDifference(before, text).map((piece, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the text
        if (piece.kind === 'same') return <span key={index}>{piece.text}</span>;
        return piece.kind === 'added' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the text
          <ins key={index} className={INS}>
            {piece.text}
          </ins>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the text
          <del key={index} className={cx(DEL, 'decoration-refused/70')}>
            {piece.text}
          </del>
        );
      })}
    </span>
  );
}
