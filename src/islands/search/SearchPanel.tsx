/** Search panel: field and results while typing. */
import { Search } from 'lucide-react';
import { type SubmitEvent, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Dialog, DialogClose } from '../../components/Dialog.tsx';
import { Icon } from '../../components/Icon.tsx';
import { SEARCH } from '../../core/catalogue/constants.ts';
import { cleanQuery } from '../../core/catalogue/search.ts';
import { SEARCH_COPY } from '../../core/catalogue/search-copy.ts';
import { ROUTES, searchPath } from '../../core/shop/routes.ts';
import { closePanel } from '../../stores/panel.ts';
import { placeholderOpener } from '../../stores/panel-placeholder.ts';
import { $search, leaveSearch, readRecent } from '../../stores/search.ts';
import { useDeferredStore } from '../use-deferred-store.ts';
import { useTypedText } from '../use-typed-text.ts';
import { optionsOf } from './options.ts';
import { SearchResults } from './SearchResults.tsx';
import { useDebounced } from './use-debounced.ts';
import { LISTBOX, useOptions } from './use-options.ts';

export default function SearchPanel({ open }: { readonly open: boolean }) {
  const [text, setText] = useState('');
  const [recent, setRecent] = useState<readonly string[]>([]);
  const { field, attach } = useTypedText('search', open);
  // What is listed follows in steps, so that the next key is not kept waiting.
  const search = useDeferredStore($search, { state: 'idle' });
  const query = useDeferredValue(cleanQuery(text));
  const options = useMemo(() => optionsOf(search, recent, query === ''), [search, recent, query]);
  const forget = useCallback(() => setRecent([]), []);
  const { active, onKeyDown } = useOptions(options, text);
  useDebounced(text);
  useEffect(() => {
    if (open) setRecent(readRecent());
  }, [open]);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const typed = cleanQuery(text);
    const chosen = options[active];
    if (!chosen && !typed) return;
    leaveSearch(typed);
    window.location.assign(chosen?.href ?? searchPath(typed));
  }

  return (
    <Dialog
      open={open}
      onClose={() => closePanel('search')}
      side="top"
      bare
      first={field}
      back={placeholderOpener}
      title={SEARCH_COPY.title}
      closeLabel={SEARCH_COPY.close}
    >
      <div className="gutter mx-auto w-full max-w-280 pt-6 pb-2">
        <search>
          <form
            action={ROUTES.search.path}
            method="get"
            onSubmit={submit}
            className="flex items-center gap-3 border-b border-ink pb-2"
          >
            <Icon of={Search} />
            <input
              ref={attach}
              type="search"
              name="q"
              value={text}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={onKeyDown}
              maxLength={SEARCH.maxLength}
              placeholder={SEARCH_COPY.prompt}
              aria-label={SEARCH_COPY.label}
              role="combobox"
              aria-expanded={options.length > 0}
              aria-controls={LISTBOX}
              aria-autocomplete="list"
              aria-activedescendant={options[active]?.id}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="search"
              className="min-h-12 min-w-0 flex-1 bg-transparent font-serif text-heading outline-none placeholder:text-soot/80"
            />
            <DialogClose label={SEARCH_COPY.close} className="-mr-3" />
          </form>
        </search>
      </div>
      <SearchResults search={search} options={options} active={active} query={query} onForgot={forget} />
    </Dialog>
  );
}
