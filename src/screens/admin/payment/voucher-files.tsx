// The papers of a transfer: small pictures in the row, each large in a window; PDF shown by the browser itself.
import { ChevronLeft, ChevronRight, FileText } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { Dialog } from '#kit/ui/dialog.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { FileReply } from '#mall/file/file.protocol.ts';
import { adminWords } from '../admin-words.ts';
import { usePrivateFile } from './use-private-file.ts';

const isPicture = (file: FileReply) => file.mimeType.startsWith('image/');

export function VoucherFiles({ files }: { files: readonly FileReply[] }) {
  const say = useWords(adminWords);
  const [at, setAt] = useState<number | null>(null);
  return (
    <div>
      <ul aria-label={say.voucherFiles} className="flex flex-wrap gap-2">
        {files.map((file, i) => (
          <li key={file.fileId}>
            <button
              type="button"
              aria-label={say.openFile(file.fileName)}
              title={file.fileName}
              onClick={() => setAt(i)}
              className="flex h-16 w-16 items-center justify-center overflow-hidden rounded-control border border-line bg-page hover:border-brand"
            >
              {isPicture(file) ? (
                <Thumb file={file} />
              ) : (
                <FileText size={24} strokeWidth={1.5} aria-hidden="true" className="text-refused" />
              )}
            </button>
          </li>
        ))}
      </ul>
      {at !== null && files[at] ? (
        <FileWindow
          file={files[at]}
          at={at}
          count={files.length}
          onMove={setAt}
          onClose={() => setAt(null)}
        />
      ) : null}
    </div>
  );
}

function Thumb({ file }: { file: FileReply }) {
  const shown = usePrivateFile(file.url);
  if (shown.status === 'loading') return <Skeleton className="size-full" />;
  if (shown.status === 'failed')
    return <FileText size={24} strokeWidth={1.5} aria-hidden="true" className="text-muted" />;
  return <img src={shown.url} alt="" className="size-full object-cover" />;
}

function FileWindow(props: {
  file: FileReply;
  at: number;
  count: number;
  onMove: (at: number) => void;
  onClose: () => void;
}) {
  const { file, at, count, onMove, onClose } = props;
  const say = useWords(adminWords);
  const shown = usePrivateFile(file.url);
  return (
    <Dialog
      open
      size="xl"
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={<span className="wrap-anywhere">{file.fileName}</span>}
      footer={
        <>
          {count > 1 ? (
            <div className="mr-auto flex items-center gap-2 text-13 text-secondary">
              <IconButton
                variant="outline"
                label={say.previousFile}
                icon={<ChevronLeft size={16} aria-hidden="true" />}
                disabled={at === 0}
                onClick={() => onMove(at - 1)}
              />
              <span className="num">{say.fileOf(at + 1, count)}</span>
              <IconButton
                variant="outline"
                label={say.nextFile}
                icon={<ChevronRight size={16} aria-hidden="true" />}
                disabled={at === count - 1}
                onClick={() => onMove(at + 1)}
              />
            </div>
          ) : null}
          {shown.status === 'here' ? (
            <Button href={shown.url} target="_blank" rel="noreferrer">
              {say.newWindow}
            </Button>
          ) : null}
        </>
      }
    >
      <div className="flex min-h-[50vh] items-center justify-center bg-page">
        {shown.status === 'loading' ? <Skeleton className="h-[50vh] w-full" /> : null}
        {shown.status === 'failed' ? <ErrorState title={say.fileFailed} /> : null}
        {shown.status === 'here' ? (
          isPicture(file) ? (
            <img src={shown.url} alt={file.fileName} className="max-h-[60vh] max-w-full object-contain" />
          ) : (
            <iframe src={shown.url} title={file.fileName} className="h-[60vh] w-full border-0" />
          )
        ) : null}
      </div>
    </Dialog>
  );
}
