// Finance brings a bank statement in: chooses the file, checks the columns, sees what each line is for, and has them booked.
import { useRef, useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { FileButton } from '#kit/form/file-button.tsx';
import { SHEET_BYTES } from '#kit/http/upload-size.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { Table } from '#kit/ui/table.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { type BankOutcome, type BankPreview, type BankSheetGuess, bankProtocol } from '../bank.protocol.ts';
import { BANK_ROLES, type BankRole, bankRoleWords, SEVERAL_BANK_ROLES } from '../bank-columns.ts';
import { BankPreviewTable, isProposed } from './bank-preview-table.tsx';
import { bankWords } from './bank-words.ts';

const TYPES = '.xlsx,.xls,.ods,.csv,.tsv,.txt';

export function BankImportDesk() {
  const say = useWords(bankWords);
  const turn = useRef(0);
  const [file, setFile] = useState<File>();
  const [guess, setGuess] = useState<BankSheetGuess>();
  const [roles, setRoles] = useState<readonly (BankRole | null)[]>([]);
  const [preview, setPreview] = useState<BankPreview>();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [outcome, setOutcome] = useState<BankOutcome>();
  const act = useAct<'read' | 'preview' | 'take'>({ says: 'here' });

  const read = (given: File) => {
    const mine = ++turn.current;
    setFile(given);
    setGuess(undefined);
    setPreview(undefined);
    if (given.size > SHEET_BYTES) return act.say(say.fileTooLarge);
    return act.run(
      async () => {
        const found = await call(bankProtocol.read, { file: given, fileName: given.name });
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
  const look = () =>
    act.run(
      async () => {
        const found = await call(bankProtocol.preview, given());
        setPreview(found);
        setChosen(new Set(found.rows.filter(isProposed).map(({ rowNo }) => rowNo)));
      },
      { key: 'preview' },
    );
  const take = () =>
    act.run(
      async (requestId) => {
        const wishes = (preview?.rows ?? [])
          .filter(({ rowNo }) => chosen.has(rowNo))
          .map(({ rowNo, match }) => ({ rowNo, match }));
        setOutcome(await call(bankProtocol.take, { ...given(), chosen: JSON.stringify(wishes), requestId }));
      },
      { key: 'take' },
    );
  const begin = () => {
    for (const clear of [setFile, setGuess, setPreview, setOutcome]) clear(undefined);
  };

  if (outcome) return <OutcomeCard outcome={outcome} onAgain={begin} />;
  return (
    <div className="grid gap-3">
      <Card>
        <p className="mb-3 max-w-3xl text-13 text-secondary">{say.importText}</p>
        <div className="flex flex-wrap items-center gap-3 text-13">
          <FileButton
            variant={guess ? 'outline' : 'primary'}
            accept={TYPES}
            label={say.chooseFile}
            onFile={(chosenFile) => void read(chosenFile)}
          >
            {guess ? say.otherFile : say.chooseFile}
          </FileButton>
          <span className="min-w-0 flex-1 basis-40 wrap-anywhere text-secondary" aria-live="polite">
            {act.doing === 'read' ? say.reading : (file?.name ?? say.fileHint)}
          </span>
        </div>
      </Card>
      <FormError>{act.error}</FormError>
      {guess && preview ? (
        <Card title={say.lines}>
          <BankPreviewTable preview={preview} chosen={chosen} onChosen={setChosen} />
          <div className="mt-4 flex flex-wrap items-center gap-3">
            {preview.rows.length > 0 ? (
              <Button variant="primary" busy={act.doing === 'take'} onClick={() => void take()}>
                {say.take(preview.rows.length, chosen.size)}
              </Button>
            ) : null}
            <Button disabled={act.busy} onClick={() => setPreview(undefined)}>
              {say.change}
            </Button>
          </div>
        </Card>
      ) : guess ? (
        <Card title={say.columns}>
          <ColumnsTable guess={guess} roles={roles} onRoles={setRoles} />
          <Button
            variant="primary"
            className="mt-4"
            busy={act.doing === 'preview'}
            onClick={() => void look()}
          >
            {say.preview}
          </Button>
        </Card>
      ) : null}
    </div>
  );
}

/** The first rows under what each column is taken for, to be changed. */
function ColumnsTable({
  guess,
  roles,
  onRoles,
}: {
  guess: BankSheetGuess;
  roles: readonly (BankRole | null)[];
  onRoles: (roles: readonly (BankRole | null)[]) => void;
}) {
  const say = useWords(bankWords);
  const language = useLanguage();
  const options = BANK_ROLES.map((role) => ({ value: role, text: bankRoleWords[role][language] }));
  const used = roles.flatMap((role, at) =>
    guess.head[at] || role || guess.sample.some((row) => row[at]) ? [at] : [],
  );
  /** A role that only one column may have leaves the other. */
  const choose = (at: number, role: BankRole | null) =>
    onRoles(
      roles.map((one, n) =>
        n === at ? role : one === role && role !== null && !SEVERAL_BANK_ROLES.includes(role) ? null : one,
      ),
    );
  return (
    <>
      <p className="text-13 text-secondary">
        {guess.isRemembered ? say.remembered : null} {say.columnsText}
      </p>
      <Table
        label={say.columns}
        dense
        className="mt-3 border border-line"
        minWidth={`${used.length * 140}px`}
      >
        <thead>
          <tr>
            {used.map((at) => (
              <th key={at} scope="col" className="align-top">
                <p className="mb-1 truncate text-12 font-normal text-secondary" title={guess.head[at]}>
                  {guess.head[at] || '—'}
                </p>
                <NativeSelect
                  size="sm"
                  aria-label={say.column(guess.head[at] || String(at + 1))}
                  value={roles[at] ?? ''}
                  placeholder={say.notUsed}
                  options={options}
                  className={roles[at] ? 'text-brand' : 'text-hint'}
                  onChange={({ target }) => choose(at, (target.value || null) as BankRole | null)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {guess.sample.map((row, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have nothing else
            <tr key={n}>
              {used.map((at) => (
                <td key={at} className={roles[at] ? 'max-w-48 truncate' : 'max-w-48 truncate text-hint'}>
                  {row[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}

function OutcomeCard({ outcome, onAgain }: { outcome: BankOutcome; onAgain: () => void }) {
  const say = useWords(bankWords);
  const { imported, known, booked, setAside, refused } = outcome;
  return (
    <Card title={say.takenTitle(imported, booked, setAside)}>
      {known > 0 ? <p className="text-13 text-secondary">{say.knownText(known)}</p> : null}
      {refused.length > 0 ? (
        <div className="text-13 text-refused">
          <p>{say.refusedText}</p>
          {refused.map(({ rowNo, says }) => (
            <p key={rowNo}>{say.rowSays(rowNo, says)}</p>
          ))}
        </div>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="primary" to="/admin/bank/list?state=all">
          {say.toList}
        </Button>
        <Button onClick={onAgain}>{say.again}</Button>
      </div>
    </Card>
  );
}
