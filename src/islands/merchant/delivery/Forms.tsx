/** The form of the chosen file of delivery rules. */
import { useState } from 'react';
import type { DeliveryFileResponse, DeliveryRulesResponse } from '../../../core/merchant/delivery-contract.ts';
import { DELIVERY_RULES_COPY as SAY } from '../../../core/merchant/delivery-copy.ts';
import { DELIVERY_NAMES, type DeliveryName } from '../../../core/merchant/delivery-names.ts';
import { Tabs } from '../Tabs.tsx';
import { Carriers } from './Carriers.tsx';
import { FileForm } from './FileForm.tsx';
import { Services } from './Services.tsx';
import { Sizes } from './Sizes.tsx';
import { Windows } from './Windows.tsx';
import { Zones } from './Zones.tsx';

const TABS = DELIVERY_NAMES.map((name) => [name, SAY.names[name]] as const);

/** Names by id of the entries of a file. */
function namesIn(files: DeliveryRulesResponse['files'], file: DeliveryName, field: string): Record<string, string> {
  const rows = files.find(({ name }) => name === file)?.values[field];
  const entries = Array.isArray(rows) ? (rows as { id?: string; name?: string }[]) : [];
  return Object.fromEntries(entries.map(({ id = '', name }) => [id, name ?? id]));
}

function Part({ name, files }: { readonly name: DeliveryName; readonly files: DeliveryRulesResponse['files'] }) {
  switch (name) {
    case 'zones':
      return <Zones />;
    case 'sizes':
      return <Sizes />;
    case 'services':
      return <Services sizes={namesIn(files, 'sizes', 'classes')} />;
    case 'carriers':
      return <Carriers />;
    case 'windows':
      return <Windows zones={namesIn(files, 'zones', 'zones')} />;
  }
}

function Fault({ fault }: { readonly fault: string }) {
  return (
    <div role="alert" className="mb-8 border border-danger p-5">
      <p className="font-medium">{SAY.fault}</p>
      <p className="mt-1 max-w-[62ch] text-small text-soot">{SAY.faultLine}</p>
      <ul className="mt-3 flex flex-col gap-1 text-small break-words">
        {fault.split('\n').map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

export function Forms({ loaded }: { readonly loaded: DeliveryRulesResponse }) {
  const [chosen, setChosen] = useState<DeliveryName>('zones');
  const [opened, setOpened] = useState<readonly string[]>([chosen]);
  const [files, setFiles] = useState(loaded.files);
  const choose = (name: DeliveryName) => {
    setChosen(name);
    setOpened((names) => [...new Set([...names, name])]);
  };
  const saved = (file: DeliveryFileResponse) =>
    setFiles((now) => now.map((one) => (one.name === file.name ? file : one)));
  return (
    <>
      {loaded.fault && <Fault fault={loaded.fault} />}
      <Tabs label={SAY.parts} tabs={TABS} chosen={chosen} onChoose={choose} />
      {/* Those that were opened stay mounted, so that nothing typed is lost by looking at another part. */}
      {files.map(
        (file, index) =>
          opened.includes(file.name) && (
            <div key={file.name} hidden={file.name !== chosen} className="pt-6">
              {Object.keys(file.values).length === 0 ? (
                <p className="text-small text-danger">{SAY.unreadable(`delivery/${file.name}.md`)}</p>
              ) : (
                <FileForm loaded={loaded.files[index] ?? file} onSaved={saved}>
                  <Part name={file.name} files={files} />
                </FileForm>
              )}
            </div>
          ),
      )}
    </>
  );
}
