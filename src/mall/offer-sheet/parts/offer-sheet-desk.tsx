// A store brings in a price list: chooses the file, checks the columns, sees what would change, and takes it.
import { FileSpreadsheet } from 'lucide-react';
import { useRef, useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { FileButton } from '#kit/form/file-button.tsx';
import { SHEET_BYTES } from '#kit/http/upload-size.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { useWords } from '#kit/words/use-words.ts';
import { type OfferRole, offerRoleWords } from '../offer-columns.ts';
import {
  type OfferOutcome,
  type OfferPreview,
  type OfferSheetGuess,
  offerSheetProtocol,
} from '../offer-sheet.protocol.ts';
import { OfferColumnsTable } from './offer-columns-table.tsx';
import { OfferOutcomeCard } from './offer-outcome-card.tsx';
import { OfferRows } from './offer-rows.tsx';
import { offerSheetWords } from './offer-sheet-words.ts';

const TYPES = '.xlsx,.xls,.ods,.csv,.tsv,.txt';
/** What the template has, with a line to write over. */
const TEMPLATE: readonly [OfferRole, string][] = [
  ['partNo', 'LM358DR'],
  ['brandName', 'TI'],
  ['packing', 'reel'],
  ['minBuyNum', '10'],
  ['multiple', '10'],
  ['spq', '2500'],
  ['tiers', '10:0.52;100:0.41;2500:0.33'],
  ['stock', '12000'],
  ['leadDays', '3'],
];

export function OfferSheetDesk() {
  const say = useWords(offerSheetWords);
  const language = useLanguage();
  const turn = useRef(0);
  const [file, setFile] = useState<File>();
  const [guess, setGuess] = useState<OfferSheetGuess>();
  const [roles, setRoles] = useState<readonly (OfferRole | null)[]>([]);
  const [preview, setPreview] = useState<OfferPreview>();
  const [outcome, setOutcome] = useState<OfferOutcome>();
  const act = useAct<'read' | 'compare' | 'take'>({ says: 'here' });

  const read = (chosen: File, sheet?: number) => {
    const mine = ++turn.current;
    setFile(chosen);
    setPreview(undefined);
    setOutcome(undefined);
    if (chosen.size > SHEET_BYTES) {
      setGuess(undefined);
      return act.say(say.fileTooLarge);
    }
    return act.run(
      async () => {
        const wish = { file: chosen, fileName: chosen.name, sheet };
        const found = await call(offerSheetProtocol.read, wish).catch((reason) => {
          setGuess(undefined);
          throw reason;
        });
        if (mine !== turn.current) return;
        setGuess(found);
        setRoles(found.roles);
      },
      { key: 'read' },
    );
  };

  /** What goes out with the file. */
  const given = () => ({
    file,
    fileName: file?.name ?? '',
    sheet: guess?.sheet ?? 0,
    headRow: guess?.headRow ?? -1,
    roles: JSON.stringify(roles),
  });
  const compare = () =>
    roles.includes('partNo') || roles.includes('productId')
      ? act.run(async () => setPreview(await call(offerSheetProtocol.preview, given())), { key: 'compare' })
      : act.say(say.needsPartNo);
  const take = () =>
    act.run(async (requestId) => setOutcome(await call(offerSheetProtocol.take, { ...given(), requestId })), {
      key: 'take',
    });
  const begin = () => {
    setFile(undefined);
    setGuess(undefined);
    setPreview(undefined);
    setOutcome(undefined);
  };

  async function saveTemplate() {
    const { saveSheet } = await import('#kit/browser/save-sheet.ts');
    const head = TEMPLATE.map(([role]) => offerRoleWords[role][language]);
    const rows = [head, TEMPLATE.map(([, example]) => example)];
    saveSheet([{ name: say.templateName, rows }], `${say.templateName}.xlsx`);
  }

  const count = preview ? preview.counts.new + preview.counts.changed : 0;
  return (
    <div className="flex flex-col gap-3 pb-4">
      <h1 className="text-20 font-semibold">{say.title}</h1>
      <p className="max-w-3xl text-13 text-secondary">{say.text}</p>
      {outcome ? null : (
        <Card>
          <div className="flex flex-wrap items-center gap-3 text-13">
            <FileButton
              variant={guess ? 'outline' : 'primary'}
              accept={TYPES}
              label={say.chooseFile}
              onFile={(chosen) => void read(chosen)}
            >
              {guess ? say.otherFile : say.chooseFile}
            </FileButton>
            <span className="min-w-0 flex-1 basis-40 wrap-anywhere text-secondary" aria-live="polite">
              {act.doing === 'read' ? say.reading : (file?.name ?? say.fileHint)}
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
      )}
      <FormError>{act.error}</FormError>
      {outcome ? (
        <OfferOutcomeCard outcome={outcome} onAgain={begin} />
      ) : guess && preview ? (
        <Card title={say.preview}>
          <OfferRows preview={preview} />
          <div className="mt-4 flex flex-wrap items-center gap-3">
            <Button
              variant="primary"
              disabled={count === 0}
              busy={act.doing === 'take'}
              onClick={() => void take()}
            >
              {count === 0 ? say.nothingToTake : say.take(count)}
            </Button>
            <Button disabled={act.busy} onClick={() => setPreview(undefined)}>
              {say.change}
            </Button>
          </div>
        </Card>
      ) : guess && file ? (
        <Card title={say.columns}>
          <OfferColumnsTable
            guess={guess}
            roles={roles}
            onRoles={setRoles}
            onSheet={(sheet) => void read(file, sheet)}
          />
          <Button
            variant="primary"
            className="mt-4"
            busy={act.doing === 'compare'}
            onClick={() => void compare()}
          >
            {say.compare}
          </Button>
        </Card>
      ) : null}
    </div>
  );
}
