// The window in which a member takes another name, once.
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { checkMemberName } from '#kit/rules/identity-rules.ts';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { profileWords as W } from '../profile-words.ts';

const FIELDS = {
  memberName: field.text(W.newName, {
    required: true,
    rule: (typed) => checkMemberName(typed.trim()),
    hint: W.newNameHint,
    max: 20,
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
  }),
  password: field.password(W.loginPwd, {
    missing: W.needsLoginPwd,
    max: 60,
    autoComplete: 'current-password',
  }),
};

export type RenameDialogProps = {
  memberName: string;
  /** Throws the mall's refusal. */
  rename: (memberName: string, password: string) => Promise<void>;
  onClose: () => void;
};

/** Mount it to open it; take it away when `rename` is through. */
export function RenameDialog({ memberName, rename, onClose }: RenameDialogProps) {
  const say = useWords(W);
  const form = useForm(FIELDS, { initial: { memberName } });
  return (
    <FormDialog
      title={say.renameTitle}
      text={say.renameText}
      size="sm"
      submitLabel={say.rename}
      onClose={onClose}
      form={form}
      onSubmit={() => rename(form.values.memberName.trim(), form.values.password)}
    >
      <FormFields form={form} columns={1} />
    </FormDialog>
  );
}
