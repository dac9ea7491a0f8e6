import { createContext } from "react";

/** False around forms whose pictures cannot be stored: those of a visitor without an account. */
export const WithPictures = createContext(true);
