// What the demo mall shows as its platform's settings.

/** Settings that visitors may read through getSettings. */
export const demoSettings: Readonly<Record<string, string>> = {
  platform_customer_service_phone: '400-800-1000',
  login_demo_hint: 'buyer01 · designer01 · company01 — Demo2026',
};

/** Who runs the demo: fills the agreements. */
export const demoSiteFacts = {
  companyNameZh: '元采供应链（深圳）有限公司',
  companyNameEn: 'Yuancai Supply Chain (Shenzhen) Co., Ltd.',
  companyAddressZh: '深圳市南山区科苑路 15 号',
  companyAddressEn: '15 Keyuan Road, Nanshan, Shenzhen',
  courtZh: '深圳市南山区人民法院',
  courtEn: 'the People’s Court of Nanshan, Shenzhen',
};
