/** Choice of a role. */
import { ChevronDown } from 'lucide-react';
import { FIELD_BOX } from '../../../components/FieldFrame.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { OFFICE_COPY } from '../../../core/merchant/office-copy.ts';
import { ROLES, type Role, roleOf } from '../../../core/merchant/role.ts';

type Props = {
  readonly id?: string;
  readonly label?: string;
  readonly value: Role;
  readonly disabled?: boolean;
  readonly onChange: (role: Role) => void;
};

export function RoleSelect({ id, label, value, disabled, onChange }: Props) {
  return (
    <span className="relative block">
      <select
        id={id}
        aria-label={label}
        value={value}
        disabled={disabled}
        onChange={({ target }) => onChange(roleOf(target.value) ?? value)}
        className={`${FIELD_BOX} appearance-none pr-10 pl-3.5 disabled:bg-linen disabled:text-soot`}
      >
        {ROLES.map((role) => (
          <option key={role} value={role}>
            {OFFICE_COPY.roles[role]}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size={18} className="pointer-events-none absolute top-[15px] right-3.5" />
    </span>
  );
}
