// The window in which a reader proposes another wording of a clause, or says what he thinks of it.
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { useWords } from '#kit/words/use-words.ts';
import type { ContractClause } from '../../contract-content.ts';
import { contractWords as W } from '../contract-words.ts';
import { Marked } from '../text/marked.tsx';
import type { KeptRemark } from './use-remarks.ts';

const FIELDS = {
  zh: field.area(W.proposalZh, { lang: 'zh-CN', rows: 6, max: 4000 }),
  en: field.area(W.proposalEn, { lang: 'en', rows: 6, max: 8000 }),
  comment: field.area(W.comment, { hint: W.commentHint, rows: 2, max: 1000 }),
};

/** Mount it to open it. The wording starts as it stands, so that only a word has to be changed. */
export function RemarkDialog(props: {
  clause: ContractClause;
  kept: KeptRemark | undefined;
  onClose: () => void;
  onKeep: (remark: KeptRemark) => void;
}) {
  const { clause, kept, onClose, onKeep } = props;
  const say = useWords(W);
  const language = useLanguage();
  const form = useForm(FIELDS, { initial: { ...clause.text, ...kept?.proposal, comment: kept?.comment } });
  const { zh, en, comment } = form.values;
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
      <FormFields form={form} names={['zh', 'en']} />
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
      <FormFields form={form} names={['comment']} columns={1} now={{ comment: { optional: isReworded } }} />
    </FormDialog>
  );
}
