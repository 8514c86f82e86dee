// By what an enterprise's own login is found: its code, or the domain of an e-mail address.
import type { Text } from '#kit/words/text.ts';

const CODE = /^[a-z][a-z0-9-]{2,29}$/;
const DOMAIN = /^(?=.{4,100}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,24}|xn--[a-z0-9-]{2,59})$/;

/** Stands in `/login/enterprise/<code>`. */
export function checkEnterpriseCode(value: string): Text | undefined {
  if (!value) return { zh: '请输入企业代码', en: 'Please enter the enterprise code' };
  if (CODE.test(value)) return undefined;
  return {
    zh: '企业代码为 3-30 位小写字母、数字或 -，以字母开头',
    en: 'The code has 3-30 small letters, digits or -, and begins with a letter',
  };
}

export function checkDomain(value: string): Text | undefined {
  if (!value) return { zh: '请输入邮箱域名', en: 'Please enter the domain' };
  if (DOMAIN.test(value)) return undefined;
  return { zh: '域名不正确，例如 company.com', en: 'This is no domain such as company.com' };
}

/** `Lin@Company.COM` → `company.com`; undefined for what is no address. */
export function domainOf(email: string): string | undefined {
  const domain = /^[^@\s]+@([^@\s]+)$/.exec(email.trim())?.[1]?.toLowerCase();
  return domain !== undefined && DOMAIN.test(domain) ? domain : undefined;
}

/** What may stand in the field of the login page: a code, or an e-mail address. */
export function checkEnterpriseAccount(value: string): Text | undefined {
  if (!value)
    return { zh: '请输入企业邮箱或企业代码', en: 'Please enter your work e-mail or the enterprise code' };
  if (!value.includes('@')) return checkEnterpriseCode(value.toLowerCase());
  return domainOf(value) ? undefined : { zh: '邮箱格式不正确', en: 'This is no e-mail address' };
}
