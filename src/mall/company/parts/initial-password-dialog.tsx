// Shows an initial password, this once.
import { Button } from '#kit/ui/button.tsx';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { Descriptions } from '#kit/ui/descriptions.tsx';
import { Dialog } from '#kit/ui/dialog.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { Invited } from '../sub-account.protocol.ts';
import { employeeWords } from './employee-words.ts';

/** Mount it to open it; only its button closes it, since the password is shown nowhere else. */
export function InitialPasswordDialog({
  invited,
  title,
  onClose,
}: {
  invited: Invited;
  title: string;
  onClose: () => void;
}) {
  const say = useWords(employeeWords);
  const copied = (text: string) => (
    <span className="inline-flex items-center gap-1 font-semibold">
      {text}
      <CopyButton text={text} />
    </span>
  );
  return (
    <Dialog
      open
      dismissible={false}
      title={title}
      text={say.invitedText}
      footer={
        <Button variant="primary" onClick={onClose}>
          {say.understood}
        </Button>
      }
    >
      <Descriptions
        columns={1}
        look="ruled"
        items={[
          { label: say.accountName, value: copied(invited.memberName) },
          { label: say.initialPassword, value: copied(invited.initialPassword) },
        ]}
      />
    </Dialog>
  );
}
