// The order code of a series: read one, or choose piece by piece and see whether the mall has that part.
import { Form } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { CodeSegment, OrderCodeReply, SeriesFamily } from '../series.protocol.ts';
import { OrderCode } from './order-code.tsx';
import { seriesWords } from './series-words.ts';

export interface CodeDecoderProps {
  brandId: number;
  series: string;
  families: readonly SeriesFamily[];
  /** What was read or built last. */
  answer: OrderCodeReply | null;
}

const MOST_LISTED = 12; // chosen: longer lists of codes are opened by their reader

/** GET forms: works without script, and the address carries what was chosen. */
export function CodeDecoder({ brandId, series, families, answer }: CodeDecoderProps) {
  const say = useWords(seriesWords);
  const place = (
    <>
      <input type="hidden" name="brandId" value={brandId} />
      <input type="hidden" name="series" value={series} />
    </>
  );
  return (
    <div className="space-y-5">
      <p className="text-13 text-secondary">{say.decoderText}</p>
      <Form preventScrollReset className="flex flex-wrap items-center gap-2" key={answer?.partNo}>
        {place}
        <label htmlFor="order-code" className="sr-only">
          {say.typePartNo}
        </label>
        <input
          id="order-code"
          name="partNo"
          required
          maxLength={60}
          autoComplete="off"
          defaultValue={answer?.partNo}
          placeholder={say.typePartNo}
          className="control num h-9 w-72 px-2.5 font-mono max-md:w-full"
        />
        <Button type="submit">{say.read}</Button>
      </Form>
      {answer ? (
        <div role="status">
          <Answer answer={answer} />
        </div>
      ) : null}
      {families.map((family) => {
        const choice = answer?.familyCode === family.code ? answer.choice : {};
        return (
          <Form
            key={`${family.code} ${JSON.stringify(choice)}`}
            preventScrollReset
            className="space-y-3 border-t border-line pt-4"
          >
            {place}
            <input type="hidden" name="family" value={family.code} />
            {families.length > 1 ? <h3 className="text-14 font-semibold">{family.title}</h3> : null}
            <div className="flex flex-wrap items-end gap-2">
              {family.segments.map((segment, at) =>
                segment.fixed ? (
                  <span
                    // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the code.
                    key={`fixed ${at}`}
                    className="inline-flex h-9 items-center font-mono text-16 font-semibold text-secondary"
                  >
                    {segment.fixed}
                  </span>
                ) : (
                  <label
                    key={segment.key}
                    htmlFor={`${family.code} ${segment.key}`.replaceAll(' ', '-')}
                    className="flex w-40 min-w-0 flex-col gap-1 text-12 text-hint max-md:w-[calc(50%-4px)]"
                  >
                    <span className="truncate">{segment.label}</span>
                    <NativeSelect
                      id={`${family.code} ${segment.key}`.replaceAll(' ', '-')}
                      name={`c.${segment.key}`}
                      required
                      defaultValue={choice[segment.key] ?? ''}
                      placeholder={say.choose}
                      options={segment.options.map(({ code, meaning }) => ({
                        value: code,
                        text: meaning === code ? code : `${code} · ${meaning}`,
                      }))}
                    />
                  </label>
                ),
              )}
              <Button type="submit" variant="primary">
                {say.build}
              </Button>
            </div>
            <details className="group/codes">
              <summary className="text-13 text-brand hover:underline">{say.codesOf}</summary>
              <div className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
                {family.segments.filter(({ fixed }) => !fixed).map(codeList)}
              </div>
            </details>
          </Form>
        );
      })}
    </div>
  );

  function codeList({ key, label, options }: CodeSegment) {
    return (
      <section key={key} className="min-w-0 overflow-hidden rounded-control border border-line">
        <h4 className="flex justify-between gap-2 bg-page px-3 py-1.5 text-13 font-semibold">
          <span className="min-w-0 truncate">{label}</span>
          {options.length > MOST_LISTED ? (
            <span className="shrink-0 text-12 font-normal text-hint">{say.moreCodes(options.length)}</span>
          ) : null}
        </h4>
        <dl className="grid max-h-60 grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 overflow-y-auto px-3 py-2 text-13">
          {options.map(({ code, meaning }) => (
            <div key={code} className="col-span-2 grid grid-cols-subgrid">
              <dt className="num font-mono">{code}</dt>
              <dd className="num min-w-0 wrap-anywhere text-secondary">{meaning}</dd>
            </div>
          ))}
        </dl>
      </section>
    );
  }
}

/** What became of a code: its pieces, and the way to the part. */
function Answer({ answer }: { answer: OrderCodeReply }) {
  const say = useWords(seriesWords);
  const { state, partNo, segments, part } = answer;
  if (state === 'unknown') return <p className="text-13 text-refused">{say.unknown(partNo)}</p>;
  if (state === 'notBuilt') {
    return (
      <p className="text-13 text-refused">
        <span className="num mr-2 font-mono font-semibold">{partNo}</span>
        {say.notBuilt}
      </p>
    );
  }
  return (
    <div className="space-y-3 rounded-card bg-page p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="num font-mono text-20 font-semibold wrap-anywhere">{partNo}</span>
        {part?.productId ? (
          <Button size="sm" variant="primary" to={`/goods/detail?productId=${part.productId}`}>
            {say.here}
          </Button>
        ) : (
          <>
            <span className="text-13 text-waiting">{part ? say.known : say.notHere}</span>
            <Button size="sm" to={`/inquiry/index?partNo=${encodeURIComponent(partNo)}`}>
              {say.askQuotation}
            </Button>
          </>
        )}
      </div>
      <OrderCode code={segments} />
    </div>
  );
}
