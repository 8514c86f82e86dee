// What a member wants to hear of, and by which channels.
import type { Action } from '#kit/http/server/serve.ts';
import { bit } from '#kit/http/wire.ts';
import type { MessageSetting, messageProtocol } from '../message.protocol.ts';
import { MESSAGE_KIND_KEYS, MESSAGE_KINDS, type MessageKind } from '../message-kinds.ts';

export interface SettingRow {
  kind: MessageKind;
  site: boolean;
  sms: boolean;
  email: boolean;
}

interface Reach {
  mobile: string | null;
  email: string | null;
}

/** Every kind, with the mall's own choice where he has made none. */
export const listSettings: Action<typeof messageProtocol.settings> = async (work, { memberId }) => {
  const [chosen, [reach]] = await Promise.all([
    work.query<SettingRow>(
      'SELECT kind, site, sms, email FROM message_setting WHERE member_id = $1',
      [memberId],
      'message-settings',
    ),
    work.query<Reach>(
      `SELECT overlay(mobile placing '****' from 4 for 4) AS mobile,
         CASE WHEN is_email_proven THEN regexp_replace(email, '^(.).*@', '\\1***@') END AS email
       FROM member WHERE member_id = $1`,
      [memberId],
      'message-reach',
    ),
  ]);
  const byKind = new Map(chosen.map((row) => [row.kind, row]));
  return {
    settings: MESSAGE_KIND_KEYS.map((kind) => settingOf(kind, byKind.get(kind))),
    mobile: reach?.mobile ?? null,
    email: reach?.email ?? null,
  };
};

/** As it works: what cannot be switched off is on, whatever stands in the row. */
export function settingOf(kind: MessageKind, row: SettingRow | undefined): MessageSetting {
  const own = MESSAGE_KINDS[kind];
  return {
    kind,
    isLocked: bit(own.isLocked),
    site: bit(own.isLocked || (row?.site ?? true)),
    sms: bit(row?.sms ?? own.sms),
    email: bit(row?.email ?? own.email),
  };
}
