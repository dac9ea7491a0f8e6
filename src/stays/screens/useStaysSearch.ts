import { useSearchParams } from "react-router";

/** The state of the stays in the URL: `?stay=`, whose dialog is open, and `?home=`, whose stays alone are shown. */
export function useStaysSearch() {
  const [search, setSearch] = useSearchParams();
  const change = (name: "stay" | "home", value: string | null) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    stay: search.get("stay"),
    chosenProperty: search.get("home"),
    openStay: (stayId: string | null) => change("stay", stayId),
    chooseProperty: (guidebookId: string | null) => change("home", guidebookId),
  };
}
