// What the captcha room serves: pictures that people read and programs do not.
import type { Route } from '#kit/http/server/serve.ts';

export function captchaRoutes(): Route[] {
  return [];
}
