// The reports of a commission on its client's page: what is issued, and how to have it.
import { Link } from 'react-router';
import { callForFile } from '#kit/browser/call.ts';
import { saveBlob } from '#kit/browser/save-blob.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { type OwnReport, reportPapers } from '../report.protocol.ts';
import { markNames } from '../report-terms.ts';
import { reportWords } from './report-words.ts';

export function ReportBlock({ reports }: { reports: readonly OwnReport[] }) {
  const say = useWords(reportWords);
  if (reports.length === 0) return <p className="text-13 text-hint">{say.noReports}</p>;
  return (
    <ul className="divide-y divide-line">
      {reports.map((one) => (
        <OneReport key={one.reportId} one={one} />
      ))}
    </ul>
  );
}

const verifyPath = ({ reportNo, verifyCode }: OwnReport) =>
  `/report/verify?${new URLSearchParams({ no: reportNo, code: verifyCode })}`;

function OneReport({ one }: { one: OwnReport }) {
  const say = useWords(reportWords);
  const language = useLanguage();
  const isSigned = one.reportNo !== '';
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <span className="num font-semibold">{one.reportNo || say.pending}</span>
          <Tag dot tone={one.tone}>
            {one.stateName}
          </Tag>
          {one.marks.map((mark) => (
            <Tag key={mark}>{markNames[mark][language]}</Tag>
          ))}
        </p>
        <p className="mt-1 text-13 text-secondary wrap-anywhere">
          {[one.kindName, one.title, one.issuedAt ? showMoment(one.issuedAt) : '']
            .filter(Boolean)
            .join(' · ')}
        </p>
        {one.replacedByNo ? (
          <p className="mt-1 text-13 text-waiting">
            {say.replacedBy} <span className="num">{one.replacedByNo}</span>
          </p>
        ) : null}
        {isSigned && one.whyNot ? <p className="mt-1 text-13 text-waiting">{one.whyNot}</p> : null}
      </div>
      {isSigned ? (
        <div className="flex flex-wrap items-center gap-2">
          {one.whyNot ? <Preview reportNo={one.reportNo} /> : <Fetch one={one} />}
          <Link to={verifyPath(one)} className="min-h-6 px-1 text-13 text-brand hover:underline">
            {say.verify}
          </Link>
        </div>
      ) : null}
    </li>
  );
}

function Preview({ reportNo }: { reportNo: string }) {
  const say = useWords(reportWords);
  const { busy, run } = useAct();
  const save = () =>
    void run(async () => {
      const { fileName, blob } = await callForFile(reportPapers.ownPreview, { reportNo });
      saveBlob(blob, fileName);
    });
  return (
    <Button size="sm" busy={busy} onClick={save}>
      {say.ownPreview}
    </Button>
  );
}

function Fetch({ one: { reportNo, hasData } }: { one: OwnReport }) {
  const say = useWords(reportWords);
  const { busy, run } = useAct();
  const save = (fetching: Promise<{ fileName: string; blob: Blob }>) =>
    void run(async () => {
      const { fileName, blob } = await fetching;
      saveBlob(blob, fileName);
    });
  return (
    <>
      <Button
        size="sm"
        variant="primary"
        busy={busy}
        onClick={() => save(callForFile(reportPapers.pdf, { reportNo }))}
      >
        {say.download}
      </Button>
      {hasData ? (
        <Button size="sm" busy={busy} onClick={() => save(callForFile(reportPapers.dcc, { reportNo }))}>
          {say.data}
        </Button>
      ) : null}
      {(['csv', 'xlsx'] as const).map((as) => (
        <Button
          key={as}
          size="sm"
          busy={busy}
          onClick={() => save(callForFile(reportPapers.tables, { reportNo, as }))}
        >
          {say[as]}
        </Button>
      ))}
    </>
  );
}
