/** Contact form without React: the submit code is loaded on first submit. Without scripts it is a plain form. */
export function startContact(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-contact]')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      import('./send.ts').then(
        ({ sendContact }) => sendContact(form),
        () => form.submit(),
      );
    });
  }
}
