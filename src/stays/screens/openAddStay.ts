import { createContext } from "react";

/** Opens the form of a new stay; null for a member who may add none. */
export const OpenAddStay = createContext<(() => void) | null>(null);
