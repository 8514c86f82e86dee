// A store's freight templates: what it asks where; one of them is the default.
import { Truck } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { type FreightTemplate, freightProtocol } from '../freight.protocol.ts';
import { FreightForm } from './freight-form.tsx';
import { freightWords } from './freight-words.ts';

/** Names of provinces, and of the cities that templates name, by code. */
export type RegionNames = Readonly<Record<string, string>>;

export function FreightDesk({
  templates,
  names,
  provinces,
}: {
  templates: readonly FreightTemplate[];
  names: RegionNames;
  /** Codes, in their usual order. */
  provinces: readonly string[];
}) {
  const say = useWords(freightWords);
  const { revalidate } = useRevalidator();
  const [shown, setShown] = useState<FreightTemplate | 'new'>();
  const [ending, setEnding] = useState<FreightTemplate>();
  const act = useAct({ says: 'here' });

  const makeDefault = (of: FreightTemplate) =>
    act.run(async () => {
      await call(freightProtocol.save, { ...of, isDefault: true });
      await revalidate();
    });

  return (
    <div className="flex flex-col gap-3 pb-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-20 font-semibold">{say.title}</h1>
        <Button variant="primary" onClick={() => setShown('new')}>
          {say.make}
        </Button>
      </div>
      <p className="max-w-3xl text-13 text-secondary">{say.text}</p>
      <FormError>{act.error}</FormError>
      {templates.length === 0 ? (
        <Card>
          <EmptyState icon={<Truck size={40} strokeWidth={1.25} />} title={say.none} text={say.noneText} />
        </Card>
      ) : (
        <ul className="grid gap-3">
          {templates.map((one) => (
            <li key={one.templateId} className="rounded-card border border-line bg-surface p-4">
              <div className="flex flex-wrap items-center gap-2">
                <h2 className="text-16 font-semibold wrap-anywhere">{one.name}</h2>
                {one.isDefault ? <Tag tone="done">{say.isDefault}</Tag> : null}
                <div className="ml-auto flex flex-wrap gap-2">
                  {one.isDefault ? null : (
                    <>
                      <Button size="sm" disabled={act.busy} onClick={() => void makeDefault(one)}>
                        {say.makeDefault}
                      </Button>
                      <Button size="sm" onClick={() => setEnding(one)}>
                        {say.remove}
                      </Button>
                    </>
                  )}
                  <Button size="sm" onClick={() => setShown(one)}>
                    {say.edit}
                  </Button>
                </div>
              </div>
              <FreightRows of={one} names={names} />
            </li>
          ))}
        </ul>
      )}
      {shown ? (
        <FreightForm
          of={shown === 'new' ? undefined : shown}
          names={names}
          provinces={provinces}
          onClose={() => setShown(undefined)}
          onSaved={() => {
            setShown(undefined);
            void revalidate();
          }}
        />
      ) : null}
      <ConfirmDialog
        open={ending !== undefined}
        onOpenChange={(open) => !open && setEnding(undefined)}
        title={say.removeTitle(ending?.name ?? '')}
        text={say.removeText}
        confirmLabel={say.remove}
        tone="danger"
        onConfirm={async () => {
          if (ending) await call(freightProtocol.remove, { templateId: ending.templateId });
          void revalidate();
        }}
      />
    </div>
  );
}

function FreightRows({ of, names }: { of: FreightTemplate; names: RegionNames }) {
  const say = useWords(freightWords);
  return (
    <ul className="mt-2 divide-y divide-line text-13">
      {of.rows.map(({ regions, firstFee, freeFrom, isNotDelivered, carrier, leastDays, mostDays }) => (
        <li key={regions.join()} className="flex flex-wrap gap-x-4 gap-y-1 py-2">
          <span className="min-w-0 flex-1 basis-60 wrap-anywhere">
            {regions.length === 0 ? say.rest : regions.map((code) => names[code] ?? code).join('、')}
          </span>
          <span className="num">
            {isNotDelivered ? (
              <span className="text-waiting">{say.notDelivered}</span>
            ) : (
              <>
                {showAmount(firstFee)} · {freeFrom === null ? say.never : say.free(showAmount(freeFrom))}
                {carrier ? ` · ${carrier}` : null}
                {mostDays === null ? null : ` · ${say.road(leastDays ?? mostDays, mostDays)}`}
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
