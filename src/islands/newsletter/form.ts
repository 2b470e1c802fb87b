/** Newsletter form without React: posts JSON and shows the result in place. Without scripts it is a plain form. */
const TIMEOUT_MS = 10_000;

/** Sends the form; returns the result's message from its data attributes: sent, noted, invalid, busy, failed. */
async function submit(form: HTMLFormElement): Promise<string> {
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(new FormData(form))),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return (await response.json()).state === 'noted' ? 'noted' : 'sent';
    return response.status === 400 ? 'invalid' : response.status === 429 ? 'busy' : 'failed';
  } catch {
    return 'failed';
  }
}

async function send(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector('button') as HTMLButtonElement;
  const email = form.elements.namedItem('email') as HTMLInputElement;
  const status = form.querySelector('[role=status]') as HTMLElement;
  const name = button.textContent;
  button.disabled = true;
  button.textContent = form.dataset.wait as string;
  const outcome = await submit(form);
  const done = outcome === 'sent' || outcome === 'noted';
  button.disabled = false;
  button.textContent = name;
  status.textContent = form.dataset[outcome] as string;
  email.ariaInvalid = String(outcome === 'invalid');
  if (done) form.reset();
  else email.focus();
}

/** Enhances every newsletter form on the page. */
export function startNewsletter(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-newsletter]')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      send(form);
    });
  }
}
