// The form of a member's personal data.
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { focusFirstInvalid } from '#kit/ui/focus-first-invalid.ts';
import { FormError } from '#kit/ui/form-error.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { RadioGroup } from '#kit/ui/radio-group.tsx';
import { type Region, RegionCascader, type RegionCascaderProps } from '#kit/ui/region-cascader.tsx';
import { StickyBar } from '#kit/ui/sticky-bar.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { INDUSTRIES, INDUSTRY_CODES, type Industry } from '../industries.ts';
import type { Profile } from '../profile.protocol.ts';
import { NICK_NAME_LENGTH, REAL_NAME_LENGTH, today, WORK_LENGTH } from '../profile-rules.ts';
import { profileWords } from '../profile-words.ts';
import { RenameDialog } from './rename-dialog.tsx';
import type { ProfileForm as Form } from './use-profile-form.ts';

export type ProfileFormProps = {
  form: Form;
  /** Of the divisions: what the cascader asks, and how. */
  regions: Pick<RegionCascaderProps, 'load' | 'rootCode'>;
  /** Name of the certified enterprise: it stands where others write their company. */
  enterpriseName: string | null;
  isSub: boolean;
  /** Throws the mall's refusal. */
  rename: (memberName: string, password: string) => Promise<Profile>;
  /** @param isOtherLanguage he has chosen another language than the page has */
  onSaved: (profile: Profile, isOtherLanguage: boolean) => void;
};

export function ProfileForm({ form, regions, enterpriseName, isSub, rename, onSaved }: ProfileFormProps) {
  const say = useWords(profileWords);
  const language = useLanguage();
  const { kept, values, faults, set, leave } = form;
  const element = useRef<HTMLFormElement>(null);
  const [renaming, setRenaming] = useState(false);
  const [region, setRegion] = useState<Region[]>(() => regionOf(kept));
  const [pressed, setPressed] = useState(0);

  // The sentences must be drawn before the first wrong field can be found.
  useEffect(() => {
    if (pressed > 0 && element.current) focusFirstInvalid(element.current);
  }, [pressed]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const isOtherLanguage = values.language !== kept.language && values.language !== language;
    const saved = await form.save(say.saveFailed);
    if (!saved) return setPressed((times) => times + 1);
    setRegion(regionOf(saved));
    toast.show({ text: say.saved });
    onSaved(saved, isOtherLanguage);
  }

  const text = (name: 'memberNickName' | 'realName' | 'companyName' | 'position', maxLength: number) => ({
    name,
    maxLength,
    value: values[name],
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
    onBlur: () => leave(name),
  });
  const nameHint = isSub ? say.nameOfCompany : kept.mayChangeName ? say.nameHint : say.nameFixed;
  return (
    <form ref={element} onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-6">
      <Part title={say.account}>
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
          <p className="mt-1 text-12 text-hint">{nameHint}</p>
        </div>
        <Field label={say.nickName} hint={say.nickNameHint} error={faults.memberNickName}>
          <Input {...text('memberNickName', NICK_NAME_LENGTH)} autoComplete="nickname" />
        </Field>
      </Part>
      <Part title={say.person}>
        <Field label={say.realName} error={faults.realName}>
          <Input {...text('realName', REAL_NAME_LENGTH)} autoComplete="name" />
        </Field>
        <Field label={say.gender} group error={faults.gender}>
          <RadioGroup
            name="gender"
            value={values.gender}
            onChange={(gender) => set('gender', gender)}
            options={[
              { value: 'male', label: say.male },
              { value: 'female', label: say.female },
              { value: '', label: say.unsaid },
            ]}
            className="h-9 items-center"
          />
        </Field>
        <Field label={say.birthday} error={faults.birthday}>
          <Input
            type="date"
            name="birthday"
            min="1900-01-01"
            max={today()}
            autoComplete="bday"
            value={values.birthday}
            onChange={(event) => set('birthday', event.target.value)}
            onBlur={() => leave('birthday')}
          />
        </Field>
        <Field
          label={say.region}
          group
          error={faults.districtCode}
          aside={
            values.districtCode ? (
              <Button
                variant="link"
                size="sm"
                onClick={() => {
                  setRegion([]);
                  set('districtCode', '');
                }}
              >
                {say.clear}
              </Button>
            ) : null
          }
        >
          <RegionCascader
            {...regions}
            value={values.districtCode === kept.districtCode ? regionOf(kept) : region}
            onChange={(chosen) => {
              setRegion(chosen);
              set('districtCode', chosen.at(-1)?.code ?? '');
            }}
          />
        </Field>
      </Part>
      <Part title={say.sectionWork}>
        {enterpriseName ? (
          <Field label={say.company} hint={say.companyCertified}>
            <Input value={enterpriseName} readOnly className="bg-page text-secondary" />
          </Field>
        ) : (
          <Field label={say.company} error={faults.companyName}>
            <Input {...text('companyName', WORK_LENGTH)} autoComplete="organization" />
          </Field>
        )}
        <Field label={say.position} error={faults.position}>
          <Input
            {...text('position', WORK_LENGTH)}
            autoComplete="organization-title"
            placeholder={say.positionPlace}
          />
        </Field>
        <Field label={say.industry} error={faults.industry}>
          <NativeSelect
            name="industry"
            placeholder={say.choose}
            value={values.industry}
            onChange={(event) => set('industry', event.target.value as '' | Industry)}
            options={INDUSTRY_CODES.map((code) => ({ value: code, text: INDUSTRIES[code][language] }))}
          />
        </Field>
      </Part>
      <Part title={say.preferences}>
        <Field label={say.language} hint={say.languageHint} error={faults.language}>
          <NativeSelect
            name="language"
            placeholder={say.asBrowser}
            value={values.language}
            onChange={(event) => set('language', event.target.value as '' | 'zh' | 'en')}
            options={[
              { value: 'zh', text: '中文' },
              { value: 'en', text: 'English' },
            ]}
          />
        </Field>
      </Part>
      <FormError>{faults.form}</FormError>
      <StickyBar>
        <Button
          type="submit"
          variant="primary"
          busy={form.busy}
          disabled={!form.isChanged}
          className="min-w-28 max-md:flex-1"
        >
          {say.save}
        </Button>
        {form.isChanged && !form.busy ? (
          <>
            <Button
              variant="link"
              onClick={() => {
                form.undo();
                setRegion(regionOf(kept));
              }}
            >
              {say.undo}
            </Button>
            <span className="text-12 text-waiting max-sm:sr-only">{say.unsaved}</span>
          </>
        ) : null}
      </StickyBar>
      {renaming ? (
        <RenameDialog
          memberName={kept.memberName}
          onClose={() => setRenaming(false)}
          rename={async (memberName, password) => {
            const { mayChangeName } = await rename(memberName, password);
            form.heard({ memberName, mayChangeName });
            setRenaming(false);
            toast.show({ text: say.renamed });
          }}
        />
      ) : null}
      <ConfirmDialog
        open={form.leaving.state === 'blocked'}
        onOpenChange={(isOpen) => {
          if (!isOpen) form.leaving.reset?.();
        }}
        title={say.leaveTitle}
        text={say.leaveText}
        confirmLabel={say.leave}
        tone="danger"
        cancelLabel={say.stay}
        onConfirm={() => form.leaving.proceed?.()}
      />
    </form>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 text-14 font-semibold">{title}</legend>
      <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

/** The kept region as the cascader wants it: three codes and one name of three words. */
function regionOf({ provinceCode, cityCode, districtCode, regionName }: Profile): Region[] {
  if (!districtCode) return [];
  const names = regionName.split(' ');
  return [provinceCode, cityCode, districtCode].map((code, index) => ({ code, name: names[index] ?? '' }));
}
