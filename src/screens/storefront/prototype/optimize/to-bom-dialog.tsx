// Puts chosen parts of a ranking into one of the designer's BOMs, or into a new one.

import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useCall } from '#kit/browser/use-call.ts';
import { Field } from '#kit/ui/field.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { bomProtocol } from '#mall/bom/bom.protocol.ts';
import type { RankedReply } from '#mall/optimise/optimise.protocol.ts';
import { optimiseWords } from '#mall/optimise/parts/optimise-words.ts';

/** Mount it to open it; it leads to the BOM. @param name of a new BOM */
export function ToBomDialog(props: { name: string; parts: readonly RankedReply[]; onClose: () => void }) {
  const { name, parts, onClose } = props;
  const say = useWords(optimiseWords);
  const navigate = useNavigate();
  // Without them a new one can still be made.
  const kept = useCall(bomProtocol.list, { pageSize: 50 }).reply?.list ?? [];
  const boms = kept.filter(({ allowedActions }) => allowedActions.includes('change'));
  const [bomId, setBomId] = useState('');

  async function add(requestId: string) {
    const lines = parts.map(({ partNo, brandName, packageName }) => ({
      partNo,
      brandName,
      packageName: packageName ?? '',
    }));
    const bom = bomId
      ? await call(bomProtocol.addLines, { bomId, lines, requestId })
      : await call(bomProtocol.create, { bomName: name.slice(0, 100), lines, requestId });
    await navigate(`/quickOrder?bomId=${bom.bomId}`);
  }

  return (
    <FormDialog
      title={say.toBomTitle}
      text={say.toBomText}
      submitLabel={say.addToBom}
      onClose={onClose}
      onSubmit={add}
    >
      <Field label={say.bom} hint={parts.map(({ partNo }) => partNo).join(' · ')}>
        <NativeSelect
          name="bomId"
          value={bomId}
          onChange={(event) => setBomId(event.target.value)}
          placeholder={say.newBom}
          options={boms.map((bom) => ({ value: String(bom.bomId), text: bom.bomName || bom.fileName }))}
        />
      </Field>
    </FormDialog>
  );
}
