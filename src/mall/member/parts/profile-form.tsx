// The form of a member's personal data: only what differs from what is kept is sent.
import { type ReactNode, useState } from 'react';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { FormSheet } from '#kit/form/form-sheet.tsx';
import { useForm } from '#kit/form/use-form.ts';
import type { CallOf } from '#kit/http/endpoint.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import type { Region, RegionCascaderProps } from '#kit/ui/region-cascader.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { INDUSTRIES } from '../industries.ts';
import type { Profile, profileProtocol } from '../profile.protocol.ts';
import {
  checkBirthday,
  checkNickName,
  checkRealName,
  checkWork,
  NICK_NAME_LENGTH,
  REAL_NAME_LENGTH,
  today,
  WORK_LENGTH,
} from '../profile-rules.ts';
import { profileWords as W } from '../profile-words.ts';
import { RenameDialog } from './rename-dialog.tsx';

type ProfileChange = CallOf<typeof profileProtocol.saveProfile>;
type Regions = Required<Pick<RegionCascaderProps, 'load' | 'rootCode'>>;

const GENDERS = { male: W.male, female: W.female, '': W.unsaid };
const LANGUAGES = { zh: { zh: '中文', en: '中文' }, en: { zh: 'English', en: 'English' } };

const fieldsOf = ({ load, rootCode }: Regions) => ({
  memberName: field.custom(W.memberName, '', () => null),
  memberNickName: field.text(W.nickName, {
    rule: (typed) => checkNickName(typed.trim()),
    hint: W.nickNameHint,
    max: NICK_NAME_LENGTH,
    autoComplete: 'nickname',
  }),
  realName: field.text(W.realName, {
    rule: (typed) => checkRealName(typed.trim()),
    max: REAL_NAME_LENGTH,
    autoComplete: 'name',
  }),
  gender: field.radio(W.gender, GENDERS, { empty: '', look: 'plain', className: 'h-9 items-center' }),
  birthday: field.date(W.birthday, { rule: checkBirthday, min: '1900-01-01', autoComplete: 'bday' }),
  region: field.region(W.region, load, { rootCode }),
  companyName: field.text(W.company, {
    rule: (typed) => checkWork(typed.trim()),
    max: WORK_LENGTH,
    autoComplete: 'organization',
  }),
  position: field.text(W.position, {
    rule: (typed) => checkWork(typed.trim()),
    max: WORK_LENGTH,
    autoComplete: 'organization-title',
    place: W.positionPlace,
  }),
  industry: field.choice(W.industry, INDUSTRIES, { place: W.choose }),
  language: field.choice(W.language, LANGUAGES, { place: W.asBrowser, hint: W.languageHint }),
});

export type ProfileFormProps = {
  /** As the mall keeps it. */
  kept: Profile;
  /** Of the divisions: what the cascader asks, and how. */
  regions: Regions;
  /** Name of the certified enterprise: it stands where others write their company. */
  enterpriseName: string | null;
  isSub: boolean;
  /** Throws the mall's refusal. */
  rename: (memberName: string, password: string) => Promise<Profile>;
  /** Gives back what is kept; throws the mall's refusal. */
  save: (change: ProfileChange) => Promise<Profile>;
  /** What is kept is another one now: saved, or renamed. */
  onKept: (profile: Profile) => void;
  /** @param isOtherLanguage he has chosen another language than the page has */
  onSaved: (profile: Profile, isOtherLanguage: boolean) => void;
};

export function ProfileForm(props: ProfileFormProps) {
  const { kept, regions, enterpriseName, isSub, rename, save, onKept, onSaved } = props;
  const say = useWords(W);
  const language = useLanguage();
  const [renaming, setRenaming] = useState(false);
  const form = useForm(fieldsOf(regions), {
    initial: { ...kept, region: regionOf(kept) },
    names: { districtCode: 'region' },
  });
  const { memberName: _, region, ...said } = form.values;
  const typed: Required<ProfileChange> = { ...said, districtCode: region.at(-1)?.code ?? '' };
  const changed = Object.entries(typed).filter(
    ([name, value]) => value.trim() !== kept[name as keyof Profile],
  );
  const isChanged = changed.length > 0;

  async function send() {
    const isOtherLanguage = typed.language !== kept.language && typed.language !== language;
    const saved = await save(Object.fromEntries(changed));
    onKept(saved);
    toast.show({ text: say.saved });
    onSaved(saved, isOtherLanguage);
  }

  const name = (
    <div className="min-w-0">
      <p className="mb-1 flex items-baseline justify-between gap-3 text-13 text-secondary">
        {say.memberName}
        {kept.mayChangeName ? (
          <Button variant="link" size="sm" onClick={() => setRenaming(true)}>
            {say.changeOnce}
          </Button>
        ) : null}
      </p>
      <p className="num flex h-9 items-center truncate font-semibold">{kept.memberName}</p>
      <p className="mt-1 text-12 text-hint">
        {isSub ? say.nameOfCompany : kept.mayChangeName ? say.nameHint : say.nameFixed}
      </p>
    </div>
  );
  const company = enterpriseName ? (
    <Field label={say.company} hint={say.companyCertified}>
      <Input value={enterpriseName} readOnly className="bg-page text-secondary" />
    </Field>
  ) : undefined;
  const clear = (
    <Button variant="link" size="sm" onClick={() => form.set('region', [])}>
      {say.clear}
    </Button>
  );
  const part = (title: string, names: (keyof typeof form.fields)[]) => (
    <fieldset className="min-w-0">
      <legend className="mb-3 text-14 font-semibold">{title}</legend>
      <FormFields
        form={form}
        names={names}
        now={{
          memberName: { instead: name },
          birthday: { max: today() },
          region: { aside: region.length > 0 ? clear : null },
          companyName: { instead: company },
        }}
        className="items-start gap-x-6"
      />
    </fieldset>
  );
  const undo = (
    <>
      <Button variant="link" onClick={() => form.reset()}>
        {say.undo}
      </Button>
      <span className="text-12 text-waiting max-sm:sr-only">{say.unsaved}</span>
    </>
  );
  return (
    <>
      <FormSheet
        form={form}
        submitLabel={say.save}
        onSubmit={send}
        note={(busy): ReactNode => (isChanged && !busy ? undo : null)}
        disabled={!isChanged}
        className="flex flex-col gap-6"
      >
        {part(say.account, ['memberName', 'memberNickName'])}
        {part(say.person, ['realName', 'gender', 'birthday', 'region'])}
        {part(say.sectionWork, ['companyName', 'position', 'industry'])}
        {part(say.preferences, ['language'])}
      </FormSheet>
      {renaming ? (
        <RenameDialog
          memberName={kept.memberName}
          onClose={() => setRenaming(false)}
          rename={async (memberName, password) => {
            const renamed = await rename(memberName, password);
            onKept({ ...kept, memberName: renamed.memberName, mayChangeName: renamed.mayChangeName });
            setRenaming(false);
            toast.show({ text: say.renamed });
          }}
        />
      ) : null}
    </>
  );
}

/** The kept region as the cascader wants it: three codes and one name of three words. */
function regionOf({ provinceCode, cityCode, districtCode, regionName }: Profile): Region[] {
  if (!districtCode) return [];
  const names = regionName.split(' ');
  return [provinceCode, cityCode, districtCode].map((code, index) => ({ code, name: names[index] ?? '' }));
}
