// The window in which a file is chosen and its columns are confirmed; then the differences are shown.
import { useRef, useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { FileButton } from '#kit/form/file-button.tsx';
import { SHEET_BYTES } from '#kit/http/upload-size.ts';
import { Field } from '#kit/ui/field.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { Table, Td } from '#kit/ui/table.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { type FileGuess, matCodeProtocol } from '../mat-code.protocol.ts';
import { MAT_COLUMN_NAMES } from '../mat-code-columns.ts';
import { IMPORT_COLUMNS, type ImportColumn } from '../mat-import.ts';
import { importWords } from './import-words.ts';

const TYPES = '.xlsx,.xls,.ods,.csv,.tsv,.txt';

export interface ImportDialogProps {
  onClose: () => void;
  /** The differences are there to be looked at. */
  onPreview: (importId: number) => void;
}

export function ImportDialog({ onClose, onPreview }: ImportDialogProps) {
  const say = useWords(importWords);
  const language = useLanguage();
  const reading = useRef(0);
  const [file, setFile] = useState<File>();
  const [fault, setFault] = useState<string>();
  const [isReading, setReading] = useState(false);
  const [guess, setGuess] = useState<FileGuess>();
  const [columns, setColumns] = useState<FileGuess['columns']>({});

  async function read(chosen: File, sheet?: number) {
    const turn = ++reading.current;
    setFault(undefined);
    setGuess(undefined);
    if (chosen.size > SHEET_BYTES) return setFault(say.fileTooLarge);
    setReading(true);
    try {
      const found = await call(matCodeProtocol.readFile, { file: chosen, fileName: chosen.name, sheet });
      if (turn !== reading.current) return;
      setGuess(found);
      setColumns(found.columns);
    } catch (reason) {
      if (turn === reading.current) setFault(reason instanceof Error ? reason.message : say.failed);
    } finally {
      if (turn === reading.current) setReading(false);
    }
  }

  async function compare() {
    if (!file || !guess) return;
    const { importId } = await call(matCodeProtocol.preview, {
      file,
      fileName: file.name,
      sheet: guess.sheet,
      headRow: guess.headRow,
      columns: JSON.stringify(columns),
    });
    onPreview(importId);
  }

  return (
    <FormDialog
      size="lg"
      title={say.title}
      text={say.intro}
      submitLabel={say.compare}
      onClose={onClose}
      check={() => {
        if (!file) setFault(say.fileMissing);
        if (!file || !guess) return false;
        return columns.matCode === undefined ? say.codeMissing : true;
      }}
      onSubmit={compare}
    >
      <Field label={say.file} required error={fault} hint={isReading ? say.reading : say.fileHint}>
        {(wiring) => (
          <span className="flex min-w-0 flex-wrap items-center gap-3 text-13">
            <FileButton
              {...wiring}
              accept={TYPES}
              onFile={(chosen) => {
                setFile(chosen);
                void read(chosen);
              }}
            >
              {say.chooseFile}
            </FileButton>
            <span className="min-w-0 wrap-anywhere text-secondary">{file?.name ?? say.noFile}</span>
          </span>
        )}
      </Field>
      {guess && guess.sheets.length > 1 ? (
        <Field label={say.sheet}>
          <NativeSelect
            value={guess.sheet}
            onChange={(event) => file && void read(file, Number(event.target.value))}
            options={guess.sheets.map((sheet, at) => ({
              value: String(at),
              text: say.sheetRows(sheet.name, sheet.rows),
            }))}
          />
        </Field>
      ) : null}
      {guess ? (
        <section aria-label={say.columns}>
          <h3 className="font-semibold">{say.columns}</h3>
          <p className="mb-2 text-12 text-hint">
            {guess.headRow < 0 ? say.noHead : say.guessed(guess.headRow + 1)}
          </p>
          <div className="rounded-card border border-line">
            <Table
              label={say.columns}
              dense
              head={[say.field, say.column, { children: say.sample, className: 'max-sm:hidden' }]}
            >
              {IMPORT_COLUMNS.map((column) => (
                <ColumnRow
                  key={column}
                  column={column}
                  name={MAT_COLUMN_NAMES[column][language]}
                  guess={guess}
                  at={columns[column]}
                  onChange={(at) => setColumns({ ...columns, [column]: at })}
                />
              ))}
            </Table>
          </div>
        </section>
      ) : null}
    </FormDialog>
  );
}

function ColumnRow({
  column,
  name,
  guess,
  at,
  onChange,
}: {
  column: ImportColumn;
  name: string;
  guess: FileGuess;
  at: number | undefined;
  onChange: (at: number | undefined) => void;
}) {
  const say = useWords(importWords);
  const shown = at === undefined ? [] : guess.sample.map((row) => row[at] ?? '').filter(Boolean);
  return (
    <tr>
      <Td className="whitespace-nowrap">
        {name}
        {column === 'matCode' ? <span className="text-refused"> *</span> : null}
      </Td>
      <Td className="w-full max-w-0 sm:w-52 sm:max-w-none">
        <NativeSelect
          size="sm"
          aria-label={name}
          value={at ?? ''}
          placeholder={say.notInFile}
          onChange={(event) => onChange(event.target.value === '' ? undefined : Number(event.target.value))}
          options={guess.head.map((head, index) => ({
            value: String(index),
            text: [letters(index), head].filter(Boolean).join(' · '),
          }))}
        />
      </Td>
      <Td className="max-w-64 truncate text-12 text-hint max-sm:hidden">{shown.slice(0, 3).join(' / ')}</Td>
    </tr>
  );
}

/** A, B … Z, AA … as spreadsheets name their columns. */
const letters = (index: number): string =>
  (index >= 26 ? letters(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));
