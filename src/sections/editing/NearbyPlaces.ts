import { createContext, type ReactNode } from "react";
import type { ListItem } from "#sections/list/content.ts";

export interface NearbyPlacesProps {
  /** The field of the content that holds the rows. */
  list: string;
  rows: readonly ListItem[];
  onAdd: (rows: ListItem[]) => void;
}

/** Draws the way to places of the map under a list. The screen around the forms knows what is near; a form does not. */
export const NearbyPlaces = createContext<((props: NearbyPlacesProps) => ReactNode) | null>(null);
