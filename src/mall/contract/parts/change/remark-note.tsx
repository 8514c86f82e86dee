// What somebody has said about a clause: his wording with the difference marked, his reason, and who he is.
import type { ReactNode } from 'react';
import { cx } from '#kit/ui/cx.ts';
import type { BothLanguages } from '../../contract-content.ts';
import { Marked } from '../text/marked.tsx';

export function RemarkNote(props: {
  /** Who and when. */
  head: ReactNode;
  /** The wording that it is about. */
  text?: BothLanguages;
  proposal: BothLanguages | null;
  comment: string;
  /** Not sent yet. */
  isOwnDraft?: boolean;
  actions?: ReactNode;
}) {
  const { head, text, proposal, comment, isOwnDraft, actions } = props;
  return (
    <div
      className={cx(
        'mt-2 space-y-1 rounded-control border-l-2 px-3 py-2 text-13',
        isOwnDraft ? 'border-brand bg-brand-wash' : 'border-waiting bg-waiting-wash',
      )}
    >
      <p className="text-12 text-hint">{head}</p>
      {proposal && (!text || proposal.zh !== text.zh) ? (
        <p lang="zh-CN" className="wrap-anywhere whitespace-pre-wrap">
          <Marked before={text?.zh} text={proposal.zh} />
        </p>
      ) : null}
      {proposal && (!text || proposal.en !== text.en) ? (
        <p lang="en" className="wrap-anywhere whitespace-pre-wrap">
          <Marked before={text?.en} text={proposal.en} />
        </p>
      ) : null}
      {comment ? <p className="wrap-anywhere whitespace-pre-wrap text-secondary">{comment}</p> : null}
      {actions ? <div className="flex flex-wrap gap-2 pt-1">{actions}</div> : null}
    </div>
  );
}
