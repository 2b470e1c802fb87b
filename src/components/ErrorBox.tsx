/** What went wrong, in red, said as soon as it stands there. Empty, it takes no room of a form's column. */
export function ErrorBox({ children }: { readonly children: string }) {
  return (
    <div role="alert">
      {children && <p className="border-l-2 border-danger bg-danger/8 px-4 py-3 text-small text-danger">{children}</p>}
    </div>
  );
}
