// The window in which a member chooses a picture of himself, sees how it will be cut, and keeps it.

import { ImagePlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { Button, buttonClasses } from '#kit/ui/button.tsx';
import { cx } from '#kit/ui/cx.ts';
import { fileFault } from '#kit/ui/file-rule.ts';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { Avatar } from '#mall/member/parts/avatar.tsx';
import { AVATAR_BYTES, AVATAR_TYPES, fileProtocol } from '../file.protocol.ts';
import { avatarWords } from './avatar-words.ts';

export type AvatarDialogProps = {
  name: string;
  avatar: string | null;
  /** Set where the page was opened with somebody else's login than the browser's own. */
  foreignToken?: string;
  onChanged: (avatar: string | null) => void;
  onClose: () => void;
};

/** Mount it to open it; it asks to be taken away when the picture has been kept or removed. */
export function AvatarDialog({ name, avatar, foreignToken, onChanged, onClose }: AvatarDialogProps) {
  const say = useWords(avatarWords);
  const [chosen, setChosen] = useState<{ file: File; url: string }>();
  const { busy: isRemoving, error: fault, say: setFault, run } = useAct({ says: 'here' });
  const url = chosen?.url;

  useEffect(() => (url ? () => URL.revokeObjectURL(url) : undefined), [url]);

  function take(file: File | undefined) {
    if (!file) return;
    const wrong = fileFault(file, { types: AVATAR_TYPES, maxBytes: AVATAR_BYTES });
    if (wrong) setFault(wrong === 'fileTooLarge' ? say.tooLarge : say.wrongType);
    else {
      setFault('');
      setChosen({ file, url: URL.createObjectURL(file) });
    }
  }

  function keep(next: string | null, sentence: string) {
    toast.show({ text: sentence });
    onChanged(next);
    onClose();
  }

  const remove = () =>
    run(async () => keep((await call(fileProtocol.removeAvatar, {}, foreignToken)).avatar, say.removed));

  return (
    <FormDialog
      title={say.title}
      size="sm"
      submitLabel={say.save}
      aside={
        avatar ? (
          <Button variant="link" busy={isRemoving} onClick={() => void remove()}>
            {say.remove}
          </Button>
        ) : null
      }
      onClose={onClose}
      check={() => {
        if (!chosen && !fault) setFault(say.needsPicture);
        return chosen !== undefined;
      }}
      onSubmit={async () => {
        if (!chosen) return;
        keep((await call(fileProtocol.changeAvatar, { file: chosen.file }, foreignToken)).avatar, say.saved);
      }}
    >
      <div className="flex items-end gap-6">
        <figure className="shrink-0">
          {url ? (
            <img
              src={url}
              alt={say.preview}
              width={128}
              height={128}
              className="size-32 rounded-full border border-line object-cover"
              onError={() => {
                setChosen(undefined);
                setFault(say.unreadable);
              }}
            />
          ) : (
            <Avatar name={name} avatar={avatar} size={128} />
          )}
        </figure>
        {url ? (
          <span className="flex items-end gap-3 text-12 text-hint">
            <Avatar name={name} avatar={url} size={64} />
            <Avatar name={name} avatar={url} size={32} />
            {say.preview}
          </span>
        ) : null}
      </div>
      <div>
        <label
          className={cx(
            buttonClasses('outline'),
            'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
          )}
        >
          <ImagePlus size={16} aria-hidden="true" />
          {chosen ? say.chooseOther : say.choose}
          <input
            type="file"
            accept={AVATAR_TYPES.map((type) => `.${type}`).join(',')}
            aria-invalid={fault ? true : undefined}
            aria-describedby={fault ? 'avatar-fault' : 'avatar-rule'}
            className="sr-only"
            onChange={(event) => {
              take(event.target.files?.[0]);
              // The same file can be picked again.
              event.target.value = '';
            }}
          />
        </label>
        {fault ? (
          <p id="avatar-fault" role="alert" className="mt-1 text-12 text-refused">
            {fault}
          </p>
        ) : null}
        <p id="avatar-rule" className="mt-1 text-12 text-hint">
          {say.rule}
        </p>
      </div>
    </FormDialog>
  );
}
