// Settings that visitors may read, e.g. the mall's name and whether WeChat login is offered.
import type { Work } from '#kit/db/work.ts';
import type { InputOf, ReplyOf } from '#kit/http/endpoint.ts';
import type { settingProtocol } from '../setting.protocol.ts';

/** In the order asked for; names that are unknown or not public are left out. */
export async function getSettings(
  work: Work,
  _visitor: unknown,
  { names }: InputOf<typeof settingProtocol.getSettings>,
): Promise<ReplyOf<typeof settingProtocol.getSettings>> {
  const asked = [...new Set(names.split(',').map((name) => name.trim()))];
  return work.query(
    `SELECT name, value FROM setting WHERE name = ANY($1::text[]) AND is_public = 'yes'
     ORDER BY array_position($1::text[], name)`,
    [asked],
    'setting-get',
  );
}
