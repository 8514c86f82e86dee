// The window in which a reader sends a text back: all that he marked, and what he thinks of the whole.
import { call } from '#kit/browser/call.ts';
import { Field } from '#kit/ui/field.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { Textarea } from '#kit/ui/textarea.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { ContractDetail } from '../../contract-detail.protocol.ts';
import { contractDoor } from '../contract-door.ts';
import { contractWords } from '../contract-words.ts';
import { RemarkNote } from './remark-note.tsx';
import type { Remarks } from './use-remarks.ts';

/** Mount it to open it. */
export function AskChangesDialog(props: {
  contract: ContractDetail;
  remarks: Remarks;
  onClose: () => void;
  onSent: () => void;
}) {
  const { contract, remarks, onClose, onSent } = props;
  const say = useWords(contractWords);
  const language = useLanguage();
  return (
    <FormDialog
      size="lg"
      title={say.sendRemarks}
      text={say.sendRemarksText}
      submitLabel={say.sendRemarks}
      onClose={onClose}
      check={() => (remarks.isEmpty ? say.noRemarks : true)}
      onSubmit={async () => {
        const { contractSn, version, side } = contract;
        await call(contractDoor[side].askChanges, {
          contractSn,
          version,
          comment: remarks.comment.trim(),
          remarks: remarks.remarks.map(({ clauseKey, comment, proposal }) => ({
            clauseKey,
            comment,
            proposal,
          })),
        });
        remarks.forget();
        onSent();
      }}
    >
      {remarks.remarks.map((remark) => {
        const clause = contract.content.clauses.find(({ key }) => key === remark.clauseKey);
        return (
          <RemarkNote
            key={remark.clauseKey}
            isOwnDraft
            head={clause?.title[language] ?? remark.clauseKey}
            text={clause?.text}
            proposal={remark.proposal}
            comment={remark.comment}
          />
        );
      })}
      <Field label={say.wholeComment} optional={remarks.remarks.length > 0} hint={say.commentHint}>
        <Textarea
          name="comment"
          rows={3}
          maxLength={1000}
          value={remarks.comment}
          onChange={(event) => remarks.setComment(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
