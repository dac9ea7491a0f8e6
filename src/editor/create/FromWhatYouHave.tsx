import { ChevronRight, FileInput } from "lucide-react";
import { Link } from "react-router";

/** The way to a guidebook that is made of what a host has written before. */
export function FromWhatYouHave() {
  return (
    <Link
      to="/import"
      className="mt-5 flex items-center gap-4 rounded-card border border-line bg-card px-[min(1.25rem,6vw)] py-5 shadow-soft hover:border-control sm:p-6"
    >
      <FileInput size={26} aria-hidden className="shrink-0 text-pine" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">Start from what you have</span>
        <span className="block text-soft">
          A Word file, a PDF, your listing, a message to guests: we sort it into sections.
        </span>
      </span>
      <ChevronRight size={20} aria-hidden className="shrink-0 text-soft" />
    </Link>
  );
}
