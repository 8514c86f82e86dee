// Who may do what about certifications: enterprises as customers, and four parts of a laboratory's staff.
import type { Access } from '#kit/http/access.ts';
import { enterprise, type LabMember, lab, mayInLab, permitted } from '#mall/member/actor.ts';

/** Certified enterprises alone (domain-lab 0.8). */
export const submits = permitted(enterprise, 'service.submit');
export const reads = permitted(enterprise, 'order.read');

const DESK = ['lab.accept', 'lab.authen.review', 'lab.authen.inspect', 'lab.authen.decide'] as const;
const staff = lab();
/** Who has to do with certifications in his laboratory, in whichever part; each act asks for its own point. */
export const authenDesk: Access<LabMember> = {
  ...staff,
  name: 'lab · lab.authen',
  refuses: (member) =>
    staff.refuses?.(member) ??
    (DESK.some((point) => mayInLab(member, point)) ? undefined : lab('lab.authen.review').refuses?.(member)),
};
