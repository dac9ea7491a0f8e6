import { Eye } from "lucide-react";

/** Stands beside every door code, password and private address (Sections 8). */
export function WhoSees() {
  return (
    <span className="flex gap-1.5">
      <Eye size={16} className="mt-0.5" />
      Anyone with this guidebook's link can see this.
    </span>
  );
}
