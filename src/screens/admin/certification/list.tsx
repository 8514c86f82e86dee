// The certifications that enterprises have handed in, and the way to each.
import { certificationList } from '#mall/company/certification-list.ts';
import { reviewed } from '../reviewed.tsx';

export const certifications = reviewed(certificationList, 'PENDING_REVIEW');
