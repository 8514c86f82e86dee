// What stands in the form of a designer application, and how the mall takes it.
import type { UploadedFile } from '#kit/ui/upload-list.tsx';
import type { FileReply } from '#mall/file/file.protocol.ts';
import { fileIdsOf } from '#mall/file/parts/upload-file.ts';
import type { ApplicationReply } from '../designer.protocol.ts';
import { DESIGN_FIELDS, type DesignField, type Employment } from '../designer-rules.ts';
import type { Employer } from './employer-choice.tsx';

export interface DesignerValues {
  realName: string;
  idNumber: string;
  mobile: string;
  smsCode: string;
  employment: Employment;
  employer: Employer | null;
  employerName: string;
  employerUscc: string;
  department: string;
  jobTitle: string;
  yearsOfWork: string;
  fields: DesignField[];
  products: string;
  certificates: UploadedFile[];
  workProofs: UploadedFile[];
  isDeclared: boolean;
}

export type DesignerText = {
  [K in keyof DesignerValues]: DesignerValues[K] extends string ? K : never;
}[keyof DesignerValues];

/** The fields of the server under the names of the form. */
export const DESIGNER_NAMES: Readonly<Record<string, keyof DesignerValues>> = {
  enterpriseId: 'employer',
  certificateFileIds: 'certificates',
  workProofFileIds: 'workProofs',
};

const uploaded = (files: readonly FileReply[]): UploadedFile[] =>
  files.map((file) => ({
    key: String(file.fileId),
    name: file.fileName,
    url: file.url,
    thumbnail: file.mimeType.startsWith('image/') ? file.url : undefined,
  }));

/** What the form begins with. @param own the enterprise of an employee */
export function designerValues(one: ApplicationReply | null, own: Employer | null): DesignerValues {
  const named = one?.enterpriseId ? { enterpriseId: one.enterpriseId, name: one.employerName } : null;
  return {
    realName: one?.realName ?? '',
    idNumber: '',
    mobile: one?.mobile ?? '',
    smsCode: '',
    employment: own ? 'certified' : (one?.employment ?? 'certified'),
    employer: own ?? named,
    employerName: one?.employment === 'other' ? one.employerName : '',
    employerUscc: one?.employment === 'other' ? one.employerUscc : '',
    department: one?.department ?? '',
    jobTitle: one?.jobTitle ?? '',
    yearsOfWork: one?.yearsOfWork?.toString() ?? '',
    fields: (one?.fields ?? []).filter((code): code is DesignField => code in DESIGN_FIELDS),
    products: one?.products ?? '',
    certificates: uploaded(one?.certificates ?? []),
    workProofs: uploaded(one?.workProofs ?? []),
    isDeclared: false,
  };
}

/** What a draft and the whole application have in common, as the mall takes it. */
export function fromForm(values: DesignerValues) {
  return {
    realName: values.realName,
    mobile: values.mobile,
    employment: values.employment,
    enterpriseId:
      values.employment === 'certified' && values.employer ? values.employer.enterpriseId : undefined,
    employerName: values.employment === 'other' ? values.employerName : '',
    employerUscc: values.employment === 'other' ? values.employerUscc : '',
    department: values.department,
    jobTitle: values.jobTitle,
    yearsOfWork: values.yearsOfWork,
    fields: values.fields,
    products: values.products,
    certificateFileIds: fileIdsOf(values.certificates),
    workProofFileIds: fileIdsOf(values.workProofs),
  };
}
