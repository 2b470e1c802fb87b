/** Sends the contact form as JSON and reports in place what became of it. */
import { nameFault } from '../../core/account/name.ts';

const TIMEOUT_MS = 10_000;

/** One of the form's own texts, which stand in its data attributes. */
async function ask(form: HTMLFormElement): Promise<string> {
  try {
    const answer = await fetch(form.action, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(new FormData(form))),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.ok) return 'received';
    return answer.status === 400 ? 'invalid' : answer.status === 429 ? 'busy' : 'failed';
  } catch {
    return 'failed';
  }
}

export async function sendContact(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector('button') as HTMLButtonElement;
  const status = form.querySelector('[role=status]') as HTMLElement;
  const email = form.elements.namedItem('email') as HTMLInputElement;
  const called = form.elements.namedItem('name') as HTMLInputElement;
  const fault = nameFault(called.value);
  called.ariaInvalid = String(fault !== null);
  if (fault) {
    status.textContent = fault;
    called.focus();
    return;
  }
  const name = button.textContent;
  button.disabled = true;
  button.textContent = form.dataset.wait as string;
  const outcome = await ask(form);
  button.disabled = false;
  button.textContent = name;
  status.textContent = form.dataset[outcome] as string;
  email.ariaInvalid = String(outcome === 'invalid');
  if (outcome === 'received') form.reset();
  else if (outcome === 'invalid') email.focus();
  else button.focus();
}
