// A paper that was handed in: a picture to look at closely, a PDF to open.
import { FileText } from 'lucide-react';
import { useWords } from '#kit/words/use-words.ts';
import { detailWords } from './detail-words.ts';

/** A file as replies carry it. */
export interface Paper {
  fileId: number;
  fileName: string;
  url: string;
  mimeType: string;
}

/** Papers side by side; each opens whole in a new window. */
export function PaperRow({ papers }: { papers: readonly (Paper | null)[] }) {
  const say = useWords(detailWords);
  const there = papers.filter((paper) => paper !== null);
  if (there.length === 0) return <span className="text-hint">{say.noPaper}</span>;
  return (
    <ul className="flex flex-wrap gap-2">
      {there.map((paper) => (
        <li key={paper.fileId}>
          <a
            href={paper.url}
            target="_blank"
            rel="noreferrer"
            aria-label={say.openPaper(paper.fileName)}
            title={paper.fileName}
            className="flex h-40 w-52 max-w-full items-center justify-center overflow-hidden rounded-control border border-line bg-page hover:border-brand"
          >
            {paper.mimeType.startsWith('image/') ? (
              <img src={paper.url} alt={paper.fileName} className="size-full object-contain" />
            ) : (
              <span className="flex flex-col items-center gap-1 px-2 text-center text-12 text-secondary">
                <FileText size={32} strokeWidth={1.25} aria-hidden="true" className="text-refused" />
                <span className="wrap-anywhere">{paper.fileName}</span>
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
