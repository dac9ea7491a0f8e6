import { createContext } from "react";
import type { PropertyContent } from "#sections/property/content.ts";

/** The property section, provided by the screen around the forms. */
export const PropertyHere = createContext<PropertyContent | null>(null);
