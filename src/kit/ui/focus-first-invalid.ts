// Takes the person to the first field of a form that was answered wrongly.

/** Focuses and shows the first invalid field inside `form`; false when all are right. Call it after the errors are drawn. */
export function focusFirstInvalid(form: HTMLElement): boolean {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (!wrong) return false;
  const focusable = wrong.matches('input, select, textarea, button')
    ? wrong
    : wrong.querySelector<HTMLElement>('input, select, textarea, button');
  const target = focusable ?? wrong;
  target.scrollIntoView({ block: 'center' });
  target.focus({ preventScroll: true });
  return true;
}
