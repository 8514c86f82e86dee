// The staff of a laboratory, and how the head takes somebody on.
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { dressed } from '#kit/ui/list/dressed.ts';
import { useWords } from '#kit/words/use-words.ts';
import { StaffForm } from '#mall/lab-staff/parts/staff-form.tsx';
import { staffWords } from '#mall/lab-staff/parts/staff-words.ts';
import { staffList } from '#mall/lab-staff/staff-list.ts';
import { useLabMay } from '#mall/login/parts/use-may.ts';

export const staff = dressed(staffList, { head: Add });

function Add() {
  const say = useWords(staffWords);
  const navigate = useNavigate();
  const may = useLabMay();
  const [isOpen, setOpen] = useState(false);
  if (!may('lab.staff')) return null;
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {say.add}
      </Button>
      {isOpen ? (
        <StaffForm
          onClose={() => setOpen(false)}
          onDone={(staffId) => void navigate(`/lab/staff/detail?staffId=${staffId}`)}
        />
      ) : null}
    </>
  );
}
