// Files that were handed in, each opened in a new window.
import { FileText } from 'lucide-react';

export function FileLinks({
  files,
}: {
  files: readonly { fileId: number; url: string; fileName: string }[];
}) {
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-1">
      {files.map(({ fileId, url, fileName }) => (
        <a
          key={fileId}
          href={url}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-w-0 items-center gap-1 text-brand hover:underline"
        >
          <FileText size={14} aria-hidden="true" className="shrink-0" />
          <span className="wrap-anywhere">{fileName}</span>
        </a>
      ))}
    </span>
  );
}
