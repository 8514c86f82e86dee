// The tables of an item's page: its specimens, the equipment it was done with, the revisions of its record.
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { showMoment } from '#kit/time/show-moment.ts';
import { Table } from '#kit/ui/table.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { ItemDetail } from '../bench.protocol.ts';
import { benchWords } from './bench-words.ts';

type Props<K extends keyof ItemDetail> = { one: Pick<ItemDetail, K> };

export function ItemSpecimens({ one }: Props<'specimenList'>) {
  const say = useWords(benchWords);
  return (
    <Table label={say.specimens} dense head={[say.specimens, say.object, say.place, say.state]}>
      {one.specimenList.map((specimen) => (
        <tr key={specimen.specimenNo}>
          <td className="num">{specimen.specimenNo}</td>
          <td>
            {specimen.name} <span className="text-hint">{specimen.model}</span>
            <span className="num block text-12 text-hint">
              {[specimen.lotNo, specimen.serialNo].filter(Boolean).join(' / ')}
            </span>
          </td>
          <td>{specimen.place || '—'}</td>
          <td>
            <Tag dot tone={specimen.tone}>
              {specimen.stateName}
            </Tag>
          </td>
        </tr>
      ))}
    </Table>
  );
}

export function ItemEquipment({ one }: Props<'equipment'>) {
  const say = useWords(benchWords);
  return (
    <Table label={say.equipment} dense head={[say.equipment, say.certificate, say.due]}>
      {one.equipment.map((equipment) => (
        <tr key={equipment.equipId}>
          <td>
            <Link
              to={`/lab/equipment/detail?equipId=${equipment.equipId}`}
              className="num text-brand hover:underline"
            >
              {equipment.equipNo}
            </Link>{' '}
            {equipment.name} <span className="text-hint">{equipment.model}</span>
          </td>
          <td className="num">{equipment.certificateNo || '—'}</td>
          <td className="num">
            {equipment.dueDate || '—'}
            {equipment.why ? <span className="block text-12 text-refused">{equipment.why}</span> : null}
          </td>
        </tr>
      ))}
    </Table>
  );
}

export function ItemRecords({ one }: Props<'records'>) {
  const say = useWords(benchWords);
  return (
    <ul className="divide-y divide-line text-13">
      {one.records.map((record) => (
        <li key={record.revision} className="py-2">
          {say.revision(
            record.revision,
            record.enteredName,
            record.lockedAt ? `${say.locked} ${showMoment(record.lockedAt)}` : say.open,
          )}
          {record.isIntact ? null : (
            <span className="ml-2 inline-flex items-center gap-1 text-refused">
              <TriangleAlert size={14} aria-hidden="true" />
              {say.broken}
            </span>
          )}
          {record.amendReason ? <span className="block text-secondary">{record.amendReason}</span> : null}
          {record.hash ? (
            <span className="num block text-12 text-hint wrap-anywhere">
              {say.hash} {record.hash}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
