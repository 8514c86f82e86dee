// Hands a catalogue in and shows how the last ones have gone; follows the one that runs.
import { FileSpreadsheet } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { FileButton } from '#kit/form/file-button.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Field } from '#kit/ui/field.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { templateRows } from '../catalog-columns.ts';
import { CATALOG_BYTES, type CatalogImports, catalogImportProtocol } from '../catalog-import.protocol.ts';
import { CatalogImportRow } from './catalog-import-row.tsx';
import { catalogImportWords } from './catalog-import-words.ts';

const TYPES = '.xlsx,.xls,.ods,.csv,.jsonl,.gz,.zip';
const FOLLOWS_EVERY = 2_000; // chosen

export function CatalogImportDesk({ stores, list }: CatalogImports) {
  const say = useWords(catalogImportWords);
  const language = useLanguage();
  const revalidator = useRevalidator();
  const [storeId, setStoreId] = useState(stores[0] ? String(stores[0].storeId) : '');
  const [stopping, setStopping] = useState<number>();
  const { busy, error, run, say: sayHere } = useAct({ says: 'here' });
  const isRunning = list.some(({ state }) => state === 'RUNNING');

  const { revalidate } = revalidator;
  useEffect(() => {
    if (!isRunning) return;
    const following = setInterval(() => void revalidate(), FOLLOWS_EVERY);
    return () => clearInterval(following);
  }, [isRunning, revalidate]);

  const begin = (file: File) => {
    if (file.size > CATALOG_BYTES) return sayHere(say.fileTooLarge);
    return run(async () => {
      await call(catalogImportProtocol.begin, {
        file,
        fileName: file.name,
        ...(storeId ? { storeId: Number(storeId) } : {}),
      });
      await revalidate();
      toast.show({ text: say.begun });
    });
  };

  async function saveTemplate() {
    const { saveSheet } = await import('#kit/browser/save-sheet.ts');
    const rows = templateRows[language].map((row) => [...row]);
    saveSheet([{ name: say.templateName, rows }], `${say.templateName}.xlsx`);
  }

  return (
    <div className="grid max-w-4xl gap-4">
      <Card>
        <p className="mb-4 text-13 text-secondary">{say.text}</p>
        <Field label={say.store} hint={say.storeHint} className="max-w-sm">
          <NativeSelect
            value={storeId}
            onChange={({ target }) => setStoreId(target.value)}
            options={[
              ...stores.map((store) => ({ value: String(store.storeId), text: store.storeName })),
              { value: '', text: say.noStore },
            ]}
          />
        </Field>
        <div className="mt-4 flex flex-wrap items-center gap-3 text-13">
          <FileButton
            variant="primary"
            accept={TYPES}
            label={say.chooseFile}
            disabled={busy || isRunning}
            onFile={(file) => void begin(file)}
          >
            {busy ? say.sending : say.chooseFile}
          </FileButton>
          <Button
            variant="link"
            icon={<FileSpreadsheet size={14} aria-hidden="true" />}
            onClick={() => void saveTemplate()}
          >
            {say.template}
          </Button>
        </div>
        <p className="mt-2 text-12 text-hint">{say.fileHint}</p>
        <FormError>{error}</FormError>
      </Card>
      <Card title={say.history}>
        {list.length === 0 ? (
          <EmptyState title={say.none} text={say.noneText} />
        ) : (
          <ul className="divide-y divide-line">
            {list.map((one) => (
              <CatalogImportRow key={one.importId} one={one} onStop={() => setStopping(one.importId)} />
            ))}
          </ul>
        )}
      </Card>
      <ConfirmDialog
        open={stopping !== undefined}
        onOpenChange={() => setStopping(undefined)}
        title={say.stopTitle}
        text={say.stopText}
        confirmLabel={say.stop}
        onConfirm={async () => {
          if (stopping !== undefined) await call(catalogImportProtocol.stop, { importId: stopping });
          await revalidate();
        }}
      />
    </div>
  );
}
