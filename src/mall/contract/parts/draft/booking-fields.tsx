// What the purchaser's enterprise books a contract to: project and cost centre, among those that it has.
import { useId } from 'react';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { ContractDetail } from '../../contract-detail.protocol.ts';
import { bookingWords } from './booking-words.ts';

export interface TypedBooking {
  /** 0: none. */
  projectId: number;
  costCentre: string;
}

type Choice = NonNullable<ContractDetail['booking']>;

/** What the fields hold at first; undefined where there is nothing to choose. */
export const typedBooking = ({ booking }: Pick<ContractDetail, 'booking'>): TypedBooking | undefined =>
  booking?.mayChange ? { projectId: booking.projectId ?? 0, costCentre: booking.costCentre } : undefined;

export function BookingFields(props: {
  choice: Choice;
  value: TypedBooking;
  onChange: (value: TypedBooking) => void;
  /** Typed to its end: another way of approval may follow. */
  onSettled?: (value: TypedBooking) => void;
}) {
  const { choice, value, onChange, onSettled } = props;
  const say = useWords(bookingWords);
  const listId = useId();
  return (
    <div className="grid gap-3 md:grid-cols-2">
      {choice.projects.length > 0 ? (
        <Field label={say.project} optional>
          <NativeSelect
            name="projectId"
            placeholder={say.noProject}
            value={value.projectId === 0 ? '' : String(value.projectId)}
            options={choice.projects.map(({ projectId, projectName }) => ({
              value: String(projectId),
              text: projectName,
            }))}
            onChange={(event) => {
              const chosen = { ...value, projectId: Number(event.target.value) };
              onChange(chosen);
              onSettled?.(chosen);
            }}
          />
        </Field>
      ) : null}
      <Field label={say.costCentre} optional hint={say.hint}>
        {(wiring) => (
          <>
            <Input
              {...wiring}
              name="costCentre"
              list={listId}
              maxLength={60}
              autoComplete="off"
              value={value.costCentre}
              onChange={(event) => onChange({ ...value, costCentre: event.target.value })}
              onBlur={() => onSettled?.(value)}
            />
            <datalist id={listId}>
              {choice.costCentres.map((name) => (
                <option key={name} value={name} />
              ))}
            </datalist>
          </>
        )}
      </Field>
    </div>
  );
}
