// A fingerprint: short enough to compare by eye, whole to copy.
import { CopyButton } from '#kit/ui/copy-button.tsx';

export function HashText({ hash, label }: { hash: string; label?: string }) {
  if (!hash) return null;
  return (
    <span className="inline-flex max-w-full items-center gap-1 text-12">
      {label ? <span className="shrink-0 text-hint">{label}</span> : null}
      <code className="truncate font-mono text-secondary" title={hash}>
        {hash.slice(0, 8)} {hash.slice(8, 16)} … {hash.slice(-8)}
      </code>
      <CopyButton text={hash} />
    </span>
  );
}
