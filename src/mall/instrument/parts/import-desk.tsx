// A ledger comes in as a sheet: choose the file, see what would change, take it.
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { FileButton } from '#kit/form/file-button.tsx';
import { SHEET_BYTES } from '#kit/http/upload-size.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { Table, Td } from '#kit/ui/table.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { instrumentProtocol as P, type SheetOutcome, type SheetRow } from '../instrument.protocol.ts';
import { FIELD_NAMES, INSTRUMENT_FIELDS } from '../instrument-fields.ts';
import { serviceNames } from '../instrument-status.ts';
import { instrumentWords } from './instrument-words.ts';

const TYPES = '.xlsx,.xls,.ods,.csv,.tsv,.txt';
const TONES = { wrong: 'refused', new: 'done', changed: 'moving', same: 'neutral' } as const;
const SHOWN = 300;

export function ImportDesk() {
  const say = useWords(instrumentWords);
  const language = useLanguage();
  const [file, setFile] = useState<File>();
  const [preview, setPreview] = useState<SheetOutcome>();
  const [outcome, setOutcome] = useState<SheetOutcome>();
  const act = useAct<'read' | 'take'>({ says: 'here' });
  const given = (chosen: File) => ({ file: chosen, fileName: chosen.name });

  function read(chosen: File) {
    setFile(chosen);
    setPreview(undefined);
    setOutcome(undefined);
    if (chosen.size > SHEET_BYTES) return act.say(say.fileTooLarge);
    return act.run(async () => setPreview(await call(P.preview, given(chosen))), { key: 'read' });
  }
  const take = (chosen: File) =>
    act.run(async (requestId) => setOutcome(await call(P.take, { ...given(chosen), requestId })), {
      key: 'take',
    });

  async function saveTemplate() {
    const { saveSheet } = await import('#kit/browser/save-sheet.ts');
    const example = {
      ...{ ownNo: 'YQ-001', name: language === 'en' ? 'Digital multimeter' : '数字多用表', model: '34465A' },
      ...{ serialNo: 'MY54500001', maker: 'Keysight', accuracy: '0.0035 %', range: '0–1000 V', keeper: '' },
      ...{ place: language === 'en' ? 'Lab 2' : '二号实验室', service: serviceNames.CALIBRATION[language] },
      ...{ regulation: 'JJF 1587', cycleMonths: '12', lastDate: '2026-03-02' },
    };
    const rows = [
      FIELD_NAMES.map((field) => INSTRUMENT_FIELDS[field][language]),
      FIELD_NAMES.map((field) => example[field]),
    ];
    saveSheet([{ name: say.title, rows }], `${say.templateName}.xlsx`);
  }

  const shown = outcome ?? preview;
  const count = preview ? preview.counts.new + preview.counts.changed : 0;
  return (
    <div className="flex flex-col gap-3 pb-4">
      <h1 className="text-20 font-semibold">{say.import}</h1>
      <p className="max-w-3xl text-13 text-secondary">{say.importText}</p>
      <Card>
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
        <Card title={outcome ? say.taken(outcome.counts.new, outcome.counts.changed) : say.preview}>
          <div className="flex flex-wrap items-center gap-2 text-13">
            {(['wrong', 'new', 'changed', 'same'] as const)
              .filter((kind) => shown.counts[kind] > 0)
              .map((kind) => (
                <Tag key={kind} tone={TONES[kind]}>{`${say[kind]} ${shown.counts[kind]}`}</Tag>
              ))}
          </div>
          <Rows rows={shown.rows} />
          {shown.rows.length === SHOWN ? <p className="mt-2 text-12 text-hint">{say.firstOnly}</p> : null}
          <div className="mt-4 flex flex-wrap gap-3">
            {outcome || !file ? (
              <Button variant="primary" to="/member/instrument/list">
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
    </div>
  );
}

function Rows({ rows }: { rows: readonly SheetRow[] }) {
  const say = useWords(instrumentWords);
  return (
    <Table label={say.preview} dense className="mt-3 border border-line" head={[say.row, say.what, say.says]}>
      {rows.map((row) => (
        <tr key={row.rowNo}>
          <Td className="num w-14 align-top text-hint">{row.rowNo}</Td>
          <Td className="w-28 align-top wrap-anywhere sm:w-64">
            {row.name || '—'}
            <span className="num block text-12 text-hint">
              {[row.model, row.serialNo].filter(Boolean).join(' · ')}
            </span>
          </Td>
          <Td className="align-top">
            <Tag tone={TONES[row.kind]}>{say[row.kind]}</Tag>{' '}
            <span className={row.kind === 'wrong' ? 'text-refused' : 'text-secondary'}>{row.says}</span>
          </Td>
        </tr>
      ))}
    </Table>
  );
}
