// The first rows of a price list under what each column is taken for, to be changed.
import { Field } from '#kit/ui/field.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { Table } from '#kit/ui/table.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { OFFER_ROLES, type OfferRole, offerRoleWords, SEVERAL_ROLES } from '../offer-columns.ts';
import type { OfferSheetGuess } from '../offer-sheet.protocol.ts';
import { offerSheetWords } from './offer-sheet-words.ts';

export function OfferColumnsTable({
  guess,
  roles,
  onRoles,
  onSheet,
}: {
  guess: OfferSheetGuess;
  roles: readonly (OfferRole | null)[];
  onRoles: (roles: readonly (OfferRole | null)[]) => void;
  onSheet: (sheet: number) => void;
}) {
  const say = useWords(offerSheetWords);
  const language = useLanguage();
  const options = OFFER_ROLES.map((role) => ({ value: role, text: offerRoleWords[role][language] }));
  const used = roles.flatMap((_role, at) =>
    guess.head[at] || roles[at] || guess.sample.some((row) => row[at]) ? [at] : [],
  );
  /** A role that only one column may have leaves the other. */
  const choose = (at: number, role: OfferRole | null) =>
    onRoles(
      roles.map((one, n) =>
        n === at ? role : one === role && role !== null && !SEVERAL_ROLES.includes(role) ? null : one,
      ),
    );
  return (
    <>
      <p className="text-13 text-secondary">{say.columnsText}</p>
      {guess.sheets.length > 1 ? (
        <Field label={say.sheet} className="mt-3 w-72 max-w-full">
          <NativeSelect
            value={String(guess.sheet)}
            onChange={(event) => onSheet(Number(event.target.value))}
            options={guess.sheets.map((sheet, at) => ({
              value: String(at),
              text: say.sheetRows(sheet.name, sheet.rows),
            }))}
          />
        </Field>
      ) : null}
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
                  onChange={(event) => choose(at, (event.target.value || null) as OfferRole | null)}
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
