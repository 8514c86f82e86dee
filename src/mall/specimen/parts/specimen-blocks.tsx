// The specimens of a commission and their chain of custody, as both sides see them.
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { showMoment } from '#kit/time/show-moment.ts';
import { Table } from '#kit/ui/table.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { Timeline } from '#kit/ui/timeline.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { SpecimensOfService } from '../specimen.protocol.ts';
import { specimenWords } from './specimen-words.ts';

export function Specimens({
  of: { specimens, custody },
  hrefOf,
}: {
  of: SpecimensOfService;
  hrefOf?: (specimenNo: string) => string;
}) {
  const say = useWords(specimenWords);
  return (
    <>
      <Table
        label={say.specimens}
        dense
        head={[
          say.specimenNo,
          say.name,
          { children: say.lot, className: 'max-sm:hidden' },
          { num: say.pieces },
          say.state,
        ]}
      >
        {specimens.map((specimen) => (
          <tr key={specimen.specimenNo}>
            <td className="num">
              {hrefOf ? (
                <Link to={hrefOf(specimen.specimenNo)} className="text-brand underline">
                  {specimen.specimenNo}
                </Link>
              ) : (
                specimen.specimenNo
              )}
            </td>
            <td>
              {specimen.name} <span className="text-hint">{specimen.model}</span>
            </td>
            <td className="num max-sm:hidden">
              {[specimen.lotNo, specimen.serialNo].filter(Boolean).join(' / ') || '—'}
            </td>
            <td className="num text-right">
              {specimen.qty} {specimen.unit}
            </td>
            <td>
              <Tag dot tone={specimen.tone}>
                {specimen.stateName}
              </Tag>
              {specimen.abnormalName && specimen.state !== 'ABNORMAL' ? (
                <span className="ml-2 text-12 text-refused">{specimen.abnormalName}</span>
              ) : null}
            </td>
          </tr>
        ))}
      </Table>
      {custody.length > 0 ? (
        <div className="mt-4">
          <p className="mb-2 text-13 font-medium">{say.custody}</p>
          <Custody rows={custody} />
        </div>
      ) : null}
    </>
  );
}

export function Custody({ rows }: { rows: SpecimensOfService['custody'] }) {
  const say = useWords(specimenWords);
  return (
    <Timeline
      entries={rows.map((row) => ({
        key: `${row.specimenNo} ${row.seq}`,
        title: (
          <>
            {row.actName} <span className="num text-hint">{row.specimenNo}</span>
          </>
        ),
        time: showMoment(row.deviceAt ?? row.at),
        tone: row.isIntact ? 'done' : 'refused',
        text: (
          <>
            {[
              row.byName ? say.by(row.byName) : say.itself,
              row.fromWhom && say.from(row.fromWhom),
              row.toWhom && say.to(row.toWhom),
              row.place && say.at(row.place),
              row.act === 'RECEIVE' && `× ${row.qty}`,
              row.condition,
              row.deviceAt && say.late(showMoment(row.at)),
            ]
              .filter(Boolean)
              .join(' · ')}
            {row.isIntact ? null : (
              <span className="ml-2 inline-flex items-center gap-1 text-refused">
                <TriangleAlert size={14} aria-hidden="true" />
                {say.broken}
              </span>
            )}
            <span className="mt-1 flex flex-wrap gap-2">
              {row.photos.map(({ fileId, url }) => (
                <a key={fileId} href={url} target="_blank" rel="noreferrer">
                  <img
                    src={url}
                    alt={row.specimenNo}
                    className="size-14 rounded-control border border-line object-cover"
                  />
                </a>
              ))}
            </span>
          </>
        ),
      }))}
    />
  );
}
