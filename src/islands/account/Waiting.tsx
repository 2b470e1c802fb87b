/** The place of an account page while the session is checked. */
import { Skeleton } from '../../components/Skeleton.tsx';

export function Waiting({ message }: { readonly message: string }) {
  return (
    <div className="unscripted:hidden" aria-busy="true">
      <p className="sr-only" role="status">
        {message}
      </p>
      <Skeleton className="h-6 w-1/2" />
      <Skeleton className="mt-6 h-12 w-full max-w-xl" />
      <Skeleton className="mt-4 h-12 w-full max-w-xl" />
    </div>
  );
}
