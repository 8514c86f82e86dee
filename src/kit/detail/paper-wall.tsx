// The papers of an application, large enough to be read beside what was written.
import { FileText } from 'lucide-react';
import { Button } from '#kit/ui/button.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { detailWords } from './detail-words.ts';
import type { Paper } from './paper-row.tsx';

/** Pictures in full width; a PDF opens in a window of its own. */
export function PaperWall({ papers }: { papers: readonly (Paper | null)[] }) {
  const say = useWords(detailWords);
  return (
    <ul className="space-y-4">
      {papers
        .filter((paper) => paper !== null)
        .map((paper) => (
          <li key={paper.fileId} className="min-w-0">
            <div className="mb-1 flex flex-wrap items-center justify-between gap-2 text-13">
              <span className="min-w-0 wrap-anywhere text-secondary">{paper.fileName}</span>
              <Button size="sm" href={paper.url} target="_blank" rel="noreferrer">
                {say.newWindow}
              </Button>
            </div>
            {paper.mimeType.startsWith('image/') ? (
              <img
                src={paper.url}
                alt={paper.fileName}
                className="max-h-[70vh] w-full rounded-control border border-line bg-page object-contain"
              />
            ) : (
              <a
                href={paper.url}
                target="_blank"
                rel="noreferrer"
                aria-label={say.openPaper(paper.fileName)}
                className="flex h-32 items-center justify-center rounded-control border border-line bg-page text-refused hover:border-brand"
              >
                <FileText size={40} strokeWidth={1.25} aria-hidden="true" />
              </a>
            )}
          </li>
        ))}
    </ul>
  );
}
