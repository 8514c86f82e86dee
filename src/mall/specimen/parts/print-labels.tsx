// The buttons that fetch labels as a sheet to print: of a commission's specimens, and of shelves.
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { saveBlob } from '#kit/browser/save-blob.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { Button } from '#kit/ui/button.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { specimenProtocol } from '../specimen.protocol.ts';
import { scanWords } from './scan-words.ts';
import { specimenWords } from './specimen-words.ts';

function savePdf({ fileName, bytes }: { fileName: string; bytes: string }): void {
  const pdf = Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0));
  saveBlob(new Blob([pdf], { type: 'application/pdf' }), fileName);
}

const icon = <Printer size={14} aria-hidden="true" />;

export function PrintLabels({ serviceSn }: { serviceSn: string }) {
  const say = useWords(specimenWords);
  const act = useAct();
  const print = () =>
    act.run(async () => savePdf(await call(specimenProtocol.labels, { serviceSn } as never)));
  return (
    <Button size="sm" busy={act.busy} icon={icon} onClick={() => void print()}>
      {say.labels}
    </Button>
  );
}

const PLACES = {
  places: field.area(scanWords.shelfPlaces, { max: 3_000, missing: scanWords.need, rows: 6 }),
};

export function PrintShelfLabels() {
  const say = useWords(scanWords);
  const [isOpen, setOpen] = useState(false);
  const form = useForm(PLACES);
  return (
    <>
      <Button size="sm" icon={icon} onClick={() => setOpen(true)}>
        {say.shelfLabels}
      </Button>
      {isOpen ? (
        <FormDialog
          title={say.shelfLabels}
          submitLabel={say.shelfLabels}
          onClose={() => setOpen(false)}
          form={form}
          check={() => form.check()}
          onSubmit={async () => {
            const places = form.values.places.split('\n').filter((line) => line.trim() !== '');
            savePdf(await call(specimenProtocol.shelfLabels, { places } as never));
            setOpen(false);
          }}
        >
          <FormFields form={form} columns={1} />
        </FormDialog>
      ) : null}
    </>
  );
}
