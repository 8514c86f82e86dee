// The window in which a member takes another name, once.
import { useState } from 'react';
import { checkMemberName } from '#kit/rules/identity-rules.ts';
import { Field } from '#kit/ui/field.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { PasswordInput } from '#kit/ui/password-input.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { profileWords } from '../profile-words.ts';

export type RenameDialogProps = {
  memberName: string;
  /** Throws the mall's refusal. */
  rename: (memberName: string, password: string) => Promise<void>;
  onClose: () => void;
};

/** Mount it to open it; take it away when `rename` is through. */
export function RenameDialog({ memberName, rename, onClose }: RenameDialogProps) {
  const say = useWords(profileWords);
  const language = useLanguage();
  const [name, setName] = useState(memberName);
  const [password, setPassword] = useState('');
  const [faults, setFaults] = useState<{ memberName?: string; password?: string }>({});

  function check(): boolean {
    const wrong = checkMemberName(name.trim())?.[language];
    const missing = password ? undefined : say.needsLoginPwd;
    setFaults({ memberName: wrong, password: missing });
    return !wrong && !missing;
  }

  return (
    <FormDialog
      title={say.renameTitle}
      text={say.renameText}
      size="sm"
      submitLabel={say.rename}
      onClose={onClose}
      check={check}
      onSubmit={() => rename(name.trim(), password)}
    >
      <Field label={say.newName} required hint={say.newNameHint} error={faults.memberName}>
        <Input
          name="memberName"
          value={name}
          onChange={(event) => {
            setName(event.target.value);
            setFaults((now) => ({ ...now, memberName: undefined }));
          }}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label={say.loginPwd} required error={faults.password}>
        <PasswordInput
          name="password"
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            setFaults((now) => ({ ...now, password: undefined }));
          }}
          maxLength={60}
          autoComplete="current-password"
        />
      </Field>
    </FormDialog>
  );
}
