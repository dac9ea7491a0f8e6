import { data } from "react-router";

/** Every path that no screen has. The gate has already responded for visitors who may not ask. */
export default function UnknownPath(): never {
  throw data({ screen: "not-found" }, { status: 404 });
}
