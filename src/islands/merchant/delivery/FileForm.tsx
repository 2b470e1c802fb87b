/** Form of one file of rules, saved as a whole. */
import { type ReactNode, useMemo } from 'react';
import { readDeliveryFile, withValue } from '../../../core/merchant/delivery.ts';
import type { DeliveryFileResponse } from '../../../core/merchant/delivery-contract.ts';
import { DELIVERY_RULES_COPY as SAY } from '../../../core/merchant/delivery-copy.ts';
import type { DeliveryName } from '../../../core/merchant/delivery-names.ts';
import { MERCHANT_ENDPOINTS } from '../../../core/merchant/endpoints.ts';
import { callMerchant } from '../../../stores/staff.ts';
import { FormFrame } from '../FormFrame.tsx';
import { useForm } from '../use-form.ts';
import { FaultOf } from './fields.tsx';
import { type Tree, TreeContext } from './tree.ts';

type Values = DeliveryFileResponse['values'];
type Props = {
  readonly loaded: DeliveryFileResponse;
  readonly onSaved: (file: DeliveryFileResponse) => void;
  readonly children: ReactNode;
};

/** An empty text of an optional field leaves the field out. */
const OPTIONAL = new Set(['track']);
const withoutBlanks = (tree: unknown): unknown => {
  if (Array.isArray(tree)) return tree.map(withoutBlanks);
  if (typeof tree !== 'object' || tree === null) return tree;
  return Object.fromEntries(
    Object.entries(tree)
      .filter(([key, value]) => value !== undefined && !(OPTIONAL.has(key) && value === ''))
      .map(([key, value]) => [key, withoutBlanks(value)]),
  );
};

export function FileForm({ loaded, onSaved, children }: Props) {
  const name = loaded.name as DeliveryName;
  const state = useForm<Values, DeliveryFileResponse>({
    ...{ loaded, empty: loaded.values, formOf: ({ values }) => values },
    theirsIn: ({ file }) => readDeliveryFile(file),
    send: async (form, from) => {
      const values = withoutBlanks(form) as Record<string, unknown>;
      const { version } = from ?? loaded;
      const saved = await callMerchant(MERCHANT_ENDPOINTS.changeDelivery, {
        params: { name },
        body: { values, version },
      });
      onSaved(saved);
      return saved;
    },
  });
  const { form, set, errorOf } = state;
  const tree = useMemo<Tree>(
    () => ({ values: form, put: (path, value) => set(withValue(form, path, value) as Values), errorOf }),
    [form, set, errorOf],
  );
  return (
    <TreeContext value={tree}>
      <FormFrame state={state} label={SAY.names[name]} sticky>
        <p className="max-w-[62ch] pb-6 text-small text-soot">{SAY.lines[name]}</p>
        {children}
        <FaultOf path="" />
      </FormFrame>
    </TreeContext>
  );
}
