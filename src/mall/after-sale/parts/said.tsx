// What two sides of a dispute say and show: the window in which one says it, and the list of all of it. Cases and complaints have the same.
import { formWindow } from '#kit/detail/form-window.tsx';
import { field } from '#kit/form/field-kinds.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Card } from '#kit/ui/card.tsx';
import type { Text } from '#kit/words/text.ts';
import { useWords } from '#kit/words/use-words.ts';
import { fileIdsOf, filesFor, PICTURE_TYPES } from '#mall/file/parts/upload-file.ts';
import type { Said } from '../after-sale-detail.protocol.ts';
import { CASE_PICTURES } from '../after-sale-terms.ts';
import { saidWords as W } from './said-words.ts';

/** At least a few words, whatever is asked for. */
export const needsWords = {
  required: true,
  rule: (typed: string) => (typed.trim().length < 2 ? W.needsText : undefined),
};

/** Pictures that may be left out. */
export const picturesField = (label: Text = W.pictures) =>
  field.files(
    label,
    { look: 'pictures', ...filesFor('evidence', CASE_PICTURES, PICTURE_TYPES) },
    { optional: true },
  );

const FIELDS = {
  text: field.area(W.whatToSay, { ...needsWords, rows: 4, max: 1_000 }),
  files: picturesField(),
};

/** A few words and pictures. @param send hands in what was said */
export const saidWindow = (
  title: string,
  send: (said: { text: string; imageFileIds: number[] }) => Promise<unknown>,
) =>
  formWindow(FIELDS, {
    title,
    send: ({ text, files }) => send({ text, imageFileIds: fileIdsOf(files) }),
  });

/** Nothing while nobody has said anything. */
export function SaidList({ title, said }: { title: string; said: readonly Said[] }) {
  const say = useWords(W);
  if (said.length === 0) return null;
  return (
    <Card className="print:hidden" title={title} flush>
      <ul className="divide-y divide-line">
        {said.map(({ by, byName, text, files, time }) => (
          <li key={`${time} ${by}`} className="px-4 py-3 text-13">
            <p className="flex flex-wrap gap-x-3 text-12 text-hint">
              <span className="font-semibold text-secondary">{say[by]}</span>
              {byName}
              <span className="num ml-auto">{showMoment(time)}</span>
            </p>
            {text ? <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{text}</p> : null}
            <ul className="mt-2 flex flex-wrap gap-2 empty:hidden">
              {files.map((file) => (
                <li key={file.fileId}>
                  <a href={file.url} target="_blank" rel="noreferrer" aria-label={file.fileName}>
                    <img
                      src={file.url}
                      alt={file.fileName}
                      className="size-20 rounded-control border border-line object-cover"
                    />
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  );
}
