/** Submits the contact form as JSON and shows the result in place. */
import { nameFault } from '../../core/account/name.ts';

const TIMEOUT_MS = 10_000;

/** Sends the form; returns the result's message from its data attributes. */
async function submit(form: HTMLFormElement): Promise<string> {
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(new FormData(form))),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return 'received';
    return response.status === 400 ? 'invalid' : response.status === 429 ? 'busy' : 'failed';
  } catch {
    return 'failed';
  }
}

export async function sendContact(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector('button') as HTMLButtonElement;
  const status = form.querySelector('[role=status]') as HTMLElement;
  const email = form.elements.namedItem('email') as HTMLInputElement;
  const nameField = form.elements.namedItem('name') as HTMLInputElement;
  const fault = nameFault(nameField.value);
  nameField.ariaInvalid = String(fault !== null);
  if (fault) {
    status.textContent = fault;
    nameField.focus();
    return;
  }
  const name = button.textContent;
  button.disabled = true;
  button.textContent = form.dataset.wait as string;
  const outcome = await submit(form);
  button.disabled = false;
  button.textContent = name;
  status.textContent = form.dataset[outcome] as string;
  email.ariaInvalid = String(outcome === 'invalid');
  if (outcome === 'received') form.reset();
  else if (outcome === 'invalid') email.focus();
  else button.focus();
}
