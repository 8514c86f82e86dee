// In the place of sample requests while they load.
import { Skeleton } from '#kit/ui/skeleton.tsx';

export function SampleListSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      <div className="rounded-card border border-line bg-surface p-4">
        <Skeleton className="h-7 w-32" />
        <Skeleton className="mt-4 h-5 w-2/3" />
      </div>
      {[1, 2, 3].map((card) => (
        <div key={card} className="rounded-card border border-line bg-surface">
          <Skeleton className="m-3 h-5 w-1/2" />
          <div className="flex gap-3 border-t border-line p-4">
            <Skeleton className="size-11 shrink-0" />
            <span className="flex-1 space-y-2">
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="h-4 w-1/3" />
            </span>
          </div>
        </div>
      ))}
    </div>
  );
}
