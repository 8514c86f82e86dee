// A small group of what is known of a part's compliance; nothing where nothing is known.
import { useLanguage } from '#kit/ui/language-context.ts';
import { type ComplianceReply, complianceRows } from '../compliance.ts';

export function ComplianceGroup({ title, compliance }: { title: string; compliance: ComplianceReply }) {
  const rows = complianceRows(compliance, useLanguage());
  if (rows.length === 0) return null;
  return (
    <section className="mt-4">
      <h3 className="mb-2 text-14 font-semibold">{title}</h3>
      <dl className="grid gap-px overflow-hidden rounded-control border border-line bg-line md:grid-cols-2 md:[&>div:last-child:nth-child(odd)]:col-span-2">
        {rows.map(({ key, name, text }) => (
          <div key={key} className="flex min-h-9 min-w-0 items-center gap-3 bg-surface px-3 py-1.5 text-13">
            <dt className="w-36 shrink-0 pl-6 text-hint max-md:w-32">{name}</dt>
            <dd className="num min-w-0 wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
