// What the address of a quotation's page names.

export interface QuotationQuery {
  quoSn: string | undefined;
  inqSn: string | undefined;
  versionNo: number | undefined;
}

/** Whatever stands in the address: what is no number counts as not said. */
export function readQuotationQuery(request: Request): QuotationQuery {
  const asked = new URL(request.url).searchParams;
  const sn = (name: string) => (asked.get(name) ?? '').trim().slice(0, 30) || undefined;
  const no = Number(asked.get('versionNo'));
  return {
    quoSn: sn('quoSn'),
    inqSn: sn('inqSn'),
    versionNo: Number.isInteger(no) && no >= 1 && no <= 1000 ? no : undefined,
  };
}
