// The texts that come with every mall: complete in both languages, installed once, never over what the platform has published.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOTICE_TYPES, noticeCode } from '#mall/setting/notice-types.ts';
import { settingProtocol } from '#mall/setting/setting.protocol.ts';
import { PLACEHOLDERS } from '#mall/setting/site-facts.ts';
import { starterTexts } from '#starter/starter-texts.ts';
import { openingChecks } from '../opening-checks.ts';
import { openTestMall, type TestMall } from '../testing/open-test-mall.ts';
import { installStarter } from './install-starter.ts';

const AGREEMENTS = [
  'register',
  'privacy',
  'ordering',
  'credit',
  'sample',
  'testing',
  'esign',
  'store',
  'deregister',
];

describe('the texts of every mall', () => {
  it('are nine agreements and seven notices', () => {
    const codes = [...AGREEMENTS, ...NOTICE_TYPES.map(noticeCode)];
    expect(starterTexts.map(({ code }) => code).sort()).toEqual(codes.sort());
  });

  it.each(starterTexts)('$code is there in both languages and leaves only known facts open', (text) => {
    for (const one of [text.titleZh, text.titleEn, text.version]) expect(one).not.toBe('');
    const [zh, en] = [text.bodyZh.split('\n\n'), text.bodyEn.split('\n\n')];
    expect(zh.length).toBeGreaterThanOrEqual(5);
    expect(en).toHaveLength(zh.length);
    expect(text.titleEn + text.bodyEn).not.toMatch(/[\u4e00-\u9fff]/);
    const open = [...(text.bodyZh + text.bodyEn).matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);
    for (const name of open) expect(PLACEHOLDERS).toContain(name);
  });
});

describe('a mall', () => {
  let mall: TestMall;
  beforeAll(async () => {
    mall = await openTestMall();
  });
  afterAll(() => mall.close());

  const isComplete = async () => {
    const place = { hasSms: true, hasMail: true, isHttps: true, isProduction: false };
    const found = await mall.work(async (work) => {
      await work.query(
        "INSERT INTO setting (name, value, is_public) VALUES ('site_facts', $1, 'no'), ('platform_customer_service_phone', $2, 'yes') ON CONFLICT DO NOTHING",
        [{ companyNameZh: '甲', companyAddressZh: '深圳', courtZh: '南山法院' }, '"400"'],
      );
      return openingChecks(place)(work);
    });
    return found.texts;
  };

  it('gets each text once, keeps what was published, and is complete with all of them alone', async () => {
    const installed = await mall.work(installStarter);
    expect(installed).toHaveLength(starterTexts.length);
    expect(await isComplete()).toBe(true);
    await mall.work((work) =>
      work.query("UPDATE agreement SET version = '9', title_zh = '自己的' WHERE code = 'notice-sample'"),
    );
    await mall.work((work) => work.query("DELETE FROM agreement WHERE code = 'notice-quality'"));
    expect(await isComplete()).toBe(false);
    expect(await mall.work(installStarter)).toEqual(['notice-quality']);
    expect(await mall.work(installStarter)).toEqual([]);
    expect(await mall.call(settingProtocol.agreement, { code: 'notice-sample' })).toMatchObject({
      version: '9',
      title: '自己的',
    });
  });

  it('shows notices beside notices and agreements beside agreements, in both languages', async () => {
    for (const type of NOTICE_TYPES) {
      const code = noticeCode(type);
      const zh = await mall.call(settingProtocol.agreement, { code });
      const en = await mall.call(settingProtocol.agreement, { code }, undefined, 'en');
      expect(zh.body).toMatch(/^一、/);
      expect(en.body).toMatch(/^1\. /);
      expect(zh.body + en.body).not.toMatch(/[{}]/);
      expect(zh.others).toHaveLength(NOTICE_TYPES.length - 1);
    }
    const { others } = await mall.call(settingProtocol.agreement, { code: 'store' });
    expect(others.map((one) => one.code).sort()).toEqual(AGREEMENTS.filter((one) => one !== 'store').sort());
  });
});
