// Who carries a parcel, in the reader's language, and the way to the carrier's own page about it.
import { ExternalLink } from 'lucide-react';
import { field } from '#kit/form/field-kinds.ts';
import { useLanguage } from '#kit/ui/language-context.ts';
import { useWords } from '#kit/words/use-words.ts';
import { CARRIERS, findCarrier, trackingAddress } from '../carriers.ts';
import { carrierWords } from './carrier-words.ts';

/** A carrier that the mall does not know is shown as it was typed. */
export function CarrierName({ carrier, trackingNo }: { carrier: string; trackingNo: string }) {
  const say = useWords(carrierWords);
  const language = useLanguage();
  const known = findCarrier(carrier);
  if (!known) return carrier;
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      {known.name[language]}
      {trackingNo ? (
        <a
          href={trackingAddress(known, trackingNo)}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex items-center gap-1 text-13 font-normal whitespace-nowrap text-brand hover:underline"
        >
          {say.track}
          <ExternalLink size={12} aria-hidden="true" />
        </a>
      ) : null}
    </span>
  );
}

/** What a field for a carrier offers; anything else may be typed. Its id is the field's `list`. */
export function CarrierChoices({ id }: { id: string }) {
  const language = useLanguage();
  return (
    <datalist id={id}>
      {CARRIERS.map(({ code, name }) => (
        <option key={code} value={name[language]} />
      ))}
    </datalist>
  );
}

/** By whom and under which number something is sent; draw `CarrierChoices` with the id `carriers` beside it. */
export const carrierFields = {
  carrier: field.text(carrierWords.carrier, {
    missing: carrierWords.carrierMissing,
    max: 40,
    autoComplete: 'off',
    list: 'carriers',
  }),
  trackingNo: field.text(carrierWords.trackingNo, {
    missing: carrierWords.trackingMissing,
    max: 60,
    autoComplete: 'off',
    className: 'num',
  }),
};
