/** Posts a form as JSON and shows the result in place. Without scripts the same forms are plain ones. */
const TIMEOUT_MS = 10_000;

/** Sends the form; read turns a good response into a key of the form's data attributes. */
async function post(form: HTMLFormElement, read: (response: Response) => string | Promise<string>): Promise<string> {
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(new FormData(form))),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return await read(response);
    return response.status === 400 ? 'invalid' : response.status === 429 ? 'busy' : 'failed';
  } catch {
    return 'failed';
  }
}

/** The form has a field 'email', a status, and a message for each result in its data attributes. */
export async function submitForm(
  form: HTMLFormElement,
  read: (response: Response) => string | Promise<string>,
): Promise<void> {
  const button = form.querySelector('button') as HTMLButtonElement;
  const status = form.querySelector('[role=status]') as HTMLElement;
  const email = form.elements.namedItem('email') as HTMLInputElement;
  const name = button.textContent;
  const sent = email.value;
  button.disabled = true;
  button.textContent = form.dataset.wait as string;
  const outcome = await post(form, read);
  button.disabled = false;
  button.textContent = name;
  status.textContent = form.dataset[outcome] as string;
  email.ariaInvalid = String(outcome === 'invalid');
  const done = !['invalid', 'busy', 'failed'].includes(outcome);
  // What was typed in the meantime stays, here and elsewhere.
  if (done && email.value === sent) form.reset();
  else if (!done && !document.activeElement?.matches('input, textarea'))
    (outcome === 'invalid' ? email : button).focus();
}
