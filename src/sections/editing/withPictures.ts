import { createContext } from "react";

/** False around forms whose pictures could be stored nowhere: those of a visitor without an account. */
export const WithPictures = createContext(true);
