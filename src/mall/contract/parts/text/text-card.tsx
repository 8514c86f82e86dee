// The text of a contract with its tools: language, comparison, what was and is said about its clauses.
import { Lock, MessageSquarePlus } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { withQuery } from '#kit/browser/with-query.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { LinkTabs } from '#kit/ui/link-tabs.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { ContractClause, ContractContent } from '../../contract-content.ts';
import type { ContractDetail } from '../../contract-detail.protocol.ts';
import { countChanges } from '../change/contract-changes.ts';
import { RemarkDialog } from '../change/remark-dialog.tsx';
import { RemarkNote } from '../change/remark-note.tsx';
import type { Remarks } from '../change/use-remarks.ts';
import { contractWords } from '../contract-words.ts';
import { quotationAt } from '../quotation-address.ts';
import { ContractText } from './contract-text.tsx';
import { HashText } from './hash-text.tsx';
import type { PaperLanguage } from './text-label.ts';

const LANGUAGES: readonly PaperLanguage[] = ['zh', 'en', 'both'];

export interface TextCardProps {
  contract: ContractDetail;
  before: { versionNo: number; content: ContractContent } | null;
  remarks: Remarks;
}

export function TextCard({ contract, before, remarks }: TextCardProps) {
  const say = useWords(contractWords);
  const language = useLanguage();
  const { search } = useLocation();
  const asked = new URLSearchParams(search);
  const shown = LANGUAGES.find((one) => one === asked.get('text')) ?? language;
  const { content, versionNo, versions, isDraft } = contract;
  const latest = versions.at(-1)?.versionNo ?? 0;
  const isOld = !isDraft && versionNo > 0 && asked.has('versionNo') && versionNo !== latest;
  const mayRemark = contract.allowedActions.includes('askChanges') && !isOld;
  const [edited, setEdited] = useState<ContractClause>();
  const changes = before ? countChanges(content, before.content) : 0;
  const [isOnly, setOnly] = useState<boolean>();
  const onlyDifferences = before !== null && changes > 0 && (isOnly ?? true);
  const remarksOn = (key: string) =>
    contract.remarks.filter(
      (one) =>
        one.clauseKey === key && (isDraft || one.versionNo >= versionNo - 1 || one.versionNo === versionNo),
    );

  return (
    <Card
      title={
        <span className="flex flex-wrap items-baseline gap-x-2">
          {say.text}
          <span className="num text-12 font-normal text-hint">
            {isDraft ? say.draftVersion : versionNo > 0 ? say.version(versionNo) : null}
          </span>
        </span>
      }
      actions={
        <LinkTabs
          look="segment"
          label={say.readIn}
          current={shown}
          tabs={LANGUAGES.map((one) => ({
            key: one,
            text: say[one],
            to: withQuery(search, { text: one === language ? undefined : one }),
          }))}
        />
      }
    >
      {isOld ? (
        <p className="mb-3 flex flex-wrap items-center gap-x-3 rounded-control bg-waiting-wash px-3 py-2 text-13 text-waiting">
          {say.asItWas(versionNo, showMoment(versions.find((one) => one.versionNo === versionNo)?.time))}
          <Link
            to={withQuery(search, { versionNo: undefined, compare: undefined })}
            preventScrollReset
            className="text-brand hover:underline"
          >
            {say.toLatest}
          </Link>
        </p>
      ) : null}
      {before ? (
        <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-brand-wash px-3 py-2 text-13">
          <span>{changes > 0 ? say.changesSince(changes, before.versionNo) : say.noChanges}</span>
          {changes > 0 ? (
            <Button variant="link" onClick={() => setOnly(!onlyDifferences)}>
              {onlyDifferences ? say.wholeText : say.onlyDifferences}
            </Button>
          ) : null}
          <Link
            to={withQuery(search, { compare: 0 })}
            preventScrollReset
            className="text-13 text-secondary hover:text-brand"
          >
            {say.noComparison}
          </Link>
        </p>
      ) : null}
      <ContractText
        content={content}
        before={before?.content}
        language={shown}
        onlyDifferences={onlyDifferences}
        besideClause={
          mayRemark
            ? (clause) => (
                <IconButton
                  label={`${say.propose}: ${clause.title[language]}`}
                  icon={<MessageSquarePlus size={16} aria-hidden="true" />}
                  onClick={() => setEdited(clause)}
                />
              )
            : undefined
        }
        underClause={(clause) => (
          <>
            {remarksOn(clause.key).map((remark) => (
              <RemarkNote
                key={remark.remarkId}
                head={say.said(say[remark.side], showMoment(remark.time))}
                text={before?.content.clauses.find(({ key }) => key === clause.key)?.text ?? clause.text}
                proposal={remark.proposal}
                comment={remark.comment}
              />
            ))}
            <OwnRemark
              clause={clause}
              remarks={remarks}
              onEdit={() => setEdited(clause)}
              isShown={mayRemark}
            />
          </>
        )}
        underLine={(line) =>
          line.quotation ? (
            <Link
              to={quotationAt(contract.side, line.quotation.quoSn, line.quotation.versionNo, contract.inqSn)}
              title={say.lockedBecause(line.quotation.quoSn, line.quotation.versionNo)}
              className="inline-flex items-center gap-1 text-12 text-brand hover:underline"
            >
              <Lock size={12} aria-hidden="true" />
              {say.lockedShort(line.quotation.quoSn, line.quotation.versionNo)}
            </Link>
          ) : null
        }
      />
      {remarksOn('').map((remark) => (
        <RemarkNote
          key={remark.remarkId}
          head={say.said(say[remark.side], showMoment(remark.time))}
          proposal={null}
          comment={remark.comment}
        />
      ))}
      {mayRemark && !remarks.isEmpty ? (
        <p role="status" className="mt-3 text-13 text-brand">
          {say.remarksKept(remarks.remarks.length + (remarks.comment ? 1 : 0))}
        </p>
      ) : null}
      <div className="mt-4 border-t border-line pt-2">
        <HashText hash={contract.contentHash} label={say.hash} />
      </div>
      {edited ? (
        <RemarkDialog
          clause={edited}
          kept={remarks.remarkOf(edited.key)}
          onClose={() => setEdited(undefined)}
          onKeep={(remark) => {
            remarks.put(remark);
            setEdited(undefined);
          }}
        />
      ) : null}
    </Card>
  );
}

function OwnRemark(props: {
  clause: ContractClause;
  remarks: Remarks;
  isShown: boolean;
  onEdit: () => void;
}) {
  const { clause, remarks, isShown, onEdit } = props;
  const say = useWords(contractWords);
  const own = remarks.remarkOf(clause.key);
  if (!own || !isShown) return null;
  return (
    <RemarkNote
      isOwnDraft
      head={say.notSentYet}
      text={clause.text}
      proposal={own.proposal}
      comment={own.comment}
      actions={
        <>
          <Button variant="link" onClick={onEdit}>
            {say.edit}
          </Button>
          <Button variant="link" onClick={() => remarks.drop(clause.key)}>
            {say.drop}
          </Button>
        </>
      }
    />
  );
}
