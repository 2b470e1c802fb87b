/** Skeletons of loading content. */

export function Skeleton({ className = '' }: { readonly className?: string }) {
  return <div className={`animate-breathe rounded-control bg-linen ${className}`} />;
}

/** Skeleton of a product card, in grid or list view. */
export function CardSkeleton() {
  return (
    <div
      className="list:grid list:grid-cols-[112px_minmax(0,1fr)] list:gap-5 sm:list:grid-cols-[176px_minmax(0,1fr)]"
      aria-hidden="true"
    >
      <Skeleton className="aspect-4/5 w-full" />
      <div className="list:pt-2">
        <Skeleton className="mt-3 h-4 w-3/4 list:mt-0 list:w-1/2" />
        <Skeleton className="mt-2 h-4 w-1/3" />
      </div>
    </div>
  );
}
