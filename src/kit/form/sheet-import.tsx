// A sheet comes in: choose the file, see row by row what it would bring, take it.
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { useAct } from '#kit/browser/use-act.ts';
import { SHEET_BYTES } from '#kit/http/upload-size.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { Table, Td } from '#kit/ui/table.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { FileButton } from './file-button.tsx';
import { sheetImportWords } from './sheet-import-words.ts';

const TYPES = '.xlsx,.xls,.ods,.csv,.tsv,.txt';
const TONES = { wrong: 'refused', new: 'done', changed: 'moving', same: 'neutral' } as const;
const SHOWN = 300;

interface Given {
  file: File;
  fileName: string;
}

interface Row {
  /** As the spreadsheet counts. */
  readonly rowNo: number;
  readonly kind: 'wrong' | 'new' | 'changed' | 'same';
  /** Why it is not taken, or what changes. */
  readonly says: string;
}

interface Outcome<R extends Row> {
  readonly counts: Readonly<Record<Row['kind'], number>>;
  /** The first three hundred: what is wrong first. */
  readonly rows: readonly R[];
}

interface Import<R extends Row> {
  /** What is taken how. */
  text: string;
  preview: (given: Given) => Promise<Outcome<R>>;
  take: (given: Given & { requestId: string }) => Promise<Outcome<R>>;
  /** The head of a file to fill in, and a row as an example. */
  template: { name: string; rows: readonly (readonly string[])[] };
  listAt: string;
  /** What a row speaks of: the head of its column, and of a row its name with what stands below it. */
  what: string;
  nameOf: (row: R) => readonly [name: string, below: string];
}

/** Everything of it in one column of cards, without a head of the page. */
export function SheetImport<R extends Row>({
  text,
  preview: look,
  take: bring,
  template,
  listAt,
  what,
  nameOf,
}: Import<R>) {
  const say = useWords(sheetImportWords);
  const [file, setFile] = useState<File>();
  const [preview, setPreview] = useState<Outcome<R>>();
  const [outcome, setOutcome] = useState<Outcome<R>>();
  const act = useAct<'read' | 'take'>({ says: 'here' });
  const given = (chosen: File) => ({ file: chosen, fileName: chosen.name });

  function read(chosen: File) {
    setFile(chosen);
    setPreview(undefined);
    setOutcome(undefined);
    if (chosen.size > SHEET_BYTES) return act.say(say.fileTooLarge);
    return act.run(async () => setPreview(await look(given(chosen))), { key: 'read' });
  }
  const take = (chosen: File) =>
    act.run(async (requestId) => setOutcome(await bring({ ...given(chosen), requestId })), { key: 'take' });

  async function saveTemplate() {
    const { saveSheet } = await import('#kit/browser/save-sheet.ts');
    const { name, rows } = template;
    saveSheet([{ name, rows: rows.map((row) => [...row]) }], `${name}.xlsx`);
  }

  const shown = outcome ?? preview;
  const count = preview ? preview.counts.new + preview.counts.changed : 0;
  return (
    <>
      <Card>
        <p className="mb-3 max-w-3xl text-13 text-secondary">{text}</p>
        <div className="flex flex-wrap items-center gap-3 text-13">
          <FileButton
            variant={file ? 'outline' : 'primary'}
            accept={TYPES}
            label={say.chooseFile}
            onFile={(chosen) => void read(chosen)}
          >
            {file ? say.otherFile : say.chooseFile}
          </FileButton>
          <span className="min-w-0 flex-1 basis-40 wrap-anywhere text-secondary" aria-live="polite">
            {act.doing === 'read' ? say.reading : (file?.name ?? '')}
          </span>
          <Button
            variant="link"
            icon={<FileSpreadsheet size={14} aria-hidden="true" />}
            onClick={() => void saveTemplate()}
          >
            {say.template}
          </Button>
        </div>
      </Card>
      <FormError>{act.error}</FormError>
      {shown ? (
        <Card
          className="mt-4"
          title={outcome ? say.taken(outcome.counts.new, outcome.counts.changed) : say.preview}
        >
          <div className="flex flex-wrap items-center gap-2 text-13">
            {(['wrong', 'new', 'changed', 'same'] as const)
              .filter((kind) => shown.counts[kind] > 0)
              .map((kind) => (
                <Tag key={kind} tone={TONES[kind]}>{`${say[kind]} ${shown.counts[kind]}`}</Tag>
              ))}
          </div>
          <Rows rows={shown.rows} what={what} nameOf={nameOf} />
          {shown.rows.length === SHOWN ? <p className="mt-2 text-12 text-hint">{say.firstOnly}</p> : null}
          <div className="mt-4">
            {outcome || !file ? (
              <Button variant="primary" to={listAt}>
                {say.toList}
              </Button>
            ) : (
              <Button
                variant="primary"
                disabled={count === 0}
                busy={act.doing === 'take'}
                onClick={() => void take(file)}
              >
                {count === 0 ? say.nothingToTake : say.take(count)}
              </Button>
            )}
          </div>
        </Card>
      ) : null}
    </>
  );
}

function Rows<R extends Row>({
  rows,
  what,
  nameOf,
}: Pick<Import<R>, 'what' | 'nameOf'> & { rows: readonly R[] }) {
  const say = useWords(sheetImportWords);
  return (
    <Table label={say.preview} dense className="mt-3 border border-line" head={[say.row, what, say.says]}>
      {rows.map((row) => {
        const [name, below] = nameOf(row);
        return (
          <tr key={row.rowNo}>
            <Td className="num w-14 align-top text-hint">{row.rowNo}</Td>
            <Td className="w-28 align-top wrap-anywhere sm:w-64">
              {name || '—'}
              <span className="num block text-12 text-hint">{below}</span>
            </Td>
            <Td className="align-top">
              <Tag tone={TONES[row.kind]}>{say[row.kind]}</Tag>{' '}
              <span className={row.kind === 'wrong' ? 'text-refused' : 'text-secondary'}>{row.says}</span>
            </Td>
          </tr>
        );
      })}
    </Table>
  );
}
