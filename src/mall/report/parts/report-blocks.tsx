// The blocks of a report's page at the desk: items with their records, what is missing, marks, evidence, and the paper itself.
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { callForFile } from '#kit/browser/call.ts';
import { saveBlob } from '#kit/browser/save-blob.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { Table, Td } from '#kit/ui/table.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { HashText } from '#mall/contract/parts/text/hash-text.tsx';
import { type ReportDetail, reportPapers } from '../report.protocol.ts';
import { markNames, verdictNames } from '../report-terms.ts';
import { reportWords } from './report-words.ts';

export function ReportItems({ one }: { one: ReportDetail }) {
  const say = useWords(reportWords);
  const language = useLanguage();
  return (
    <Table
      label={say.items}
      minWidth="720px"
      dense
      head={[{ num: say.no }, say.item, say.verdict, say.engineer, say.state, say.record]}
    >
      {one.items.map((item) => (
        <tr key={item.itemId}>
          <td className="num-cell">{item.seq}</td>
          <Td>
            {item.item}
            <span className="num block text-12 text-hint">{item.standard}</span>
            {item.overdue.length > 0 ? (
              <span className="block text-12 text-refused">{say.overdue(item.overdue.join(', '))}</span>
            ) : null}
          </Td>
          <Td>
            {item.verdict ? (
              <Tag tone={verdictNames[item.verdict].tone}>{verdictNames[item.verdict][language]}</Tag>
            ) : (
              '—'
            )}
          </Td>
          <Td className="whitespace-nowrap">{item.engineers.join(' / ') || '—'}</Td>
          <Td className="whitespace-nowrap">{item.stateName}</Td>
          <Td>
            <Link to={`/lab/bench/detail?itemId=${item.itemId}`} className="text-brand hover:underline">
              {say.openRecord}
            </Link>
          </Td>
        </tr>
      ))}
    </Table>
  );
}

/** What the standard asks for and is not there yet, and each mark with what stands in its way. */
export function ReportGates({ one }: { one: ReportDetail }) {
  const say = useWords(reportWords);
  const language = useLanguage();
  return (
    <div className="space-y-3 text-13">
      <ul className="space-y-1">
        {one.wanted.length === 0 ? <li className="text-secondary">{say.noMark}</li> : null}
        {one.wanted.map(({ mark, outside }) => (
          <li key={mark} className="flex flex-wrap items-center gap-2">
            <Tag tone={outside.length > 0 ? 'refused' : 'done'}>{markNames[mark][language]}</Tag>
            <span className={outside.length > 0 ? 'text-refused' : 'text-secondary'}>
              {outside.length > 0 ? say.outside(outside.join(language === 'zh' ? '、' : ', ')) : say.mayBear}
            </span>
          </li>
        ))}
      </ul>
      {one.missing.length > 0 ? (
        <div>
          <p className="font-semibold text-waiting">{say.missing}</p>
          <ul className="mt-1 list-disc pl-5">
            {one.missing.map(({ clause, text }) => (
              <li key={`${clause} ${text}`}>
                {text} <span className="num text-12 text-hint">{clause}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <p className="text-done">{say.nothingMissing}</p>
      )}
    </div>
  );
}

export function ReportEvidence({ one }: { one: ReportDetail }) {
  const say = useWords(reportWords);
  if (one.evidence.length === 0) return <p className="p-4 text-13 text-hint">{say.evidenceNone}</p>;
  return (
    <Table
      label={say.evidence}
      minWidth="680px"
      dense
      head={[say.act, say.by, say.at, say.contentHash, say.proof]}
    >
      {one.evidence.map((row) => (
        <tr key={row.seq}>
          <Td>
            {row.actName}
            {row.note ? <span className="block text-12 text-hint wrap-anywhere">{row.note}</span> : null}
          </Td>
          <Td className="whitespace-nowrap">
            {row.byName || say.system}
            {row.secondFactor ? <span className="block text-12 text-hint">{say.payPassword}</span> : null}
          </Td>
          <Td className="num whitespace-nowrap">{showMoment(row.at, true)}</Td>
          <Td>
            <HashText hash={row.contentHash} />
          </Td>
          <Td>
            <Tag tone={row.isIntact ? 'done' : 'refused'}>{row.isIntact ? say.whole : say.broken}</Tag>
          </Td>
        </tr>
      ))}
    </Table>
  );
}

/** Drawn when somebody asks for it: it takes a second. */
export function ReportPreview({
  reportId,
  version,
  title,
}: {
  reportId: number;
  version: number;
  title: string;
}) {
  const say = useWords(reportWords);
  const { busy, run } = useAct();
  const [paper, setPaper] = useState<{ url: string; blob: Blob; fileName: string; version: number }>();
  useEffect(() => () => URL.revokeObjectURL(paper?.url ?? ''), [paper]);
  const show = () =>
    run(async () => {
      const { blob, fileName } = await callForFile(reportPapers.preview, { reportId });
      setPaper({ url: URL.createObjectURL(blob), blob, fileName, version });
    });
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant={paper ? 'outline' : 'primary'} busy={busy} onClick={() => void show()}>
          {paper ? say.refreshPreview : say.showPreview}
        </Button>
        {paper ? (
          <Button variant="outline" onClick={() => saveBlob(paper.blob, paper.fileName)}>
            {say.savePdf}
          </Button>
        ) : null}
      </div>
      {paper ? (
        <iframe
          key={paper.url}
          src={paper.url}
          title={title}
          className="h-[70vh] w-full rounded-card border border-line bg-page"
        />
      ) : null}
    </div>
  );
}
