// The parameter sheet: what the mall knows of a part, as a PDF for everybody. Owns nothing.
import { z } from 'zod';
import { door, get } from '#kit/http/door.ts';
import { id } from '#kit/http/wire.ts';
import { anyone } from '#mall/member/actor.ts';

export const parameterSheetProtocol = door('v3/goods/front/part', anyone, {
  parameterSheet: get(
    {
      zh: '参数页（PDF，非原厂规格书）',
      en: 'Parameter sheet (PDF, not the maker’s datasheet)',
    } /** In the caller’s language; the same bytes for a day unless the part changes. */,
    z.object({ partId: id() }),
    z.null(),
    { isFile: true, perMinute: 30 },
  ),
});
