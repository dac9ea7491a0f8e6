import { Eye } from "lucide-react";
import { createContext, use, type ReactNode } from "react";
import type { Leaf } from "#sections/field.ts";

type Opens = NonNullable<Leaf["opens"]>;

/** Renders who can see a secret, provided by the screen around the forms. */
export const WhoSeesSecret = createContext<((opens: Opens) => ReactNode) | null>(null);

/** Shown next to every door code, password and private address (Sections 8). */
export function WhoSees({ opens }: { opens?: Opens }) {
  const draw = use(WhoSeesSecret);
  if (opens && draw) return draw(opens);
  return (
    <span className="flex gap-1.5">
      <Eye size={16} className="mt-0.5" />
      Anyone with this guidebook's link can see this.
    </span>
  );
}
