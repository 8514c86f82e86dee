// Settings and agreements of the platform. Owns both tables; leans on nothing.
import { z } from 'zod';
import { endpoint } from '#kit/http/endpoint.ts';
import { line } from '#kit/http/wire.ts';
import { anyone } from '#mall/member/actor.ts';

export const settingProtocol = {
  /** names: comma-separated. Only settings meant for visitors are answered. */
  getSettings: endpoint({
    method: 'GET',
    path: 'v3/system/front/setting/getSettings',
    access: anyone,
    summary: { zh: '公开设置', en: 'Public settings' },
    input: z.object({ names: line(500, 1) }),
    reply: z.array(z.object({ name: z.string(), value: z.unknown() })),
  }),
  agreement: endpoint({
    method: 'GET',
    path: 'v3/system/front/agreement/detail',
    access: anyone,
    summary: { zh: '协议与须知', en: 'An agreement or notice' },
    input: z.object({ code: line(40, 1) }),
    reply: z.object({
      code: z.string(),
      version: z.string(),
      title: z.string(),
      body: z.string(),
      others: z.array(z.object({ code: z.string(), title: z.string() })),
    }),
  }),
};
