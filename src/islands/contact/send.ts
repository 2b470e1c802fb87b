/** Submits the contact form, unless the name is refused. */
import { nameFault } from '../../core/account/name.ts';
import { submitForm } from '../submit-form.ts';

export async function sendContact(form: HTMLFormElement): Promise<void> {
  const status = form.querySelector('[role=status]') as HTMLElement;
  const nameField = form.elements.namedItem('name') as HTMLInputElement;
  const fault = nameFault(nameField.value);
  nameField.ariaInvalid = String(fault !== null);
  if (fault) {
    status.textContent = fault;
    nameField.focus();
    return;
  }
  await submitForm(form, () => 'received');
}
