// What the demo mall shows as its platform's settings.

/** Settings that visitors may read through getSettings. */
export const demoSettings: Readonly<Record<string, string>> = {
  basic_site_name: '元采 Yuancai',
  main_admin_top_logo: '',
  platform_customer_service_phone: '400-800-1000',
  login_demo_hint: 'buyer01 · designer01 · company01 — Demo2026',
};
