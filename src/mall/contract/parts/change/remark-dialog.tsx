// The window in which a reader proposes another wording of a clause, or says what he thinks of it.
import { useState } from 'react';
import { Field } from '#kit/ui/field.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { Textarea } from '#kit/ui/textarea.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { ContractClause } from '../../contract-content.ts';
import { contractWords } from '../contract-words.ts';
import { Marked } from '../text/marked.tsx';
import type { KeptRemark } from './use-remarks.ts';

/** Mount it to open it. The wording starts as it stands, so that only a word has to be changed. */
export function RemarkDialog(props: {
  clause: ContractClause;
  kept: KeptRemark | undefined;
  onClose: () => void;
  onKeep: (remark: KeptRemark) => void;
}) {
  const { clause, kept, onClose, onKeep } = props;
  const say = useWords(contractWords);
  const language = useLanguage();
  const [zh, setZh] = useState(kept?.proposal?.zh ?? clause.text.zh);
  const [en, setEn] = useState(kept?.proposal?.en ?? clause.text.en);
  const [comment, setComment] = useState(kept?.comment ?? '');
  const isReworded = zh.trim() !== clause.text.zh.trim() || en.trim() !== clause.text.en.trim();
  return (
    <FormDialog
      size="lg"
      title={say.proposeOn(clause.title[language])}
      submitLabel={say.saveRemark}
      onClose={onClose}
      check={() => (isReworded || comment.trim() !== '' ? true : say.remarkEmpty)}
      onSubmit={async () =>
        onKeep({
          clauseKey: clause.key,
          proposal: isReworded ? { zh: zh.trim(), en: en.trim() } : null,
          comment: comment.trim(),
        })
      }
    >
      <div className="grid gap-3 md:grid-cols-2">
        <Field label={say.proposalZh}>
          <Textarea
            lang="zh-CN"
            rows={6}
            maxLength={4000}
            value={zh}
            onChange={(event) => setZh(event.target.value)}
          />
        </Field>
        <Field label={say.proposalEn}>
          <Textarea
            lang="en"
            rows={6}
            maxLength={8000}
            value={en}
            onChange={(event) => setEn(event.target.value)}
          />
        </Field>
      </div>
      {isReworded ? (
        <div className="space-y-1 rounded-control bg-page px-3 py-2 text-13" aria-live="polite">
          <p lang="zh-CN">
            <Marked before={clause.text.zh} text={zh} />
          </p>
          <p lang="en">
            <Marked before={clause.text.en} text={en} />
          </p>
        </div>
      ) : null}
      <Field label={say.comment} hint={say.commentHint} optional={isReworded}>
        <Textarea
          name="comment"
          rows={2}
          maxLength={1000}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
