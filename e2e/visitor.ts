// A visitor in a real browser: logs in through the API, and fails the test when the page reports an error or is wider than its window.
import { type Browser, test as base, expect, type Locator, type Page, type Request } from '@playwright/test';

export { expect };
export type Language = 'zh' | 'en';

export const DEMO_PASSWORD = 'Demo2026';
export const DEMO_PAY_PASSWORD = 'Pay2026ok';

/** What a browser says about things that are no fault of a page. */
const HARMLESS =
  /favicon|Download the React DevTools|net::ERR_ABORTED|net::ERR_INTERNET_DISCONNECTED|Failed to load resource: the server responded with a status of 404/;

/** What each page is waiting for. */
const underWay = new WeakMap<Page, Set<Request>>();

function watch(page: Page, faults: string[]): void {
  const asked = new Set<Request>();
  underWay.set(page, asked);
  page.on('framenavigated', (frame) => frame === page.mainFrame() && asked.clear());
  page.on('request', (request) => asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  page.on('console', (message) => {
    if (message.type() === 'error' && !HARMLESS.test(message.text()))
      faults.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.stack ?? error.message}`));
}

let addresses = 0;

interface Visit {
  /** Errors of every page of the test; looked at when it ends. */
  faults: string[];
  /** Somebody else at his own desk, in a browser of his own: a store's operator, the platform. */
  colleague: (account: string) => Promise<Page>;
}

export const test = base.extend<Visit>({
  /** Each test comes from an address of its own, so that what one address may ask for is not used up by all of them. */
  // Playwright reads the names in the braces; here none is needed.
  extraHTTPHeaders: async ({ baseURL: _ }, use, { workerIndex, retry }) => {
    addresses += 1;
    await use({ 'x-forwarded-for': `10.${workerIndex % 250}.${retry}.${addresses % 250}` });
  },
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      watch(page, faults);
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
  colleague: async ({ browser, faults }, use) => {
    const opened: Awaited<ReturnType<Browser['newContext']>>[] = [];
    await use(async (account) => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      opened.push(context);
      const page = await context.newPage();
      watch(page, faults);
      await enterAs(page, account);
      return page;
    });
    for (const context of opened) await context.close();
  },
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
    data: Tokens;
  };
  expect(state, msg).toBe(200);
  await putLogin(page, data);
}

/** Calls the mall as somebody whose login the page's context does not need. */
export async function as(page: Page, account: string) {
  const login = await page.request.post('/v3/frontLogin/front/oauth/token', {
    headers: { authorization: `Basic ${btoa('front:front')}` },
    form: { username: account, password: DEMO_PASSWORD, loginType: '1' },
  });
  const { access_token: token } = ((await login.json()) as { data: { access_token: string } }).data;
  const headers = { authorization: `Bearer ${token}` };
  return {
    get: async (path: string) => (await (await page.request.get(`/${path}`, { headers })).json()).data,
    post: async (path: string, data: object) => {
      const reply = await (await page.request.post(`/${path}`, { headers, data })).json();
      expect(reply.state, reply.msg).toBe(200);
      return reply.data;
    },
  };
}

/** Puts a login into the browser, unless one is there: a later page of the test keeps what happened meanwhile. */
export async function putLogin(page: Page, data: Tokens): Promise<void> {
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

let made = 0;

/** Name and mobile of somebody who has never been here: unique across workers and runs. */
export function aStranger(): { memberName: string; mobile: string; password: string } {
  made += 1;
  const worker = Number(process.env.TEST_WORKER_INDEX ?? 0) % 100;
  const digits = `${Date.now() % 10_000_000}`.padStart(7, '0');
  const mobile = `19${worker % 10}${made % 10}${digits}`;
  return { memberName: `buyer_${worker}_${made}_${digits}`, mobile, password: 'Fresh2026' };
}

interface Tokens {
  access_token: string;
  refresh_token: string;
}

/** Registers a stranger through the API. He has no balance, no pay password and no address. */
export async function register(page: Page): Promise<ReturnType<typeof aStranger> & { tokens: Tokens }> {
  const who = aStranger();
  const sent = await page.request.get(`/v3/msg/front/commons/smsCode?mobile=${who.mobile}&type=free`);
  expect(((await sent.json()) as { state: number }).state).toBe(200);
  const agreement = await page.request.get('/v3/system/front/agreement/detail?code=register');
  const { version } = ((await agreement.json()) as { data: { version: string } }).data;
  const response = await page.request.post('/v3/member/front/register/byPhone', {
    data: {
      agreementVersion: version,
      phone: who.mobile,
      smsCode: await smsCodeOf(page, who.mobile),
      password: who.password,
      memberName: who.memberName,
    },
  });
  const { state, msg, data } = (await response.json()) as { state: number; msg: string; data: Tokens };
  expect(state, msg).toBe(200);
  return { ...who, tokens: data };
}

/** Waits until the page is alive, stands where its doors have sent it, and asks for nothing more. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // React Router keeps its browser half here.
    const { __reactRouterDataRouter: router } = window as {
      __reactRouterDataRouter?: { state: { initialized: boolean; navigation: { state: string } } };
    };
    return (
      document.readyState === 'complete' &&
      router?.state.initialized === true &&
      router.state.navigation.state === 'idle'
    );
  });
  await expect.poll(() => underWay.get(page)!.size, { intervals: [20, 50, 50, 100] }).toBe(0);
}

const MOST_TABS = 300;

/** Goes there by Tab alone, as somebody without a mouse does: what has the focus is seen to have it, and nothing lies over it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeEnabled();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let pressed = 0; pressed < MOST_TABS && !(await isThere()); pressed++)
    await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
  const seen = await target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    const marked = element instanceof HTMLInputElement ? element.parentElement! : element;
    const looks = [element, marked].map((one) => getComputedStyle(one));
    return {
      isBare: above !== null && (marked.contains(above) || above.contains(element)),
      isMarked: looks.some(({ outlineStyle, boxShadow }) => outlineStyle !== 'none' || boxShadow !== 'none'),
    };
  });
  expect(seen, String(target)).toEqual({ isBare: true, isMarked: true });
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

/** Chinese in headings, buttons, tabs, fields and notices of an English page; `own` is what people have written themselves. */
export function foreignWords(page: Page, own: readonly string[] = []): Promise<string[]> {
  return page.evaluate(
    (apart) =>
      [...document.querySelectorAll('h1, h2, h3, th, button, label, [role=tab], [role=status], [role=alert]')]
        .filter((element) => element.checkVisibility() && !element.closest('[lang^=zh]'))
        .map((element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim())
        .filter((text) => /[\u4e00-\u9fff]/.test(apart.reduce((rest, one) => rest.replaceAll(one, ''), text)))
        .map((text) => `${location.pathname} ${text.slice(0, 60)}`),
    own,
  );
}

/** The newest SMS code that was "sent" to a mobile, from the development outbox. */
export async function smsCodeOf(page: Page, mobile: string): Promise<string> {
  const response = await page.request.get('/dev/outbox', { headers: { accept: 'application/json' } });
  const sent = (await response.json()) as { recipient: string; body: string }[];
  const codes = sent
    .filter((one) => one.recipient === mobile)
    .map(({ body }) => /(?:验证码是|code is) (\d{6})/.exec(body)?.[1]);
  const code = codes.find((one) => one !== undefined);
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
