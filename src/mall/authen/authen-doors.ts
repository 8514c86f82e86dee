// Who may do what about certifications: enterprises as customers, and four parts of a laboratory's staff.
import { enterprise, lab, permitted } from '#mall/member/actor.ts';

/** Certified enterprises alone (domain-lab 0.8). */
export const submits = permitted(enterprise, 'service.submit');
export const reads = permitted(enterprise, 'order.read');

/** Who has to do with certifications in his laboratory, in whichever part; each act asks for its own point. */
export const authenDesk = lab('lab.accept', 'lab.authen.review', 'lab.authen.inspect', 'lab.authen.decide');
