// Settings that visitors may read, e.g. the mall's name and whether WeChat login is offered.
import type { Action } from '#kit/http/server/serve.ts';
import type { settingProtocol } from '../setting.protocol.ts';

type GetSettings = typeof settingProtocol.getSettings;

/**
 * Makes the action out of the settings that the environment decides: they stand above what is kept under the same name.
 * It answers in the order asked for; names that are unknown or not public are left out.
 */
export function getSettings(given: Readonly<Record<string, unknown>>): Action<GetSettings> {
  return async (work, _visitor, { names }) => {
    const asked = [...new Set(names.split(',').map((name) => name.trim()))];
    const rows = await work.query<{ name: string; value: unknown }>(
      `SELECT name, value FROM setting WHERE name = ANY($1::text[]) AND is_public = 'yes'`,
      [asked],
      'setting-get',
    );
    const values = new Map([...rows.map((row) => [row.name, row.value] as const), ...Object.entries(given)]);
    return asked.filter((name) => values.has(name)).map((name) => ({ name, value: values.get(name) }));
  };
}
