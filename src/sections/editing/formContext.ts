import { createContext, type ReactNode } from "react";
import type { ListItem } from "#sections/list/content.ts";
import type { PropertyContent } from "#sections/property/content.ts";

export interface NearbyPlacesProps {
  /** The field of the content that holds the rows. */
  list: string;
  rows: readonly ListItem[];
  onAdd: (rows: ListItem[]) => void;
}

/** Renders the picker of nearby places under a list, provided by the screen around the forms. */
export const NearbyPlaces = createContext<((props: NearbyPlacesProps) => ReactNode) | null>(null);

/** False around forms whose pictures cannot be stored: those of a visitor without an account. */
export const WithPictures = createContext(true);

/** The property section, provided by the screen around the forms. */
export const PropertyHere = createContext<PropertyContent | null>(null);
