/** Rows of a list that each fill a section. */
import { use } from 'react';
import { DELIVERY_RULES_COPY as SAY } from '../../../core/merchant/delivery-copy.ts';
import { FaultOf } from './fields.tsx';
import { AddButton, type Props } from './Rows.tsx';
import { TreeContext } from './tree.ts';
import { useList } from './use-list.ts';

/** One section per row, folded to its name; for zones, classes, services and carriers. */
export function SectionRows({ path, add, fresh, nameOf, children }: Props) {
  const { errorOf } = use(TreeContext);
  const list = useList(path);
  return (
    <div>
      {list.rows.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place.
        <section key={index} aria-label={nameOf(index)} className="border-t py-6">
          <div className="flex items-baseline justify-between gap-6 pb-4">
            <h2 className="font-serif text-heading">{nameOf(index)}</h2>
            <button
              type="button"
              aria-label={SAY.remove(nameOf(index))}
              onClick={() => list.remove(index)}
              className="link min-h-11 text-small text-soot"
            >
              {SAY.removeRow}
            </button>
          </div>
          {children(`${path}.${index}`, index)}
          {errorOf(`${path}.${index}`) && <FaultOf path={`${path}.${index}`} />}
        </section>
      ))}
      <FaultOf path={path} />
      <div className="border-t pt-2">
        <AddButton label={add} onAdd={() => list.add(fresh)} />
      </div>
    </div>
  );
}
