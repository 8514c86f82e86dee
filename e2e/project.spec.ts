// A project: begun, given a BOM, costed, its risk accepted, taken back to an older version, paused.
import { entryWords } from '#kit/ui/entry-words.ts';
import { speak } from '#kit/words/speak.ts';
import { projectWords } from '#mall/project/parts/project-words.ts';
import { expect, register, settled, test, tooWide } from './visitor.ts';

const say = speak(projectWords, 'zh');

test('somebody begins a project, adds two versions of a BOM, and looks after its cost and risks', async ({
  page,
}) => {
  const { tokens } = await register(page);
  await page.addInitScript(
    ([access, refresh]) => {
      localStorage.setItem('access_token', access!);
      localStorage.setItem('refresh_token', refresh!);
      localStorage.setItem('time', String(Date.now()));
    },
    [tokens.access_token, tokens.refresh_token],
  );
  const keepBom = async (bomName: string, text: string) => {
    const response = await page.request.post('/v3/goods/front/bom/create', {
      headers: { authorization: `Bearer ${tokens.access_token}` },
      data: { bomName, text },
    });
    expect(((await response.json()) as { state: number; msg: string }).state).toBe(200);
  };
  // ST does not recommend the STM8S003F3P6TR for new designs.
  await keepBom('控制板 A', 'STM8S003F3P6TR 1\nLM358DT 2');
  await keepBom('控制板 B', 'STM8S003F3P6TR 1\nLM358DT 3');

  await page.goto('/member/project/list');
  await settled(page);
  await page.getByRole('button', { name: say.create }).first().click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: say.create }).click();
  await expect(form.getByText(say.nameMissing)).toBeVisible();
  await form.getByRole('textbox', { name: say.projectName }).fill('风机控制器');
  await form.getByRole('textbox', { name: say.buildNum }).fill('20');
  await form.getByRole('button', { name: say.create }).click();
  await expect(page.getByRole('heading', { name: '风机控制器' })).toBeVisible();

  for (const [name, version] of [
    ['控制板 A', 1],
    ['控制板 B', 2],
  ] as const) {
    await page.getByRole('button', { name: say.addBom, exact: true }).click();
    const chooser = page.getByRole('dialog');
    const choice = chooser.getByRole('combobox', { name: say.chooseBom });
    await expect(choice.getByRole('option', { name: new RegExp(name) })).toBeAttached();
    await choice.selectOption({ label: `${name} (2)` });
    await chooser.getByRole('button', { name: say.addBom }).click();
    await expect(page.getByRole('heading', { name: say.showsVersion(version) })).toBeVisible();
  }
  await page.getByRole('link', { name: say.compare }).click();
  await expect(page.getByRole('heading', { name: say.differs(1, 2) })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: say.changedLine })).toHaveCount(2);
  await page.getByRole('button', { name: say.goBack }).click();
  await expect(
    page.getByRole('row').filter({ hasText: 'V1' }).getByText(say.current, { exact: true }),
  ).toBeVisible();

  await page.getByRole('link', { name: new RegExp(`^${say.tabCost}`) }).click();
  await page.getByRole('button', { name: say.costNow }).click();
  await expect(page.getByText(say.proven)).toBeVisible();
  await expect(page.getByText(say.costKept)).toBeVisible();

  await page.getByRole('link', { name: new RegExp(`^${say.risks}`) }).click();
  const risk = page.getByRole('listitem').filter({ hasText: 'STM8S003F3P6TR' });
  await expect(risk).toBeVisible();
  await risk.getByRole('button', { name: say.accept, exact: true }).click();
  const why = page.getByRole('alertdialog');
  await why.getByRole('textbox').fill(say.reasonStocked);
  await why.getByRole('button', { name: say.accept, exact: true }).click();
  await expect(page.getByText(say.noRisks)).toBeVisible();

  // Two tabs: what the other has saved meanwhile is shown beside what was typed here, and can be taken.
  const other = await page.context().newPage();
  await other.goto(page.url());
  const windows = [page, other].map((tab) => ({
    open: () => tab.getByRole('button', { name: say.change, exact: true }).click(),
    field: (name: string) => tab.getByRole('dialog').getByRole('textbox', { name }),
    save: () => tab.getByRole('dialog').getByRole('button', { name: say.save, exact: true }).click(),
  }));
  const [here, there] = windows as [(typeof windows)[number], (typeof windows)[number]];
  await here.open();
  await there.open();
  await there.field(say.projectName).fill('风机控制器 B');
  await there.field(say.note).fill('二期');
  await there.save();
  await expect(other.getByRole('heading', { name: '风机控制器 B' })).toBeVisible();
  await other.close();
  await here.field(say.projectName).fill('风机控制器 2');
  await here.save();
  const window = page.getByRole('dialog');
  await expect(window.getByText(entryWords.nowByOthers.zh.replace('{value}', '风机控制器 B'))).toBeVisible();
  await expect(here.field(say.projectName)).toHaveValue('风机控制器 2');
  await window.getByRole('button', { name: entryWords.takeTheirs.zh }).last().click();
  await expect(here.field(say.note)).toHaveValue('二期');
  await here.save();
  await expect(page.getByRole('heading', { name: '风机控制器 2' })).toBeVisible();

  await page.getByRole('button', { name: say.pause, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: say.pause, exact: true }).click();
  await expect(page.getByRole('button', { name: say.resume })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await tooWide(page)).toEqual([]);
});
