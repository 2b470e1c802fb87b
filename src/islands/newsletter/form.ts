/** Enhances newsletter forms without React. Results: sent, noted, invalid, busy, failed. */
import { submitForm } from '../submit-form.ts';

const read = async (response: Response) => ((await response.json()).state === 'noted' ? 'noted' : 'sent');

/** Enhances every newsletter form on the page. */
export function startNewsletter(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-newsletter]')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      submitForm(form, read);
    });
  }
}
