import { createContext } from "react";
import type { PropertyContent } from "#sections/property/content.ts";

/** Where the property is. The screen around the forms knows it; a form does not. */
export const PropertyHere = createContext<PropertyContent | null>(null);
