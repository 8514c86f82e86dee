// In place of a quotation or a comparison while it loads.
import { Card } from '#kit/ui/card.tsx';
import { Skeleton, SkeletonText } from '#kit/ui/skeleton.tsx';

export function QuotationSkeleton() {
  return (
    <div className="grid gap-3">
      <Card>
        <Skeleton className="h-7 w-2/3" />
        <Skeleton className="mt-3 h-5 w-1/2" />
      </Card>
      <Card>
        <SkeletonText lines={10} />
      </Card>
    </div>
  );
}
