/** Form of the search page; it works without scripts. */
import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { SEARCH } from '../../core/catalogue/constants.ts';
import { SEARCH_COPY } from '../../core/catalogue/search-copy.ts';
import { ROUTES } from '../../core/shop/routes.ts';

export function SearchForm({ q }: { readonly q: string }) {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef('');
  // What was typed in the meantime stays.
  useEffect(() => {
    if (field.current?.value === shown.current) field.current.value = q;
    shown.current = q;
  }, [q]);
  return (
    <form action={ROUTES.search.path} method="get" className="flex items-end gap-4 border-b border-ink pb-3">
      <label className="min-w-0 flex-1">
        <span className="sr-only">{SEARCH_COPY.label}</span>
        <input
          ref={field}
          type="search"
          name="q"
          required
          defaultValue=""
          maxLength={SEARCH.maxLength}
          placeholder={SEARCH_COPY.prompt}
          className="w-full bg-transparent font-serif text-heading outline-none sm:text-name placeholder:text-soot/80"
        />
      </label>
      <Button type="submit" className="max-sm:px-4">
        <Icon of={Search} size={18} />
        <span className="max-sm:sr-only">{SEARCH_COPY.submit}</span>
      </Button>
    </form>
  );
}
