import { createContext, type ReactNode } from "react";
import type { ListItem } from "#sections/list/content.ts";

export interface NearbyPlacesProps {
  /** The field of the content that holds the rows. */
  list: string;
  rows: readonly ListItem[];
  onAdd: (rows: ListItem[]) => void;
}

/** Renders the picker of nearby places under a list, provided by the screen around the forms. */
export const NearbyPlaces = createContext<((props: NearbyPlacesProps) => ReactNode) | null>(null);
