// What the captcha room serves.
import { type Route, serve } from '#kit/http/server/serve.ts';
import { captchaProtocol } from '../captcha.protocol.ts';
import { createCaptcha } from './create-captcha.ts';

export function captchaRoutes(): Route[] {
  return [serve(captchaProtocol.create, createCaptcha)];
}
