/** Error message, announced when it appears. Takes no space when empty. */
export function ErrorBox({ children }: { readonly children: string }) {
  return (
    <div role="alert">
      {children && <p className="border-l-2 border-danger bg-danger/8 px-4 py-3 text-small text-danger">{children}</p>}
    </div>
  );
}
