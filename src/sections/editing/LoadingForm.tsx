import { Skeleton } from "#ui/Skeleton.tsx";

export function LoadingForm() {
  return (
    <output className="flex flex-col gap-3 p-5">
      <span className="sr-only">Loading the form...</span>
      <Skeleton className="h-6 w-32" />
      <Skeleton className="h-52" />
    </output>
  );
}
