// What the company room tells higher rooms about certified enterprises.
import { event } from '#kit/events/event.ts';

/** The certification of an enterprise was revoked: nobody works in its name any more. */
export const certificationRevoked = event<{ enterpriseId: number; reason: string }>(
  'company.certificationRevoked',
);
