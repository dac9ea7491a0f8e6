import { ArrowLeft, ArrowRight } from "lucide-react";
import { Button } from "#ui/Button.tsx";

interface NeighboursProps {
  before: { type: string } | undefined;
  after: { type: string } | undefined;
  titleOf: (type: string) => string;
  onGo: (type: string) => void;
}

/** The sections before and after this one, where a thumb finds them: the row of tabs is long. */
export function Neighbours({ before, after, titleOf, onGo }: NeighboursProps) {
  return (
    <nav aria-label="Sections before and after" className="mt-5 flex flex-wrap gap-2">
      {before && (
        <Button
          variant="quiet"
          icon={ArrowLeft}
          onClick={() => onGo(before.type)}
          className="-ml-3 px-3! text-soft"
        >
          {titleOf(before.type)}
        </Button>
      )}
      {after && (
        <Button variant="quiet" onClick={() => onGo(after.type)} className="-mr-3 ml-auto px-3!">
          {titleOf(after.type)} <ArrowRight size={18} />
        </Button>
      )}
    </nav>
  );
}
