// The guess at the columns over the first rows of the file, to be confirmed or changed.

import { useEffect, useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { useCall } from '#kit/browser/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Field } from '#kit/ui/field.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { SkeletonText } from '#kit/ui/skeleton.tsx';
import { Table } from '#kit/ui/table.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { type BomHeadReply, bomProtocol } from '../bom.protocol.ts';
import { COLUMN_ROLES, type ColumnRole, columnRoleWords } from '../column-roles.ts';
import { bomWords } from './bom-words.ts';

const SURE = 75; // chosen: below it the visitor is asked to look

export function BomColumns({
  bomId,
  isAgain,
  onDone,
  onCancel,
}: {
  bomId: number;
  /** Lines are there already and will be made anew. */
  isAgain: boolean;
  onDone: (head: BomHeadReply) => void;
  onCancel?: () => void;
}) {
  const say = useWords(bomWords);
  const language = useLanguage();
  const [place, setPlace] = useState<{ sheetAt?: number; headerAt?: number }>({});
  const { reply: columns, error } = useCall(bomProtocol.columns, { bomId, ...place });
  const [roles, setRoles] = useState<(ColumnRole | null)[]>([]);
  useEffect(() => setRoles(columns?.roles ?? []), [columns]);
  const { busy, error: refused, run } = useAct({ says: 'here' });

  if (!columns) return error ? <FormError>{error}</FormError> : <SkeletonText lines={8} />;

  const confirm = () =>
    run(async () =>
      onDone(
        await call(bomProtocol.confirmColumns, {
          bomId,
          sheetAt: columns.sheetAt,
          headerAt: columns.headerAt,
          roles,
        }),
      ),
    );

  const options = COLUMN_ROLES.map((role) => ({ value: role, text: columnRoleWords[role][language] }));
  const used = columns.headers.flatMap((header, at) =>
    header !== '' || roles[at] != null || columns.rows.some((row) => row[at]) ? [at] : [],
  );
  return (
    <Card title={say.columnsTitle}>
      <p className="text-13 text-secondary">
        {columns.isRemembered ? say.columnsRemembered : say.columnsText}
        {isAgain ? ` ${say.changeColumnsAsk}` : ''}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {columns.sheets.length > 1 ? (
          <Field label={say.sheet} className="w-60">
            <NativeSelect
              value={String(columns.sheetAt)}
              options={columns.sheets.map((sheet, at) => ({
                value: String(at),
                text: `${sheet.name} (${sheet.rowCount})`,
              }))}
              onChange={(event) => setPlace({ sheetAt: Number(event.target.value) })}
            />
          </Field>
        ) : null}
        <Field label={say.headerRow} className="w-72 max-w-full">
          <NativeSelect
            value={String(columns.headerAt)}
            options={[
              { value: '-1', text: say.noHeader },
              ...columns.rowsAbove.map((row, at) => ({
                value: String(at),
                text: say.row(at + 1, row.filter(Boolean).join(' | ').slice(0, 60)),
              })),
            ]}
            onChange={(event) => setPlace({ sheetAt: columns.sheetAt, headerAt: Number(event.target.value) })}
          />
        </Field>
      </div>
      <Table
        label={say.columnsTitle}
        dense
        className="mt-3 border border-line"
        minWidth={`${used.length * 150}px`}
      >
        <thead>
          <tr>
            {used.map((at) => (
              <th key={at} scope="col" className="align-top">
                <p className="mb-1 truncate text-12 font-normal text-secondary" title={columns.headers[at]}>
                  {columns.headers[at] || '—'}
                </p>
                <NativeSelect
                  size="sm"
                  aria-label={say.column(columns.headers[at] || String(at + 1))}
                  value={roles[at] ?? ''}
                  placeholder={say.notUsed}
                  options={options}
                  className={roles[at] == null ? 'text-hint' : 'text-brand'}
                  onChange={(event) =>
                    setRoles(
                      roles.map((role, n) =>
                        n === at ? ((event.target.value || null) as ColumnRole | null) : role,
                      ),
                    )
                  }
                />
                {roles[at] != null &&
                roles[at] === columns.roles[at] &&
                (columns.confidences[at] ?? 0) < SURE ? (
                  <p className="mt-1 text-12 font-normal text-waiting">{say.unsure}</p>
                ) : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {columns.rows.map((row, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have nothing else
            <tr key={n}>
              {used.map((at) => (
                <td
                  key={at}
                  className={roles[at] == null ? 'max-w-48 truncate text-hint' : 'max-w-48 truncate'}
                >
                  {row[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <FormError className="mt-3">{refused || error}</FormError>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="primary" busy={busy} onClick={() => void confirm()}>
          {say.confirmColumns(columns.lineCount)}
        </Button>
        {onCancel ? <Button onClick={onCancel}>{say.backToList}</Button> : null}
      </div>
    </Card>
  );
}
