import { data } from "react-router";

/** Every path that no screen has. The gate has already answered it for whoever may not even ask. */
export default function UnknownPath(): never {
  throw data({ screen: "not-found" }, { status: 404 });
}
