// A declared list as a file: which kind, which columns, how far it has come, and stopping it.
import { useEffect, useRef, useState } from 'react';
import { CallError, callForFile } from '#kit/browser/call.ts';
import { saveBlob } from '#kit/browser/save-blob.ts';
import type { AnyListing } from '#kit/list/listing.ts';
import { useWords } from '#kit/words/use-words.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { Field } from '../field.tsx';
import { FormError } from '../form-error.tsx';
import { ProgressBar } from '../progress-bar.tsx';
import { RadioGroup } from '../radio-group.tsx';
import { toast } from '../toast.ts';
import { useUiWords } from '../ui-words.ts';
import { callOf, type ListAsked } from './list-address.ts';
import { listWords } from './list-words.ts';

export interface ListExportProps {
  listing: AnyListing;
  asked: ListAsked;
  /** Names of the columns that are shown. */
  columns: string[];
  /** How many rows are found, as said. */
  total: string;
  onClose: () => void;
}

/** Mount it to open it; closing it stops what is under way. */
export function ListExport({ listing, asked, columns, total, onClose }: ListExportProps) {
  const say = useWords(listWords);
  const sayUi = useUiWords();
  const [format, setFormat] = useState<'xlsx' | 'csv'>('xlsx');
  const [which, setWhich] = useState<'shown' | 'all'>(listing.look === 'cards' ? 'all' : 'shown');
  const [part, setPart] = useState<number | null>(null);
  const [error, setError] = useState('');
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const isBusy = part !== null;

  async function run() {
    if (!listing.export || isBusy) return;
    setError('');
    setPart(0);
    const control = new AbortController();
    running.current = control;
    const { current: _page, ...query } = callOf(listing, asked, undefined);
    try {
      let rows = 0;
      const { fileName, blob } = await callForFile(
        listing.export,
        { query, format, columns: which === 'shown' ? columns : undefined },
        {
          signal: control.signal,
          onProgress: (come, all) => {
            rows = all;
            setPart(come);
          },
        },
      );
      saveBlob(blob, fileName);
      toast.show({ text: say.exportedRows(rows) });
      onClose();
    } catch (reason) {
      if (!control.signal.aborted) setError(reason instanceof CallError ? reason.message : sayUi('notDone'));
      setPart(null);
    }
  }

  return (
    <Dialog
      open
      size="sm"
      title={say.export}
      text={say.exportText(total)}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        isBusy ? (
          <Button onClick={() => running.current?.abort()}>{say.stop}</Button>
        ) : (
          <Button variant="primary" onClick={() => void run()}>
            {say.export}
          </Button>
        )
      }
    >
      {isBusy ? (
        <ProgressBar value={part === 0 ? null : part} label={say.exporting} figure className="py-4" />
      ) : (
        <div className="space-y-4 pb-2">
          <Field label={say.format} group>
            <RadioGroup
              name="format"
              value={format}
              onChange={setFormat}
              options={[
                { value: 'xlsx', label: say.xlsx },
                { value: 'csv', label: say.csv },
              ]}
            />
          </Field>
          <Field label={say.whichColumns} group>
            <RadioGroup
              name="columns"
              value={which}
              onChange={setWhich}
              options={[
                { value: 'shown', label: say.shownColumns },
                { value: 'all', label: say.allColumns },
              ]}
            />
          </Field>
          <FormError>{error}</FormError>
        </div>
      )}
    </Dialog>
  );
}
