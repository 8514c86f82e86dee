// The certificates of a piece of equipment, the newest first.
import { FileLinks } from '#kit/detail/file-links.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { Table, Td } from '#kit/ui/table.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { CalibrationReply } from '../equipment.protocol.ts';
import { calibrationStatus, verdictNames } from '../equipment-status.ts';
import { showPoint, showQuantity } from '../show-quantity.ts';
import { equipmentWords } from './equipment-words.ts';

export function CalibrationTable({ calibrations }: { calibrations: readonly CalibrationReply[] }) {
  const say = useWords(equipmentWords);
  const language = useLanguage();
  if (calibrations.length === 0) return <p className="p-4 text-13 text-hint">{say.noCalibrations}</p>;
  return (
    <Table
      label={say.calibrations}
      minWidth="760px"
      head={[
        say.certificateNo,
        say.doneOn,
        say.certificateDue,
        say.verdict,
        say.results,
        say.people,
        say.state,
      ]}
    >
      {calibrations.map((one) => (
        <tr key={one.calibrationId}>
          <Td className="align-top">
            <span className="num block">{one.certificateNo}</span>
            <span className="block text-12 text-hint">{one.calibratedBy}</span>
            {one.file ? <FileLinks files={[one.file]} /> : null}
          </Td>
          <Td className="num align-top whitespace-nowrap">{one.doneOn}</Td>
          <Td className="num align-top whitespace-nowrap">{one.dueDate}</Td>
          <Td className="align-top">
            <Tag tone={verdictNames[one.verdict].tone}>{verdictNames[one.verdict][language]}</Tag>
            {one.narrowed ? (
              <span className="mt-1 block text-12 whitespace-pre-line text-secondary">
                {one.narrowed.map(showQuantity).join('\n')}
              </span>
            ) : null}
          </Td>
          <Td className="num align-top text-12 whitespace-pre-line">
            {one.results.map(showPoint).join('\n') || '—'}
          </Td>
          <Td className="align-top whitespace-nowrap">
            {[one.enteredBy, one.confirmedBy].filter(Boolean).join(' / ')}
          </Td>
          <Td className="align-top">
            <Tag dot tone={calibrationStatus[one.state].tone}>
              {calibrationStatus[one.state][language]}
            </Tag>
          </Td>
        </tr>
      ))}
    </Table>
  );
}
