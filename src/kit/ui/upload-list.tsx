// The files a person adds: papers, pictures of a fault, a list of parts.
import { FileText, Plus, RotateCw, Upload, X } from 'lucide-react';
import { type DragEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { buttonClasses } from './button.tsx';
import { cx } from './cx.ts';
import { useEntryWords } from './entry-words.ts';
import type { FieldWiring } from './field.tsx';
import { type FileRule, fileFault, isPicture, showBytes } from './file-rule.ts';
import { ProgressBar } from './progress-bar.tsx';

export type UploadedFile = {
  /** Identity of the stored file. */
  key: string;
  name: string;
  /** Where it can be looked at. */
  url?: string;
  /** A small picture of it; a picture without one is shown from its `url`. */
  thumbnail?: string;
};

export type UploadListProps = Partial<FieldWiring> &
  FileRule & {
    value: readonly UploadedFile[];
    onChange: (files: UploadedFile[]) => void;
    /** Stores one file; report the share sent (0–1). Throw an Error whose message may be shown. */
    upload: (
      file: File,
      way: { onProgress: (share: number) => void; signal: AbortSignal },
    ) => Promise<UploadedFile>;
    maxCount?: number;
    /** `pictures` as tiles with thumbnails, `files` as lines. */
    look?: 'pictures' | 'files';
    /** Told when files begin to be under way and when none is any more. */
    onUploading?: (isUploading: boolean) => void;
    disabled?: boolean;
    className?: string;
  };

type Job = {
  id: number;
  file: File;
  share: number;
  error: string | null;
  preview?: string;
  stop: AbortController;
};

/** Checks type, size and number before sending; shows progress; a failed file stays with a retry. Drop works too. */
export function UploadList(props: UploadListProps) {
  const {
    value,
    onChange,
    upload,
    types,
    maxBytes,
    maxCount = 1,
    look = 'files',
    onUploading,
    disabled,
    className,
    ...wiring
  } = props;
  const say = useEntryWords();
  const ruleId = useId();
  const [jobs, setJobs] = useState<readonly Job[]>([]);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [over, setOver] = useState(false);
  const lastId = useRef(0);
  const latest = useRef({ value, jobs });
  latest.current.value = value;
  latest.current.jobs = jobs;

  useEffect(
    () => () => {
      for (const job of latest.current.jobs) {
        job.stop.abort();
        if (job.preview) URL.revokeObjectURL(job.preview);
      }
    },
    [],
  );

  const isUploading = jobs.some(({ error }) => error === null);
  const tell = useRef(onUploading);
  tell.current = onUploading;
  // Before anybody can press again: what has arrived can be handed in at once.
  useLayoutEffect(() => {
    if (!isUploading) return;
    tell.current?.(true);
    return () => tell.current?.(false);
  }, [isUploading]);

  const edit = (id: number, change: Partial<Job>) =>
    setJobs((list) => list.map((job) => (job.id === id ? { ...job, ...change } : job)));

  function drop(job: Job) {
    job.stop.abort();
    // It may still be loading where the file was stored at once.
    if (job.preview) setTimeout(URL.revokeObjectURL, 1_000, job.preview);
    setJobs((list) => list.filter((other) => other.id !== job.id));
  }

  async function send(job: Job) {
    edit(job.id, { error: null, share: 0 });
    try {
      const onProgress = (share: number) => edit(job.id, { share });
      const stored = await upload(job.file, { onProgress, signal: job.stop.signal });
      if (job.stop.signal.aborted) return;
      // Several files may finish before the next drawing: each adds to what the one before it left.
      latest.current.value = [...latest.current.value, stored];
      onChange([...latest.current.value]);
      drop(job);
    } catch (reason) {
      if (job.stop.signal.aborted) return;
      edit(job.id, {
        error: reason instanceof Error && reason.message ? reason.message : say('uploadFailed'),
      });
    }
  }

  /** A refused file takes no place. */
  const taking = value.length + jobs.filter(({ error }) => error === null).length;

  function take(files: readonly File[]) {
    const found: string[] = [];
    const taken: Job[] = [];
    let room = maxCount - taking;
    for (const file of files) {
      const fault = fileFault(file, { types, maxBytes });
      if (fault) {
        found.push(say(fault, { name: file.name, size: showBytes(maxBytes), types: types.join(' / ') }));
      } else if (room <= 0) {
        found.push(say('fileTooMany', { max: maxCount }));
        break;
      } else {
        room -= 1;
        lastId.current += 1;
        const preview = file.type.startsWith('image/') ? URL.createObjectURL(file) : undefined;
        taken.push({ id: lastId.current, file, share: 0, error: null, preview, stop: new AbortController() });
      }
    }
    setFaults(found);
    setJobs((list) => [...list, ...taken]);
    for (const job of taken) void send(job);
  }

  const full = taking >= maxCount;
  const dropping = {
    onDragOver: (event: DragEvent) => {
      if (disabled || full) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      if (!disabled) take([...event.dataTransfer.files]);
    },
  };
  const tile = look === 'pictures';
  const picker = (
    <label
      {...dropping}
      className={cx(
        tile
          ? 'flex size-20 flex-col items-center justify-center gap-0.5 rounded-control border border-dashed border-muted bg-page text-12 text-secondary'
          : buttonClasses('outline', 'md'),
        'cursor-pointer hover:border-brand hover:text-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
        over && 'border-brand bg-brand-wash',
        disabled && 'pointer-events-none opacity-50',
      )}
    >
      {tile ? <Plus size={18} aria-hidden="true" /> : <Upload size={14} aria-hidden="true" />}
      {say('chooseFile')}
      <input
        type="file"
        id={wiring.id}
        aria-invalid={wiring['aria-invalid']}
        aria-describedby={cx(wiring['aria-describedby'], ruleId)}
        accept={types.map((type) => `.${type}`).join(',')}
        multiple={maxCount > 1}
        disabled={disabled}
        className="sr-only"
        onChange={(event) => {
          take([...(event.target.files ?? [])]);
          // The same file can be picked again after it was removed.
          event.target.value = '';
        }}
      />
    </label>
  );

  return (
    <div className={className}>
      <ul
        className={tile ? 'flex flex-wrap gap-2' : 'flex flex-col gap-1'}
        aria-labelledby={wiring['aria-labelledby']}
      >
        {value.map((file) => (
          <Entry
            key={file.key}
            tile={tile}
            name={file.name}
            url={file.url}
            thumbnail={file.thumbnail ?? (isPicture(file.name) ? file.url : undefined)}
            onRemove={disabled ? undefined : () => onChange(value.filter((other) => other.key !== file.key))}
          />
        ))}
        {jobs.map((job) => (
          <Entry
            key={`job-${job.id}`}
            tile={tile}
            name={job.file.name}
            thumbnail={job.preview}
            share={job.share}
            error={job.error}
            onRetry={() => void send(job)}
            onRemove={() => drop(job)}
          />
        ))}
        {full ? null : <li>{picker}</li>}
      </ul>
      <p id={ruleId} className="num mt-1 text-12 text-hint">
        {say('uploadRule', { types: types.join(' / '), size: showBytes(maxBytes) })}
        {maxCount > 1 ? ` · ${say('uploadCount', { count: value.length, max: maxCount })}` : null}
      </p>
      <div role="alert">
        {faults.map((fault) => (
          <p key={fault} className="mt-1 text-12 text-refused">
            {fault}
          </p>
        ))}
      </div>
    </div>
  );
}

type EntryProps = {
  tile: boolean;
  name: string;
  url?: string;
  thumbnail?: string;
  share?: number;
  error?: string | null;
  onRetry?: () => void;
  onRemove?: () => void;
};

function Entry({ tile, name, url, thumbnail, share, error, onRetry, onRemove }: EntryProps) {
  const say = useEntryWords();
  const face = thumbnail ? (
    <img
      src={thumbnail}
      alt={tile ? name : ''}
      className={tile ? 'size-full object-cover' : 'size-6 rounded-control object-cover'}
    />
  ) : (
    <FileText size={tile ? 24 : 16} aria-hidden="true" className="shrink-0 text-muted" />
  );
  const progress =
    share !== undefined && !error ? (
      <ProgressBar value={share} label={`${say('uploading')} ${name}`} className="w-full" />
    ) : null;
  const small = 'inline-flex size-6 shrink-0 items-center justify-center rounded-control';
  const retry =
    error && onRetry ? (
      <button
        type="button"
        aria-label={`${say('retry')} ${name}`}
        className={cx(small, 'text-brand hover:bg-brand-wash')}
        onClick={onRetry}
      >
        <RotateCw size={14} aria-hidden="true" />
      </button>
    ) : null;
  const remove = onRemove ? (
    <button
      type="button"
      aria-label={say('removeNamed', { name })}
      onClick={onRemove}
      className={
        tile
          ? 'absolute top-0 right-0 inline-flex size-6 items-center justify-center rounded-bl-control bg-ink/60 text-surface hover:bg-ink'
          : cx(small, 'text-hint hover:bg-line hover:text-refused')
      }
    >
      <X size={14} aria-hidden="true" />
    </button>
  ) : null;

  if (tile) {
    return (
      <li
        title={error ? `${name}: ${error}` : name}
        className={cx(
          'relative flex size-20 flex-col items-center justify-center overflow-hidden rounded-control border bg-page',
          error ? 'border-refused' : 'border-line',
        )}
      >
        {url ? (
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            aria-label={name}
            className="flex size-full items-center justify-center"
          >
            {face}
          </a>
        ) : (
          face
        )}
        {progress ? <span className="absolute inset-x-1 bottom-1">{progress}</span> : null}
        {error ? (
          <span className="absolute inset-x-0 bottom-0 flex items-center justify-center bg-surface/90 text-12 text-refused">
            <span className="sr-only">{error}</span>
            {retry}
          </span>
        ) : null}
        {remove}
      </li>
    );
  }
  return (
    <li className="flex min-h-8 max-w-md flex-wrap items-center gap-x-2 rounded-control bg-page px-2 text-13">
      {face}
      <span className="min-w-0 flex-1 truncate">
        {url ? (
          <a href={url} target="_blank" rel="noreferrer" className="text-brand hover:underline">
            {name}
          </a>
        ) : (
          name
        )}
      </span>
      {progress ? <span className="w-24">{progress}</span> : null}
      {error ? <span className="text-12 text-refused">{error}</span> : null}
      {retry}
      {remove}
    </li>
  );
}
