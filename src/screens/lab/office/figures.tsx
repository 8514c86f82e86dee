// The figures of a laboratory: reports, punctuality, objections and income by month, days of each step, load of each group.
import { useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { saveBlob } from '#kit/browser/save-blob.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { dayAfter, dayInChina } from '#kit/time/day-in-china.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { ConsoleHead } from '#kit/ui/console-frame.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { Table, Td } from '#kit/ui/table.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { CAPABILITY_KINDS, type CapabilityKind, capabilityKinds } from '#mall/ability/ability-terms.ts';
import { type Figures, labOfficeProtocol as P } from '#mall/lab-office/lab-office.protocol.ts';
import { officeWords } from '#mall/lab-office/parts/office-words.ts';
import { labWords } from '../lab-words.ts';

export { LoadError as ErrorBoundary } from '#kit/ui/load-error.tsx';

const USUAL_DAYS = 180;

export async function clientLoader({ request }: { request: Request }) {
  const query = new URL(request.url).searchParams;
  const to = query.get('to') || dayInChina(new Date());
  const from = query.get('from') || dayAfter(to, -USUAL_DAYS);
  const kind = CAPABILITY_KINDS.find((one) => one === query.get('kind'));
  return { from, to, kind, figures: await call(P.figures, { from, to, kind }) };
}

const percent = (part: number, whole: number) => (whole === 0 ? '—' : `${Math.round((part * 100) / whole)}%`);

export default function LabFigures() {
  const say = useWords(officeWords);
  const sayLab = useWords(labWords);
  const language = useLanguage();
  const navigate = useNavigate();
  const { figures, ...asked } = useLoaderData<typeof clientLoader>();
  const [from, setFrom] = useState(asked.from);
  const [to, setTo] = useState(asked.to);
  const [kind, setKind] = useState<CapabilityKind | ''>(asked.kind ?? '');

  function save() {
    const rows = [
      [say.month, say.reports, say.onTime, say.objections, say.upheld, say.income],
      ...figures.months.map((row) => [
        ...[row.month, String(row.reports), percent(row.onTime, row.promised)],
        ...[String(row.objections), String(row.upheld), row.income],
      ]),
      [],
      [say.step, say.days, say.count],
      ...figures.steps.map(({ step, days, count }) => [
        say[step],
        days === null ? '' : String(days),
        String(count),
      ]),
      [],
      [say.group, say.open, say.doneItems, say.capacity],
      ...figures.groups.map(({ name, open, done, capacity }) => [name, open, done, capacity].map(String)),
    ];
    const csv = rows
      .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
      .join('\r\n');
    saveBlob(
      new Blob([`\uFEFF${csv}`], { type: 'text/csv;charset=utf-8' }),
      `${say.figures} ${asked.from} ${asked.to}.csv`,
    );
  }

  return (
    <>
      <ConsoleHead title={say.figures} tab={`${say.figures} · ${sayLab.console}`}>
        <Button onClick={save}>{say.csv}</Button>
      </ConsoleHead>
      <Card>
        <form
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            void navigate(`?from=${from}&to=${to}${kind ? `&kind=${kind}` : ''}`);
          }}
        >
          <Field label={say.from}>
            {(wiring) => (
              <Input
                {...wiring}
                type="date"
                value={from}
                max={to}
                onChange={(event) => setFrom(event.target.value)}
              />
            )}
          </Field>
          <Field label={say.to}>
            {(wiring) => (
              <Input
                {...wiring}
                type="date"
                value={to}
                min={from}
                onChange={(event) => setTo(event.target.value)}
              />
            )}
          </Field>
          <Field label={say.kind}>
            {(wiring) => (
              <NativeSelect
                {...wiring}
                value={kind}
                options={[
                  { value: '', text: say.all },
                  ...CAPABILITY_KINDS.map((one) => ({ value: one, text: capabilityKinds[one][language] })),
                ]}
                onChange={(event) =>
                  setKind(CAPABILITY_KINDS.find((one) => one === event.target.value) ?? '')
                }
              />
            )}
          </Field>
          <Button variant="primary" type="submit">
            {say.show}
          </Button>
        </form>
      </Card>
      <Months months={figures.months} />
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-2">
        <Card title={say.steps} flush>
          <Table label={say.steps} dense head={[say.step, say.days, say.count]}>
            {figures.steps.map(({ step, days, count }) => (
              <tr key={step}>
                <Td>{say[step]}</Td>
                <Td className="num">{days ?? say.none}</Td>
                <Td className="num">{count}</Td>
              </tr>
            ))}
          </Table>
        </Card>
        <Card title={say.groups} flush>
          <Table label={say.groups} dense head={[say.group, say.open, say.doneItems, say.capacity, say.load]}>
            {figures.groups.map(({ name, open, done, capacity }) => (
              <tr key={name}>
                <Td className="wrap-anywhere">{name}</Td>
                <Td className="num">{open}</Td>
                <Td className="num">{done}</Td>
                <Td className="num">{capacity}</Td>
                <Td className="num">{(open / capacity).toFixed(1)}</Td>
              </tr>
            ))}
          </Table>
        </Card>
      </div>
    </>
  );
}

function Months({ months }: Pick<Figures, 'months'>) {
  const say = useWords(officeWords);
  const sum = (of: (row: Figures['months'][number]) => number) =>
    months.reduce((all, row) => all + of(row), 0);
  return (
    <Card className="mt-4" title={say.months} flush>
      <Table
        label={say.months}
        dense
        head={[say.month, say.reports, say.onTime, say.objections, say.upheld, say.income]}
      >
        {months.map((row) => (
          <tr key={row.month}>
            <Td className="num">{row.month}</Td>
            <Td className="num">{row.reports}</Td>
            <Td className="num">{percent(row.onTime, row.promised)}</Td>
            <Td className="num">{row.objections}</Td>
            <Td className="num">{row.upheld}</Td>
            <Td className="num">{showAmount(row.income)}</Td>
          </tr>
        ))}
        <tr className="font-semibold">
          <Td>{say.total}</Td>
          <Td className="num">{sum((row) => row.reports)}</Td>
          <Td className="num">
            {percent(
              sum((row) => row.onTime),
              sum((row) => row.promised),
            )}
          </Td>
          <Td className="num">{sum((row) => row.objections)}</Td>
          <Td className="num">{sum((row) => row.upheld)}</Td>
          <Td className="num">{showAmount(sum((row) => Number(row.income)).toFixed(2))}</Td>
        </tr>
      </Table>
    </Card>
  );
}
