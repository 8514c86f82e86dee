// On the page of a commission: which pair it verifies, and what has come of it.
import { Link } from 'react-router';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { Descriptions } from '#kit/ui/descriptions.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { labEvidenceProtocol } from '../lab-evidence.protocol.ts';
import { evidenceWords, outcomeWords } from './evidence-words.ts';

type Verification = NonNullable<ReplyOf<typeof labEvidenceProtocol.ofService>['verification']>;

export function VerificationBlock({ of }: { of: Verification }) {
  const say = useWords(evidenceWords);
  const language = useLanguage();
  const { tone, ...name } = outcomeWords[of.outcome];
  return (
    <Descriptions
      columns={2}
      items={[
        {
          label: `${say.of} → ${say.by}`,
          value: (
            <Link
              to={`/prototype/replacement/list?partNo=${encodeURIComponent(of.ofPartNo)}`}
              className="num text-brand underline wrap-anywhere"
            >
              {of.ofPartNo} → {of.byPartNo}
            </Link>
          ),
        },
        {
          label: say.outcome,
          value: (
            <Tag dot tone={tone}>
              {name[language]}
            </Tag>
          ),
        },
        {
          label: say.consent,
          value: of.isPublic ? say.isPublic : of.isConsented ? say.consented : say.notConsented,
        },
        {
          label: say.sampleRequests,
          value:
            of.sampleSns.length === 0
              ? say.own
              : of.sampleSns.map((sampleSn) => (
                  <Link
                    key={sampleSn}
                    to={`/prototype/sample/detail?sampleSn=${sampleSn}`}
                    className="num mr-3 text-brand underline"
                  >
                    {sampleSn}
                  </Link>
                )),
        },
      ]}
    />
  );
}
