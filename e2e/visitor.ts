// A visitor in a real browser: logs in through the API, and fails the test when the page reports an error or is wider than its window.
import { test as base, expect, type Page } from '@playwright/test';

export { expect };

export const DEMO_PASSWORD = 'Demo2026';
export const DEMO_PAY_PASSWORD = 'Pay2026ok';

/** What a browser says about things that are no fault of a page. */
const HARMLESS =
  /favicon|Download the React DevTools|net::ERR_ABORTED|Failed to load resource: the server responded with a status of 404/;

export const test = base.extend<{ faults: string[] }>({
  /** Errors of the page; looked at when the test ends. */
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' && !HARMLESS.test(message.text()))
          faults.push(`${page.url()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.stack ?? error.message}`));
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

/** Puts a login of `account` into the browser, as if he had come back. */
export async function enterAs(page: Page, account: string): Promise<void> {
  const response = await page.request.post('/v3/frontLogin/front/oauth/token', {
    headers: { authorization: `Basic ${btoa('front:front')}` },
    form: { username: account, password: DEMO_PASSWORD, loginType: '1' },
  });
  const { state, msg, data } = (await response.json()) as {
    state: number;
    msg: string;
    data: { access_token: string; refresh_token: string };
  };
  expect(state, msg).toBe(200);
  await page.addInitScript(
    ([access, refresh]) => {
      if (localStorage.getItem('access_token')) return;
      localStorage.setItem('access_token', access!);
      localStorage.setItem('refresh_token', refresh!);
      localStorage.setItem('time', String(Date.now()));
    },
    [data.access_token, data.refresh_token],
  );
}

/** Elements that reach out of the window to the right, outside of what scrolls by itself. */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrollsItself = (element: Element | null): boolean => {
      for (let at = element; at && at !== document.body; at = at.parentElement) {
        if (/auto|scroll|hidden|clip/.test(getComputedStyle(at).overflowX)) return true;
        if (getComputedStyle(at).position === 'fixed') return true;
      }
      return false;
    };
    return [...document.body.querySelectorAll('*')]
      .filter((element) => {
        const box = element.getBoundingClientRect();
        return (
          box.width > 0 &&
          box.height > 0 &&
          box.right > window.innerWidth + 1 &&
          !scrollsItself(element.parentElement)
        );
      })
      .slice(0, 3)
      .map(
        (element) =>
          `${location.pathname} <${element.tagName.toLowerCase()} class="${element.className}"> ends at ${Math.round(element.getBoundingClientRect().right)}`,
      );
  });
}

/** The newest SMS code that was "sent" to a mobile, from the development outbox. */
export async function smsCodeOf(page: Page, mobile: string): Promise<string> {
  const response = await page.request.get('/dev/outbox', { headers: { accept: 'application/json' } });
  const sent = (await response.json()) as { recipient: string; body: string }[];
  const code = /\d{6}/.exec(sent.find((one) => one.recipient === mobile)?.body ?? '')?.[0];
  expect(code, `an SMS to ${mobile}`).toBeDefined();
  return code!;
}

/** Calls the API as the member whose login is in this browser. */
export async function callAs<T>(page: Page, path: string, input?: Record<string, unknown>): Promise<T> {
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const headers = { authorization: `Bearer ${token}` };
  const response = input
    ? await page.request.post(`/${path}`, { headers, data: input })
    : await page.request.get(`/${path}`, { headers });
  const reply = (await response.json()) as { state: number; msg: string; data: T };
  expect(reply.state, `${path}: ${reply.msg}`).toBe(200);
  return reply.data;
}
