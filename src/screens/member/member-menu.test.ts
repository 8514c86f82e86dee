// The member menu: nobody sees an entry whose door is closed to him, and every address belongs to one entry.
import { expect, it } from 'vitest';
import { entriesFor, isHere, memberMenu } from './member-menu.ts';
import { memberScreens } from './routes.ts';

const entries = memberMenu.flatMap((group) => group.entries);
const whoOf = new Map(memberScreens.map(({ url, who }) => [url, who]));
const types = { member: undefined, designer: [2], notDesigner: [1, 3], enterprise: [3] } as const;

it.each(entries.map((entry) => [entry.to, entry] as const))(
  '%s leads to a screen whose door opens',
  (to, entry) => {
    const who = whoOf.get(to);
    expect(who).toBeDefined();
    expect(entry.types).toEqual(types[who as keyof typeof types]);
  },
);

it('shows each kind of member his own', () => {
  const seen = (memberType: 1 | 2 | 3 | undefined, permissions: string[] | null = null) =>
    entriesFor(entries, memberType && { memberType, permissions }).map((entry) => entry.to);
  expect(seen(3)).toContain('/member/subAccount');
  expect(seen(1)).not.toContain('/member/subAccount');
  expect(seen(2)).not.toContain('/member/authen');
  expect(seen(undefined)).not.toContain('/member/authen');
  expect(seen(3, ['order.read'])).toContain('/member/order/list');
  expect(seen(3, ['order.read'])).not.toContain('/member/subAccount');
  expect(seen(3, [])).toContain('/member/address/list');
});

it('marks one entry for a page', () => {
  const marked = (pathname: string) =>
    entries.filter((entry) => isHere(entry, pathname)).map((entry) => entry.to);
  expect(marked('/member/order/detail')).toEqual(['/member/order/list']);
  expect(marked('/member/order/evaluate')).toEqual(['/member/order/evaluation']);
  expect(marked('/member/index')).toEqual([]);
});
