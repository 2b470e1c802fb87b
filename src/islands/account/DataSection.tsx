/** Data export as a file. */
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { ACCOUNT_ENDPOINTS } from '../../core/account/endpoints.ts';
import { SECURITY_COPY } from '../../core/account/security-copy.ts';
import { COPY } from '../../core/shop/copy.ts';
import { callAccount } from '../../stores/account.ts';
import { messageOf } from './form-error.ts';
import { Section } from './Section.tsx';

const WORDS = SECURITY_COPY.data;

/** Starts the download of a text file. */
function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export function DataSection() {
  const [message, setMessage] = useState('');
  async function save(): Promise<void> {
    try {
      download(WORDS.file, `${JSON.stringify(await callAccount(ACCOUNT_ENDPOINTS.exportMe), null, 2)}\n`);
      setMessage(WORDS.done);
    } catch (error) {
      setMessage(messageOf(error, COPY.error.generic));
    }
  }
  return (
    <Section title={WORDS.title} line={WORDS.line}>
      <Button kind="outline" onClick={save}>
        {WORDS.button}
      </Button>
      <p role="status" className="mt-3 text-small">
        {message}
      </p>
    </Section>
  );
}
