// The setting room through HTTP: public settings only, agreements in both languages, values that are kept once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { settingProtocol } from '../setting.protocol.ts';
import { publishAgreement } from './publish-agreement.ts';
import {
  afterWorkingDays,
  dropSetting,
  findSetting,
  keepSetting,
  replaceSetting,
  saveWorkingYear,
} from './setting.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
  await mall.work(async (work) => {
    await keepSetting(work, 'basic_site_name', '元采', { isPublic: true });
    await keepSetting(work, 'service_phone', '400', { isPublic: true });
    await keepSetting(work, 'login_wx_pc_is_enable', 'kept', { isPublic: true });
    await keepSetting(work, 'secret', 'xyz');
    for (const code of ['register', 'privacy']) {
      await publishAgreement(work, {
        code,
        version: '1',
        titleZh: `${code} 中`,
        titleEn: code,
        bodyZh: '正文',
        bodyEn: 'Body',
      });
    }
  });
});
afterAll(() => mall.close());

describe('settings', () => {
  it('are answered in the order asked for; secrets and unknown names are left out', async () => {
    const names = 'service_phone, secret ,token_secret,nothing,basic_site_name,basic_site_name';
    expect(await mall.call(settingProtocol.getSettings, { names })).toEqual([
      { name: 'service_phone', value: '400' },
      { name: 'basic_site_name', value: '元采' },
    ]);
    expect((await mall.ask(settingProtocol.getSettings, {})).state).toBe(State.refused);
    expect((await mall.ask(settingProtocol.getSettings, { names: 'x'.repeat(501) })).state).toBe(
      State.refused,
    );
  });

  it('name and mark of the site are the platform’s to set', async () => {
    const operator = await aLogin(mall, { roles: ['operator'] });
    const { leftOpen: _, ...company } = await mall.call(settingProtocol.company, {}, operator);
    expect(company).toMatchObject({ siteName: '元采', topLogo: '' });
    const foreign = { ...company, topLogo: 'https://elsewhere.example/logo.png' };
    expect((await mall.ask(settingProtocol.saveCompany, foreign, operator)).state).toBe(State.refused);
    const set = { ...company, siteName: '华测商城', topLogo: '/pictures/bga.webp' };
    await mall.call(settingProtocol.saveCompany, set, operator);
    const names = 'basic_site_name,main_admin_top_logo';
    expect(await mall.call(settingProtocol.getSettings, { names })).toEqual([
      { name: 'basic_site_name', value: '华测商城' },
      { name: 'main_admin_top_logo', value: '/pictures/bga.webp' },
    ]);
    await mall.call(settingProtocol.saveCompany, company, operator);
    expect(await mall.call(settingProtocol.getSettings, { names: 'basic_site_name' })).toEqual([
      { name: 'basic_site_name', value: '元采' },
    ]);
  });

  it('are what the environment says, where it says something', async () => {
    expect(await mall.call(settingProtocol.getSettings, { names: 'login_wx_pc_is_enable' })).toEqual([
      { name: 'login_wx_pc_is_enable', value: '1' },
    ]);
  });

  it('are kept by the first writer, replaced and dropped on purpose', async () => {
    const kept = await Promise.all(
      ['a', 'b'].map((value) => mall.work((work) => keepSetting(work, 'once', value))),
    );
    expect(new Set(kept).size).toBe(1);
    await mall.work((work) => replaceSetting(work, 'once', { deep: [1] }));
    expect(await mall.work((work) => findSetting(work, 'once'))).toEqual({ deep: [1] });
    await mall.work((work) => dropSetting(work, 'once'));
    expect(await mall.work((work) => findSetting(work, 'once'))).toBeUndefined();
  });
});

describe('working days', () => {
  const later = (from: string, days: number) =>
    mall.work(async (work) => (await afterWorkingDays(work, new Date(from), days)).toISOString());

  it('know the holidays of 2026 and rest on weekends in other years', async () => {
    expect(await later('2026-02-13T02:00:00.000Z', 2)).toBe('2026-02-24T02:00:00.000Z');
    expect(await later('2026-09-30T02:00:00.000Z', 1)).toBe('2026-10-08T02:00:00.000Z');
    expect(await later('2025-10-01T02:00:00.000Z', 1)).toBe('2025-10-02T02:00:00.000Z');
  });

  it('follow what is kept for a year, and survive a setting that is none', async () => {
    await mall.work((work) => saveWorkingYear(work, 2027, { off: ['2027-01-01'], working: ['2027-01-02'] }));
    expect(await later('2026-12-31T02:00:00.000Z', 1)).toBe('2027-01-02T02:00:00.000Z');
    expect(await later('2026-09-30T02:00:00.000Z', 1)).toBe('2026-10-08T02:00:00.000Z');
    await expect(
      mall.work((work) => saveWorkingYear(work, 2027, { off: ['2027-02-30'], working: [] })),
    ).rejects.toThrow();
    await mall.work((work) => replaceSetting(work, 'working_calendar', 'weekends'));
    expect(await later('2026-12-31T02:00:00.000Z', 1)).toBe('2027-01-01T02:00:00.000Z');
  });
});

describe('the calendar as the platform enters it', () => {
  it('shows the year that it is and the next, and holds once it is saved', async () => {
    const operator = await aLogin(mall, { roles: ['operator'] });
    await mall.work((work) => dropSetting(work, 'working_calendar'));
    const { years } = await mall.call(settingProtocol.workingYears, {}, operator);
    const now = Number(dayInChina(mall.clock.now()).slice(0, 4));
    expect(years.map(({ year }) => year)).toEqual(expect.arrayContaining([now, now + 1]));
    expect(years.every(({ isOwn }) => isOwn === 0)).toBe(true);
    const year = now + 1;
    const entered = { year, off: [`${year}-05-02`, `${year}-05-01`], working: [`${year}-05-08`] };
    const saved = await mall.call(settingProtocol.saveWorkingYear, entered, operator);
    expect(saved.years.find((one) => one.year === year)).toEqual({
      year,
      off: [`${year}-05-01`, `${year}-05-02`],
      working: [`${year}-05-08`],
      isOwn: 1,
    });
  });

  it('is refused for days of another year, for days off that are worked, and to everybody else', async () => {
    const operator = await aLogin(mall, { roles: ['operator'] });
    const save = (off: string[], working: string[], who = operator) =>
      mall.ask(settingProtocol.saveWorkingYear, { year: 2028, off, working }, who, 'en');
    expect((await save(['2027-12-31'], [])).msg).toBe('2027-12-31 is not in 2028');
    expect((await save(['2028-01-01'], ['2028-01-01'])).msg).toContain('both a day off and worked');
    expect(await save(['2028-02-30'], [])).toMatchObject({ state: State.refused });
    expect(await save([], [], await aLogin(mall))).toMatchObject({ state: State.notAllowed });
    const { years } = await mall.call(settingProtocol.workingYears, {}, operator);
    expect(years.find(({ year }) => year === 2028)).toBeUndefined();
  });
});

describe('agreements', () => {
  it('are read in the visitor’s language, the newest version, with the others beside', async () => {
    await mall.work((work) =>
      publishAgreement(work, {
        code: 'register',
        version: '2',
        titleZh: '注册',
        titleEn: 'Registration',
        bodyZh: '新',
        bodyEn: 'New',
      }),
    );
    expect(await mall.call(settingProtocol.agreement, { code: 'register' }, undefined, 'en')).toEqual({
      code: 'register',
      version: '2',
      title: 'Registration',
      body: 'New',
      others: [{ code: 'privacy', title: 'privacy' }],
    });
    expect((await mall.call(settingProtocol.agreement, { code: 'register' })).title).toBe('注册');
  });

  it('are refused when unknown', async () => {
    expect((await mall.ask(settingProtocol.agreement, { code: 'nothing' })).state).toBe(State.notFound);
    expect((await mall.ask(settingProtocol.agreement, {})).state).toBe(State.refused);
  });
});
