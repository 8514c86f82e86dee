// The register of a laboratory's equipment, and how the keeper enters some.
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { dressed } from '#kit/ui/list/dressed.ts';
import { useWords } from '#kit/words/use-words.ts';
import { equipmentList } from '#mall/equipment/equipment-list.ts';
import { EquipmentForm } from '#mall/equipment/parts/equipment-form.tsx';
import { equipmentWords } from '#mall/equipment/parts/equipment-words.ts';
import { useLabMay } from '#mall/login/parts/use-may.ts';

export const equipmentRegister = dressed(equipmentList, { head: Enter, none: Enter });

function Enter() {
  const say = useWords(equipmentWords);
  const navigate = useNavigate();
  const may = useLabMay();
  const [isOpen, setOpen] = useState(false);
  if (!may('lab.equipment')) return null;
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {say.add}
      </Button>
      {isOpen ? (
        <EquipmentForm
          onClose={() => setOpen(false)}
          onDone={(equipId) => void navigate(`/lab/equipment/detail?equipId=${equipId}`)}
        />
      ) : null}
    </>
  );
}
