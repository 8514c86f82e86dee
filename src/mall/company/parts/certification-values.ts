// What stands in the form of a certification, and how its papers keep their links.
import { useEffect, useRef } from 'react';
import { call } from '#kit/browser/call.ts';
import type { UploadedFile } from '#kit/ui/upload-list.tsx';
import type { KeptForm } from '#kit/ui/use-kept-form.ts';
import { type FileReply, fileProtocol } from '#mall/file/file.protocol.ts';
import type { CertifiedData } from '../certification.protocol.ts';

export interface CertificationValues {
  companyName: string;
  uscc: string;
  companyType: string;
  registeredCapital: string;
  foundedOn: string;
  licenceUntil: string;
  address: string;
  businessScope: string;
  industry: string;
  legalName: string;
  legalIdNumber: string;
  licence: UploadedFile[];
  attorney: UploadedFile[];
  contactName: string;
  contactMobile: string;
  smsCode: string;
  isAppeal: boolean;
}

export type CertificationText = Exclude<keyof CertificationValues, 'licence' | 'attorney' | 'isAppeal'>;

/** The fields of the server under the names of the form. */
export const CERTIFICATION_NAMES: Readonly<Record<string, keyof CertificationValues>> = {
  licenceFileId: 'licence',
  attorneyFileId: 'attorney',
};

export const uploaded = (file: FileReply | null): UploadedFile[] =>
  file
    ? [
        {
          key: String(file.fileId),
          name: file.fileName,
          url: file.url,
          thumbnail: file.mimeType.startsWith('image/') ? file.url : undefined,
        },
      ]
    : [];

/** What the form begins with. */
export function certificationValues(data: CertifiedData | undefined): CertificationValues {
  return {
    companyName: data?.companyName ?? '',
    uscc: data?.uscc ?? '',
    companyType: data?.companyType ?? '',
    registeredCapital: data?.registeredCapital ?? '',
    foundedOn: data?.foundedOn ?? '',
    licenceUntil: data?.licenceUntil ?? '',
    address: data?.address ?? '',
    businessScope: data?.businessScope ?? '',
    industry: data?.industry ?? '',
    legalName: data?.legalName ?? '',
    legalIdNumber: '',
    licence: uploaded(data?.licenceFile ?? null),
    attorney: uploaded(data?.attorneyFile ?? null),
    contactName: data?.contactName ?? '',
    contactMobile: data?.contactMobile ?? '',
    smsCode: '',
    isAppeal: false,
  };
}

/** The links of papers expire after a while: a draft that is opened later asks for them again. */
export function useFreshLinks(kept: KeptForm<CertificationValues>, name: 'licence' | 'attorney'): void {
  const asked = useRef(false);
  const { isRestored, values, set } = kept;
  useEffect(() => {
    if (!isRestored || asked.current) return;
    asked.current = true;
    const [file] = values[name];
    if (!file) return;
    call(fileProtocol.info, { fileId: Number(file.key) }).then(
      (fresh) => set(name, uploaded(fresh)),
      () => set(name, []), // nobody's any more: it has to be handed in again
    );
  }, [isRestored, values, set, name]);
}
